import type { AuthFailure, AuthFailureKind } from '#backend/auth/auth-failure.ts'

const UNMAPPED = 'Authentication failed. Please try again.'
const THROWN = 'An unexpected error occurred. Please try again.'

const TEXTS: Partial<Record<AuthFailureKind, string>> = {
  missing_credentials: 'You must provide either an email or phone number and a password',
  invalid_credentials: 'Invalid email or password. Please check your credentials.',
  email_not_confirmed: 'Please verify your email address before signing in.',
  access_denied: 'Access was denied. Please try signing in again.',
  cancelled: 'Sign in was cancelled.',
  already_registered: 'An account with this email already exists. Please sign in instead.',
  weak_password: 'Password must be at least 6 characters long.',
  invalid_email: 'Please enter a valid email address.',
  threw: THROWN,
}

/** The text of the toast, which also says if the device is offline [AUTH-152] to [AUTH-161]. */
export function authErrorText(failure: AuthFailure): string {
  return withOfflineLine(TEXTS[failure.kind] ?? UNMAPPED, failure)
}

/** The text in the sign-in form, a little longer for wrong credentials [AUTH-162] (OP-17). */
export function signInErrorText(failure: AuthFailure): string {
  return failure.kind === 'invalid_credentials'
    ? 'Invalid email or password. Please check your credentials and try again.'
    : authErrorText(failure)
}

/** The provider's own message, if it sent one [AUTH-166]. */
export function socialErrorText(failure: AuthFailure): string {
  return failure.kind === 'threw' ? authErrorText(failure) : failure.message || UNMAPPED
}

/** [AUTH-168] to [AUTH-171] */
export function resetErrorText(failure: AuthFailure): string {
  if (failure.kind === 'rate_limit') {
    return 'Too many password reset attempts. Please wait a few minutes before trying again.'
  }
  if (failure.kind === 'not_found') {
    return 'If an account with this email exists, you will receive password reset instructions.'
  }
  if (failure.kind === 'threw') return withOfflineLine(THROWN, failure)
  return failure.message || THROWN
}

/** The text for a failed 6-digit code. */
export function codeErrorText(failure: AuthFailure): string {
  if (failure.kind === 'link_expired') {
    return 'This code is wrong or has expired. Check it, or ask for a new email.'
  }
  if (failure.kind === 'rate_limit')
    return 'Too many attempts. Please wait a few minutes before trying again.'
  return authErrorText(failure)
}

function withOfflineLine(text: string, failure: AuthFailure): string {
  return failure.offline ? `${text} You are offline.` : text
}
