import type { Delivery } from '#domain/delivery-text.ts'
import type { SyncedTable } from '#domain/rows.ts'
import type { StoreDb } from '../db.ts'
import { deliveryOf, type OutboxEntry } from '../outbox-entry.ts'

/** Up to this many rows are looked up one by one in the index. */
const FEW = 5
/** Up to this many waiting places are read at once. Beyond that, a step for each asked row costs less. */
const MANY = 2_000

/** A lookup of the delivery state of each of these rows. */
export async function deliveriesOf(
  db: StoreDb,
  table: SyncedTable,
  ids: string[],
): Promise<(id: string) => Delivery> {
  const waiting = new Map<string, OutboxEntry[]>(ids.map((id) => [`${table}:${id}`, []]))
  for (const entry of await entriesOn(db, table, [...waiting.keys()]))
    for (const target of entry.targets) waiting.get(target)?.push(entry)
  return (id) => deliveryOf(waiting.get(`${table}:${id}`) ?? [])
}

/**
 * The entries that show on these rows, and perhaps others, in the order of the taps. Reading all that waits for the table
 * is one request, while asking for 200 rows by name takes the browser a step for each.
 */
async function entriesOn(db: StoreDb, table: SyncedTable, names: string[]): Promise<OutboxEntry[]> {
  const ofTable = db.outbox.where('targets').startsWith(`${table}:`)
  if (names.length <= FEW || (await ofTable.count()) > MANY)
    return db.outbox.where('targets').anyOf(names).distinct().sortBy('seq')
  // An entry comes once for each of its rows.
  const once = new Map((await ofTable.toArray()).map((entry) => [entry.seq, entry]))
  return [...once.values()].sort((one, other) => one.seq - other.seq)
}

/** Refused messages. They are not applied to any row, so screens show them from the outbox. */
export async function listRefusedSends(db: StoreDb, sessionId?: string): Promise<OutboxEntry[]> {
  const parked = await db.outbox.where('state').equals('parked').sortBy('seq')
  return parked.filter(({ op }) => op.op === 'message.send' && (!sessionId || op.session_id === sessionId))
}
