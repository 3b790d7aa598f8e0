import type { StoreDb } from '../db.ts'
import { currentStore } from '../open-store.ts'
import { shown } from '../records.ts'

/** Of those chats that are on this device. */
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
