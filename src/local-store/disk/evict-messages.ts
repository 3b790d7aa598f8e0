import type { StoreDb } from '../db.ts'
import { messagesOfChat } from '../messages-of-chat.ts'
import type { StoredMessage } from '../records.ts'

/** The number of newest chats that always stay complete on the device. */
const KEPT_CHATS = 20

/**
 * Deletes messages of the oldest chats from this device until `chars` characters are free; the server has them all. Each
 * such chat is marked as incomplete, so that the app offers to load it. Returns the number of characters deleted.
 */
export function evictOldMessages(db: StoreDb, chars: number): Promise<number> {
  const tables = [db.chat_sessions, db.chat_messages, db.starred_items, db.outbox, db.drafts, db.revisions]
  return db.transaction('rw', tables, async () => {
    const oldestFirst = await db.chat_sessions.orderBy('listed').primaryKeys()
    const needed = await neededMessages(db)
    let freed = 0
    for (const id of oldestFirst.slice(0, -KEPT_CHATS)) {
      if (freed >= chars) break
      freed += await evictChat(db, id, needed)
    }
    return freed
  })
}

async function evictChat(db: StoreDb, id: string, needed: Set<string>): Promise<number> {
  const messages = await messagesOfChat(id, db).toArray()
  const going = messages.filter((message) => isSpare(message) && !needed.has(message.id))
  if (going.length === 0) return 0
  const ids = going.map((message) => message.id)
  await db.chat_messages.bulkDelete(ids)
  await db.revisions.where('message_id').anyOf(ids).delete()
  await db.chat_sessions.update(id, { complete: false })
  return going.reduce((sum, { row }) => sum + JSON.stringify(row).length, 0)
}

/** A finished message that the server has, with no waiting change on top. */
const isSpare = ({ rev, view, unfinished }: StoredMessage) =>
  rev > 0 && view === undefined && unfinished === undefined

/** The ids of messages that are starred, have a waiting or refused change, or are being edited. */
async function neededMessages(db: StoreDb): Promise<Set<string>> {
  const [starred, targets, drafts] = await Promise.all([
    db.starred_items.toCollection().primaryKeys(),
    db.outbox.orderBy('targets').uniqueKeys(),
    db.drafts.toCollection().primaryKeys(),
  ])
  const afterColon = (name: unknown) => String(name).slice(String(name).indexOf(':') + 1)
  return new Set([...starred, ...targets.map(afterColon), ...drafts.map(afterColon)])
}
