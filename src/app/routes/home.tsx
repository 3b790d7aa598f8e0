import { createRoute, redirect } from '@tanstack/react-router'
import { requestSync } from '#session/sync-status.ts'
import { HomeScreen } from '../home-screen.tsx'
import { signedInRoute } from './signed-in.tsx'

/** [AUTH-86] */
const REFRESH_AFTER_MS = 1_000

export const homeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/home',
  /** After a new password the sign-in that follows brings this along: it asks for fresh rows and leaves the address [AUTH-85] (OP-27). */
  beforeLoad: ({ location }) => {
    const { password_reset, ...search } = location.search as Record<string, string>
    if (password_reset !== 'success') return
    setTimeout(requestSync, REFRESH_AFTER_MS)
    throw redirect({ to: '/home', search, replace: true })
  },
  component: HomeScreen,
})
