import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { continueWith, requestPasswordReset, signIn, signUp } from '#backend/auth/account.ts'
import { onSessionEvent, type SessionEvent } from '#backend/auth/session-events.ts'
import { html, json, type MemoryStorage, ScriptedServer, SESSION_KEY, session } from './scripted-server.ts'

const server = new ScriptedServer()
let storage: MemoryStorage
let events: SessionEvent[]
let stopListening: () => void
const assign = vi.fn()

beforeAll(async () => {
  await server.start()
  // The library is created once, as in a page, so its server and storage stay the same.
  storage = server.configure()
  // On Node 20 the library prints a warning once, when it is loaded.
  await import('#backend/auth/auth-client.later.ts')
})
afterAll(() => server.stop())
beforeEach(() => {
  server.seen.length = 0
  storage.entries.clear()
  assign.mockClear()
  vi.stubGlobal('location', { origin: 'http://app.test', pathname: '/login', assign })
  events = []
  stopListening = onSessionEvent((event) => void events.push(event))
})
afterEach(() => {
  stopListening()
  vi.unstubAllGlobals()
})

const sent = (at = 0) => JSON.parse(server.seen[at]?.body ?? '') as Record<string, unknown>
const redirectOf = (at = 0) =>
  new URL(server.url + (server.seen[at]?.path ?? '')).searchParams.get('redirect_to')
const user = { userId: 'teacher-1', email: 'aroha@example.school.nz', displayName: 'Aroha Williams' }
const password = 'Kia-ora-2026!'

describe('signing in', () => {
  it('[AUTH-01] [AUTH-92] sends the email trimmed and lower-cased, and keeps the session', async () => {
    server.behave = (_seen, response) => json(response, 200, session('first'))
    expect(await signIn({ email: '  Aroha@Example.School.NZ ', password })).toEqual({ ok: true, user })
    expect(server.seen[0]?.path).toBe('/auth/v1/token?grant_type=password')
    expect(sent()).toMatchObject({ email: 'aroha@example.school.nz', password })
    expect(JSON.parse(storage.getItem(SESSION_KEY) ?? '').refresh_token).toBe('refresh-first')
    expect(events).toEqual([{ type: 'signed-in', user }])
  })

  it('resolves only when the app is ready for that teacher', async () => {
    let ready = false
    const stop = onSessionEvent(async () => {
      await new Promise((resolve) => setTimeout(resolve, 20))
      ready = true
    })
    server.behave = (_seen, response) => json(response, 200, session('first'))
    await signIn({ email: 'a@b.nz', password })
    stop()
    expect(ready).toBe(true)
  })

  it('never leaves the password in storage', async () => {
    server.behave = (_seen, response) => json(response, 200, session('first'))
    await signIn({ email: 'a@b.nz', password })
    expect([...storage.entries.values()].join()).not.toContain(password)
  })

  it.each([
    [
      400,
      { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
      'invalid_credentials',
    ],
    [
      400,
      { code: 400, error_code: 'email_not_confirmed', msg: 'Email not confirmed' },
      'email_not_confirmed',
    ],
    [
      429,
      { code: 429, error_code: 'over_request_rate_limit', msg: 'Request rate limit reached' },
      'rate_limit',
    ],
    [403, { code: 403, error_code: 'user_banned', msg: 'User is banned' }, 'unknown'],
  ])('recognises a refusal by its code: %i %j', async (status, body, kind) => {
    server.behave = (_seen, response) => json(response, status, body)
    expect(await signIn({ email: 'a@b.nz', password })).toMatchObject({ ok: false, failure: { kind } })
    expect(server.seen).toHaveLength(1)
    expect(storage.getItem(SESSION_KEY)).toBeNull()
    expect(events).toEqual([])
  })

  it('treats a broken connection and a block page as a failed call', async () => {
    server.behave = (_seen, response) => void response.destroy()
    expect(await signIn({ email: 'a@b.nz', password })).toMatchObject({
      ok: false,
      failure: { kind: 'threw' },
    })
    server.behave = (_seen, response) => html(response, 200)
    expect(await signIn({ email: 'a@b.nz', password })).toMatchObject({
      ok: false,
      failure: { kind: 'threw' },
    })
  })

  it('[AUTH-90] refuses to send without an email or a password', async () => {
    const failure = {
      kind: 'missing_credentials',
      message: 'You must provide either an email or phone number and a password',
    }
    expect(await signIn({ email: ' ', password })).toMatchObject({ ok: false, failure })
    expect(await signIn({ email: 'a@b.nz', password: '' })).toMatchObject({ ok: false, failure })
    expect(await signUp({ email: 'a@b.nz', password: '', fullName: 'A' })).toMatchObject({
      ok: false,
      failure,
    })
    expect(server.seen).toEqual([])
  })
})

describe('signing up', () => {
  const input = { email: ' Aroha@Example.school.nz', password, fullName: '  Aroha Williams ' }

  it('[AUTH-93] [AUTH-94] [AUTH-107] sends the tidied email, the trimmed name and this page for the return', async () => {
    server.behave = (_seen, response) => json(response, 200, session('first'))
    expect(await signUp(input)).toEqual({ ok: true, next: 'home', user })
    expect(sent()).toMatchObject({ email: 'aroha@example.school.nz', data: { full_name: 'Aroha Williams' } })
    expect(redirectOf()).toBe('http://app.test/login')
  })

  it('tells an unconfirmed email from a missing session', async () => {
    const person = { id: 'teacher-1', email: 'aroha@example.school.nz', aud: 'authenticated' }
    server.behave = (_seen, response) => json(response, 200, person)
    expect(await signUp(input)).toEqual({ ok: true, next: 'confirm-email' })
    const confirmed = { ...person, email_confirmed_at: '2026-11-21T00:00:00Z' }
    server.behave = (_seen, response) => json(response, 200, confirmed)
    expect(await signUp(input)).toEqual({ ok: true, next: 'sign-in' })
    expect(events).toEqual([])
  })

  it.each([
    [
      422,
      { code: 422, error_code: 'user_already_exists', msg: 'User already registered' },
      'already_registered',
    ],
    [
      422,
      {
        code: 422,
        error_code: 'weak_password',
        msg: 'Password should be at least 6 characters.',
        weak_password: { reasons: ['length'] },
      },
      'weak_password',
    ],
    [
      400,
      { code: 400, error_code: 'email_address_invalid', msg: 'Email address is invalid' },
      'invalid_email',
    ],
    [
      400,
      { code: 400, error_code: 'validation_failed', msg: 'Unable to validate email address' },
      'invalid_email',
    ],
  ])('recognises a refusal: %i %j', async (status, body, kind) => {
    server.behave = (_seen, response) => json(response, status, body)
    expect(await signUp(input)).toMatchObject({ ok: false, failure: { kind } })
  })
})

describe('asking for a new password', () => {
  it('[AUTH-106] [AUTH-108] sends the tidied email and the page that sets it', async () => {
    server.behave = (_seen, response) => json(response, 200, {})
    expect(await requestPasswordReset(' Aroha@Example.School.NZ ')).toEqual({ ok: true })
    expect(sent()).toMatchObject({ email: 'aroha@example.school.nz' })
    expect(redirectOf()).toBe('http://app.test/reset-password')
  })

  it('recognises a rate limit', async () => {
    const body = { code: 429, error_code: 'over_email_send_rate_limit', msg: 'Wait 53 seconds' }
    server.behave = (_seen, response) => json(response, 429, body)
    expect(await requestPasswordReset('a@b.nz')).toMatchObject({ ok: false, failure: { kind: 'rate_limit' } })
  })
})

describe('Google and Apple', () => {
  it('[AUTH-109] [AUTH-110] [AUTH-112] leaves for Google with the account chooser, and returns to this page', async () => {
    server.behave = (_seen, response) =>
      void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()
    // Node does not turn a manual redirect into an opaque response as browsers do, so any 3xx counts as one here.
    const answer = await continueWith('google')
    const asked = new URL(server.url + (server.seen[0]?.path ?? ''))
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      provider: 'google',
      prompt: 'select_account',
      access_type: 'offline',
      redirect_to: 'http://app.test/login',
      code_challenge_method: 's256',
    })
    expect(answer).toEqual({ ok: true })
    expect(assign).toHaveBeenCalledWith(asked.href)
  })

  it('[AUTH-111] asks Apple for name and email', async () => {
    server.behave = (_seen, response) =>
      void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()
    await continueWith('apple')
    const asked = new URL(server.url + (server.seen[0]?.path ?? ''))
    expect(asked.searchParams.get('scopes')).toBe('name email')
  })

  it('stays and gives the reason when the provider is not set up', async () => {
    const msg = 'Unsupported provider: provider is not enabled'
    server.behave = (_seen, response) =>
      json(response, 400, { code: 400, error_code: 'validation_failed', msg })
    expect(await continueWith('google')).toMatchObject({
      ok: false,
      failure: { kind: 'unknown', message: msg },
    })
    expect(assign).not.toHaveBeenCalled()
  })
})
