import { describe, expect, it } from 'vitest'
import { readArrivalError, withoutErrors } from '#features/account/arrival-error.ts'

describe('an error that came with the address', () => {
  it('[AUTH-27] is read from error_description', () => {
    expect(readArrivalError('?error_description=Link+has+expired', '')?.text).toBe('Link has expired')
  })
  it('[AUTH-28] is read from error_code', () => {
    expect(readArrivalError('?error_code=otp_expired', '')?.text).toBe('otp_expired')
  })
  it('[AUTH-29] is read from the hash', () => {
    expect(readArrivalError('', '#error=access_denied&error_description=No')?.text).toBe('access_denied: No')
    expect(readArrivalError('?mode=reset', 'error_description=No')?.text).toBe('No')
  })
  it('[AUTH-26] is read from the navigation’s state', () => {
    const state = { error: 'Authentication timeout. Please try again.' }
    expect(readArrivalError('', '', state)?.text).toBe(state.error)
    expect(readArrivalError('', '', { error: { text: 'x' } })).toBeUndefined()
  })
  it('[AUTH-164] stands behind its code', () => {
    const error = readArrivalError(
      '?error=server_error&error_code=bad_oauth_state&error_description=Try+again',
      '',
    )
    expect(error).toEqual({ text: 'bad_oauth_state: Try again', short: 'Try again' })
  })
  it('is nothing when there is none, and never a letter', () => {
    expect(readArrivalError('?mode=reset&code=1', '#top', {})).toBeUndefined()
    expect(readArrivalError(`?error_description=${'x'.repeat(5000)}`, '')?.text).toHaveLength(300)
  })
  it('leaves the rest of the query', () => {
    const search = { mode: 'reset', error: 'a', error_code: 'b', error_description: 'c' }
    expect(withoutErrors(search)).toEqual({ mode: 'reset' })
  })
})
