import type { Delivery } from '#domain/delivery-text.ts'
import type { Op } from '#domain/ops.ts'
import { type Target, targetsOf } from '#domain/targets.ts'

/** The version of the entries that this build writes (upcast.ts). */
export const ENTRY_VERSION = 1

/** A teacher's change on its way to the server. It is removed only when the server's answer is on the device. */
export interface OutboxEntry {
  /** Counts up in the order of the taps. Nothing else orders the entries. */
  seq: number
  opId: string
  lane: string
  op: Op
  /** The version of this entry and its op. */
  v: number
  /** acked: the server has it, but its rows are not here yet. parked: the server refused it, and it waits for the teacher. */
  state: 'queued' | 'sending' | 'acked' | 'parked'
  /** The number of times it was handed to the network. At 0 it was certainly not sent. */
  attempts: number
  /** Milliseconds since 1970 by the device's clock. */
  nextAttemptAt: number
  reason?: string
  /** The rev of an acked entry. It is removed once the cursor has reached this rev. */
  rev?: number
  /** The time of the tap, used for display only. */
  tappedAt: string
  /** `table:key` of every row on which it shows. */
  targets: string[]
}

/**
 * The states of entries on their way, as a range: in alphabetical order they follow acked and parked. The index counts a range
 * in one step, but several keys entry by entry.
 */
export const UNSENT = { first: 'queued', last: 'sending' } as const satisfies Record<
  string,
  OutboxEntry['state']
>

export type NewEntry = Omit<OutboxEntry, 'seq'>

const targetName = ({ table, key }: Target) => `${table}:${key}`

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

/** True if the entry's op is applied to the server's row. A refused change is not, so the server's row shows again. */
export const isReplayed = (entry: OutboxEntry) => entry.state !== 'parked' && !isFromNewerApp(entry)

/**
 * True if a newer version of the app wrote the entry, before the teacher went back to this one. This version cannot know
 * its meaning, so it keeps the entry unchanged, shows it as waiting for an update and does not send it.
 */
export const isFromNewerApp = ({ v }: Pick<OutboxEntry, 'v'>) => v > ENTRY_VERSION

/** True if the entry may be dropped or edited. Only the server can undo a change that may have reached it. */
export const mayBeDropped = ({ state, attempts }: Pick<OutboxEntry, 'state' | 'attempts'>) =>
  state === 'parked' || (state === 'queued' && attempts === 0)

/** True if only the last op of this kind counts: the stars of one message, the titles of one chat, its place on the shelf. */
export const replacesOlder = ({ op }: Op) => op === 'star.set' || op === 'chat.rename' || op === 'shelf.set'

export const isReplacedBy = (older: OutboxEntry, newer: Op) =>
  replacesOlder(newer) && older.op.op === newer.op && older.lane === newer.lane && !isFromNewerApp(older)

/** The entry ready to be sent at once, whatever it waited for and even if it was refused. */
export function queuedAgain({ reason: _lifted, ...kept }: OutboxEntry): OutboxEntry {
  return { ...kept, state: 'queued', nextAttemptAt: 0 }
}

/** The delivery state of several entries: that of a refused one if any, because the teacher must act on it; else that of the latest. */
export function deliveryOf(entries: OutboxEntry[]): Delivery {
  const open = entries.filter((entry) => entry.state !== 'acked')
  const entry = open.find(({ state }) => state === 'parked') ?? open.at(-1)
  if (!entry) return { state: 'synced' }
  if (entry.state === 'parked')
    return { state: 'refused', opId: entry.opId, reason: entry.reason ?? 'unknown' }
  if (entry.state === 'sending') return { state: 'sending', opId: entry.opId }
  return { state: 'queued', opId: entry.opId, attempts: entry.attempts }
}
