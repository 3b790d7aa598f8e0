import { redirect } from '@tanstack/react-router'
import { readIdentity } from '#session/identity.ts'

/**
 * Signed-in screens ask the record on this device, never the network: offline, a token cannot be renewed and that
 * says nothing about the teacher [SYS-15]. A refusal by the server has set the record to `needs-sign-in`.
 */
export function requireSignedIn(): void {
  if (readIdentity()?.state !== 'signed-in') throw redirect({ to: '/login', replace: true })
}

/** The restricted routes of the specification: none [NAV-31]. */
export const restrictedRoutes: readonly string[] = []
export function isRestricted(path: string): boolean {
  return restrictedRoutes.includes(path)
}
