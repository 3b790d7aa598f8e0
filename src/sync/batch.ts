import type { StoreDb } from '#local-store/db.ts'
import { isFromNewerApp, type OutboxEntry } from '#local-store/outbox-entry.ts'
import { writing } from '#local-store/write.ts'
import { MOST_MS } from './backoff.ts'

const MOST_OPS = 100
const MOST_BYTES = 1_000_000
/** Calls in flight at once: 500 waiting ops are two round trips. */
const TOGETHER = 3

/**
 * Marks the next ops that may go out as sending: up to three batches, each at most 100 ops and 1 MB, in the order of the
 * taps. All ops of one chat are in one batch, because they lean on each other across lanes: a star on its message.
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

/** Whatever a round that died had in flight waits again, under its old id: nobody knows whether it arrived. */
export async function reclaimBatch(db: StoreDb): Promise<void> {
  const change = { state: 'queued', nextAttemptAt: 0 } as const
  await writing(db, async () => db.outbox.where('state').equals('sending').modify(change))
}

/** Ends every wait: the network may be back. */
export async function endWaits(db: StoreDb): Promise<void> {
  await writing(db, async () => db.outbox.where('state').equals('queued').modify({ nextAttemptAt: 0 }))
}

/** When the next entry is due (ms since 1970); undefined when none waits or all are held back. */
export async function nextDue(db: StoreDb): Promise<number | undefined> {
  let due: number | undefined
  await walk(db, ({ nextAttemptAt }) => {
    due = Math.min(due ?? nextAttemptAt, nextAttemptAt)
    return 'hold'
  })
  return due
}

/** The entry that has waited longest of those that nothing but the server holds back. */
export async function oldestWaiting(db: StoreDb): Promise<OutboxEntry | undefined> {
  let oldest: OutboxEntry | undefined
  await walk(db, (entry) => {
    oldest = entry
    return 'stop'
  })
  return oldest
}

const isPutOff = ({ nextAttemptAt }: OutboxEntry, now: number) =>
  nextAttemptAt > now && nextAttemptAt - now <= MOST_MS

interface Batch {
  entries: OutboxEntry[]
  chats: Set<string>
  bytes: number
  full: boolean
}

async function nextBatches(db: StoreDb, now: number): Promise<OutboxEntry[][]> {
  const batches: Batch[] = []
  await walk(db, (entry) => {
    if (isPutOff(entry, now)) return 'hold'
    const bytes = new TextEncoder().encode(JSON.stringify(entry.op)).length
    const batch = batchFor(batches, entry, bytes)
    if (batch) {
      batch.entries.push(entry)
      batch.chats.add(entry.op.session_id)
      batch.bytes += bytes
      return 'go on'
    }
    return batches.every(({ full }) => full) ? 'stop' : 'hold'
  })
  return batches.map(({ entries }) => entries)
}

/** The batch its chat is in already, else the first with room, else a new one. None: it goes with the next call. */
function batchFor(batches: Batch[], { op }: OutboxEntry, bytes: number): Batch | undefined {
  const own = batches.find(({ chats }) => chats.has(op.session_id))
  const found = (own ? [own] : batches).find((batch) => hasRoom(batch, bytes))
  if (found || own || batches.length >= TOGETHER) return found
  const begun: Batch = { entries: [], chats: new Set(), bytes: 0, full: false }
  batches.push(begun)
  return begun
}

function hasRoom(batch: Batch, bytes: number): boolean {
  const room = batch.entries.length < MOST_OPS && batch.bytes + bytes <= MOST_BYTES
  if (!room) batch.full = true
  return room
}

/**
 * Shows the waiting entries in order. 'hold' passes over what else waits of that chat. A lane is held by a refused
 * message in it, a chat by what another tab has in flight of it: sent now, the later tap could arrive first.
 */
async function walk(db: StoreDb, visit: (entry: OutboxEntry) => 'go on' | 'hold' | 'stop'): Promise<void> {
  const lanes = new Set<string>()
  const chats = new Set<string>()
  let stopped = false
  const look = (entry: OutboxEntry) => {
    if (holdsLane(entry)) lanes.add(entry.lane)
    if (entry.state === 'sending') chats.add(entry.op.session_id)
    if (entry.state !== 'queued' || lanes.has(entry.lane) || chats.has(entry.op.session_id)) return
    const answer = visit(entry)
    if (answer === 'hold') chats.add(entry.op.session_id)
    stopped = answer === 'stop'
  }
  await db.outbox
    .orderBy('seq')
    .until(() => stopped)
    .each(look)
}

/**
 * Words that were refused hold back what follows them in their chat, as does what only a newer app can send. A refused
 * star, title, deletion or edit holds nothing: what follows does not rest on it.
 */
const holdsLane = (entry: OutboxEntry) =>
  isFromNewerApp(entry) || (entry.state === 'parked' && entry.op.op === 'message.send')
