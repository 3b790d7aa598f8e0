import { createRoute } from '@tanstack/react-router'
import { lessonPlanRoute } from './lesson-plan.tsx'

/** Shown by its parent, which reads the id. */
export const lessonPlanChatRoute = createRoute({
  getParentRoute: () => lessonPlanRoute,
  path: '/chat/$sessionId',
})
