import { createRoute, redirect } from '@tanstack/react-router'
import { readSharedText } from '#session/shared-text.ts'
import { requestSync } from '#session/sync-status.ts'
import { HomeScreen } from '../screens/home-screen.tsx'
import { signedInRoute } from './signed-in.tsx'

/** [AUTH-86] */
const REFRESH_AFTER_MS = 1_000

export const homeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/home',
  /**
   * The sign-in after a new password brings `password_reset` along: the app then asks for fresh rows and removes it
   * from the address [AUTH-85] (OP-27).
   */
  beforeLoad: ({ location }) => {
    const { password_reset, ...search } = location.search as Record<string, string>
    if (password_reset !== 'success') return goOnWithShared()
    setTimeout(requestSync, REFRESH_AFTER_MS)
    throw redirect({ to: '/home', search, replace: true })
  },
  component: HomeScreen,
})

let wentOn = false

/**
 * A sign-in ends at home. A text that was shared before it goes on to its chat, once: nobody is to be kept from home.
 */
function goOnWithShared(): void {
  if (wentOn || readSharedText() === undefined) return
  wentOn = true
  throw redirect({ to: '/lesson-plan', replace: true })
}
