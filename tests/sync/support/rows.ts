import type { ChatMessage, ChatSession, StarredItem } from '#domain/rows.ts'
import { PLAIN_MESSAGE } from '../../support/plain-message.ts'

export const USER = 'a0000000-0000-4000-8000-000000000001'
const AT = '2026-11-01T00:00:00.000+00:00'

export function chatRow(rev: number, change: Partial<ChatSession> = {}): ChatSession {
  const times = { created_at: AT, updated_at: AT }
  return {
    id: 'chat',
    user_id: USER,
    title: 'Title',
    generator_type: 'lessonPlan',
    is_deleted: false,
    rev,
    ...times,
    ...change,
  }
}

export function messageRow(rev: number, change: Partial<ChatMessage> = {}): ChatMessage {
  return {
    id: 'message',
    user_id: USER,
    session_id: 'chat',
    role: 'user',
    content: 'words',
    ...PLAIN_MESSAGE,
    created_at: AT,
    rev,
    ...change,
  }
}

export function starRow(rev: number, change: Partial<StarredItem> = {}): StarredItem {
  const names = { id: 'star', user_id: USER, message_id: 'message', chat_session_id: 'chat' }
  return { ...names, item_type: 'lesson_plan', school_id: null, starred_at: AT, rev, ...change }
}
