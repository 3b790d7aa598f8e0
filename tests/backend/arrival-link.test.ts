import { describe, expect, it } from 'vitest'
import { isRecoveryLink, readArrivalLink, withoutArrivalLink } from '#backend/auth/arrival-link.soon.ts'

const at = (rest: string) => `https://app.test${rest}`
const pair = 'access_token=a&refresh_token=r'

describe('sign-in data in an address', () => {
  it.each([
    ['query', `/home?${pair}`],
    ['hash', `/home#${pair}`],
  ])('[AUTH-87] [AUTH-88] a pair of tokens in the %s', (_where, rest) => {
    expect(readArrivalLink(at(`${rest}&type=signup`))).toEqual({
      kind: 'tokens',
      accessToken: 'a',
      refreshToken: 'r',
      type: 'signup',
    })
  })

  it.each(['/home?access_token=a', '/home#refresh_token=r', '/home#access_token=a&refresh_token='])(
    '[AUTH-89] half a pair is ignored: %s',
    (rest) => {
      expect(readArrivalLink(at(rest))).toBeUndefined()
    },
  )

  it.each([
    ['?error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid', 'otp_expired'],
    ['#error=access_denied&error_description=Email+link+is+invalid', 'access_denied'],
    [`?error=server_error&error_description=Email%20link%20is%20invalid#${pair}`, 'server_error'],
  ])('[AUTH-87] [AUTH-88] an error of either style comes first: %s', (rest, code) => {
    const description = 'Email link is invalid'
    expect(readArrivalLink(at(`/login${rest}`))).toEqual({ kind: 'error', code, description })
  })

  it('a code, and the token of a mail that links to the app', () => {
    expect(readArrivalLink(at('/login?code=abc'))).toEqual({ kind: 'code', code: 'abc' })
    const link = { kind: 'token-hash', tokenHash: 'abc', type: 'recovery' }
    expect(readArrivalLink(at('/reset-password?token_hash=abc&type=recovery'))).toEqual(link)
    expect(readArrivalLink(at('/reset-password?token_hash=abc&type=nonsense'))).toBeUndefined()
    expect(readArrivalLink(at('/home?sessionId=1#top'))).toBeUndefined()
  })

  it('a long message is cut', () => {
    const link = readArrivalLink(at(`/login?error_description=${'x%0A'.repeat(5000)}`))
    expect(link?.kind === 'error' && link.description.length).toBe(300)
  })

  it('[AUTH-47] type=recovery in query or hash marks a link for a new password', () => {
    expect(isRecoveryLink(at('/reset-password?type=recovery'))).toBe(true)
    expect(isRecoveryLink(at(`/#${pair}&type=recovery`))).toBe(true)
    expect(isRecoveryLink(at(`/#${pair}&type=signup`))).toBe(false)
  })

  it('[AUTH-77] is removed from the address, and everything else stays', () => {
    expect(withoutArrivalLink(at(`/home?code=1&sessionId=2#${pair}&type=signup&expires_in=3600`))).toBe(
      '/home?sessionId=2',
    )
    expect(withoutArrivalLink(at('/home?error=x&error_code=y&error_description=z#top'))).toBe('/home#top')
    expect(withoutArrivalLink(at('/home?password_reset=success'))).toBe('/home?password_reset=success')
  })
})
