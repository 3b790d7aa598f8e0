import { BIN_DAYS } from '#domain/promises.ts'
import type { ChatMessage, ChatSession } from '#domain/rows.ts'
import { systemClock } from '#platform/clock.ts'
import { currentStore } from '../current-store.ts'
import type { StoreDb } from '../db.ts'
import { messagesOfChat } from '../messages-of-chat.ts'
import { shown } from '../records.ts'
import { isStarred } from './starred.ts'

const DAY_MS = 86_400_000
/** The newest messages in which edited resources are looked for. */
const MAX_MESSAGES = 400

export interface BinnedChat {
  chat: ChatSession
  /** From this time on the server removes it (milliseconds since 1970). */
  goneAt: number
}

/**
 * The deleted chats that can be brought back, the latest first. It reads every chat once, for a list that is rarely
 * opened: no index is worth it, and no live query may use it.
 */
export async function listBin(db: StoreDb = currentStore()): Promise<BinnedChat[]> {
  const records = await db.chat_sessions.toArray()
  const chats = records.flatMap((record) => {
    const chat = shown(record)
    if (!chat?.is_deleted || !chat.deleted_at) return []
    return [{ chat, goneAt: Date.parse(chat.deleted_at) + BIN_DAYS * DAY_MS }]
  })
  return chats
    .filter(({ goneAt }) => goneAt > systemClock.now())
    .sort((one, other) => other.goneAt - one.goneAt)
}

/** The messages of a deleted chat that this device has. The server hides them, and hidden messages are in no index. */
export async function hiddenMessageIds(sessionId: string, db: StoreDb = currentStore()): Promise<string[]> {
  return db.chat_messages.filter((record) => shown(record)?.session_id === sessionId).primaryKeys()
}

/** The resources of a chat that a teacher edited by hand and did not star: they go with the chat. */
export async function editedUnstarred(
  sessionId: string,
  db: StoreDb = currentStore(),
): Promise<ChatMessage[]> {
  const newest = await messagesOfChat(sessionId, db).reverse().limit(MAX_MESSAGES).toArray()
  const messages = newest.flatMap((record) => shown(record) ?? [])
  const edited = messages.filter(({ edited_html_content }) => edited_html_content)
  const starred = await Promise.all(edited.map(({ id }) => isStarred(id, db)))
  return edited.filter((_, at) => !starred[at])
}
