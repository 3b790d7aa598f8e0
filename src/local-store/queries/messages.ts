import { applyOp } from '#domain/apply-op.ts'
import type { Delivery } from '#domain/delivery-text.ts'
import type { ChatMessage, ChatSession, DocumentBody } from '#domain/rows.ts'
import { currentStore } from '../current-store.ts'
import type { StoreDb } from '../db.ts'
import { waitingPlace } from '../derive.ts'
import { messagesOfChat } from '../messages-of-chat.ts'
import { deliveryOf, type OutboxEntry } from '../outbox-entry.ts'
import { shown } from '../records.ts'
import { readChat } from './chats.ts'
import { deliveriesOf, listRefusedSends } from './deliveries.ts'

interface ListedMessage {
  message: ChatMessage
  delivery: Delivery
}

/** The newest messages of a chat, oldest first. Those that wait on this device come last, in the order they were typed. */
export async function listMessages(
  sessionId: string,
  limit = 200,
  db: StoreDb = currentStore(),
): Promise<ListedMessage[]> {
  const [newest, parked] = await Promise.all([
    messagesOfChat(sessionId, db).reverse().limit(limit).toArray(),
    listRefusedSends(db, sessionId),
  ])
  const records = newest.reverse()
  const ids = records.map(({ id }) => id)
  const delivery = await deliveriesOf(db, 'chat_messages', ids)
  const placed = records.flatMap((record) => {
    const message = shown(record)
    return message ? [{ place: record.place ?? '', message, delivery: delivery(message.id) }] : []
  })
  const refused = parked.flatMap((entry) => refusedMessage(entry, db))
  return [...placed, ...refused]
    .sort((one, other) => (one.place < other.place ? -1 : 1))
    .map(({ message, delivery }) => ({ message, delivery }))
}

/** One message with its chat; undefined when the device does not have it. */
export async function readMessage(
  messageId: string,
  db: StoreDb = currentStore(),
): Promise<{ message: ChatMessage; chat: ChatSession | undefined; delivery: Delivery } | undefined> {
  const message = shown(await db.chat_messages.get(messageId))
  if (!message) return undefined
  const delivery = await deliveriesOf(db, 'chat_messages', [messageId])
  const chat = await readChat(message.session_id, db)
  return { message, chat: chat?.chat, delivery: delivery(messageId) }
}

function refusedMessage(entry: OutboxEntry, db: StoreDb) {
  const { op, tappedAt } = entry
  if (op.op !== 'message.send') return []
  const message = applyOp({ table: 'chat_messages', key: op.message_id }, undefined, op, {
    by: db.userId,
    at: tappedAt,
  })
  return message ? [{ place: `${waitingPlace(entry)}a`, message, delivery: deliveryOf([entry]) }] : []
}

/** The document of a message, as a copy of it is made. */
export function bodyOf(message: ChatMessage): DocumentBody {
  const { content, chat_content, html_content, edited_html_content, resource_type, doc, doc_version } =
    message
  return {
    content: content || chat_content || '',
    html_content,
    edited_html_content,
    resource_type,
    doc,
    doc_version,
  }
}
