import type { SyncedTable } from '#domain/rows.ts'
import type { StoreDb } from './db.ts'
import { derive } from './derive.ts'
import type { OutboxEntry } from './outbox-entry.ts'
import type { Records } from './records.ts'

/** Applies the waiting ops to the named rows again. Call it inside the transaction that changed the outbox. */
export async function refresh(db: StoreDb, targets: Iterable<string>): Promise<void> {
  await Promise.all([...new Set(targets)].map((target) => refreshOne(db, target)))
}

/** Updates one record, or deletes it when neither the server nor an op knows the row. */
async function refreshOne(db: StoreDb, target: string): Promise<void> {
  const [table, id] = splitTarget(target)
  const [known, entries] = await Promise.all([
    db.table(table).get(id) as Promise<Records[SyncedTable] | undefined>,
    entriesFor(db, target),
  ])
  const record = derive(table, known ?? { id, rev: 0, row: null }, entries, db.userId)
  await (record ? db.table(table).put(record) : db.table(table).delete(id))
}

/** The entries that show on this row, in the order of the taps. */
export async function entriesFor(db: StoreDb, target: string): Promise<OutboxEntry[]> {
  return db.outbox.where('targets').equals(target).sortBy('seq')
}

function splitTarget(target: string): [SyncedTable, string] {
  const colon = target.indexOf(':')
  return [target.slice(0, colon) as SyncedTable, target.slice(colon + 1)]
}
