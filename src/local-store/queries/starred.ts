import Dexie from 'dexie'
import type { Delivery } from '#domain/delivery-text.ts'
import type { ChatMessage, ChatSession, ItemType, StarredItem } from '#domain/rows.ts'
import { currentStore } from '../current-store.ts'
import type { StoreDb } from '../db.ts'
import { shown } from '../records.ts'
import { deliveriesOf } from './deliveries.ts'

interface ListedStar {
  star: StarredItem
  /** Absent until its body has reached this device. */
  message?: ChatMessage
  chat?: ChatSession
  delivery: Delivery
  /** The delivery state of the teacher's edits to its text. */
  edit: Delivery
  /** True if an edit of it was begun and not saved. */
  hasDraft: boolean
}

/** The most rows read. The limit is 50, but several devices may each star items offline, and nothing saved is left out. */
const MAX_ROWS = 2_000

/** The starred items of one type, newest first ([STAR-41]). */
export async function listStarred(itemType: ItemType, db: StoreDb = currentStore()): Promise<ListedStar[]> {
  const records = await ofType(db, itemType).reverse().limit(MAX_ROWS).toArray()
  const stars = records.flatMap((record) => shown(record) ?? [])
  const messageIds = stars.map(({ message_id }) => message_id)
  const sessionIds = stars.map(({ chat_session_id }) => chat_session_id)
  const messages = await db.chat_messages.bulkGet(messageIds)
  const chats = await db.chat_sessions.bulkGet(sessionIds)
  const delivery = await deliveriesOf(db, 'starred_items', messageIds)
  const edit = await deliveriesOf(db, 'chat_messages', messageIds)
  const drafts = await db.drafts.bulkGet(messageIds.map((id) => `resource:${id}`))
  return stars.map((star, at) => {
    const message = shown(messages[at])
    const chat = shown(chats[at])
    const joined = { ...(message ? { message } : {}), ...(chat ? { chat } : {}) }
    return {
      star,
      ...joined,
      delivery: delivery(star.message_id),
      edit: edit(star.message_id),
      hasDraft: Boolean(drafts[at]),
    }
  })
}

export async function isStarred(messageId: string, db: StoreDb = currentStore()): Promise<boolean> {
  return shown(await db.starred_items.get(messageId)) !== undefined
}

export async function countStarred(itemType: ItemType, db: StoreDb = currentStore()): Promise<number> {
  return ofType(db, itemType).count()
}

function ofType(db: StoreDb, itemType: ItemType) {
  const range = [[itemType, Dexie.minKey] as const, [itemType, Dexie.maxKey] as const] as const
  return db.starred_items.where('[item_type+place]').between(...range)
}
