import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  clearRecovery,
  isRecovering,
  openRecovery,
  openRecoveryWithCode,
  setNewPassword,
} from '#backend/auth/recovery.ts'
import { onSessionEvent } from '#backend/auth/session-events.ts'
import { json, MemoryStorage, ScriptedServer, SESSION_KEY, session } from './scripted-server.ts'

const server = new ScriptedServer()
const link = { kind: 'token-hash', tokenHash: 'abc', type: 'recovery' } as const
const password = 'Kia-ora-2026!'
const theirs = session('theirs')
let storage: MemoryStorage
let tabStorage: MemoryStorage
let events: string[]
let stop: () => void
let refuse: Record<string, [status: number, code: string]>

beforeAll(() => server.start())
afterAll(() => server.stop())
beforeEach(() => {
  server.seen.length = 0
  storage = server.configure()
  tabStorage = new MemoryStorage()
  vi.stubGlobal('sessionStorage', tabStorage)
  events = []
  stop = onSessionEvent((event) => void events.push(event.type))
  refuse = {}
  server.behave = ({ path }, response) => {
    const [, route = ''] = /^\/auth\/v1\/(\w+)/.exec(path) ?? []
    const refused = refuse[route]
    if (refused) json(response, refused[0], { code: refused[0], error_code: refused[1], msg: 'No' })
    else if (route === 'verify') json(response, 200, theirs)
    else if (route === 'logout') response.writeHead(204).end()
    else json(response, 200, theirs.user)
  }
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

const asked = () => server.seen.map(({ method, path }) => `${method} ${path.replace('/auth/v1', '')}`)
const signInHere = (who: string) => storage.setItem(SESSION_KEY, JSON.stringify(session('here', {}, who)))

describe('a link for a new password', () => {
  it('[AUTH-48] [AUTH-122] is checked first, and its session is stored in this tab only', async () => {
    expect(isRecovering()).toBe(false)
    expect(await openRecovery(link)).toEqual({ ok: true, email: 'aroha@example.school.nz' })
    expect(JSON.parse(server.seen[0]?.body ?? '')).toEqual({ token_hash: 'abc', type: 'recovery' })
    expect(isRecovering()).toBe(true)
    expect(storage.getItem(SESSION_KEY)).toBeNull()
    expect(events).toEqual([])
  })

  it('[AUTH-116] with tokens is checked in the same way', async () => {
    const { access_token, refresh_token } = theirs
    const tokens = {
      kind: 'tokens',
      accessToken: access_token,
      refreshToken: refresh_token,
      type: 'recovery',
    }
    expect((await openRecovery({ ...tokens, kind: 'tokens' })).ok).toBe(true)
    expect(asked()).toEqual(['GET /user'])
  })

  it('has six digits that do the same in the installed app', async () => {
    expect((await openRecoveryWithCode({ email: ' A@b.nz', code: '123-456' })).ok).toBe(true)
    const body = { email: 'a@b.nz', token: '123456', type: 'recovery' }
    expect(JSON.parse(server.seen[0]?.body ?? '')).toEqual(body)
  })

  it.each([
    [403, 'otp_expired', 'link_expired'],
    [429, 'over_request_rate_limit', 'rate_limit'],
  ])('that is refused (%i %s) opens nothing: %s', async (status, code, kind) => {
    refuse.verify = [status, code]
    expect(await openRecovery(link)).toMatchObject({ ok: false, failure: { kind } })
    expect(isRecovering()).toBe(false)
  })

  it('with an error is reported by its code', async () => {
    const expired = { kind: 'error', code: 'otp_expired', description: 'Email link has expired' } as const
    expect(await openRecovery(expired)).toMatchObject({ ok: false, failure: { kind: 'link_expired' } })
    expect(server.seen).toEqual([])
  })
})

describe('the new password', () => {
  it('[AUTH-51] [AUTH-120] is set for the link’s teacher, and ends all their sessions and the recovery', async () => {
    await openRecovery(link)
    server.seen.length = 0
    expect(await setNewPassword(password)).toEqual({ ok: true })
    expect(asked()).toEqual(['PUT /user', 'POST /logout?scope=global'])
    expect(server.seen[0]?.headers.authorization).toBe(`Bearer ${theirs.access_token}`)
    expect(JSON.parse(server.seen[0]?.body ?? '')).toEqual({ password })
    expect(isRecovering()).toBe(false)
    expect([...storage.entries.values(), ...tabStorage.entries.values()].join()).not.toContain(password)
  })

  it('leaves another teacher who is signed in on this device alone', async () => {
    signInHere('teacher-2')
    const before = storage.getItem(SESSION_KEY)
    await openRecovery(link)
    await setNewPassword(password)
    expect(storage.getItem(SESSION_KEY)).toBe(before)
    expect(events).toEqual([])
  })

  it('ends the session here too when it is the same teacher, with unsent work kept', async () => {
    signInHere('teacher-1')
    await openRecovery(link)
    await setNewPassword(password)
    expect(storage.getItem(SESSION_KEY)).toBeNull()
    expect(events).toEqual(['refused'])
  })

  it('is not sent without a link’s session', async () => {
    expect(await setNewPassword(password)).toMatchObject({ ok: false, failure: { kind: 'session_missing' } })
    expect(server.seen).toEqual([])
  })

  it.each([
    [422, 'same_password', 'same_password'],
    [422, 'weak_password', 'weak_password'],
    [500, 'unexpected_failure', 'threw'],
  ])('that is refused (%i %s) can be tried again: %s', async (status, code, kind) => {
    await openRecovery(link)
    refuse.user = [status, code]
    expect(await setNewPassword(password)).toMatchObject({ ok: false, failure: { kind } })
    expect(isRecovering()).toBe(true)
    refuse = {}
    expect(await setNewPassword(password)).toEqual({ ok: true })
  })

  it('[AUTH-50] is forgotten when the recovery is cleared', async () => {
    await openRecovery(link)
    clearRecovery()
    expect(isRecovering()).toBe(false)
    expect((await setNewPassword(password)).ok).toBe(false)
  })
})
