import Dexie from 'dexie'
import type { StoreDb } from './db.ts'

/** All messages of a chat as stored, oldest first; what waits on this device comes last. Whoever shows them limits them. */
export const messagesOfChat = (sessionId: string, db: StoreDb) =>
  db.chat_messages.where('[session_id+place]').between([sessionId, Dexie.minKey], [sessionId, Dexie.maxKey])
