import { applyOp } from '#domain/apply-op.ts'
import type { Delivery } from '#domain/delivery-text.ts'
import type { ChatSession } from '#domain/rows.ts'
import { currentStore } from '../current-store.ts'
import type { StoreDb } from '../db.ts'
import { deliveryOf, type OutboxEntry } from '../outbox-entry.ts'
import { shown } from '../records.ts'
import { deliveriesOf, listRefusedSends } from './deliveries.ts'
import { isHistoryComplete } from './meta.ts'

export interface ListedChat {
  chat: ChatSession
  delivery: Delivery
}

/** The newest chats. Those with waiting messages come first. */
export async function listChats(limit: number, db: StoreDb = currentStore()): Promise<ListedChat[]> {
  const records = await db.chat_sessions.orderBy('listed').reverse().limit(limit).toArray()
  const chats = records.flatMap((record) => shown(record) ?? [])
  const ids = chats.map(({ id }) => id)
  const delivery = await deliveriesOf(db, 'chat_sessions', ids)
  const listed = chats.map((chat) => ({ chat, delivery: delivery(chat.id) }))
  return [...(await listRefusedChats(db)), ...listed].slice(0, limit)
}

export async function countChats(db: StoreDb = currentStore()): Promise<number> {
  return (await db.chat_sessions.orderBy('listed').count()) + (await listRefusedChats(db)).length
}

/** A chat, even a deleted one, because its saved items can still be opened. When it is not complete, offer to load the rest. */
export async function readChat(
  sessionId: string,
  db: StoreDb = currentStore(),
): Promise<{ chat: ChatSession; complete: boolean } | undefined> {
  const record = await db.chat_sessions.get(sessionId)
  const chat = shown(record)
  if (chat) return { chat, complete: record?.complete ?? (await isHistoryComplete(db)) }
  const [refused] = await listRefusedSends(db, sessionId)
  const begun = refused && chatOf(refused, db)
  return begun && { chat: begun, complete: true }
}

/** Chats that exist only in a refused first message. */
export async function listRefusedChats(db: StoreDb): Promise<ListedChat[]> {
  const chats = new Map<string, ListedChat>()
  for (const entry of await listRefusedSends(db)) {
    const chat = chatOf(entry, db)
    if (!chat || shown(await db.chat_sessions.get(chat.id))) continue
    chats.set(chat.id, { chat, delivery: deliveryOf([entry]) })
  }
  return [...chats.values()]
}

function chatOf({ op, tappedAt }: OutboxEntry, db: StoreDb): ChatSession | undefined {
  if (op.op !== 'message.send') return undefined
  return applyOp({ table: 'chat_sessions', key: op.session_id }, undefined, op, {
    by: db.userId,
    at: tappedAt,
  })
}
