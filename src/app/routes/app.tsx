import { createRoute } from '@tanstack/react-router'
import { rootRoute } from '../root.tsx'
import { TransitionScreen } from '../transition-screen.tsx'

export const appRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/app',
  component: TransitionScreen,
})
