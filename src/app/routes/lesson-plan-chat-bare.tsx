import { createRoute, redirect } from '@tanstack/react-router'
import { lessonPlanRoute } from './lesson-plan.tsx'

/** Without an id there is no chat to open: a new one. */
export const lessonPlanChatBareRoute = createRoute({
  getParentRoute: () => lessonPlanRoute,
  path: '/chat',
  beforeLoad: () => {
    throw redirect({ to: '/lesson-plan', replace: true })
  },
})
