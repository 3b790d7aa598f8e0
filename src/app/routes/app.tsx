import { createRoute } from '@tanstack/react-router'
import { takeReturn } from '../guards.ts'
import { rootRoute } from '../root.tsx'
import { storePart } from '../start/store-part.ts'

const TransitionScreen = storePart(
  async () => (await import('../screens/transition-screen.soon.tsx')).TransitionScreen,
)

export const appRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/app',
  beforeLoad: takeReturn,
  component: TransitionScreen,
})
