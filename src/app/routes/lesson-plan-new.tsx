import { createRoute } from '@tanstack/react-router'
import { lessonPlanRoute } from './lesson-plan.tsx'

export const lessonPlanNewRoute = createRoute({ getParentRoute: () => lessonPlanRoute, path: '/' })
