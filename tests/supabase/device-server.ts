import { bad, good } from '#backend/failure.ts'
import type { SyncServer } from '#sync/server.ts'
import type { TestDatabase } from '../support/databases/database.ts'

const PASSING = /^(08|40|53|55|57|58|XX|CONNECTION|EC)/

/** The SQL functions as one teacher's devices meet them, on connections they share with everybody else. */
export function deviceServer(db: TestDatabase, userId: string): Omit<SyncServer, 'listenForChanges'> {
  const call = async (expression: string, ...values: unknown[]) => {
    try {
      const rows = await db.as({ user: userId }, (tx) =>
        tx.sql<{ answer: unknown }>(`select public.${expression} as answer`, values.map(String)),
      )
      return good(rows[0]?.answer as never)
    } catch (error) {
      const code = String((error as { code?: unknown }).code)
      return bad({ kind: PASSING.test(code) ? 'retry' : 'refused', code, message: String(error) })
    }
  }
  return {
    applyOps: (asUser, ops) =>
      call('apply_ops($1::text::uuid, $2::text::jsonb)', asUser, JSON.stringify(ops)),
    pullChanges: (epoch, since, maxRows = 500) =>
      call('pull_changes($1::text::uuid, $2::text::bigint, $3::text::int)', epoch, since, maxRows),
    bootstrap: () => call('bootstrap()'),
    fetchHistory: (before, maxRows = 500) =>
      call('fetch_history($1::text::bigint, $2::text::int)', before, maxRows),
    fetchChat: (session) => call('fetch_chat($1::text::uuid)', session),
    fetchMessages: (ids) => call('fetch_messages($1::text::uuid[])', `{${ids.join(',')}}`),
    listRevisions: (message) => call('list_revisions($1::text::uuid)', message),
    fetchRevision: (revision) => call('fetch_revision($1::text::uuid)', revision),
  }
}
