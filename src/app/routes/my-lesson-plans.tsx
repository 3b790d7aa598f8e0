import { createRoute } from '@tanstack/react-router'
import { StarredPage } from '../screens/starred-page.tsx'
import { signedInRoute } from './signed-in.tsx'

export const myLessonPlansRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/my-lesson-plans',
  component: () => <StarredPage key="lesson_plan" itemType="lesson_plan" />,
})
