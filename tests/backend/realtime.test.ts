import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
// The library is loaded here because it warns about Node 20 when it is loaded.
import '#backend/realtime-client.online.ts'
import { configureBackend } from '#backend/config.ts'
import { listenForChanges, type NudgeTable, rejoinDelay } from '#backend/realtime.ts'
import { MemoryStorage, SESSION_KEY, session } from './scripted-server.ts'

// Node 20 has no WebSocket of its own.
globalThis.WebSocket ??= WebSocket as never

type Frame = [string | null, string | null, string, string, Record<string, unknown>]
interface Binding {
  event: string
  schema: string
  table: string
  filter: string
}

/** The hosted service's side of the socket. It answers joins and sends what the test asks for. */
class Channels {
  readonly joins: { topic: string; bindings: Binding[]; url: string; at: number }[] = []
  private readonly server: WebSocketServer
  private socket: WebSocket | undefined

  constructor() {
    this.server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
    this.server.on('connection', (socket, request) => {
      this.socket = socket
      socket.on('message', (data) => this.answer(JSON.parse(String(data)) as Frame, request.url ?? ''))
    })
  }

  started = () => new Promise((resolve) => this.server.once('listening', resolve))

  get port(): number {
    return (this.server.address() as AddressInfo).port
  }

  private answer([joinRef, ref, topic, event, payload]: Frame, url: string): void {
    let response = {}
    if (event === 'phx_join') {
      const bindings = (payload.config as { postgres_changes: Binding[] }).postgres_changes
      this.joins.push({ topic, bindings, url, at: Date.now() })
      response = { postgres_changes: bindings.map((binding, at) => ({ id: at + 1, ...binding })) }
    }
    this.send([joinRef, ref, topic, 'phx_reply', { status: 'ok', response }])
  }

  /** Sends a change to the bindings that match it. */
  tell(table: NudgeTable, type: 'INSERT' | 'UPDATE' | 'DELETE', id: string): void {
    const { topic = '', bindings = [] } = this.joins.at(-1) ?? {}
    const heard = bindings.flatMap((binding, at) =>
      binding.table === table && ['*', type].includes(binding.event) ? [at + 1] : [],
    )
    const rows = type === 'DELETE' ? { old_record: { id } } : { record: { id } }
    const columns = [{ name: 'id', type: 'text' }]
    const data = { schema: 'public', table, type, commit_timestamp: '', columns, errors: null, ...rows }
    if (heard.length > 0) this.send([null, null, topic, 'postgres_changes', { ids: heard, data }])
  }

  private send(frame: Frame): void {
    this.socket?.send(JSON.stringify(frame))
  }

  /** Closes the channel, as a restarting server does. */
  closeChannel(): void {
    const { topic = '' } = this.joins.at(-1) ?? {}
    this.send([null, null, topic, 'phx_close', {}])
  }

  async stop(): Promise<void> {
    for (const client of this.server.clients) client.terminate()
    await new Promise((resolve) => this.server.close(resolve))
  }
}

let channels: Channels
let stop: () => void
const nudges: string[] = []
const statuses: boolean[] = []
const joined = (times: number) => vi.waitFor(() => expect(statuses.filter(Boolean)).toHaveLength(times))

beforeEach(async () => {
  channels = new Channels()
  await channels.started()
  nudges.length = 0
  statuses.length = 0
  const storage = new MemoryStorage()
  storage.setItem(SESSION_KEY, JSON.stringify(session('here')))
  configureBackend({ storage, config: { url: `http://127.0.0.1:${channels.port}`, anonKey: 'anon' } })
  stop = listenForChanges(
    'teacher-1',
    (table, id, gone) => nudges.push(`${table} ${id}${gone ? ' gone' : ''}`),
    (joinedNow) => statuses.push(joinedNow),
  )
  await joined(1)
})
afterEach(async () => {
  stop()
  await channels.stop()
})

describe('realtime', () => {
  it('[CHAT-75] [CHAT-76] [CHAT-77] [CHAT-78] [CHAT-79] one channel listens to all changes of this teacher', () => {
    expect(channels.joins).toHaveLength(1)
    const { topic, bindings = [] } = channels.joins[0] ?? {}
    expect(topic).toBe('realtime:changes:teacher-1')
    expect(bindings.map(({ table, event }) => `${table} ${event}`)).toEqual([
      'chat_sessions *',
      'chat_messages INSERT',
      'chat_messages UPDATE',
      'user_usage UPDATE',
      'subscriptions UPDATE',
      'sync_heads UPDATE',
    ])
    expect(new Set(bindings.map(({ schema, filter }) => `${schema} ${filter}`))).toEqual(
      new Set(['public user_id=eq.teacher-1']),
    )
  })

  it('[CHAT-74] [CHAT-76] [CHAT-77] [CHAT-78] [CHAT-79] reports that something changed, and nothing else', async () => {
    channels.tell('chat_sessions', 'INSERT', 'a')
    channels.tell('chat_sessions', 'UPDATE', 'b')
    channels.tell('chat_sessions', 'DELETE', 'c')
    channels.tell('chat_messages', 'INSERT', 'd')
    channels.tell('chat_messages', 'UPDATE', 'e')
    channels.tell('user_usage', 'UPDATE', 'f')
    channels.tell('subscriptions', 'UPDATE', 'g')
    await vi.waitFor(() => expect(nudges).toHaveLength(7))
    expect(nudges).toEqual([
      'chat_sessions a',
      'chat_sessions b',
      'chat_sessions c gone',
      'chat_messages d',
      'chat_messages e',
      'user_usage f',
      'subscriptions g',
    ])
  })

  it('[CHAT-82] asks for at most ten events a second', () => {
    expect(channels.joins[0]?.url).toContain('eventsPerSecond=10')
  })

  it('[CHAT-80] joins again 2 s after the channel was closed', async () => {
    const closedAt = Date.now()
    channels.closeChannel()
    await joined(2)
    expect(channels.joins).toHaveLength(2)
    expect((channels.joins[1]?.at ?? 0) - closedAt).toBeGreaterThanOrEqual(1_900)
  })

  it('[CHAT-80] [CHAT-81] [OP-51] tries five times every 2 s, then continues more slowly without end', () => {
    expect([1, 2, 3, 4, 5].map(rejoinDelay)).toEqual(Array(5).fill(2_000))
    for (const tries of [6, 60, 6000]) {
      expect(rejoinDelay(tries)).toBeGreaterThanOrEqual(8_000)
      expect(rejoinDelay(tries)).toBeLessThanOrEqual(10_000)
    }
  })
})
