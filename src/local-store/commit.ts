import { cleanDeep } from '#domain/clean-text.ts'
import type { Op } from '#domain/ops.ts'
import { isoNow } from '#platform/clock.ts'
import type { StoreDb } from './db.ts'
import { type StorageFailure, storageFailure } from './disk/storage-failure.ts'
import { isReplacedBy, mayBeDropped, newEntry, type OutboxEntry, replacesOlder } from './outbox-entry.ts'
import { refresh } from './refresh.ts'
import { writing } from './write.ts'

type Committed = { ok: true } | { ok: false; reason: StorageFailure }

/** `added` are the new entries, in the order of the taps. */
type Listener = (db: StoreDb, added: readonly OutboxEntry[]) => void
const listeners = new Set<Listener>()

/** Calls the listener after every commit in this tab. This is how sync learns of local changes without being imported here. */
export function onCommitted(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The only way to store a teacher's changes: the rows as they now look and the outbox entries, in one transaction. */
export async function commit(ops: Op | Op[], db: StoreDb, draftKey?: string): Promise<Committed> {
  const cleaned = [ops].flat().map(cleanDeep)
  const added: OutboxEntry[] = []
  const change = async (again: boolean) => {
    for (const op of cleaned) {
      if (again && (await db.outbox.get({ opId: op.op_id }))) continue // the first try did reach the disk
      const replaced = await dropSuperseded(db, op)
      const entry = newEntry(op, isoNow())
      const seq = await db.outbox.add(entry)
      added.push({ seq, ...entry })
      await refresh(db, [...replaced, ...entry.targets])
    }
    if (draftKey) await db.drafts.delete(draftKey)
  }
  return changeOutbox(db, change, added)
}

/** Runs a change of outbox and rows in one transaction. A full or broken storage is a returned failure, not an exception. */
export async function changeOutbox(
  db: StoreDb,
  change: (again: boolean) => Promise<void>,
  added: readonly OutboxEntry[] = [],
): Promise<Committed> {
  const tables = [
    db.outbox,
    db.drafts,
    db.chat_sessions,
    db.chat_messages,
    db.starred_items,
    db.teacher_classes,
    db.shelf_items,
  ]
  try {
    await writing(db, (again) => db.transaction('rw', tables, async () => change(again)))
  } catch (error) {
    return { ok: false, reason: storageFailure(error) }
  }
  tellCommitted(db, added)
  return { ok: true }
}

export function tellCommitted(db: StoreDb, added: readonly OutboxEntry[]): void {
  for (const listener of listeners) listener(db, added)
}

/**
 * A newer star or title replaces an older one that was certainly never sent or that was refused, because only the last
 * intent counts. Returns the rows on which the dropped entries showed.
 */
async function dropSuperseded(db: StoreDb, op: Op): Promise<string[]> {
  if (!replacesOlder(op)) return []
  const sameLane = await db.outbox.where('lane').equals(op.lane).toArray()
  const replaced = sameLane.filter((entry) => mayBeDropped(entry) && isReplacedBy(entry, op))
  await db.outbox.bulkDelete(replaced.map((entry) => entry.seq))
  return replaced.flatMap((entry) => entry.targets)
}
