import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { readArrivalLink, withoutArrivalLink } from '#backend/arrival-link.ts'
import { readIdentity } from '#session/identity.ts'
import { heldReturn, holdReturn } from '#session/url-return.ts'
import { parseSearch } from './address.ts'

/**
 * Signed-in screens ask the record on this device, never the network: offline, a token cannot be renewed and that
 * says nothing about the teacher [SYS-15]. A refusal by the server has set the record to `needs-sign-in`.
 */
export function requireSignedIn({ location }: { location: ParsedLocation }): void {
  if (location.pathname === '/home') {
    takeReturn({ location })
    // The layout completes the sign-in that came with the address [AUTH-75].
    if (heldReturn() !== null) return
  }
  const identity = readIdentity()
  if (identity?.state !== 'signed-in') throw redirect({ to: '/login', replace: true })
  if (identity.mustSetPassword) throw redirect({ to: '/password-setup', replace: true })
}

/** Tokens, codes and errors that came with the address: held for the screen, and the address cleaned [AUTH-30] [AUTH-77]. */
export function takeReturn({ location }: { location: ParsedLocation }): void {
  const { href } = new URL(location.href, window.location.origin)
  if (readArrivalLink(href) === undefined) return
  holdReturn({ path: location.pathname, href })
  const clean = new URL(withoutArrivalLink(href), window.location.origin)
  throw redirect({
    to: clean.pathname as '/login',
    search: parseSearch(clean.search),
    hash: clean.hash.slice(1),
    state: location.state,
    replace: true,
  })
}

/** The restricted routes of the specification: none [NAV-31]. */
export const restrictedRoutes: readonly string[] = []
export function isRestricted(path: string): boolean {
  return restrictedRoutes.includes(path)
}
