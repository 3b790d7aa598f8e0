import type { Keys } from '../data-folder.ts'
import { type Binding, joinPayload, type KnownTables, toBinding } from './bindings.ts'
import type { Changes, Subscriber } from './changes.ts'
import type { Message } from './messages.ts'
import { type Reader, readToken } from './tokens.ts'

export interface ChannelContext {
  keys: Keys
  changes: Changes
  send(message: Message): void
  /** The channel is over from our side. */
  closed(channel: Channel): void
}

export interface Channel {
  topic: string
  joinRef: string | null
  /** A fresh access token, or one that must not go on. */
  authorize(token: string | undefined): void
  leave(): void
}

export type Joined = { ok: true; channel: Channel; bindings: Binding[] }
export type JoinAnswer = Joined | { ok: false; reason: string }

function knownTables({ shapes }: Changes): KnownTables {
  return new Map([...shapes].map(([table, { columns }]) => [table, new Set(columns.map(({ name }) => name))]))
}

function bindingsOf(payload: unknown, changes: Changes) {
  const parsed = joinPayload.safeParse(payload)
  if (!parsed.success) return { ok: false, reason: 'The join message is not understood' } as const
  const tables = knownTables(changes)
  const bindings: Binding[] = []
  for (const [index, ask] of (parsed.data.config?.postgres_changes ?? []).entries()) {
    const answer = toBinding(ask, index + 1, tables)
    if (!answer.ok) return answer
    bindings.push(answer.binding)
  }
  return { ok: true, bindings, token: parsed.data.access_token ?? undefined } as const
}

/** The longest wait a timer can hold. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/** Joins one channel: its bindings listen with the rights of its token until that runs out. */
export function join(context: ChannelContext, { topic, joinRef, ref, payload }: Message): JoinAnswer {
  const asked = bindingsOf(payload, context.changes)
  if (!asked.ok) return asked
  const entry = readToken(asked.token, context.keys, Date.now())
  if (!entry.ok) return entry
  let expiry: ReturnType<typeof setTimeout> | undefined
  const push = (event: string, body: unknown) =>
    context.send({ joinRef: joinRef ?? ref, ref: null, topic, event, payload: body })

  const subscriber: Subscriber = {
    reader: entry.reader,
    bindings: asked.bindings,
    send: (change) => push('postgres_changes', change),
  }
  const stop = () => {
    clearTimeout(expiry)
    context.changes.subscribers.delete(subscriber)
  }
  const shut = (message: string) => {
    stop()
    push('system', {
      extension: 'system',
      status: 'error',
      message,
      channel: topic.replace(/^realtime:/, ''),
    })
    push('phx_close', {})
    context.closed(channel)
  }
  const watchExpiry = ({ expiresAt }: Reader) => {
    clearTimeout(expiry)
    if (expiresAt === null) return
    const left = Math.min(expiresAt * 1000 - Date.now(), LONGEST_TIMER_MS)
    expiry = setTimeout(() => shut('Token has expired'), left).unref()
  }
  const channel: Channel = {
    topic,
    joinRef: joinRef ?? ref,
    authorize(token) {
      const answer = readToken(token, context.keys, Date.now())
      if (!answer.ok) return shut(answer.reason)
      subscriber.reader = answer.reader
      watchExpiry(answer.reader)
    },
    leave: stop,
  }
  watchExpiry(entry.reader)
  if (asked.bindings.length > 0) context.changes.subscribers.add(subscriber)
  return { ok: true, channel, bindings: asked.bindings }
}
