import { describe, expect, it } from 'vitest'
import { readArrivalLink } from '#backend/auth/arrival-link.soon.ts'
import { errorOfLink, errorOfState } from '#features/account/arrival/arrival-error.ts'

function errorAt(tail: string) {
  const link = readArrivalLink(`https://app.test/login${tail}`)
  return link?.kind === 'error' ? errorOfLink(link) : undefined
}

describe('an error in the URL', () => {
  it('[AUTH-27] is read from error_description', () => {
    expect(errorAt('?error_description=Link+has+expired')?.text).toBe('Link has expired')
  })
  it('[AUTH-28] is read from error_code', () => {
    expect(errorAt('?error_code=otp_expired')?.text).toBe('otp_expired')
  })
  it('[AUTH-29] is read from the hash', () => {
    expect(errorAt('#error=server_error&error_description=No')?.text).toBe('server_error: No')
    expect(errorAt('?mode=reset#error_description=No')?.text).toBe('No')
  })
  it('[AUTH-26] is read from the navigation state', () => {
    const error = 'Authentication timeout. Please try again.'
    expect(errorOfState({ error })).toEqual({ text: error, toast: error })
    expect(errorOfState({ error: { text: 'x' } })).toBeUndefined()
    expect(errorOfState(null)).toBeUndefined()
  })
  it('[AUTH-164] follows its code', () => {
    const error = errorAt('?error=server_error&error_code=bad_oauth_state&error_description=Try+again')
    expect(error?.text).toBe('bad_oauth_state: Try again')
  })
  it('[AUTH-165] is shown as an OAuth error with its description, else its code', () => {
    expect(errorAt('?error=server_error&error_description=Try+again')?.toast).toBe('OAuth error: Try again')
    expect(errorAt('?error_code=otp_expired')?.toast).toBe('OAuth error: otp_expired')
  })
  it('[AUTH-155] [AUTH-156] has a friendly text when it is a known one', () => {
    expect(errorAt('?error=access_denied&error_description=User+said+no')?.toast).toBe(
      'Access was denied. Please try signing in again.',
    )
    expect(errorAt('#error=server_error&error_description=The+user+cancelled')?.toast).toBe(
      'Sign in was cancelled.',
    )
  })
  it('is undefined when there is none, and never a single letter', () => {
    expect(errorAt('?mode=reset&code=1#top')).toBeUndefined()
    expect(errorAt(`?error_description=${'x'.repeat(5000)}`)?.text).toHaveLength(300)
  })
})
