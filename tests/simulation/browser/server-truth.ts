import { join } from 'node:path'
import { openDatabase } from '../../../supabase/local/database.ts'

export interface ServerMessage {
  id: string
  session_id: string
  role: 'user' | 'assistant'
  content: string
  state: string
  reply_to: string | null
  is_visable: boolean
  edited_html_content: string | null
  written: number
}

/** All that the server has of one teacher. */
export interface ServerTruth {
  messages: ServerMessage[]
  chats: { id: string; title: string; is_deleted: boolean }[]
  stars: string[]
  /** Every saved edit that is kept, the current one included. */
  revisions: { message_id: string; html: string }[]
  used: number
  ledger: { key: string; reason: string; units: number }[]
  jobs: { message_id: string; reply_id: string; state: string; charge_key: string }[]
}

const QUERIES: Record<Exclude<keyof ServerTruth, 'used' | 'stars'>, string> = {
  messages: `select id, session_id, role, content, state, reply_to, is_visable, edited_html_content,
    length(content) + coalesce(length(html_content), 0) as written from public.chat_messages where user_id = $1`,
  chats: 'select id, title, is_deleted from public.chat_sessions where user_id = $1',
  revisions: 'select message_id, html from public.resource_revisions where user_id = $1',
  ledger: 'select key, reason, units from private.usage_ledger where user_id = $1',
  jobs: 'select message_id, reply_id, state, charge_key from private.generation_jobs where user_id = $1',
}

/** Read from the database's own files once the server has stopped: the ledger is in no interface. */
export async function readServer(dataDir: string, userId: string): Promise<ServerTruth> {
  const db = await openDatabase(join(dataDir, 'database'))
  const rows = async <T>(sql: string) => (await db.connection.driver.query<T>(sql, [userId])).rows
  try {
    const usage = await rows<{ used: number }>(
      'select count_messages as used from public.user_usage where user_id = $1',
    )
    const stars = await rows<{ id: string }>(
      'select message_id as id from public.starred_items where user_id = $1',
    )
    return {
      messages: await rows(QUERIES.messages),
      revisions: await rows(QUERIES.revisions),
      chats: await rows(QUERIES.chats),
      ledger: await rows(QUERIES.ledger),
      jobs: await rows(QUERIES.jobs),
      stars: stars.map(({ id }) => id),
      used: usage[0]?.used ?? 0,
    }
  } finally {
    await db.close()
  }
}
