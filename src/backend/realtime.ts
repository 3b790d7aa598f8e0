import type { RealtimeChannel, RealtimeClient } from '@supabase/supabase-js'
import { backendConfig, backendOnline } from './config.ts'
import { accessToken } from './session.ts'

export type NudgeTable =
  | 'chat_sessions'
  | 'chat_messages'
  | 'starred_items'
  | 'user_usage'
  | 'subscriptions'
  | 'sync_heads'
/** `gone`: the row was deleted. Hosted projects tell everybody of deletions, so the id may be anyone's. */
export type OnNudge = (table: NudgeTable, id?: string, gone?: boolean) => void
export type OnRealtimeStatus = (joined: boolean) => void

/** The spec's "2 s, 5 attempts" sets the pace, never an end: an outage of ten seconds must not silence us for good. */
const REJOIN_MS = 2_000
const QUICK_TRIES = 5
/** [CHAT-82] */
const EVENTS_PER_SECOND = 10

/** After the quick tries a slower pace, spread out, so that a school does not come back in one second. */
export function rejoinDelay(tries: number): number {
  return tries <= QUICK_TRIES ? REJOIN_MS : 4 * REJOIN_MS + Math.random() * REJOIN_MS
}

interface Binding {
  table: NudgeTable
  event: '*' | 'INSERT' | 'UPDATE'
  column: string
}

/** [CHAT] "any change to chat_sessions"; messages come and change; usage and subscription change; and one's own head moves. */
const BINDINGS: Binding[] = [
  { table: 'chat_sessions', event: '*', column: 'user_id' },
  { table: 'chat_messages', event: 'INSERT', column: 'user_id' },
  { table: 'chat_messages', event: 'UPDATE', column: 'user_id' },
  { table: 'user_usage', event: 'UPDATE', column: 'user_id' },
  { table: 'subscriptions', event: 'UPDATE', column: 'user_id' },
  { table: 'sync_heads', event: 'UPDATE', column: 'user_id' },
]

/**
 * Listens for "something changed" on behalf of one teacher. Nudges only: what changed is pulled. `onStatus(true)` comes with every join,
 * also the second: what happened in between was missed, so pull. Returns how to stop.
 */
export function listenForChanges(userId: string, onNudge: OnNudge, onStatus: OnRealtimeStatus): () => void {
  let stopped = false
  let close = () => {}
  void (async () => {
    const { RealtimeClient } = await import('./realtime-client.ts')
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
  const client = new Client(`${config.url.replace(/^http/, 'ws')}/realtime/v1`, {
    params: { apikey: config.anonKey, eventsPerSecond: EVENTS_PER_SECOND },
    accessToken: tokenOrNull,
    reconnectAfterMs: rejoinDelay,
  })
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
    // Joined without a token the server would show an anonymous visitor's rows: none, silently.
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
      // The library rejoins after some failures, but never after a close (token run out, server restarted): so we always do.
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

async function tokenOrNull(): Promise<string | null> {
  const token = await accessToken()
  return token.ok ? token.value : null
}

function bind(channel: RealtimeChannel, userId: string, onNudge: OnNudge): RealtimeChannel {
  for (const { table, event, column } of BINDINGS) {
    // A filter does not apply to DELETE events: hosted projects send those to everyone, so sync checks the id.
    const filter = { schema: 'public', table, filter: `${column}=eq.${userId}` }
    channel.on('postgres_changes', { event: event as '*', ...filter }, (payload) => {
      const gone = payload.eventType === 'DELETE'
      const id = ((gone ? payload.old : payload.new) as { id?: unknown }).id
      onNudge(table, typeof id === 'string' ? id : undefined, gone)
    })
  }
  return channel
}
