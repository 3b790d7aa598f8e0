import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { loadPart } from '#platform/load-part.ts'
import { readIdentity } from '#session/identity.ts'
import { showToast } from '#session/toasts.ts'
import { heldReturn, holdReturn } from '#session/url-return.ts'
import { parseSearch } from './address.ts'

interface Arriving {
  location: ParsedLocation
}

/**
 * Signed-in screens ask the record on this device, never the network: offline a token cannot be renewed, and that
 * says nothing about the teacher [SYS-15]. A refusal by the server has set the record to `needs-sign-in`.
 */
export function requireSignedIn({ location }: Arriving): void | Promise<void> {
  if (location.pathname !== '/home') return requireRecord(location)
  // The layout completes the sign-in that came with the address [AUTH-75].
  if (heldReturn()?.path === location.pathname) return
  return mayBeReturn(location)
    ? takeReturn({ location })?.then(() => requireRecord(location))
    : requireRecord(location)
}

function requireRecord({ pathname }: ParsedLocation): void {
  const identity = readIdentity()
  if (identity?.state !== 'signed-in') {
    const toViewer = /^\/resource\/[^/]+$/.test(pathname) // [RES-01]
    if (toViewer) showToast({ title: 'Please sign in to view resources' })
    throw redirect({ to: toViewer ? '/auth' : '/login', replace: true })
  }
  if (identity.mustSetPassword) throw redirect({ to: '/password-setup', replace: true })
}

/**
 * Holds the tokens, code or error that came with the address for its screen, and cleans the address [AUTH-30]
 * [AUTH-77].
 */
export function takeReturn({ location }: Arriving): Promise<void> | undefined {
  return mayBeReturn(location) ? hold(location) : undefined
}

/** The address is read closely only when there may be something to read: the first paint does without that code. */
const mayBeReturn = ({ href }: ParsedLocation) =>
  /[?#&](access_token|refresh_token|code|token_hash|error(_code|_description)?)=/.test(href)

async function hold(location: ParsedLocation): Promise<void> {
  const { readArrivalLink, withoutArrivalLink } = await loadPart(
    () => import('#backend/auth/arrival-link.soon.ts'),
  )
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

/** The specification names no restricted route [NAV-31]. */
const restrictedRoutes: readonly string[] = []
export function isRestricted(path: string): boolean {
  return restrictedRoutes.includes(path)
}
