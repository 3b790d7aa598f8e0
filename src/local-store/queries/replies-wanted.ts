import type { ChatMessage } from '#domain/rows.ts'
import { currentStore } from '../current-store.ts'
import type { StoreDb } from '../db.ts'
import { shown } from '../records.ts'

export interface WantedReply {
  replyId: string
  messageId: string
  sessionId: string
  state: 'waiting' | 'running'
  /** The time of the request, ISO by the server's clock. */
  askedAt: string
  rev: number
}

/**
 * Unfinished replies that the server has, oldest first. The assistant asks for a 'waiting' reply, and for a 'running' one
 * only when its `rev` has not changed for longer than a lease.
 */
export async function listRepliesWanted(limit = 20, db: StoreDb = currentStore()): Promise<WantedReply[]> {
  const records = await db.chat_messages.orderBy('unfinished').limit(limit).toArray()
  return records.flatMap((record) => {
    const reply = shown(record)
    return reply ? wanted(reply, record.rev) : []
  })
}

function wanted(reply: ChatMessage, rev: number): WantedReply[] {
  if (!reply.reply_to || !reply.is_visable || (reply.state !== 'waiting' && reply.state !== 'running'))
    return []
  const { id, reply_to, session_id, state, created_at } = reply
  return [{ replyId: id, messageId: reply_to, sessionId: session_id, state, askedAt: created_at, rev }]
}
