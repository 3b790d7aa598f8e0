import type { RealtimeChannel, RealtimeClient } from '@supabase/supabase-js'
import { accessToken } from './auth/session.ts'
import { type BackendConfig, backendConfig, backendOnline } from './config.ts'

export type NudgeTable =
  | 'chat_sessions'
  | 'chat_messages'
  | 'starred_items'
  | 'user_usage'
  | 'subscriptions'
  | 'sync_heads'
/** `gone`: the row was deleted. Hosted projects send deletions to everyone, so the id may belong to another user. */
export type OnNudge = (table: NudgeTable, id?: string, gone?: boolean) => void
type OnRealtimeStatus = (joined: boolean) => void

/** The specification's "2 s, 5 attempts" sets the pace and is no limit: an outage of ten seconds must not end realtime for good. */
const REJOIN_MS = 2_000
const QUICK_TRIES = 5
/** [CHAT-82] */
const EVENTS_PER_SECOND = 10

/** The delay before the next try. After the quick tries it is longer and random, so that a school's devices do not all return in the same second. */
export function rejoinDelay(tries: number): number {
  return tries <= QUICK_TRIES ? REJOIN_MS : 4 * REJOIN_MS + Math.random() * REJOIN_MS
}

interface Binding {
  table: NudgeTable
  event: '*' | 'INSERT' | 'UPDATE'
}

/** [CHAT] Any change of a chat, new and changed messages, changes of usage and subscription, and moves of the user's sync head. */
const BINDINGS: Binding[] = [
  { table: 'chat_sessions', event: '*' },
  { table: 'chat_messages', event: 'INSERT' },
  { table: 'chat_messages', event: 'UPDATE' },
  { table: 'user_usage', event: 'UPDATE' },
  { table: 'subscriptions', event: 'UPDATE' },
  { table: 'sync_heads', event: 'UPDATE' },
]

/**
 * Listens for changes of one teacher's rows. It only says that something changed; sync pulls the rows. `onStatus(true)`
 * is called at every join, and changes before a join were missed, so pull then too. The returned function stops it.
 */
export function listenForChanges(userId: string, onNudge: OnNudge, onStatus: OnRealtimeStatus): () => void {
  let stopped = false
  let close = () => {}
  void (async () => {
    const { RealtimeClient } = await import('./realtime-client.online.ts')
    if (!stopped) close = open(RealtimeClient, userId, onNudge, onStatus)
  })().catch(() => {
    // The chunk could not be loaded (offline, or an update replaced it): the 30 s tick still pulls.
    if (!stopped) onStatus(false)
  })
  return () => {
    stopped = true
    close()
  }
}

type ClientClass = typeof RealtimeClient

function open(Client: ClientClass, userId: string, onNudge: OnNudge, onStatus: OnRealtimeStatus): () => void {
  const config = backendConfig()
  if (!config) return () => {}
  const client = newClient(Client, config)
  let channel: RealtimeChannel | undefined
  let stopped = false
  let tries = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const again = () => {
    clearTimeout(timer)
    if (!stopped) timer = setTimeout(() => void join(), rejoinDelay(++tries))
  }
  const join = async () => {
    channel = undefined
    await client.removeAllChannels()
    // Without a token the server would send an anonymous visitor's rows: none, and without an error.
    const token = stopped || !backendOnline() ? null : await tokenOrNull()
    if (stopped || !token) return again()
    await client.setAuth()
    if (stopped) return
    const mine = bind(client.channel(`changes:${userId}`), userId, onNudge)
    channel = mine
    mine.subscribe((status) => {
      if (stopped || channel !== mine) return
      const joined = status === 'SUBSCRIBED'
      onStatus(joined)
      // The library rejoins after some failures, but never after a close (expired token, restarted server), so this code always does.
      if (joined) tries = 0
      else again()
    })
  }
  void join()
  return () => {
    stopped = true
    clearTimeout(timer)
    void client.removeAllChannels()
  }
}

const newClient = (Client: ClientClass, { url, anonKey }: BackendConfig) =>
  new Client(`${url.replace(/^http/, 'ws')}/realtime/v1`, {
    params: { apikey: anonKey, eventsPerSecond: EVENTS_PER_SECOND },
    accessToken: tokenOrNull,
    reconnectAfterMs: rejoinDelay,
  })

async function tokenOrNull(): Promise<string | null> {
  const token = await accessToken()
  return token.ok ? token.value : null
}

function bind(channel: RealtimeChannel, userId: string, onNudge: OnNudge): RealtimeChannel {
  for (const { table, event } of BINDINGS) {
    // Filters do not apply to DELETE events. Hosted projects send those to everyone, so sync checks the id.
    const filter = { schema: 'public', table, filter: `user_id=eq.${userId}` }
    channel.on('postgres_changes', { event: event as '*', ...filter }, (payload) => {
      const gone = payload.eventType === 'DELETE'
      const id = ((gone ? payload.old : payload.new) as { id?: unknown }).id
      onNudge(table, typeof id === 'string' ? id : undefined, gone)
    })
  }
  return channel
}
