import type { ArrivalLink } from '#backend/auth/arrival-link.soon.ts'
import type { AuthFailure } from '#backend/auth/auth-failure.ts'
import { authErrorText } from '../sign-in/auth-texts.ts'

const EXPIRED_OR_INVALID = 'Your password reset link has expired or is invalid. Please request a new one.'
export const NO_LINK = 'Invalid or missing password reset link. Please request a new password reset.'

/** The text for an error that the auth service wrote into the URL [AUTH-133] [AUTH-134]. */
export function linkErrorText({ code, description }: ArrivalLink & { kind: 'error' }): string {
  return /expired|token/i.test(`${code} ${description}`)
    ? 'Your password reset link has expired. Please request a new one.'
    : `Authentication error: ${description || code}`
}

/** The text for a link that the auth service refused [AUTH-135] (OP-29) or could not be asked about [AUTH-138]. */
export function linkFailureText(failure: AuthFailure): string {
  const refused = ['link_expired', 'invalid_jwt', 'session_missing', 'not_found']
  if (refused.includes(failure.kind)) return EXPIRED_OR_INVALID
  const text = 'Authentication failed. Please request a new password reset.'
  return failure.offline
    ? 'You are offline. Your link is still good: try again when you are connected.'
    : text
}

/** The text under the title `Failed to update password` [AUTH-130]. */
export function updateErrorText(failure: AuthFailure): string {
  if (failure.kind === 'session_missing' || failure.kind === 'invalid_jwt') {
    return 'No valid session found. Please request a new password reset link.'
  }
  if (failure.kind === 'same_password') return 'The new password must be different from the old one.'
  if (failure.kind === 'weak_password') return authErrorText(failure)
  return failure.offline ? 'Failed to update password. You are offline.' : 'Failed to update password'
}
