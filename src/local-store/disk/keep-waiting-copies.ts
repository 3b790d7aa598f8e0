import type { StoreDb } from '../db.ts'
import { type OutboxEntry, UNSENT } from '../outbox-entry.ts'
import { listWaitingCopies, removeWaitingCopies, writeWaitingCopies } from './waiting-copies.ts'

/** What the outbox holds that the server does not have. */
interface WaitingNow {
  waiting: number[]
  /** The entries whose copies are missing or out of date. */
  changed: OutboxEntry[]
  /** The copies there were before the outbox was read. A later one belongs to a change that the reading did not see. */
  copiedBefore: string[]
}

/**
 * Makes the copies agree with the outbox: what is new or refused is copied, what is done or dropped is removed. `read` is
 * called in a transaction that can read the outbox, and `keep` with its answer. Only changed entries are read whole,
 * because this runs after every change.
 */
export function copyKeeper(db: StoreDb) {
  /** The entries whose copies agree, and whether they were parked. */
  const known = new Map<number, { opId: string; parked: boolean }>()

  const read = async (copiedBefore: string[]): Promise<WaitingNow> => {
    const waiting = db.outbox.where('state').between('parked', UNSENT.last, true, true).primaryKeys()
    const parked = new Set(await db.outbox.where('state').equals('parked').primaryKeys())
    const changed = (await waiting).filter((seq) => known.get(seq)?.parked !== parked.has(seq))
    const entries = await db.outbox.bulkGet(changed)
    return { waiting: await waiting, changed: entries.filter((entry) => entry !== undefined), copiedBefore }
  }

  const keep = ({ waiting, changed, copiedBefore }: WaitingNow): void => {
    const here = new Set(waiting)
    for (const seq of known.keys()) if (!here.has(seq)) known.delete(seq)
    for (const { seq, opId, state } of changed) known.set(seq, { opId, parked: state === 'parked' })
    const kept = new Set([...known.values()].map(({ opId }) => opId))
    removeWaitingCopies(
      db.userId,
      copiedBefore.filter((opId) => !kept.has(opId)),
    )
    writeWaitingCopies(db.userId, changed)
  }

  return { list: () => listWaitingCopies(db.userId), read, keep }
}
