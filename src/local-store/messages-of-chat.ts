import Dexie from 'dexie'
import type { StoreDb } from './db.ts'

/** All stored messages of a chat, oldest first, those that wait on this device last. Callers that show them must set a limit. */
export const messagesOfChat = (sessionId: string, db: StoreDb) =>
  db.chat_messages.where('[session_id+place]').between([sessionId, Dexie.minKey], [sessionId, Dexie.maxKey])
