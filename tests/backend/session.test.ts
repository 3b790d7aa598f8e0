import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { expectUser } from '#backend/auth/expected-user.ts'
import { accessToken, renewedToken } from '#backend/auth/session.ts'
import { onSessionEvent, type SessionEvent } from '#backend/auth/session-events.ts'
import {
  html,
  json,
  type MemoryStorage,
  ScriptedServer,
  SESSION_KEY,
  session,
  token,
} from './scripted-server.ts'

const server = new ScriptedServer()
let storage: MemoryStorage
let events: SessionEvent[]
let stopListening: () => void
let online: boolean

beforeAll(() => server.start())
afterAll(() => server.stop())
beforeEach(() => {
  online = true
  server.seen.length = 0
  storage = server.configure({ isOnline: () => online })
  events = []
  stopListening = onSessionEvent((event) => void events.push(event))
  expectUser(undefined)
})
afterEach(() => stopListening())

const store = (value: unknown) => storage.setItem(SESSION_KEY, JSON.stringify(value))
const stored = () => JSON.parse(storage.getItem(SESSION_KEY) ?? 'null') as ReturnType<typeof session> | null
const expired = session('old', { expiresIn: -3600 })

describe('the access token', () => {
  it('[SYS-15] [AUTH-64] is used at once while it is valid, offline too, without a request', async () => {
    const mine = session('fresh')
    store(mine)
    online = false
    expect(await accessToken()).toEqual({ ok: true, value: mine.access_token })
    expect(server.seen).toEqual([])
  })

  it('fails at once when it has expired and the device is offline, and the session stays', async () => {
    store(expired)
    online = false
    expect(await accessToken()).toMatchObject({ ok: false, failure: { kind: 'offline' } })
    expect(server.seen).toEqual([])
    expect(stored()).toEqual(expired)
    expect(events).toEqual([])
  })

  it('[AUTH-55] is renewed once for five callers at the same moment', async () => {
    store(expired)
    const next = session('new')
    server.behave = (_seen, response) => json(response, 200, next)
    const answers = await Promise.all(Array.from({ length: 5 }, () => accessToken()))
    expect(answers).toEqual(Array(5).fill({ ok: true, value: next.access_token }))
    expect(server.tokenCalls()).toHaveLength(1)
    expect(JSON.parse(server.tokenCalls()[0]?.body ?? '')).toEqual({ refresh_token: 'refresh-old' })
    expect(stored()?.refresh_token).toBe('refresh-new')
    expect(events).toEqual([
      {
        type: 'renewed',
        user: { userId: 'teacher-1', email: 'aroha@example.school.nz', displayName: 'Aroha Williams' },
      },
    ])
  })

  it('uses the token that another tab has fetched meanwhile', async () => {
    const theirs = session('theirs')
    store(theirs)
    expect(await renewedToken(token('stale'))).toEqual({ ok: true, value: theirs.access_token })
    expect(server.seen).toEqual([])
  })

  it('is never used for another teacher', async () => {
    store(session('fresh'))
    expectUser('teacher-2')
    expect(await accessToken()).toMatchObject({ ok: false, failure: { kind: 'auth', code: 'other_user' } })
  })

  it('asks for a sign-in when there is no session', async () => {
    expect(await accessToken()).toMatchObject({ ok: false, failure: { kind: 'auth', code: 'no_session' } })
    expect(events).toEqual([{ type: 'missing' }])
  })

  it('does not restore a session that ended while the answer was on its way', async () => {
    store(expired)
    server.behave = (_seen, response) => {
      storage.removeItem(SESSION_KEY)
      json(response, 200, session('new'))
    }
    expect(await accessToken()).toMatchObject({ ok: false, failure: { kind: 'auth' } })
    expect(stored()).toBeNull()
  })

  it('follows the server’s clock on a laptop that is two hours fast', async () => {
    const next = session('new', { issued: -7200, expiresIn: -3600 })
    store(expired)
    server.behave = (_seen, response) => json(response, 200, next)
    expect(await accessToken()).toEqual({ ok: true, value: next.access_token })
    // By this device's clock the new token expired an hour ago; by the server's it has an hour left.
    expect(await accessToken()).toEqual({ ok: true, value: next.access_token })
    expect(server.tokenCalls()).toHaveLength(1)
  })
})

describe('a response without an answer about the session', () => {
  it.each([
    ['429', 429, 'json'],
    ['408', 408, 'json'],
    ['403 from a content filter', 403, 'html'],
    ['502', 502, 'html'],
    ['503', 503, 'json'],
    ['504', 504, 'html'],
    ['200 from a captive portal', 200, 'html'],
    ['401 of a gateway', 401, 'gateway'],
    ['200 with something else', 200, 'other'],
  ])('[AUTH-57] keeps the session after one request: %s', async (_name, status, body) => {
    store(expired)
    server.behave = (_seen, response) => {
      if (body === 'html') html(response, status)
      else if (body === 'gateway') json(response, status, { message: 'Invalid API key' })
      else if (body === 'other') json(response, status, { hello: 'world' })
      else json(response, status, { code: status, error_code: 'x', msg: 'Later' })
    }
    for (let turn = 0; turn < 4; turn++) {
      expect(await accessToken()).toMatchObject({ ok: false, failure: { kind: 'retry' } })
    }
    expect(server.tokenCalls()).toHaveLength(1)
    expect(stored()).toEqual(expired)
    expect(events).toEqual([])
  })

  it('allows no request in any tab before Retry-After is over', async () => {
    store(expired)
    server.behave = (_seen, response) => json(response, 429, { msg: 'Later' }, { 'retry-after': '600' })
    const first = await accessToken()
    expect(first.ok === false && (first.failure.retryAfterMs ?? 0) >= 600_000).toBe(true)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 599_000 })
    expect((await accessToken()).ok).toBe(false)
    expect(server.tokenCalls()).toHaveLength(1)
    vi.setSystemTime(Date.now() + 10_000)
    const next = session('new')
    server.behave = (_seen, response) => json(response, 200, next)
    expect(await accessToken()).toEqual({ ok: true, value: next.access_token })
    vi.useRealTimers()
    expect(server.tokenCalls()).toHaveLength(2)
  })

  it('leaves a token usable that is valid for some more seconds', async () => {
    const short = session('short', { expiresIn: 15 })
    store(short)
    server.behave = (_seen, response) => html(response, 403)
    expect(await accessToken()).toEqual({ ok: true, value: short.access_token })
    expect(stored()).toEqual(short)
  })

  it('includes a connection that breaks off', async () => {
    store(expired)
    server.behave = (_seen, response) => void response.destroy()
    expect(await accessToken()).toMatchObject({ ok: false, failure: { kind: 'offline' } })
    expect(stored()).toEqual(expired)
  })
})

describe('a refusal by the auth service', () => {
  it.each([
    [
      400,
      { code: 400, error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' },
      'refresh_token_not_found',
    ],
    [400, { error: 'invalid_grant', error_description: 'Invalid Refresh Token' }, 'invalid_grant'],
    [403, { code: 403, error_code: 'session_not_found', msg: 'Session does not exist' }, 'session_not_found'],
    [401, { code: 401, error_code: 'session_expired', msg: 'Session expired' }, 'session_expired'],
  ])('[AUTH-56] ends the session: %i %j', async (status, body, code) => {
    store(expired)
    server.behave = (_seen, response) => json(response, status, body)
    expect(await accessToken()).toMatchObject({ ok: false, failure: { kind: 'auth', code } })
    expect(stored()).toBeNull()
    expect(events).toEqual([{ type: 'refused', userId: 'teacher-1' }])
  })
})
