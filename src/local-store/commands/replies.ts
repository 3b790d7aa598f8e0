import Dexie from 'dexie'
import { type ReplyChange, replyOp } from '#domain/ops.ts'
import type { ChatMessage } from '#domain/rows.ts'
import { newId } from '#platform/ids.ts'
import { commit } from '../commit.ts'
import { currentStore } from '../current-store.ts'
import type { StoreDb } from '../db.ts'
import { shown } from '../records.ts'
import { type CommandResult, readThenCommit, refuse } from './result.ts'

/** The reply's own id or that of the message it answers. */
interface ReplyName {
  messageId: string
}

/** Stops a reply that is not finished. A finished reply stays as it is. */
export function stopReply(name: ReplyName, db: StoreDb = currentStore()): Promise<CommandResult> {
  return changeReply('reply.stop', name, db)
}

/** Asks again for a reply that failed or was stopped, of the writer it offered if one is named. */
export function retryReply(
  { messageId, writer }: ReplyName & { writer?: 'planner' | undefined },
  db: StoreDb = currentStore(),
): Promise<CommandResult> {
  return changeReply('reply.retry', { messageId }, db, writer && { writer })
}

function changeReply(
  op: ReplyChange['op'],
  { messageId }: ReplyName,
  db: StoreDb,
  more: Pick<ReplyChange, 'writer'> = {},
): Promise<CommandResult> {
  return readThenCommit(db, async () => {
    const reply = await findReply(messageId, db)
    if (!reply?.reply_to) return refuse('not_found')
    const { id, reply_to, session_id } = reply
    return commit(replyOp(newId(), op, { session_id, message_id: reply_to, reply_id: id, ...more }), db)
  })
}

async function findReply(messageId: string, db: StoreDb): Promise<ChatMessage | undefined> {
  const message = shown(await db.chat_messages.get(messageId))
  if (!message || message.role === 'assistant') return message
  const after = [message.session_id, message.created_at]
  const rest = db.chat_messages.where('[session_id+place]').between(after, [message.session_id, Dexie.maxKey])
  const records = await rest.toArray()
  return records.map(shown).find((other) => other?.reply_to === messageId)
}
