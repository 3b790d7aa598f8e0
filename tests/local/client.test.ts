import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import WebSocket from 'ws'
import { requestPasswordReset, signIn, signUp } from '#backend/auth/account.ts'
import { endSession } from '#backend/auth/end-session.ts'
import { expectUser } from '#backend/auth/expected-user.ts'
import { accessToken, renewedToken } from '#backend/auth/session.ts'
import { readSession } from '#backend/auth/stored-session.ts'
import { configureBackend, type KeyValueStorage } from '#backend/config.ts'
import { askForReply } from '#backend/functions.ts'
import { listenForChanges, type NudgeTable } from '#backend/realtime.ts'
import { applyOps, bootstrap, fetchChat, fetchHistory, fetchMessages, pullChanges } from '#backend/rows.ts'
import type { ReplyEvent } from '#content/contract.ts'
import { renameOp, sendOp } from '#domain/ops.ts'
import { startApp, type TestApp } from '../support/start-app.ts'

/* This runs the app's own backend folder, which the screens and workers call, against the running server. */

const PASSWORD = 'Kia-ora-2026!'
let app: TestApp
let entries: Map<string, string>

beforeAll(async () => {
  app = await startApp({ build: false })
  vi.stubGlobal('WebSocket', WebSocket)
})
afterAll(() => app?.stop())

beforeEach(() => {
  entries = new Map()
  const storage: KeyValueStorage = {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  }
  vi.stubGlobal('location', { origin: app.url, pathname: '/login', assign: vi.fn() })
  configureBackend({ storage, config: { url: app.url, anonKey: app.anonKey } })
  expectUser(undefined)
})
afterEach(() => endSession())

let count = 0
async function newTeacher() {
  count += 1
  const email = `client-${count}-${Date.now()}@example.school.nz`
  const answer = await signUp({
    email: ` ${email.toUpperCase()} `,
    password: PASSWORD,
    fullName: ' Aroha Williams ',
  })
  if (!answer.ok || answer.next !== 'home') throw new Error(JSON.stringify(answer))
  return { ...answer.user, email }
}

function newSend(title = 'Fractions') {
  const ids = { session_id: randomUUID(), message_id: randomUUID(), reply_id: randomUUID() }
  const words = { generator_type: 'lessonPlan', content: 'A lesson on halves', context: null, title } as const
  return sendOp(randomUUID(), { ...ids, ...words })
}

async function done<T>(call: Promise<{ ok: true; value: T } | { ok: false; failure: unknown }>): Promise<T> {
  const answer = await call
  if (!answer.ok) throw new Error(JSON.stringify(answer.failure))
  return answer.value
}

describe('a session', () => {
  it('begins with sign-up, is renewed, ends with sign-out, and begins again with sign-in', async () => {
    const teacher = await newTeacher()
    expect(teacher.displayName).toBe('Aroha Williams')
    // Access tokens created within one second are identical, but refresh tokens never are.
    const first = readSession()?.refresh_token
    const renewed = await done(renewedToken(await done(accessToken())))
    expect(readSession()?.refresh_token).not.toBe(first)
    expect(await done(accessToken())).toBe(renewed)
    const refreshToken = readSession()?.refresh_token
    endSession()
    expect(await accessToken()).toMatchObject({ ok: false, failure: { kind: 'auth', code: 'no_session' } })
    // The server knows too, so the old refresh token is refused.
    await vi.waitFor(async () => {
      const again = await fetch(`${app.url}/auth/v1/token?grant_type=refresh_token`, {
        method: 'POST',
        headers: { apikey: app.anonKey, 'content-type': 'application/json' },
        body: JSON.stringify({ refresh_token: refreshToken }),
      })
      expect(again.status).toBe(400)
    })
    expect(await signIn({ email: teacher.email, password: PASSWORD })).toMatchObject({
      ok: true,
      user: { userId: teacher.userId },
    })
  })

  it('is refused with the failure kinds that have texts', async () => {
    const teacher = await newTeacher()
    const wrong = await signIn({ email: teacher.email, password: 'not-this-One-1!' })
    expect(wrong).toMatchObject({ ok: false, failure: { kind: 'invalid_credentials' } })
    const twice = await signUp({ email: teacher.email, password: PASSWORD, fullName: 'A' })
    expect(twice).toMatchObject({ ok: false, failure: { kind: 'already_registered' } })
    const weak = await signUp({ email: 'x@example.school.nz', password: 'abc', fullName: 'A' })
    expect(weak).toMatchObject({ ok: false, failure: { kind: 'weak_password' } })
  })

  it('ends when the account’s refresh token is no longer known', async () => {
    await newTeacher()
    const token = await done(accessToken())
    const headers = { apikey: app.anonKey, authorization: `Bearer ${token}` }
    await fetch(`${app.url}/auth/v1/logout?scope=global`, { method: 'POST', headers })
    expect(await renewedToken(token)).toMatchObject({ ok: false, failure: { kind: 'auth' } })
    expect(readSession()).toBeNull()
  })

  it('a reset request puts an email into the mailbox, and reveals nothing about unknown addresses', async () => {
    const teacher = await newTeacher()
    expect(await requestPasswordReset(teacher.email)).toEqual({ ok: true })
    expect(await requestPasswordReset('nobody@example.school.nz')).toEqual({ ok: true })
    const mails = await app.mailbox()
    expect(mails.some(({ to }) => to === teacher.email)).toBe(true)
    expect(mails.some(({ to }) => to === 'nobody@example.school.nz')).toBe(false)
  })
})

describe('rows', () => {
  it('are sent once and come back by pull, page, chat and message', async () => {
    const { userId } = await newTeacher()
    const start = await done(bootstrap())
    const send = newSend()
    const rename = renameOp(randomUUID(), { session_id: send.session_id, title: 'Halves' })
    const receipts = await done(applyOps(userId, [send, rename]))
    expect(receipts.map(({ status }) => status)).toEqual(['done', 'done'])
    expect(await done(applyOps(userId, [send]))).toMatchObject([{ op_id: send.op_id, status: 'done' }])
    const pulled = await done(pullChanges(start.epoch, start.as_of))
    if ('resync' in pulled) throw new Error('resync')
    const chats = pulled.rows.flatMap((row) => (row.t === 'chat_sessions' ? [row.r.title] : []))
    const messages = pulled.rows.flatMap((row) => (row.t === 'chat_messages' ? [row.r.id] : []))
    expect(chats).toEqual(['Halves'])
    expect(messages.sort()).toEqual([send.message_id, send.reply_id].sort())
    expect((await done(fetchChat(send.session_id))).rows).toHaveLength(3)
    expect((await done(fetchChat(randomUUID()))).rows).toEqual([])
    expect((await done(fetchMessages([send.reply_id]))).rows.length).toBeGreaterThan(0)
    expect((await done(fetchHistory(pulled.head + 1))).next_before).toBeNull()
    expect(await done(pullChanges(randomUUID(), 0))).toEqual({ resync: true })
  })

  it('of another teacher’s outbox are refused as a whole', async () => {
    await newTeacher()
    expect(await applyOps(randomUUID(), [newSend()])).toMatchObject({ ok: false, failure: { code: '42501' } })
  })
})

describe('realtime', () => {
  it("nudges on each of the teacher's own changes, and rejoins after the server was down", async () => {
    const { userId } = await newTeacher()
    await done(bootstrap())
    const nudges: NudgeTable[] = []
    const joins: boolean[] = []
    const stop = listenForChanges(
      userId,
      (table) => nudges.push(table),
      (joined) => joins.push(joined),
    )
    await vi.waitFor(() => expect(joins.at(-1)).toBe(true))
    await done(applyOps(userId, [newSend()]))
    await vi.waitFor(() =>
      expect(nudges).toEqual(expect.arrayContaining(['chat_sessions', 'chat_messages', 'sync_heads'])),
    )
    await app.restart()
    await vi.waitFor(() => expect(joins.slice(1)).toEqual(expect.arrayContaining([false, true])), {
      timeout: 60_000,
    })
    nudges.length = 0
    await done(applyOps(userId, [newSend('Again')]))
    await vi.waitFor(() => expect(nudges).toContain('chat_messages'))
    stop()
  })
})

describe('a reply', () => {
  it('streams section by section to its end', async () => {
    const { userId } = await newTeacher()
    await done(bootstrap())
    const send = newSend()
    await done(applyOps(userId, [send]))
    const events: ReplyEvent[] = []
    const body = {
      session_id: send.session_id,
      chat_content: send.content,
      user_id: userId,
      generator_type: send.generator_type,
      additional_data: { message_id: send.message_id, reply_id: send.reply_id },
    }
    expect(await done(askForReply(body, (event) => events.push(event)))).toBe('done')
    expect(events[0]).toMatchObject({ type: 'start', reply_id: send.reply_id, format: 'plan' })
    expect(events.filter(({ type }) => type === 'section').length).toBeGreaterThan(2)
    const { rows } = await done(fetchMessages([send.reply_id]))
    const reply = rows.find((row) => row.t === 'chat_messages')
    expect(reply?.t === 'chat_messages' && reply.r).toMatchObject({
      state: 'done',
      reply_to: send.message_id,
    })
  })
})
