import type { Keys } from '../data-folder.ts'
import { type Binding, joinPayload, type KnownTables, toBinding } from './bindings.ts'
import type { Changes, Subscriber } from './changes.ts'
import type { Message } from './messages.ts'
import { type Reader, readToken } from './tokens.ts'

export interface ChannelContext {
  keys: Keys
  changes: Changes
  send(message: Message): void
  /** Called when the server closes the channel. */
  closed(channel: Channel): void
}

export type JoinAnswer = { ok: true; channel: Channel } | { ok: false; reason: string }

/** The longest delay a timer can hold. */
const MAX_TIMER_MS = 2 ** 31 - 1

/** Joins one channel. Its bindings listen with the rights of its token until that expires. */
export function joinChannel(context: ChannelContext, message: Message): JoinAnswer {
  const asked = bindingsOf(message.payload, context.changes)
  if (!asked.ok) return asked
  const entry = readToken(asked.token, context.keys, Date.now())
  if (!entry.ok) return entry
  return { ok: true, channel: new Channel(context, message, asked.bindings, entry.reader) }
}

export class Channel {
  readonly topic: string
  readonly joinRef: string | null
  readonly bindings: Binding[]
  private readonly context: ChannelContext
  private readonly subscriber: Subscriber
  private expiry: ReturnType<typeof setTimeout> | undefined

  constructor(
    context: ChannelContext,
    { topic, joinRef, ref }: Pick<Message, 'topic' | 'joinRef' | 'ref'>,
    bindings: Binding[],
    reader: Reader,
  ) {
    this.context = context
    this.topic = topic
    this.joinRef = joinRef ?? ref
    this.bindings = bindings
    this.subscriber = { reader, bindings, send: (change) => this.push('postgres_changes', change) }
    this.watchExpiry(reader)
    if (bindings.length > 0) context.changes.subscribers.add(this.subscriber)
  }

  /** Takes a fresh access token. An invalid one closes the channel. */
  authorize(token: string | undefined): void {
    const answer = readToken(token, this.context.keys, Date.now())
    if (answer.ok) {
      this.subscriber.reader = answer.reader
      this.watchExpiry(answer.reader)
    } else this.close(answer.reason)
  }

  leave(): void {
    clearTimeout(this.expiry)
    this.context.changes.subscribers.delete(this.subscriber)
  }

  private close(message: string): void {
    this.leave()
    const channel = this.topic.replace(/^realtime:/, '')
    this.push('system', { extension: 'system', status: 'error', message, channel })
    this.push('phx_close', {})
    this.context.closed(this)
  }

  private watchExpiry({ expiresAt }: Reader): void {
    clearTimeout(this.expiry)
    if (expiresAt === null) return
    const left = Math.min(expiresAt * 1000 - Date.now(), MAX_TIMER_MS)
    this.expiry = setTimeout(() => this.close('Token has expired'), left).unref()
  }

  private push(event: string, payload: unknown): void {
    this.context.send({ joinRef: this.joinRef, ref: null, topic: this.topic, event, payload })
  }
}

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
