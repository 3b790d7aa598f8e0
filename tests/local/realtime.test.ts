import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createClient, type RealtimePostgresChangesPayload } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import WebSocket from 'ws'
import { startApp, type TestApp } from '../support/start-app.ts'

type Change = RealtimePostgresChangesPayload<Record<string, unknown>>
let app: TestApp

beforeAll(async () => {
  app = await startApp({ build: false })
})
afterAll(() => app?.stop())

function client() {
  return createClient(app.url, app.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: WebSocket as never },
  })
}

let count = 0
async function newTeacher() {
  count += 1
  const api = client()
  const { data } = await api.auth.signUp({ email: `sione-${count}@example.nz`, password: 'Kia-ora-2026!' })
  if (!data.user || !data.session) throw new Error('sign-up failed')
  return { api, id: data.user.id, token: data.session.access_token }
}
type Teacher = Awaited<ReturnType<typeof newTeacher>>

interface Ask {
  event?: '*' | 'INSERT' | 'UPDATE' | 'DELETE'
  table: string
  filter?: string
  select?: string[]
}

/** Joins one channel with these bindings, and resolves when the server has answered. */
async function listen({ api }: Teacher, asks: Ask[]) {
  const changes: Change[] = []
  let channel = api.channel(`test:${crypto.randomUUID()}`)
  for (const { event = '*', ...ask } of asks) {
    const filter = { event: event as '*', schema: 'public', ...ask }
    channel = channel.on('postgres_changes', filter, (change: Change) => changes.push(change))
  }
  const answer = await new Promise<{ status: string; error: string | undefined }>((resolve) =>
    channel.subscribe((status, error) => resolve({ status, error: error?.message })),
  )
  return { changes, channel, ...answer }
}

async function send({ api, id }: Teacher, content: string) {
  const [session, message, reply] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
  const op = { op_id: crypto.randomUUID(), lane: `chat:${session}`, v: 1, op: 'message.send', content }
  const ids = { session_id: session, message_id: message, reply_id: reply }
  const rest = { generator_type: 'lessonPlan', context: null, title: content }
  const { data, error } = await api.rpc('apply_ops', { as_user: id, ops: [{ ...op, ...ids, ...rest }] })
  if (error || data[0].status !== 'done') throw new Error(JSON.stringify(error ?? data))
  return { session, message, reply }
}

async function change({ api, id }: Teacher, op: Record<string, unknown>) {
  const { data } = await api.rpc('apply_ops', {
    as_user: id,
    ops: [{ op_id: crypto.randomUUID(), v: 1, ...op }],
  })
  expect(data[0].status).toBe('done')
}

describe('postgres_changes with the unmodified client', () => {
  it('announces inserts and updates to the owner, and to nobody else', async () => {
    const [hana, tom] = [await newTeacher(), await newTeacher()]
    const mine = await listen(hana, [{ table: 'chat_sessions', filter: `user_id=eq.${hana.id}` }])
    const other = await listen(tom, [{ table: 'chat_sessions' }, { table: 'chat_messages' }])
    const spy = await listen(tom, [{ table: 'chat_sessions', filter: `user_id=eq.${hana.id}` }])
    expect([mine.status, other.status, spy.status]).toEqual(['SUBSCRIBED', 'SUBSCRIBED', 'SUBSCRIBED'])
    const { session } = await send(hana, 'Kia ora')
    await change(hana, { lane: `chat:${session}`, op: 'chat.rename', session_id: session, title: 'Tēnā koe' })
    await vi.waitFor(() => expect(mine.changes.map((c) => c.eventType)).toEqual(['INSERT', 'UPDATE']))
    expect(mine.changes[1]?.new).toMatchObject({ id: session, title: 'Tēnā koe', user_id: hana.id })
    // Tom's own change arrives after any change of Hana's that could have reached him.
    await send(tom, 'Mōrena')
    await vi.waitFor(() => expect(other.changes.length).toBeGreaterThanOrEqual(3))
    const owners = other.changes.map((c) => (c.new as { user_id?: string }).user_id)
    expect(new Set(owners)).toEqual(new Set([tom.id]))
    expect(spy.changes).toEqual([])
  })

  it('[PLAN-36] announces the use and the plan of a teacher to that teacher alone', async () => {
    const [hana, tom] = [await newTeacher(), await newTeacher()]
    const tables = ['user_usage', 'subscriptions', 'sync_heads']
    const spy = await listen(
      tom,
      tables.map((table) => ({ table, filter: `user_id=eq.${hana.id}` })),
    )
    const all = await listen(
      tom,
      tables.map((table) => ({ table })),
    )
    await send(hana, 'Kia ora')
    await send(tom, 'Mōrena')
    await vi.waitFor(() => expect(all.changes.length).toBeGreaterThan(0))
    expect(new Set(all.changes.map((c) => (c.new as { user_id?: string }).user_id))).toEqual(
      new Set([tom.id]),
    )
    expect(spy.changes).toEqual([])
  })

  it('sends the requested columns, and each binding its own events', async () => {
    const hana = await newTeacher()
    const { changes } = await listen(hana, [
      { event: 'INSERT', table: 'chat_messages', select: ['id', 'rev'] },
      { event: 'UPDATE', table: 'sync_heads', filter: `user_id=eq.${hana.id}` },
    ])
    await send(hana, 'Kia ora')
    await vi.waitFor(() => expect(changes).toHaveLength(3))
    const messages = changes.filter((c) => c.table === 'chat_messages')
    expect(messages.map((c) => Object.keys(c.new).sort())).toEqual([
      ['id', 'rev'],
      ['id', 'rev'],
    ])
    expect(changes.find((c) => c.table === 'sync_heads')?.eventType).toBe('UPDATE')
  })

  it('announces a deletion with its key, and only to the owner', async () => {
    const [hana, tom] = [await newTeacher(), await newTeacher()]
    const mine = await listen(hana, [{ event: 'DELETE', table: 'starred_items' }])
    const other = await listen(tom, [{ table: 'starred_items' }])
    const { session, reply } = await send(hana, 'Kia ora')
    const star = { lane: `star:${reply}`, op: 'star.set', session_id: session, message_id: reply }
    await change(hana, { ...star, item_type: 'lesson_plan', starred: true })
    await change(hana, { ...star, item_type: 'lesson_plan', starred: false })
    await vi.waitFor(() => expect(mine.changes).toHaveLength(1))
    expect(Object.keys(mine.changes[0]?.old ?? {})).toEqual(['id'])
    expect(other.changes).toEqual([])
  })

  it('stops after the channel is left', async () => {
    const hana = await newTeacher()
    const left = await listen(hana, [{ table: 'chat_sessions' }])
    const kept = await listen(hana, [{ table: 'chat_sessions' }])
    await hana.api.removeChannel(left.channel)
    await send(hana, 'Kia ora')
    await vi.waitFor(() => expect(kept.changes).toHaveLength(1))
    expect(left.changes).toEqual([])
  })

  it('refuses bindings that could never fire', async () => {
    const hana = await newTeacher()
    const unknown = await listen(hana, [{ table: 'no_such_table' }])
    const column = await listen(hana, [{ table: 'chat_sessions', filter: 'nothing=eq.1' }])
    const operator = await listen(hana, [{ table: 'chat_sessions', filter: 'rev=gt.1' }])
    for (const { status, error } of [unknown, column, operator]) {
      expect(status).toBe('CHANNEL_ERROR')
      expect(error).toContain('Unable to subscribe to changes')
    }
  })
})

function forge(claims: object, secret: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`
}

function secretOf({ dataDir }: TestApp): string {
  return JSON.parse(readFileSync(join(dataDir, 'keys.json'), 'utf8')).jwtSecret
}

/** Opens a bare socket, to send what the client library would not. */
async function rawJoin(token: string | undefined, version = '2.0.0') {
  const url = `${app.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${app.anonKey}&vsn=${version}`
  const socket = new WebSocket(url)
  const frames: unknown[] = []
  socket.on('message', (data) => frames.push(JSON.parse(String(data))))
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  const changes = [{ event: '*', schema: 'public', table: 'chat_sessions' }]
  const payload = { config: { postgres_changes: changes }, access_token: token }
  const topic = 'realtime:raw'
  const object = { join_ref: '1', ref: '1', topic, event: 'phx_join', payload }
  socket.send(JSON.stringify(version === '2.0.0' ? ['1', '1', topic, 'phx_join', payload] : object))
  await vi.waitFor(() => expect(frames.length).toBeGreaterThan(0))
  return { socket, frames }
}

describe('tokens', () => {
  it('refuses forged, expired and unsigned tokens', async () => {
    const { id } = await newTeacher()
    const claims = { sub: id, role: 'authenticated', exp: Math.floor(Date.now() / 1000) + 600 }
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`
    const bad = [
      forge(claims, 'another secret'),
      forge({ ...claims, exp: 1 }, secretOf(app)),
      forge({ ...claims, role: 'service_role' }, secretOf(app)),
      unsigned,
      'rubbish',
    ]
    for (const token of bad) {
      const { socket, frames } = await rawJoin(token)
      expect(frames[0]).toMatchObject(['1', '1', 'realtime:raw', 'phx_reply', { status: 'error' }])
      socket.close()
    }
  })

  /** Joins with a token that expires soon, or a longer one if the machine is too slow for that. */
  async function joinForSeconds(id: string) {
    for (let seconds = 2; ; seconds *= 2) {
      const exp = Date.now() / 1000 + seconds
      const joined = await rawJoin(forge({ sub: id, role: 'authenticated', exp }, secretOf(app)))
      const inTime = Date.now() < exp * 1000 - 1_000
      if (inTime || seconds > 30) return { ...joined, untilEnd: exp * 1000 + 500 - Date.now() }
      joined.socket.close()
    }
  }

  it('closes a channel when its token expires', async () => {
    const { id } = await newTeacher()
    const { socket, frames } = await joinForSeconds(id)
    expect(frames[0]).toMatchObject(['1', '1', 'realtime:raw', 'phx_reply', { status: 'ok' }])
    await vi.waitFor(() => expect(frames.at(-1)).toMatchObject(['1', null, 'realtime:raw', 'phx_close', {}]))
    socket.close()
  })

  it('keeps a channel whose token was renewed in time', async () => {
    const { id, api, token } = await newTeacher()
    const { socket, frames, untilEnd } = await joinForSeconds(id)
    socket.send(JSON.stringify(['1', '2', 'realtime:raw', 'access_token', { access_token: token }]))
    await new Promise((resolve) => setTimeout(resolve, untilEnd))
    await send({ id, api, token }, 'Kia ora')
    await vi.waitFor(() =>
      expect(frames.at(-1)).toMatchObject(['1', null, 'realtime:raw', 'postgres_changes', {}]),
    )
    socket.close()
  })

  it('lets nobody listen who is not signed in', async () => {
    for (const token of [undefined, app.anonKey]) {
      const { socket, frames } = await rawJoin(token)
      const said = { status: 'error', response: { reason: expect.stringContaining('sign in first') } }
      expect(frames).toEqual([['1', '1', 'realtime:raw', 'phx_reply', said]])
      socket.close()
    }
  })

  it('joins ten channels of a socket, and no more', async () => {
    const { token } = await newTeacher()
    const { socket, frames } = await rawJoin(token)
    for (let n = 2; n <= 11; n += 1) {
      const payload = { config: { postgres_changes: [] }, access_token: token }
      socket.send(JSON.stringify([String(n), String(n), `realtime:${n}`, 'phx_join', payload]))
    }
    const replies = () => (frames as unknown[][]).filter((frame) => frame[3] === 'phx_reply')
    await vi.waitFor(() => expect(replies()).toHaveLength(11))
    const refused = { status: 'error', response: { reason: 'Too many channels' } }
    expect(replies().filter((frame) => (frame[4] as { status: string }).status !== 'ok')).toEqual([
      ['11', '11', 'realtime:11', 'phx_reply', refused],
    ])
    socket.close()
  })

  it('lets nobody in without a key', async () => {
    const socket = new WebSocket(
      `${app.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=wrong&vsn=2.0.0`,
    )
    const error = await new Promise((resolve) => socket.once('error', resolve))
    expect(String(error)).toContain('401')
  })
})

describe('the protocol', () => {
  it('encodes 1.0.0 as objects, and answers heartbeats and unknown topics', async () => {
    const { token } = await newTeacher()
    const { socket, frames } = await rawJoin(token, '1.0.0')
    expect(frames[0]).toMatchObject({ topic: 'realtime:raw', event: 'phx_reply', payload: { status: 'ok' } })
    socket.send(JSON.stringify({ ref: '7', topic: 'phoenix', event: 'heartbeat', payload: {} }))
    await vi.waitFor(() => expect(frames.at(-1)).toMatchObject({ ref: '7', payload: { status: 'ok' } }))
    socket.send(JSON.stringify({ ref: '8', topic: 'realtime:nowhere', event: 'access_token', payload: {} }))
    await vi.waitFor(() => expect(frames.at(-1)).toMatchObject({ ref: '8', payload: { status: 'error' } }))
    socket.close()
  })

  it('survives frames that are not messages', async () => {
    const { socket, frames } = await rawJoin(undefined)
    for (const nonsense of ['', 'null', '[]', '{"a":1}', '[1,2,3,4,5]']) socket.send(nonsense)
    socket.send(Buffer.from([1, 2, 3]))
    socket.send(JSON.stringify([null, '9', 'phoenix', 'heartbeat', {}]))
    await vi.waitFor(() =>
      expect(frames.at(-1)).toMatchObject([null, '9', 'phoenix', 'phx_reply', { status: 'ok' }]),
    )
    socket.close()
  })
})
