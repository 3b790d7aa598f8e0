import { createRoute, redirect } from '@tanstack/react-router'
import { resourceRoute } from './resource.tsx'

/** An address without an id opens a new chat [NAV-19]. */
export const resourceChatBareRoute = createRoute({
  getParentRoute: () => resourceRoute,
  path: '/chat',
  beforeLoad: () => {
    throw redirect({ to: '/resource', replace: true })
  },
})
