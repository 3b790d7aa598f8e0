import type { StoreDb } from '#local-store/db.ts'
import { isFromNewerApp, type OutboxEntry } from '#local-store/outbox-entry.ts'

const MOST_OPS = 100
const MOST_BYTES = 1_000_000

/** Marks the next ops that may go out as sending, at most 100 and 1 MB, in the order of the taps. */
export function takeBatch(db: StoreDb, now: number): Promise<OutboxEntry[]> {
  return db.transaction('rw', db.outbox, async () => {
    const batch = await nextEntries(db, now)
    const sending = batch.map((entry) => ({
      ...entry,
      state: 'sending' as const,
      attempts: entry.attempts + 1,
    }))
    await db.outbox.bulkPut(sending)
    return sending
  })
}

/** Whatever a round that died had in flight waits again, under its old id: nobody knows whether it arrived. */
export async function reclaimBatch(db: StoreDb): Promise<void> {
  await db.outbox.where('state').equals('sending').modify({ state: 'queued', nextAttemptAt: 0 })
}

/** Ends every wait: the network may be back. */
export async function endWaits(db: StoreDb): Promise<void> {
  await db.outbox.where('state').equals('queued').modify({ nextAttemptAt: 0 })
}

/** When the next entry is due (ms since 1970); undefined when none waits or all are held back. */
export async function nextDue(db: StoreDb): Promise<number | undefined> {
  const heads = new Map<string, number>()
  for (const { lane, nextAttemptAt } of await collect(db, () => 'take')) {
    if (!heads.has(lane)) heads.set(lane, nextAttemptAt)
  }
  return heads.size > 0 ? Math.min(...heads.values()) : undefined
}

function nextEntries(db: StoreDb, now: number): Promise<OutboxEntry[]> {
  let bytes = 0
  return collect(db, (entry, taken) => {
    if (entry.nextAttemptAt > now) return 'hold'
    bytes += new TextEncoder().encode(JSON.stringify(entry.op)).length
    return taken > 0 && (bytes > MOST_BYTES || taken >= MOST_OPS) ? 'stop' : 'take'
  })
}

/** Walks the queue in order. A lane is held by a refused message, and by whatever of it is not due yet. */
async function collect(
  db: StoreDb,
  choose: (entry: OutboxEntry, taken: number) => 'take' | 'hold' | 'stop',
): Promise<OutboxEntry[]> {
  const held = new Set<string>()
  const taken: OutboxEntry[] = []
  let stopped = false
  const consider = (entry: OutboxEntry) => {
    if (holdsLane(entry)) held.add(entry.lane)
    if (entry.state !== 'queued' || held.has(entry.lane)) return
    const choice = choose(entry, taken.length)
    if (choice === 'take') taken.push(entry)
    if (choice === 'hold') held.add(entry.lane)
    if (choice === 'stop') stopped = true
  }
  await db.outbox
    .orderBy('seq')
    .until(() => stopped)
    .each(consider)
  return taken
}

/**
 * Words that were refused hold back what follows them in their chat, as does what only a newer app can send. A refused
 * star, title, deletion or edit holds nothing: what follows does not rest on it.
 */
const holdsLane = (entry: OutboxEntry) =>
  isFromNewerApp(entry) || (entry.state === 'parked' && entry.op.op === 'message.send')
