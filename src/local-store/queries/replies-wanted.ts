import type { ChatMessage } from '#domain/rows.ts'
import type { StoreDb } from '../db.ts'
import { currentStore } from '../open-store.ts'
import { shown } from '../records.ts'

export interface WantedReply {
  replyId: string
  messageId: string
  sessionId: string
  state: 'waiting' | 'running'
  /** When it was asked for, by the server's clock (ISO). */
  askedAt: string
  rev: number
}

/**
 * Replies the server has and nobody finished, oldest first. 'waiting' wants to be asked for; 'running' only once its
 * `rev` has stood still longer than a lease.
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
