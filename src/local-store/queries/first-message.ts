import { currentStore } from '../current-store.ts'
import type { StoreDb } from '../db.ts'
import { messagesOfChat } from '../messages-of-chat.ts'
import { shown } from '../records.ts'

/** A chat begins with a message of the teacher, so it is among the first rows. */
const MAX_MESSAGES = 5

/** The text of the teacher's oldest message in a chat, if there is one. */
export async function readFirstMessage(
  sessionId: string,
  db: StoreDb = currentStore(),
): Promise<string | undefined> {
  const first = await messagesOfChat(sessionId, db).limit(MAX_MESSAGES).toArray()
  const own = first.map(shown).find((message) => message?.role === 'user')
  return own?.content.trim() || undefined
}
