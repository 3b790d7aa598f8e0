import type { Delivery } from '#domain/delivery-text.ts'
import type { SyncedTable } from '#domain/rows.ts'
import type { StoreDb } from '../db.ts'
import { deliveryOf, type OutboxEntry } from '../outbox-entry.ts'

/** A lookup of the delivery state of each of these rows. */
export async function deliveriesOf(
  db: StoreDb,
  table: SyncedTable,
  ids: string[],
): Promise<(id: string) => Delivery> {
  const names = ids.map((id) => `${table}:${id}`)
  const entries = await db.outbox.where('targets').anyOf(names).distinct().sortBy('seq')
  return (id) => deliveryOf(entries.filter(({ targets }) => targets.includes(`${table}:${id}`)))
}

/** Refused messages. They are not applied to any row, so screens show them from the outbox. */
export async function listRefusedSends(db: StoreDb, sessionId?: string): Promise<OutboxEntry[]> {
  const parked = await db.outbox.where('state').equals('parked').sortBy('seq')
  return parked.filter(({ op }) => op.op === 'message.send' && (!sessionId || op.session_id === sessionId))
}
