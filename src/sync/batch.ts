import { groupOf } from '#domain/ops.ts'
import type { StoreDb } from '#local-store/db.ts'
import { isFromNewerApp, type OutboxEntry } from '#local-store/outbox-entry.ts'
import { writing } from '#local-store/write.ts'
import { MAX_WAIT_MS } from './backoff.ts'

const MAX_OPS = 100
const MAX_BYTES = 1_000_000
/** The number of calls in flight at once: 500 waiting ops then take two round trips. */
const MAX_CALLS = 3

/**
 * Marks the next ops that are due as sending: up to three batches, each at most 100 ops and 1 MB, in the order of the
 * taps. All ops of one chat are in one batch, because they depend on each other across lanes: a star needs its message.
 */
export function takeBatches(db: StoreDb, now: number): Promise<OutboxEntry[][]> {
  const take = async () => {
    const batches = await nextBatches(db, now)
    const sending = batches.map((batch) => batch.map(asSending))
    await db.outbox.bulkPut(sending.flat())
    return sending
  }
  return writing(db, () => db.transaction('rw', db.outbox, take))
}

const asSending = (entry: OutboxEntry) => ({
  ...entry,
  state: 'sending' as const,
  attempts: entry.attempts + 1,
})

/** Requeues what a round that died had in flight. It keeps its op id, because nobody knows whether it arrived. */
export async function reclaimBatch(db: StoreDb): Promise<void> {
  const change = { state: 'queued', nextAttemptAt: 0 } as const
  await writing(db, async () => db.outbox.where('state').equals('sending').modify(change))
}

/** Makes every waiting entry due now, because the network may be back. */
export async function endWaits(db: StoreDb): Promise<void> {
  await writing(db, async () => db.outbox.where('state').equals('queued').modify({ nextAttemptAt: 0 }))
}

/** Returns when the next entry is due (ms since 1970), or undefined when none waits or all are held back. */
export async function nextDue(db: StoreDb): Promise<number | undefined> {
  let due: number | undefined
  await visitWaiting(db, ({ nextAttemptAt }) => {
    due = Math.min(due ?? nextAttemptAt, nextAttemptAt)
    return 'hold'
  })
  return due
}

/** Returns the oldest entry that only the server can be holding back. */
export async function oldestWaiting(db: StoreDb): Promise<OutboxEntry | undefined> {
  let oldest: OutboxEntry | undefined
  await visitWaiting(db, (entry) => {
    oldest = entry
    return 'stop'
  })
  return oldest
}

const isPutOff = ({ nextAttemptAt }: OutboxEntry, now: number) =>
  nextAttemptAt > now && nextAttemptAt - now <= MAX_WAIT_MS

interface Batch {
  entries: OutboxEntry[]
  chats: Set<string>
  bytes: number
  full: boolean
}

async function nextBatches(db: StoreDb, now: number): Promise<OutboxEntry[][]> {
  const batches: Batch[] = []
  await visitWaiting(db, (entry) => {
    if (isPutOff(entry, now)) return 'hold'
    const bytes = new TextEncoder().encode(JSON.stringify(entry.op)).length
    const batch = batchFor(batches, entry, bytes)
    if (batch) {
      batch.entries.push(entry)
      batch.chats.add(groupOf(entry.op))
      batch.bytes += bytes
      return 'go on'
    }
    return batches.every(({ full }) => full) ? 'stop' : 'hold'
  })
  return batches.map(({ entries }) => entries)
}

/**
 * Returns the batch that already has ops of this chat, else the first with room, else a new one. Undefined means that
 * the op waits for the next call.
 */
function batchFor(batches: Batch[], { op }: OutboxEntry, bytes: number): Batch | undefined {
  const own = batches.find(({ chats }) => chats.has(groupOf(op)))
  const found = (own ? [own] : batches).find((batch) => hasRoom(batch, bytes))
  if (found || own || batches.length >= MAX_CALLS) return found
  const begun: Batch = { entries: [], chats: new Set(), bytes: 0, full: false }
  batches.push(begun)
  return begun
}

function hasRoom(batch: Batch, bytes: number): boolean {
  const room = batch.entries.length < MAX_OPS && batch.bytes + bytes <= MAX_BYTES
  if (!room) batch.full = true
  return room
}

/**
 * Visits the waiting entries in order. The answer 'hold' skips the other entries of that chat. A refused message holds
 * its lane. An op of a chat in flight from another tab holds that chat: a later tap sent now could arrive first.
 */
async function visitWaiting(
  db: StoreDb,
  visit: (entry: OutboxEntry) => 'go on' | 'hold' | 'stop',
): Promise<void> {
  const lanes = new Set<string>()
  const chats = new Set<string>()
  let stopped = false
  const look = (entry: OutboxEntry) => {
    if (holdsLane(entry)) lanes.add(entry.lane)
    if (entry.state === 'sending') chats.add(groupOf(entry.op))
    if (entry.state !== 'queued' || lanes.has(entry.lane) || chats.has(groupOf(entry.op))) return
    const answer = visit(entry)
    if (answer === 'hold') chats.add(groupOf(entry.op))
    stopped = answer === 'stop'
  }
  await db.outbox
    .orderBy('seq')
    .until(() => stopped)
    .each(look)
}

/**
 * A refused message holds back what follows it in its chat, and so does an op that only a newer app can send. A refused
 * star, title, deletion or edit holds nothing, because nothing that follows depends on it.
 */
const holdsLane = (entry: OutboxEntry) =>
  isFromNewerApp(entry) || (entry.state === 'parked' && entry.op.op === 'message.send')
