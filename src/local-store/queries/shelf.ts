import type { Delivery } from '#domain/delivery-text.ts'
import type { ShelfItem } from '#domain/rows.ts'
import { currentStore } from '../current-store.ts'
import type { StoreDb } from '../db.ts'
import { shown } from '../records.ts'
import { deliveriesOf } from './deliveries.ts'

export interface ListedShelfItem {
  item: ShelfItem
  delivery: Delivery
}

/** More than the server takes for a school, with what waits on this device. */
const MAX_ITEMS = 300

/** What is on the shelf of the teacher's school, newest first, with what waits on this device. */
export async function listShelf(db: StoreDb = currentStore()): Promise<ListedShelfItem[]> {
  const records = await db.shelf_items.orderBy('place').reverse().limit(MAX_ITEMS).toArray()
  const items = records.flatMap((record) => shown(record) ?? [])
  const delivery = await deliveriesOf(
    db,
    'shelf_items',
    items.map(({ id }) => id),
  )
  return items.map((item) => ({ item, delivery: delivery(item.id) }))
}

/** The copy of this message that the teacher put on the shelf, if there is one. */
export async function readOnShelf(
  messageId: string,
  db: StoreDb = currentStore(),
): Promise<ShelfItem | undefined> {
  const item = shown(await db.shelf_items.get(messageId))
  return item?.mine ? item : undefined
}

/** The name of the teacher's school; undefined for who is in none. It is empty while the school has no name. */
export async function readSchoolName(db: StoreDb = currentStore()): Promise<string | undefined> {
  const own = shown(await db.subscriptions.get(db.userId))
  return own?.school_id ? (own.school_name ?? '') : undefined
}
