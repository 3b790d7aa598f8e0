import { createRoute } from '@tanstack/react-router'
import { lessonPlanRoute } from './lesson-plan.tsx'

/** The parent route shows it and reads the id. */
export const lessonPlanChatRoute = createRoute({
  getParentRoute: () => lessonPlanRoute,
  path: '/chat/$sessionId',
})
