import { describe, expect, it } from 'vitest'
import type { AuthRequest } from '../../supabase/local/auth/auth-request.ts'
import { rateLimits } from '../../supabase/local/auth/rate-limits.ts'
import { redirectsFor } from '../../supabase/local/auth/redirects.ts'

const RATES = { email_sent: 4, token_refresh: 150, sign_in_sign_ups: 30, token_verifications: 30 }
const SCHOOL = '203.0.113.7'

function door({ strict = true, confirmations = false } = {}) {
  const clock = { now: 0 }
  const limit = rateLimits({
    rates: RATES,
    strict,
    confirmations,
    mailEverySeconds: 60,
    now: () => clock.now,
  })
  const ask = async (path: string, email = '', address = SCHOOL) => {
    const request = new Request(`http://127.0.0.1/auth/v1${path}`, { method: 'POST' })
    const url = new URL(request.url)
    const asked: AuthRequest = {
      request,
      url,
      path: url.pathname.slice(8),
      text: '',
      body: {},
      email,
      address,
    }
    const answer = limit(asked)
    return answer ? ((await answer.json()) as { error_code: string }).error_code : 'through'
  }
  const many = async (times: number, path: string, email?: (n: number) => string, address?: string) => {
    const answers: string[] = []
    for (let n = 0; n < times; n += 1) answers.push(await ask(path, email?.(n), address))
    return answers.filter((answer) => answer === 'through').length
  }
  return { clock, ask, many }
}

describe('the limits of the auth service', () => {
  it('allow 30 sign-ins or refreshes from one address at once, and do not affect other addresses', async () => {
    const { many, ask, clock } = door()
    expect(await many(40, '/token?grant_type=refresh_token')).toBe(30)
    expect(await ask('/token?grant_type=refresh_token')).toBe('over_request_rate_limit')
    expect(await ask('/token?grant_type=refresh_token', '', '203.0.113.8')).toBe('through')
    expect(await many(40, '/token?grant_type=password')).toBe(30)
    clock.now += 60_000
    expect(await many(60, '/token?grant_type=refresh_token')).toBe(30)
    expect(await many(60, '/token?grant_type=password')).toBe(6)
  })

  it('[AUTH-168] allow one email a minute to one address, whoever asks, and a maximum per hour', async () => {
    const { ask, clock } = door()
    expect(await ask('/recover', 'a@b.nz')).toBe('through')
    expect(await ask('/resend', 'a@b.nz', '203.0.113.8')).toBe('over_email_send_rate_limit')
    clock.now += 60_000
    expect(await ask('/recover', 'a@b.nz', '203.0.113.8')).toBe('through')
    for (const name of ['c', 'd', 'e']) expect(await ask('/recover', `${name}@b.nz`)).toBe('through')
    expect(await ask('/recover', 'f@b.nz')).toBe('over_email_send_rate_limit')
  })

  it('allow ten guesses at a code in five minutes, from however many addresses', async () => {
    const { ask } = door()
    const answers: string[] = []
    for (let n = 0; n < 20; n += 1) answers.push(await ask('/verify', 'a@b.nz', `203.0.113.${n}`))
    expect(answers.filter((answer) => answer === 'through')).toHaveLength(10)
    expect(await ask('/verify', 'c@b.nz')).toBe('through')
  })

  it('count a sign-up that sends an email as one', async () => {
    const { ask } = door({ confirmations: true })
    expect(await ask('/signup', 'a@b.nz')).toBe('through')
    expect(await ask('/signup', 'a@b.nz')).toBe('over_email_send_rate_limit')
    expect(await door().many(2, '/signup', () => 'a@b.nz')).toBe(2)
  })

  it('are higher on this machine, where all devices share one address', async () => {
    const easy = door({ strict: false })
    expect(await easy.many(200, '/token?grant_type=refresh_token', undefined, '127.0.0.1')).toBe(200)
    expect(await easy.many(40, '/token?grant_type=refresh_token')).toBe(30)
  })
})

describe('emails that a signed-in teacher can cause', () => {
  it('a change of email and a reauthentication code count as emails', () => {
    const limit = rateLimits({
      rates: RATES,
      strict: true,
      confirmations: false,
      mailEverySeconds: 60,
      now: () => 0,
    })
    const ask = (method: string, path: string, email: string) => {
      const url = new URL(`http://127.0.0.1/auth/v1${path}`)
      const request = new Request(url, { method })
      return limit({ request, url, path, text: '', body: {}, email, address: SCHOOL })?.status ?? 'through'
    }
    expect([ask('PUT', '/user', 'a@b.nz'), ask('PUT', '/user', 'a@b.nz')]).toEqual(['through', 429])
    expect([1, 2, 3, 4].map(() => ask('GET', '/reauthenticate', ''))).toContain(429)
    expect(ask('PUT', '/user', 'c@b.nz')).toBe(429)
    expect(ask('PUT', '/user', '')).toBe('through')
  })
})

describe('redirects', () => {
  const { isAllowed, allowed } = redirectsFor('http://127.0.0.1:54399', ['https://app.example'])

  it.each([
    'http://127.0.0.1:54399/login?x=1',
    'http://localhost:54399/',
    'http://[::1]:54399/',
    'https://app.example/a',
  ])('to %s', (address) => {
    expect(allowed(address)).toBe(address)
  })

  it('to no path that begins with two slashes, which would be another host', () => {
    expect(allowed('http://127.0.0.1:54399//evil.example/a')).toBe('http://127.0.0.1:54399/evil.example/a')
  })

  it.each([
    'http://127.0.0.1:54320/',
    'https://127.0.0.1:54399/',
    'http://127.0.0.1.evil.example:54399/',
    'http://user:pass@127.0.0.1:54399/',
    'https://app.example.evil.nz/',
    'javascript:alert(1)',
    'blob:http://127.0.0.1:54399/x',
    '//evil.nz',
    '/login',
    '',
    null,
  ])('not to %s', (address) => {
    expect(isAllowed(address)).toBe(false)
    expect(allowed(address)).toBe('http://127.0.0.1:54399')
  })

  it('never lead to a URL that others could parse differently from a browser', () => {
    expect(allowed('http://127.0.0.1:54399\\@evil.nz/')).toBe('http://127.0.0.1:54399/@evil.nz/')
    expect(allowed('http://127.0.0.1:54399/a\r\nb')).toBe('http://127.0.0.1:54399/ab')
    expect(allowed('http://127.0.0.1:54399/login#x=1')).toBe('http://127.0.0.1:54399/login')
  })
})
