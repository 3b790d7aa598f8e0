import { createRoute, redirect } from '@tanstack/react-router'
import { loadPart } from '#platform/load-part.ts'
import { waitingInvite } from '#session/arriving/waiting-invite.ts'
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
    if (search.subscription !== undefined) return backFromCheckout(search)
    if (password_reset !== 'success') return goOnWithWaiting()
    setTimeout(requestSync, REFRESH_AFTER_MS)
    throw redirect({ to: '/home', search, replace: true })
  },
  component: HomeScreen,
})

/** Tells how the checkout ended, asks for fresh rows after a second, and removes it from the address (OP-64). */
function backFromCheckout({ subscription, type: _type, ...search }: Record<string, string>): void {
  void loadPart(() => import('#features/plan/back-from-checkout.online.ts')).then((part) =>
    part.backFromCheckout(subscription, REFRESH_AFTER_MS),
  )
  throw redirect({ to: '/home', search, replace: true })
}

let wentOn = false

/**
 * A sign-in ends at home. A text that was shared before it goes on to its chat, and an invite link that was opened to
 * its question, once: nobody is to be kept from home.
 */
function goOnWithWaiting(): void {
  const to =
    waitingInvite() !== undefined
      ? '/join-school'
      : readSharedText() !== undefined
        ? '/lesson-plan'
        : undefined
  if (wentOn || to === undefined) return
  wentOn = true
  throw redirect({ to, replace: true })
}
