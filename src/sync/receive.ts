import { type Answer, bad } from '#backend/failure.ts'
import type { ServerRow } from '#domain/rows.ts'
import type { StoreDb } from '#local-store/db.ts'

/**
 * Checks an answer with rows before any of it is stored. JSON of another shape means that something between us and the
 * server answered in its place. Another teacher's rows mean that somebody else has signed in since.
 */
export function receive<A extends object>(db: StoreDb, answer: Answer<A>): Answer<A> {
  if (!answer.ok || 'resync' in answer.value) return answer
  const rows: unknown = 'rows' in answer.value ? answer.value.rows : undefined
  if (!Array.isArray(rows)) return bad({ kind: 'retry', message: 'The answer had another shape' })
  if (!isOwn(db, rows)) return bad({ kind: 'auth', message: "The rows were another teacher's" })
  return answer
}

const isOwn = (db: StoreDb, rows: ServerRow[]) => rows.every(({ r }) => r.user_id === db.userId)
