import { currentStore } from '../current-store.ts'
import type { StoreDb } from '../db.ts'
import { shown } from '../records.ts'

/** The titles by chat id, of the chats that are on this device. */
export async function readChatTitles(
  sessionIds: readonly string[],
  db: StoreDb = currentStore(),
): Promise<Map<string, string>> {
  const records = await db.chat_sessions.bulkGet([...new Set(sessionIds)].filter(Boolean))
  return new Map(
    records.flatMap((record) => {
      const chat = shown(record)
      return chat ? [[chat.id, chat.title] as const] : []
    }),
  )
}
