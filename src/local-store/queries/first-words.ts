import type { StoreDb } from '../db.ts'
import { messagesOfChat } from '../messages-of-chat.ts'
import { currentStore } from '../open-store.ts'
import { shown } from '../records.ts'

/** A chat begins with the teacher's words, so they are among the first. */
const LOOKED_AT = 5

/** Of the oldest message of the teacher's in a chat; undefined where there is none. */
export async function readFirstWords(
  sessionId: string,
  db: StoreDb = currentStore(),
): Promise<string | undefined> {
  const first = await messagesOfChat(sessionId, db).limit(LOOKED_AT).toArray()
  const own = first.map(shown).find((message) => message?.role === 'user')
  return own?.content.trim() || undefined
}
