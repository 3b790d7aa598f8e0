import { createRoute } from '@tanstack/react-router'
import { takeReturn } from '../guards.ts'
import { lazyPart } from '../lazy-screen.ts'
import { rootRoute } from '../root.tsx'
import { servicesReady } from '../services-ready.ts'

const TransitionScreen = lazyPart(async () => {
  const [screen] = await Promise.all([import('../transition-screen.tsx'), servicesReady()])
  return screen.TransitionScreen
})

export const appRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/app',
  beforeLoad: takeReturn,
  component: TransitionScreen,
})
