import { cleanText } from '#domain/clean-text.ts'
import { deleteOp, renameOp, restoreOp } from '#domain/ops.ts'
import { cutTitle } from '#domain/titles.ts'
import { newId } from '#platform/ids.ts'
import { commit } from '../commit.ts'
import { currentStore } from '../current-store.ts'
import type { StoreDb } from '../db.ts'
import { messagesOfChat } from '../messages-of-chat.ts'
import { shown } from '../records.ts'
import { type CommandResult, readThenCommit, refuse } from './result.ts'

/** [CHAT-54] [CHAT-56] */
export async function renameChat(
  sessionId: string,
  title: string,
  db: StoreDb = currentStore(),
): Promise<CommandResult> {
  const cut = cutTitle(cleanText(title))
  if (!cut) return refuse('empty')
  return readThenCommit(db, async () => {
    if (!shown(await db.chat_sessions.get(sessionId))) return refuse('not_found')
    return commit(renameOp(newId(), { session_id: sessionId, title: cut }), db)
  })
}

/** [CHAT-50] A soft delete: the chat's saved items stay. */
export async function deleteChat(sessionId: string, db: StoreDb = currentStore()): Promise<CommandResult> {
  return readThenCommit(db, async () => {
    if (!shown(await db.chat_sessions.get(sessionId))) return refuse('not_found')
    return commit(deleteOp(newId(), { session_id: sessionId }), db)
  })
}

/** The messages that go with a chat when it is deleted. */
export const messageIdsOf = (sessionId: string, db: StoreDb = currentStore()): Promise<string[]> =>
  messagesOfChat(sessionId, db).primaryKeys()

/** Brings a deleted chat back, with the messages that went with it. Its stars were never gone. */
export async function restoreChat(
  sessionId: string,
  messageIds: string[],
  db: StoreDb = currentStore(),
): Promise<CommandResult> {
  return readThenCommit(db, async () => {
    if (!shown(await db.chat_sessions.get(sessionId))) return refuse('not_found')
    return commit(restoreOp(newId(), { session_id: sessionId, message_ids: messageIds }), db)
  })
}
