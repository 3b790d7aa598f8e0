import { listSmall, readSmall, removeSmall, writeSmall } from '#platform/small-storage.ts'
import type { OutboxEntry } from '../outbox-entry.ts'
import { waitingPrefix } from '../side-keys.ts'

/*
 * A second copy of the outbox, in localStorage: a browser that loses a whole IndexedDB, as Chromium did in one of 40
 * kills, keeps it. It is bounded, because localStorage is small and the sign-in lives there too.
 */

/** The longest change that is copied: any message, and an edited document of usual size. */
export const MAX_COPY_CHARS = 250_000
/** The length of all copies of a teacher together. Some browsers allow 2.5 million characters for everything. */
export const MAX_ALL_CHARS = 1_000_000

/** What a copy keeps of an entry: the rest follows from the op, or belongs to one try to send it. */
type Copy = Pick<OutboxEntry, 'seq' | 'opId' | 'lane' | 'op' | 'v' | 'tappedAt' | 'targets' | 'reason'> & {
  parked: boolean
}

const keyOf = (userId: string, opId: string) => waitingPrefix(userId) + opId

/** Copies these entries if there is room. An older copy of a change that no longer fits is removed. */
export function writeWaitingCopies(userId: string, entries: readonly OutboxEntry[]): void {
  if (entries.length === 0) return
  let room = MAX_ALL_CHARS - lengthOf(userId)
  for (const entry of entries) {
    const key = keyOf(userId, entry.opId)
    const before = readSmall(key)?.length ?? 0
    const text = JSON.stringify(copyOf(entry))
    const fits = text.length <= Math.min(MAX_COPY_CHARS, room + before)
    if (fits && writeSmall(key, text)) room += before - text.length
    else if (before > 0) removeSmall(key)
  }
}

export function removeWaitingCopies(userId: string, opIds: Iterable<string>): void {
  for (const opId of opIds) removeSmall(keyOf(userId, opId))
}

/** The ids of the copied changes. */
export function listWaitingCopies(userId: string): string[] {
  const prefix = waitingPrefix(userId)
  return listSmall(prefix).map((key) => key.slice(prefix.length))
}

/** The copied changes as entries that wait, in the order of the taps. A copy that cannot be read is passed over. */
export function readWaitingCopies(userId: string): OutboxEntry[] {
  const copies = listWaitingCopies(userId).flatMap((opId) => parse(readSmall(keyOf(userId, opId)), opId))
  return copies.sort((a, b) => a.seq - b.seq).map(entryOf)
}

function lengthOf(userId: string): number {
  return listSmall(waitingPrefix(userId)).reduce((sum, key) => sum + (readSmall(key)?.length ?? 0), 0)
}

function copyOf({ seq, opId, lane, op, v, tappedAt, targets, reason, state }: OutboxEntry): Copy {
  const kept = { seq, opId, lane, op, v, tappedAt, targets, parked: state === 'parked' }
  return reason === undefined ? kept : { ...kept, reason }
}

/** Nobody knows whether the change was sent, so it counts as tried: only the server can undo it. */
function entryOf({ parked, ...kept }: Copy): OutboxEntry {
  return { ...kept, state: parked ? 'parked' : 'queued', attempts: 1, nextAttemptAt: 0 }
}

function parse(text: string | null, opId: string): Copy[] {
  try {
    const copy = JSON.parse(text ?? 'null') as Copy | null
    const whole = copy?.opId === opId && copy.op?.op_id === opId && Array.isArray(copy.targets)
    return whole && typeof copy.seq === 'number' && typeof copy.lane === 'string' ? [copy] : []
  } catch {
    return []
  }
}
