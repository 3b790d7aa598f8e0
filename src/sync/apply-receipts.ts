import type { OpReceipt } from '#backend/rows.ts'
import type { StoreDb } from '#local-store/db.ts'
import { isReplacedBy, type OutboxEntry } from '#local-store/outbox-entry.ts'
import { refresh } from '#local-store/refresh.ts'
import { applying, readPosition, releaseArrived } from './position.ts'

export interface ReceiptOutcome {
  parked: OutboxEntry[]
  /** The versions from other devices that conflict with what was saved. */
  alsoEdited: string[]
  /** The server does not know such an op: the app is too old, or too new. */
  unknownOp: boolean
}

const UNKNOWN_OP = 'unknown_op'

/** Writes the server's receipts for a batch into the outbox. An entry without a receipt goes back into the queue. */
export async function applyReceipts(
  db: StoreDb,
  batch: OutboxEntry[],
  receipts: OpReceipt[],
  pauseUntil: number,
): Promise<ReceiptOutcome> {
  const answers = new Map(receipts.map((receipt) => [receipt.op_id, receipt]))
  return applying(db, async () => {
    const outcome: ReceiptOutcome = { parked: [], alsoEdited: [], unknownOp: false }
    for (const entry of await db.outbox.bulkGet(batch.map(({ seq }) => seq))) {
      if (entry) await applyReceipt(db, entry, answers.get(entry.opId), { pauseUntil, outcome })
    }
    outcome.parked = await deleteReplacedRefusals(db, outcome.parked)
    const position = await readPosition(db)
    if (position) await releaseArrived(db, position)
    return outcome
  })
}

async function applyReceipt(
  db: StoreDb,
  entry: OutboxEntry,
  receipt: OpReceipt | undefined,
  { pauseUntil, outcome }: { pauseUntil: number; outcome: ReceiptOutcome },
): Promise<void> {
  if (receipt?.status === 'done') {
    if (receipt.also_edited) outcome.alsoEdited.push(receipt.also_edited)
    return acknowledge(db, entry, receipt.rev ?? 0)
  }
  if (entry.state === 'acked') return // another tab received "done" first
  if (receipt?.status !== 'refused') {
    // An entry held back by a refusal in this same answer may be sent again at once. Any other missing receipt means
    // that the answer made no sense, and an immediate retry would be a hot loop.
    const heldBack = outcome.parked.some(({ lane }) => lane === entry.lane)
    return requeue(db, [entry], heldBack ? 0 : pauseUntil)
  }
  if (receipt.reason === UNKNOWN_OP) {
    outcome.unknownOp = true
    return requeue(db, [entry], pauseUntil)
  }
  outcome.parked.push(await park(db, entry, receipt.reason ?? 'unknown'))
}

async function acknowledge(db: StoreDb, entry: OutboxEntry, rev: number): Promise<void> {
  const { reason: _gone, ...kept } = entry
  await db.outbox.put({ ...kept, state: 'acked', rev })
}

/** Parks an entry the server refused for good: the rows show the server's state, and the entry waits for the teacher. */
export async function park(db: StoreDb, entry: OutboxEntry, reason: string): Promise<OutboxEntry> {
  const parked: OutboxEntry = { ...entry, state: 'parked', reason }
  await db.outbox.put(parked)
  await refresh(db, entry.targets)
  return parked
}

/**
 * Deletes a refused star or title that a newer tap replaced while it was in flight, as `commit` does for a later tap:
 * a retry by hand would undo the newer one. Returns the entries that remain parked.
 */
export async function deleteReplacedRefusals(db: StoreDb, parked: OutboxEntry[]): Promise<OutboxEntry[]> {
  const stay: OutboxEntry[] = []
  for (const entry of parked) {
    const sameLane = await db.outbox.where('lane').equals(entry.lane).toArray()
    const replaced = sameLane.some(({ seq, op }) => seq > entry.seq && isReplacedBy(entry, op))
    if (replaced) await db.outbox.delete(entry.seq)
    else stay.push(entry)
  }
  return stay
}

/**
 * Puts entries back into the queue as if they had never been sent, because the server has certainly not applied them.
 * They are not sent before `pauseUntil`.
 */
export async function requeue(db: StoreDb, entries: OutboxEntry[], pauseUntil = 0): Promise<void> {
  const unsent = entries.map((entry) => {
    const attempts = Math.max(0, entry.attempts - 1)
    return { ...entry, state: 'queued' as const, attempts, nextAttemptAt: pauseUntil }
  })
  await db.outbox.bulkPut(unsent)
}
