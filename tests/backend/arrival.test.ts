import type { ServerResponse } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { completeArrival, resendConfirmation, verifyCode } from '#backend/auth/arrival.ts'
import { onSessionEvent } from '#backend/auth/session-events.ts'
import {
  html,
  json,
  type MemoryStorage,
  ScriptedServer,
  SESSION_KEY,
  type Seen,
  session,
} from './scripted-server.ts'

const server = new ScriptedServer()
let storage: MemoryStorage
let events: string[]
let stop: () => void

beforeAll(async () => {
  await server.start()
  storage = server.configure()
  await import('#backend/auth/auth-client.later.ts') // prints a warning once on Node 20
})
afterAll(() => server.stop())
beforeEach(() => {
  server.seen.length = 0
  storage.entries.clear()
  vi.stubGlobal('location', { origin: 'http://app.test', pathname: '/login' })
  events = []
  stop = onSessionEvent((event) => void events.push(event.type))
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

const mine = session('mine')
const tokens = {
  kind: 'tokens',
  accessToken: mine.access_token,
  refreshToken: mine.refresh_token,
  type: '',
} as const
const user = { userId: 'teacher-1', email: 'aroha@example.school.nz', displayName: 'Aroha Williams' }
const stored = () => JSON.parse(storage.getItem(SESSION_KEY) ?? 'null') as { refresh_token: string } | null
const signInHere = (who: string) => storage.setItem(SESSION_KEY, JSON.stringify(session('here', {}, who)))
const refusal = (status: number, error_code: string) => ({ code: status, error_code, msg: 'No' })
/** Answers by the beginning of the path. */
const says = (answers: Record<string, (response: ServerResponse, seen: Seen) => void>) => {
  server.behave = (seen, response) => {
    const path = Object.keys(answers).find((start) => seen.path.startsWith(start))
    if (path) answers[path]?.(response, seen)
    else json(response, 404, {})
  }
}

describe('tokens in the address', () => {
  it('[AUTH-116] begin a session once the service has named their owner', async () => {
    says({ '/auth/v1/user': (response) => json(response, 200, mine.user) })
    expect(await completeArrival(tokens)).toEqual({ ok: true, user })
    expect(stored()?.refresh_token).toBe('refresh-mine')
    expect(server.seen[0]?.headers.authorization).toBe(`Bearer ${mine.access_token}`)
    expect(events).toEqual(['signed-in'])
  })

  it('issued a while ago do not set the clock', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const old = session('old', { issued: -3000, expiresIn: 600 })
    says({ '/auth/v1/user': (response) => json(response, 200, old.user) })
    await completeArrival({ ...tokens, accessToken: old.access_token, refreshToken: old.refresh_token })
    expect(stored()?.refresh_token).toBe('refresh-old')
    expect(storage.getItem('mahere-clock-offset')).toBeNull()
  })

  it('are renewed when expired; refused, they count as an expired link and change nothing', async () => {
    const refused = (response: ServerResponse) => json(response, 403, refusal(403, 'bad_jwt'))
    says({ '/auth/v1/user': refused, '/auth/v1/token': (response) => json(response, 200, session('next')) })
    expect(await completeArrival(tokens)).toEqual({ ok: true, user })
    expect(stored()?.refresh_token).toBe('refresh-next')
    storage.entries.clear()
    const used = (response: ServerResponse) => json(response, 400, refusal(400, 'refresh_token_already_used'))
    says({ '/auth/v1/user': refused, '/auth/v1/token': used })
    expect(await completeArrival(tokens)).toMatchObject({ ok: false, failure: { kind: 'link_expired' } })
    expect(stored()).toBeNull()
  })

  it('never replace the session of another teacher who is signed in here', async () => {
    signInHere('teacher-2')
    says({ '/auth/v1/user': (response) => json(response, 200, mine.user) })
    expect(await completeArrival(tokens)).toMatchObject({ ok: false, failure: { kind: 'other_user' } })
    expect(stored()?.refresh_token).toBe('refresh-here')
    expect(events).toEqual([])
  })

  it.each([
    ['500', (response: ServerResponse) => json(response, 500, {})],
    ['a block page', (response: ServerResponse) => html(response, 403)],
    ['no connection', (response: ServerResponse) => void response.destroy()],
  ])('that meet %s are neither used up nor refused', async (_name, answer) => {
    says({ '/auth/v1/user': answer })
    expect(await completeArrival(tokens)).toMatchObject({ ok: false, failure: { kind: 'threw' } })
    expect(server.tokenCalls()).toEqual([])
  })

  it('[AUTH-63] issued more than 120 s ago cause a warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    says({ '/auth/v1/user': (response) => json(response, 200, mine.user) })
    const old = session('old', { issued: -121 }).access_token
    await completeArrival(tokens)
    expect(warn).not.toHaveBeenCalled()
    await completeArrival({ ...tokens, accessToken: old })
    expect(warn).toHaveBeenCalledOnce()
    warn.mockRestore()
  })
})

describe('a mail’s code or link', () => {
  it('six digits, typed with blanks, confirm the email and sign in', async () => {
    says({ '/auth/v1/verify': (response) => json(response, 200, mine) })
    const input = { email: ' Aroha@Example.School.NZ ', code: ' 123 456 ', type: 'signup' } as const
    expect(await verifyCode(input)).toEqual({ ok: true, user })
    expect(JSON.parse(server.seen[0]?.body ?? '')).toEqual({
      email: 'aroha@example.school.nz',
      token: '123456',
      type: 'signup',
    })
  })

  it.each([
    [403, 'otp_expired', 'link_expired'],
    [429, 'over_request_rate_limit', 'rate_limit'],
    [400, 'validation_failed', 'unknown'],
  ])('refused with %i %s is reported as %s', async (status, code, kind) => {
    says({ '/auth/v1/verify': (response) => json(response, status, refusal(status, code)) })
    const link = { kind: 'token-hash', tokenHash: 'abc', type: 'signup' } as const
    expect(await completeArrival(link)).toMatchObject({ ok: false, failure: { kind } })
    expect(stored()).toBeNull()
  })

  it('a new one is requested with the page for the return', async () => {
    says({ '/auth/v1/resend': (response) => json(response, 200, {}) })
    expect(await resendConfirmation(' Aroha@b.nz ')).toEqual({ ok: true })
    expect(server.seen[0]?.path).toBe('/auth/v1/resend?redirect_to=http%3A%2F%2Fapp.test%2Flogin')
    expect(JSON.parse(server.seen[0]?.body ?? '')).toEqual({ type: 'signup', email: 'aroha@b.nz' })
  })
})

describe('the return from Google or Apple', () => {
  it('[AUTH-02] [AUTH-03] turns the code and the stored secret into a session', async () => {
    storage.setItem(`${SESSION_KEY}-code-verifier`, '"the-secret"')
    says({ '/auth/v1/token': (response) => json(response, 200, mine) })
    expect(await completeArrival({ kind: 'code', code: 'abc' })).toEqual({ ok: true, user })
    expect(JSON.parse(server.seen[0]?.body ?? '')).toEqual({ auth_code: 'abc', code_verifier: 'the-secret' })
    expect([...storage.entries.keys()].filter((key) => key.includes('verifier'))).toEqual([])
  })

  it('does nothing in a browser that did not begin it', async () => {
    expect(await completeArrival({ kind: 'code', code: 'abc' })).toMatchObject({
      ok: false,
      failure: { kind: 'other_browser' },
    })
    expect(server.seen).toEqual([])
  })

  it.each(['identity_already_exists', 'identity_not_found', 'single_identity_not_deletable'])(
    '[AUTH-59] [AUTH-60] [AUTH-61] the error %s keeps the session',
    async (code) => {
      signInHere('teacher-1')
      storage.setItem(`${SESSION_KEY}-code-verifier`, '"the-secret"')
      expect(await completeArrival({ kind: 'error', code, description: 'No' })).toMatchObject({ ok: false })
      expect(stored()?.refresh_token).toBe('refresh-here')
    },
  )

  it('[AUTH-62] any other error ends the sign-in begun here', async () => {
    signInHere('teacher-1')
    storage.setItem(`${SESSION_KEY}-code-verifier`, '"the-secret"')
    const link = { kind: 'error', code: 'access_denied', description: 'The user denied the request' } as const
    expect(await completeArrival(link)).toMatchObject({ ok: false, failure: { kind: 'access_denied' } })
    expect(storage.entries.size).toBe(0)
  })

  it('an error in a foreign link signs nobody out', async () => {
    signInHere('teacher-1')
    await completeArrival({ kind: 'error', code: 'otp_expired', description: 'Expired' })
    expect(stored()?.refresh_token).toBe('refresh-here')
  })
})
