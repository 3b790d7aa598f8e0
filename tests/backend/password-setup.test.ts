import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { confirmMemberEmail } from '#backend/auth/confirm-email.ts'
import {
  finishPasswordSetup,
  membershipNeedsPassword,
  mustReplacePassword,
  mustSetPassword,
  needsPasswordSetup,
} from '#backend/auth/password-setup.ts'
import { onSessionEvent } from '#backend/auth/session-events.ts'
import { html, json, type MemoryStorage, ScriptedServer, SESSION_KEY, session } from './scripted-server.ts'

const server = new ScriptedServer()
const mine = session('mine')
let storage: MemoryStorage
let events: string[]
let stop: () => void

beforeAll(() => server.start())
afterAll(() => server.stop())
beforeEach(() => {
  server.seen.length = 0
  storage = server.configure()
  storage.setItem(SESSION_KEY, JSON.stringify(mine))
  events = []
  stop = onSessionEvent((event) => void events.push(event.type))
})
afterEach(() => stop())

const row = (required: boolean, completed: boolean) => ({
  password_reset_required: required,
  password_reset_completed: completed,
})

describe('the need to set a password', () => {
  it.each([
    [true, false, true],
    [true, true, false],
    [false, false, false],
    [false, true, false],
  ])('[AUTH-52] [AUTH-53] required %s, completed %s: %s', (required, completed, needed) => {
    expect(mustSetPassword(row(required, completed))).toBe(needed)
  })

  it('[AUTH-52] [DATA-53] is read from the membership’s row; without a row there is no need', async () => {
    server.behave = (_seen, response) => json(response, 200, [row(true, false)])
    expect(await membershipNeedsPassword()).toEqual({ ok: true, value: true })
    const { pathname, searchParams } = new URL(server.url + server.seen[0]?.path)
    expect(pathname).toBe('/rest/v1/school_memberships')
    expect(Object.fromEntries(searchParams)).toMatchObject({
      select: 'password_reset_required,password_reset_completed',
      member_id: 'eq.teacher-1',
      limit: '1',
    })
    server.behave = (_seen, response) => json(response, 200, [])
    expect(await membershipNeedsPassword()).toEqual({ ok: true, value: false })
  })

  it('outlasts the membership: without a row the server’s word counts, and without an answer nothing is known', async () => {
    const behave = (row: object[] | undefined, needed: boolean) => {
      server.behave = ({ path }, response) => {
        if (path.includes('/rpc/')) return json(response, 200, needed)
        return row ? json(response, 200, row) : html(response, 503)
      }
    }
    behave([], true)
    expect(await mustReplacePassword()).toEqual({ ok: true, value: true })
    behave([], false)
    expect(await mustReplacePassword()).toEqual({ ok: true, value: false })
    behave([row(true, false)], false)
    expect(await mustReplacePassword()).toEqual({ ok: true, value: true })
    behave(undefined, false)
    expect(await mustReplacePassword()).toMatchObject({ ok: false })
  })

  it('[DATA-54] /password-setup asks the server', async () => {
    server.behave = (_seen, response) => json(response, 200, true)
    expect(await needsPasswordSetup()).toEqual({ ok: true, value: true })
    expect(server.seen[0]?.path).toBe('/rest/v1/rpc/user_needs_password_reset')
    server.behave = (_seen, response) => html(response, 503)
    expect(await needsPasswordSetup()).toMatchObject({ ok: false, failure: { kind: 'retry' } })
  })
})

describe('setting the first password of one’s own', () => {
  const asked = () => server.seen.map(({ method, path }) => `${method} ${path}`)

  it('[AUTH-120] changes it, records it, and ends every session', async () => {
    server.behave = ({ path }, response) => json(response, 200, path.includes('/rpc/') ? true : {})
    expect(await finishPasswordSetup('Kia-ora-2026!')).toEqual({ ok: true, statusSaved: true })
    expect(asked()).toEqual([
      'PUT /auth/v1/user',
      'POST /rest/v1/rpc/complete_password_reset',
      'POST /auth/v1/logout?scope=global',
    ])
    expect(storage.getItem(SESSION_KEY)).toBeNull()
    expect(events).toEqual(['refused'])
  })

  it('reports when the password changed but the record of it failed', async () => {
    server.behave = ({ path }, response) => json(response, path.includes('/rpc/') ? 500 : 200, {})
    expect(await finishPasswordSetup('Kia-ora-2026!')).toEqual({ ok: true, statusSaved: false })
  })

  it('changes nothing when it is refused or nobody is signed in', async () => {
    server.behave = (_seen, response) =>
      json(response, 422, { code: 422, error_code: 'same_password', msg: 'x' })
    expect(await finishPasswordSetup('x')).toMatchObject({ ok: false, failure: { kind: 'same_password' } })
    expect(asked()).toEqual(['PUT /auth/v1/user'])
    expect(storage.getItem(SESSION_KEY)).not.toBeNull()
    storage.removeItem(SESSION_KEY)
    expect(await finishPasswordSetup('x')).toMatchObject({ ok: false, failure: { kind: 'session_missing' } })
  })
})

describe('confirming a member’s email', () => {
  it('[AUTH-139] [AUTH-146] sends a GET with the token in the query and the anonymous bearer', async () => {
    server.behave = (_seen, response) => json(response, 200, { success: true })
    expect(await confirmMemberEmail('a b&c')).toEqual({ ok: true })
    expect(server.seen[0]).toMatchObject({
      method: 'GET',
      path: '/functions/v1/confirm-user-email?token=a%20b%26c',
    })
    expect(server.seen[0]?.headers.authorization).toBe('Bearer anon')
  })

  it('passes on the server’s sentence, or an empty one', async () => {
    const sentence = 'This confirmation link has run out.'
    server.behave = (_seen, response) =>
      json(response, 400, { success: false, error: sentence, reason: 'expired' })
    expect(await confirmMemberEmail('x')).toMatchObject({ ok: false, failure: { message: sentence } })
    for (const fail of [
      (response: Parameters<typeof html>[0]) => html(response, 403),
      (response: Parameters<typeof html>[0]) => void response.destroy(),
    ]) {
      server.behave = (_seen, response) => fail(response)
      expect(await confirmMemberEmail('x')).toMatchObject({ ok: false, failure: { message: '' } })
    }
  })
})
