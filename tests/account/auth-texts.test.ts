import { beforeEach, describe, expect, it } from 'vitest'
import { authFailureOf } from '#backend/auth/auth-failure.ts'
import { configureBackend } from '#backend/config.ts'
import {
  authErrorText,
  resetErrorText,
  signInErrorText,
  socialErrorText,
} from '#features/account/sign-in/auth-texts.ts'

let online = true
beforeEach(() => {
  online = true
  const storage = { getItem: () => null, setItem: () => {}, removeItem: () => {} }
  configureBackend({ storage, isOnline: () => online })
})

/** An error as the auth library reports it. */
const said = (message: string, code?: string, status = 400) =>
  authFailureOf({ message, code, status, name: 'AuthApiError' })

describe('the text for a failed sign-in', () => {
  it.each([
    ['[AUTH-153]', 'Invalid login credentials', 'Invalid email or password. Please check your credentials.'],
    ['[AUTH-154]', 'Email not confirmed', 'Please verify your email address before signing in.'],
    ['[AUTH-155]', 'access_denied', 'Access was denied. Please try signing in again.'],
    ['[AUTH-156]', 'The user cancelled the sign-in', 'Sign in was cancelled.'],
    [
      '[AUTH-157]',
      'User already registered',
      'An account with this email already exists. Please sign in instead.',
    ],
    [
      '[AUTH-158]',
      'Password should be at least 6 characters.',
      'Password must be at least 6 characters long.',
    ],
    ['[AUTH-159]', 'Unable to validate email address: invalid format', 'Please enter a valid email address.'],
    ['[AUTH-160]', 'Database error querying schema', 'Authentication failed. Please try again.'],
  ])('%s %s', (_row, raw, text) => {
    expect(authErrorText(said(raw))).toBe(text)
    expect(authErrorText(said(raw.toUpperCase()))).toBe(text)
  })

  it.each([
    ['invalid_credentials', 'Invalid email or password. Please check your credentials.'],
    ['email_not_confirmed', 'Please verify your email address before signing in.'],
    ['user_already_exists', 'An account with this email already exists. Please sign in instead.'],
    ['weak_password', 'Password must be at least 6 characters long.'],
    ['email_address_invalid', 'Please enter a valid email address.'],
    ['signup_disabled', 'Authentication failed. Please try again.'],
  ])('goes by the code %s, whatever the words', (code, text) => {
    expect(authErrorText(said('Other words', code))).toBe(text)
  })

  it('[AUTH-100] passes on the service’s own minimum of six', () => {
    expect(
      authErrorText(authFailureOf({ name: 'AuthWeakPasswordError', message: 'weak', status: 422 })),
    ).toBe('Password must be at least 6 characters long.')
  })

  it('[AUTH-161] has a general text when the call itself failed, and says that the device is offline', () => {
    const thrown = new TypeError('Failed to fetch')
    expect(authErrorText(authFailureOf(thrown))).toBe('An unexpected error occurred. Please try again.')
    expect(authErrorText(authFailureOf({ name: 'AuthRetryableFetchError', message: 'x', status: 0 }))).toBe(
      'An unexpected error occurred. Please try again.',
    )
    online = false
    expect(authErrorText(authFailureOf(thrown))).toBe(
      'An unexpected error occurred. Please try again. You are offline.',
    )
  })

  it('[AUTH-162] is a little longer in the form', () => {
    expect(signInErrorText(said('Invalid login credentials'))).toBe(
      'Invalid email or password. Please check your credentials and try again.',
    )
    expect(signInErrorText(said('Email not confirmed'))).toBe(
      'Please verify your email address before signing in.',
    )
  })

  it('[AUTH-166] for Google and Apple is the message itself', () => {
    const message = 'Unsupported provider: provider is not enabled'
    expect(socialErrorText(said(message))).toBe(message)
    expect(socialErrorText(said(''))).toBe('Authentication failed. Please try again.')
  })

  it('[AUTH-173] distinguishes kinds', () => {
    const kind = (name: string) => authFailureOf({ name, message: 'x', status: 400 }).kind
    expect(kind('AuthSessionMissingError')).toBe('session_missing')
    expect(kind('AuthInvalidCredentialsError')).toBe('missing_credentials')
    expect(kind('AuthWeakPasswordError')).toBe('weak_password')
    expect(kind('AuthInvalidJwtError')).toBe('invalid_jwt')
  })
})

describe('the text for a failed reset request', () => {
  it('[AUTH-168] too many', () => {
    const text = 'Too many password reset attempts. Please wait a few minutes before trying again.'
    expect(resetErrorText(said('Wait', 'over_email_send_rate_limit', 429))).toBe(text)
    expect(resetErrorText(said('email rate_limit exceeded'))).toBe(text)
  })
  it('[AUTH-169] unknown address', () => {
    const text = 'If an account with this email exists, you will receive password reset instructions.'
    expect(resetErrorText(said('user_not_found'))).toBe(text)
  })
  it('[AUTH-170] any other message unchanged', () => {
    expect(resetErrorText(said('Error sending recovery email'))).toBe('Error sending recovery email')
  })
  it('[AUTH-171] no message', () => {
    expect(resetErrorText(said(''))).toBe('An unexpected error occurred. Please try again.')
    expect(resetErrorText(said('{}'))).toBe('An unexpected error occurred. Please try again.')
  })
})
