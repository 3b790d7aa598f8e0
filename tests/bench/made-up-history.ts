import type { ChatMessage, ChatSession } from '#domain/rows.ts'
import { derive } from '#local-store/derive.ts'
import { PLAIN_MESSAGE } from '../support/plain-message.ts'

export interface MadeUp {
  chat_sessions: unknown[]
  chat_messages: unknown[]
}

const WORDS =
  'fractions of a set tamariki counters whānau halves quarters share equally explain reasoning pairs hands on mahi reading writing plants experiment local bush story problem strategy'.split(
    ' ',
  )

const sentence = (seed: number, words: number) =>
  Array.from({ length: words }, (_, at) => WORDS[(seed * 7 + at * 13) % WORDS.length]).join(' ')

/** A teacher's chats as the server would have sent them, newest first, in the records the device keeps. */
export function madeUpHistory(userId: string, size: { chats: number; messages: number }): MadeUp {
  const each = Math.ceil(size.messages / size.chats)
  const now = Date.now()
  const made: MadeUp = { chat_sessions: [], chat_messages: [] }
  let rev = 1_000_000
  for (let at = 0; at < size.chats; at += 1) {
    const touched = new Date(now - at * 3_600_000).toISOString()
    rev += 1
    const chat: ChatSession = {
      id: crypto.randomUUID(),
      user_id: userId,
      title: sentence(at, 5),
      generator_type: at % 4 === 0 ? 'resourceGenerator' : 'lessonPlan',
      is_deleted: false,
      created_at: touched,
      updated_at: touched,
      rev,
    }
    made.chat_sessions.push(
      derive('chat_sessions', { id: chat.id, rev, row: chat, complete: true }, [], userId),
    )
    for (let place = 0; place < each; place += 1) {
      rev += 1
      const row = messageOf(chat, userId, { rev, place, at: now - at * 3_600_000 - (each - place) * 1000 })
      made.chat_messages.push(derive('chat_messages', { id: row.id, rev, row }, [], userId))
    }
  }
  return made
}

export function messageOf(
  chat: Pick<ChatSession, 'id'>,
  userId: string,
  { rev, place, at }: { rev: number; place: number; at: number },
): ChatMessage {
  const own = place % 2 === 0
  return {
    id: crypto.randomUUID(),
    user_id: userId,
    session_id: chat.id,
    role: own ? 'user' : 'assistant',
    content: own
      ? sentence(rev, 16)
      : `## ${sentence(rev, 4)}\n\n${sentence(rev, 60)}\n\n- ${sentence(rev, 8)}`,
    ...PLAIN_MESSAGE,
    created_at: new Date(at).toISOString(),
    rev,
  }
}
