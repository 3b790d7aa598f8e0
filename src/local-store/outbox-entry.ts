import type { Op } from '#domain/ops.ts'
import { type Target, targetsOf } from '#domain/targets.ts'

/** The shape in which this build writes entries (upcast.ts). */
export const ENTRY_VERSION = 1

/** A teacher's change on its way to the server. It leaves only when the server's answer is on the device. */
export interface OutboxEntry {
  /** The order of the taps; the only order there is. */
  seq: number
  opId: string
  lane: string
  op: Op
  /** Of the shape of this entry and its op. */
  v: number
  /** acked: the server has it, but its rows are not here yet. parked: refused; waits for the teacher. */
  state: 'queued' | 'sending' | 'acked' | 'parked'
  /** Times it was handed to the network. At 0 it has certainly not been sent. */
  attempts: number
  /** Milliseconds since 1970 by the device's clock. */
  nextAttemptAt: number
  reason?: string
  /** Of an acked entry: it leaves once the cursor has reached this. */
  rev?: number
  /** For showing only. */
  tappedAt: string
  /** `table:key` of every row it shows on. */
  targets: string[]
}

/**
 * The states of what is on its way, as a range: by the alphabet they follow acked and parked. A range is counted by the index
 * in one step, several keys by reading entry after entry.
 */
export const UNSENT = { first: 'queued', last: 'sending' } as const satisfies Record<
  string,
  OutboxEntry['state']
>

export type NewEntry = Omit<OutboxEntry, 'seq'>

export type Delivery =
  | { state: 'synced' }
  | { state: 'queued'; opId: string; attempts: number }
  | { state: 'sending'; opId: string }
  | { state: 'refused'; opId: string; reason: string }

export const targetName = ({ table, key }: Target) => `${table}:${key}`

export function newEntry(op: Op, tappedAt: string): NewEntry {
  return {
    opId: op.op_id,
    lane: op.lane,
    op,
    v: ENTRY_VERSION,
    state: 'queued',
    attempts: 0,
    nextAttemptAt: 0,
    tappedAt,
    targets: targetsOf(op).map(targetName),
  }
}

/** Whether the entry's op is laid over the server's row. A refused change is not: what the server has shows again. */
export const isReplayed = (entry: OutboxEntry) => entry.state !== 'parked' && !isFromNewerApp(entry)

/**
 * Left by a newer version of the app, from which the teacher came back. Nobody here can know what it means: it is kept
 * as it is, shown as waiting for an update, and not sent.
 */
export const isFromNewerApp = ({ v }: Pick<OutboxEntry, 'v'>) => v > ENTRY_VERSION

/** Whether it may be dropped or taken back: what may have reached the server only the server can undo. */
export const mayBeDropped = ({ state, attempts }: Pick<OutboxEntry, 'state' | 'attempts'>) =>
  state === 'parked' || (state === 'queued' && attempts === 0)

/** Ops of which only the last counts: the stars of one message, the titles of one chat. */
export const replacesOlder = ({ op }: Op) => op === 'star.set' || op === 'chat.rename'

export const isReplacedBy = (older: OutboxEntry, newer: Op) =>
  replacesOlder(newer) && older.op.op === newer.op && older.lane === newer.lane && !isFromNewerApp(older)

/** To be tried at once, whatever was refused or waited for before. */
export function queuedAgain({ reason: _lifted, ...kept }: OutboxEntry): OutboxEntry {
  return { ...kept, state: 'queued', nextAttemptAt: 0 }
}

/** The one word for several entries: a refusal first, because only the teacher can lift it; else the latest tap. */
export function deliveryOf(entries: OutboxEntry[]): Delivery {
  const open = entries.filter((entry) => entry.state !== 'acked')
  const entry = open.find(({ state }) => state === 'parked') ?? open.at(-1)
  if (!entry) return { state: 'synced' }
  if (entry.state === 'parked')
    return { state: 'refused', opId: entry.opId, reason: entry.reason ?? 'unknown' }
  if (entry.state === 'sending') return { state: 'sending', opId: entry.opId }
  return { state: 'queued', opId: entry.opId, attempts: entry.attempts }
}
