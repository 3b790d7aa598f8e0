import { describe, expect, it } from 'vitest'
import { failureOfThrown, judge, parseRetryAfter, type RawAnswer } from '#backend/failure.ts'

const NOW = Date.parse('2026-11-21T00:00:00Z')
const reply = (status: number, body: unknown, change: Partial<RawAnswer> = {}): RawAnswer => ({
  status,
  contentType: 'application/json; charset=utf-8',
  retryAfter: null,
  text: JSON.stringify(body),
  ...change,
})
const kind = (given: RawAnswer) => {
  const answer = judge(given, NOW)
  return answer.ok ? 'ok' : answer.failure.kind
}

describe('the kind of an answer', () => {
  it.each([
    [200, { rows: [] }, 'ok'],
    [201, [], 'ok'],
    [408, { message: 'slow' }, 'retry'],
    [425, { message: 'early' }, 'retry'],
    [429, { message: 'too many' }, 'retry'],
    [500, { message: 'broken' }, 'retry'],
    [503, { code: 'PGRST002', message: 'schema cache' }, 'retry'],
    [546, { code: 'WORKER_LIMIT' }, 'retry'],
    [401, { code: 'PGRST303', message: 'JWT expired' }, 'auth'],
    [401, { code: '42501', message: 'permission denied' }, 'auth'],
    [404, { code: 'PGRST202', message: 'no such function' }, 'update'],
    [400, { code: 'PGRST204', message: 'no such column' }, 'update'],
    [404, { code: 'NOT_FOUND' }, 'update'],
    [400, { code: '22P02', message: 'bad uuid' }, 'refused'],
    [403, { code: '42501', message: 'not yours' }, 'refused'],
    [409, { code: '23505' }, 'refused'],
    [413, { message: 'too large' }, 'refused'],
  ])('%i %j is %s', (status, body, expected) => {
    expect(kind(reply(status, body))).toBe(expected)
  })

  it('[PLAN-58] no row is an answer: there is nothing', () => {
    const none = { code: 'PGRST116', message: 'JSON object requested, multiple (or no) rows returned' }
    expect(judge(reply(406, none), NOW)).toEqual({ ok: true, value: null })
  })

  it('[PLAN-59] PGRST301 is a matter of the session, whatever the status', () => {
    expect(kind(reply(400, { code: 'PGRST301', message: 'JWT malformed' }))).toBe('auth')
  })

  it.each(['40001', '40P01', '53300', '55P03', '57014', '58030', 'XX000'])(
    'SQLSTATE %s is temporary, whatever the status',
    (code) => {
      expect(kind(reply(400, { code, message: 'rolled back' }))).toBe('retry')
    },
  )

  it.each([200, 302, 400, 401, 403, 404, 511])('a page with status %i is not an answer of ours', (status) => {
    expect(kind(reply(status, '', { contentType: 'text/html', text: '<html>Sign in to wifi</html>' }))).toBe(
      'retry',
    )
  })

  it('a page with status 413 is a refusal, because the same body will be too large again', () => {
    const page = reply(413, '', { contentType: 'text/html', text: '<html>Request Entity Too Large</html>' })
    expect(kind(page)).toBe('refused')
  })

  it('treats cut-off JSON as no answer', () => {
    expect(kind(reply(200, '', { text: '{"rows":[' }))).toBe('retry')
  })

  it('treats 204 as an answer without a value', () => {
    expect(judge(reply(204, '', { contentType: '', text: '' }), NOW)).toEqual({ ok: true, value: null })
  })

  it('passes on status, code, message and the requested wait', () => {
    const answer = judge(
      reply(429, { error_code: 'over_request_rate_limit', msg: 'Slow down' }, { retryAfter: '7' }),
      NOW,
    )
    expect(answer).toEqual({
      ok: false,
      failure: {
        kind: 'retry',
        status: 429,
        code: 'over_request_rate_limit',
        message: 'Slow down',
        retryAfterMs: 7000,
      },
    })
  })
})

describe('Retry-After', () => {
  it.each([
    ['30', 30_000],
    ['Sat, 21 Nov 2026 00:02:00 GMT', 120_000],
    ['86400', 3_600_000],
    ['0', undefined],
    ['soon', undefined],
    [null, undefined],
    ['Sat, 21 Nov 2020 00:00:00 GMT', undefined],
  ])('%s', (header, expected) => {
    expect(parseRetryAfter(header, NOW)).toBe(expected)
  })
})

describe('an error thrown by fetch', () => {
  it('tells a time-out from a missing network', () => {
    expect(failureOfThrown(new DOMException('timed out', 'TimeoutError')).kind).toBe('retry')
    expect(failureOfThrown(new TypeError('fetch failed')).kind).toBe('offline')
  })
})
