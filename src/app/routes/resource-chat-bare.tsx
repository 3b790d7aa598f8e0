import { createRoute, redirect } from '@tanstack/react-router'
import { resourceRoute } from './resource.tsx'

/** Without an id there is no chat to open: a new one [NAV-19]. */
export const resourceChatBareRoute = createRoute({
  getParentRoute: () => resourceRoute,
  path: '/chat',
  beforeLoad: () => {
    throw redirect({ to: '/resource', replace: true })
  },
})
