import type { OpReceipt } from '#backend/rows.ts'
import type { StoreDb } from '#local-store/db.ts'
import { isReplacedBy, type OutboxEntry } from '#local-store/outbox-entry.ts'
import { refresh } from '#local-store/refresh.ts'
import { applying, readPosition, releaseArrived } from './position.ts'

export interface Settled {
  parked: OutboxEntry[]
  /** Versions that stand beside what was saved. */
  alsoEdited: string[]
  /** The server does not know such an op: the app is too old, or too new. */
  unknownOp: boolean
}

const UNKNOWN_OP = 'unknown_op'

/** Writes the server's answers to a batch into the outbox. An entry without an answer waits again. */
export async function settle(
  db: StoreDb,
  batch: OutboxEntry[],
  receipts: OpReceipt[],
  pauseUntil: number,
): Promise<Settled> {
  const answers = new Map(receipts.map((receipt) => [receipt.op_id, receipt]))
  return applying(db, async () => {
    const settled: Settled = { parked: [], alsoEdited: [], unknownOp: false }
    for (const entry of await db.outbox.bulkGet(batch.map(({ seq }) => seq))) {
      if (entry) await settleEntry(db, entry, answers.get(entry.opId), { pauseUntil, settled })
    }
    settled.parked = await dropReplaced(db, settled.parked)
    const position = await readPosition(db)
    if (position) await releaseArrived(db, position)
    return settled
  })
}

async function settleEntry(
  db: StoreDb,
  entry: OutboxEntry,
  receipt: OpReceipt | undefined,
  { pauseUntil, settled }: { pauseUntil: number; settled: Settled },
): Promise<void> {
  if (receipt?.status === 'done') {
    if (receipt.also_edited) settled.alsoEdited.push(receipt.also_edited)
    return acknowledge(db, entry, receipt.rev ?? 0)
  }
  if (entry.state === 'acked') return // another tab heard "done" first
  if (receipt?.status !== 'refused') {
    // Held back by a refusal in this very answer it may go on at once; else the answer made no sense: not in a hot loop.
    const heldBack = settled.parked.some(({ lane }) => lane === entry.lane)
    return giveBack(db, [entry], heldBack ? 0 : pauseUntil)
  }
  if (receipt.reason === UNKNOWN_OP) {
    settled.unknownOp = true
    return giveBack(db, [entry], pauseUntil)
  }
  settled.parked.push(await park(db, entry, receipt.reason ?? 'unknown'))
}

async function acknowledge(db: StoreDb, entry: OutboxEntry, rev: number): Promise<void> {
  const { reason: _gone, ...kept } = entry
  await db.outbox.put({ ...kept, state: 'acked', rev })
}

/** The server refused it for good: the rows show what the server has, the entry waits for the teacher. */
export async function park(db: StoreDb, entry: OutboxEntry, reason: string): Promise<OutboxEntry> {
  const parked: OutboxEntry = { ...entry, state: 'parked', reason }
  await db.outbox.put(parked)
  await refresh(db, entry.targets)
  return parked
}

/**
 * Lets go of a refused star or title when a newer one was tapped while it was on its way, as `commit` does when it is
 * tapped later: tried again by hand it would undo the newer one. Answers those that stay.
 */
export async function dropReplaced(db: StoreDb, parked: OutboxEntry[]): Promise<OutboxEntry[]> {
  const stay: OutboxEntry[] = []
  for (const entry of parked) {
    const sameLane = await db.outbox.where('lane').equals(entry.lane).toArray()
    const replaced = sameLane.some(({ seq, op }) => seq > entry.seq && isReplacedBy(entry, op))
    if (replaced) await db.outbox.delete(entry.seq)
    else stay.push(entry)
  }
  return stay
}

/** Back into the queue, as if never sent: the server has certainly not applied these. `pauseUntil`: not before then. */
export async function giveBack(db: StoreDb, entries: OutboxEntry[], pauseUntil = 0): Promise<void> {
  const unsent = entries.map((entry) => {
    const attempts = Math.max(0, entry.attempts - 1)
    return { ...entry, state: 'queued' as const, attempts, nextAttemptAt: pauseUntil }
  })
  await db.outbox.bulkPut(unsent)
}
