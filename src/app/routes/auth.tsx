import { createRoute, redirect } from '@tanstack/react-router'
import { rootRoute } from '../root.tsx'

/** Links in e-mails and the resource viewer lead here; query, hash and state go along [NAV-10] [NAV-11]. */
export const authRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth',
  beforeLoad: ({ location }) => {
    throw redirect({
      to: '/login',
      search: location.search,
      hash: location.hash,
      state: location.state,
      replace: true,
    })
  },
})
