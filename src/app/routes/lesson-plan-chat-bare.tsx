import { createRoute, redirect } from '@tanstack/react-router'
import { lessonPlanRoute } from './lesson-plan.tsx'

/** An address without an id opens a new chat. */
export const lessonPlanChatBareRoute = createRoute({
  getParentRoute: () => lessonPlanRoute,
  path: '/chat',
  beforeLoad: () => {
    throw redirect({ to: '/lesson-plan', replace: true })
  },
})
