import { PGlite } from '@electric-sql/pglite'
import { bad, good } from '#backend/failure.ts'
import type { SyncServer } from '#sync/server.ts'
import { buildSchema, PLATFORM_SQL } from '../../support/databases/database-schema.ts'

const BIGINT = 20
const PASSING = /^(40|53|55|57|58|XX)/

/** Opens the real schema on a real Postgres in this process. */
export async function openSchema(): Promise<PGlite> {
  const db = await PGlite.create({ parsers: { [BIGINT]: Number } })
  await db.exec(PLATFORM_SQL)
  await buildSchema((sql) => db.exec(sql))
  return db
}

/** Creates a teacher, with the account that the first bootstrap creates. */
export async function newTeacher(db: PGlite, messageLimit?: number): Promise<string> {
  const made = await db.query<{ id: string }>('insert into auth.users default values returning id')
  const userId = made.rows[0]?.id ?? ''
  await asTeacher(db, userId, 'bootstrap()', [])
  if (messageLimit !== undefined) {
    await db.query('update public.subscriptions set message_limit = $1 where user_id = $2', [
      messageLimit,
      userId,
    ])
  }
  return userId
}

/** Returns the SQL functions as one teacher's app calls them. */
export function sqlServer(db: PGlite, userId: string): Omit<SyncServer, 'listenForChanges'> {
  const call = async (expression: string, values: unknown[]) => {
    try {
      return good((await asTeacher(db, userId, expression, values)) as never)
    } catch (error) {
      const code = String((error as { code?: unknown }).code)
      return bad({ kind: PASSING.test(code) ? 'retry' : 'refused', code, message: String(error) })
    }
  }
  return {
    applyOps: (asUser, ops) => call('apply_ops($1::uuid, $2::text::jsonb)', [asUser, JSON.stringify(ops)]),
    pullChanges: (epoch, since, maxRows = 500) =>
      call('pull_changes($1::uuid, $2::bigint, $3::int)', [epoch, since, maxRows]),
    bootstrap: () => call('bootstrap()', []),
    fetchHistory: (before, maxRows = 500) => call('fetch_history($1::bigint, $2::int)', [before, maxRows]),
    fetchChat: (session) => call('fetch_chat($1::uuid)', [session]),
    fetchMessages: (ids) => call('fetch_messages($1::uuid[])', [ids]),
    listRevisions: (message) => call('list_revisions($1::uuid)', [message]),
    fetchRevision: (revision) => call('fetch_revision($1::uuid)', [revision]),
  }
}

async function asTeacher(
  db: PGlite,
  userId: string,
  expression: string,
  values: unknown[],
): Promise<unknown> {
  return db.transaction(async (tx) => {
    const claims = JSON.stringify({ sub: userId, role: 'authenticated' })
    await tx.query(`select set_config('request.jwt.claims', $1, true)`, [claims])
    await tx.exec('set local role authenticated')
    const found = await tx.query<{ answer: unknown }>(`select public.${expression} as answer`, values)
    return found.rows[0]?.answer
  })
}
