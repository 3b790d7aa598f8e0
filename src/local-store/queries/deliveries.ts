import type { SyncedTable } from '#domain/rows.ts'
import type { StoreDb } from '../db.ts'
import { type Delivery, deliveryOf, type OutboxEntry } from '../outbox-entry.ts'

/** How far the changes of each of these rows have come. */
export async function deliveriesOf(
  db: StoreDb,
  table: SyncedTable,
  ids: string[],
): Promise<(id: string) => Delivery> {
  const asked = new Set(ids.map((id) => `${table}:${id}`))
  // The index tells first which rows wait, seldom any: asked for each of 200 it would answer 200 times.
  const waiting = await db.outbox.where('targets').startsWith(`${table}:`).uniqueKeys()
  const names = waiting.map(String).filter((name) => asked.has(name))
  const entries =
    names.length > 0 ? await db.outbox.where('targets').anyOf(names).distinct().sortBy('seq') : []
  return (id) => deliveryOf(entries.filter(({ targets }) => targets.includes(`${table}:${id}`)))
}

/** Refused messages. They are laid over no row, so their words are shown from here. */
export async function listRefusedSends(db: StoreDb, sessionId?: string): Promise<OutboxEntry[]> {
  const parked = await db.outbox.where('state').equals('parked').sortBy('seq')
  return parked.filter(({ op }) => op.op === 'message.send' && (!sessionId || op.session_id === sessionId))
}
