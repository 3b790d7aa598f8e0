import { afterAll, beforeAll, describe } from 'vitest'
import { openPglite } from './pglite-database.ts'
import { openPostgres } from './postgres-database.ts'

/** The caller: a signed-in teacher, a visitor, the edge functions, the schema's owner, or the auth service. */
export type Caller = { user: string } | 'anon' | 'service' | 'owner' | 'auth'
export type Row = Record<string, unknown>

/** The schema of the first release with nothing in it, or the schema of now with the curriculum. */
export type Stage = 'baseline' | 'current'

/** One open transaction of one caller. */
export interface Transaction {
  sql<T = Row>(text: string, values?: readonly unknown[]): Promise<T[]>
  /** Runs several statements, as a migration has them. */
  script(text: string): Promise<void>
}

export interface TestDatabase {
  readonly kind: 'PGlite' | 'PostgreSQL'
  /** Runs work in one transaction with the caller's role and claims; rolls back when it throws. */
  as<T>(caller: Caller, work: (tx: Transaction) => Promise<T>): Promise<T>
  /** Hears pg_notify, until the database is closed. */
  listen(channel: string, heard: (payload: string) => void): Promise<void>
  /** Ends one connection at work for a client, as a crash does; answers how many. Only a server has any. */
  killClient?(): Promise<number>
  /** Statements in one message and one transaction; a connection that dies fails them and nothing else. */
  inOneGo?(caller: Caller, statements: string): Promise<Row[][]>
  close(): Promise<void>
}

const kinds = { PGlite: openPglite, PostgreSQL: openPostgres }

/** The same tests on both databases, each on its own fresh copy. */
export function onBothDatabases(
  title: string,
  tests: (db: () => TestDatabase) => void,
  stage: Stage = 'current',
): void {
  for (const kind of ['PGlite', 'PostgreSQL'] as const) onDatabase(kind, title, tests, stage)
}

/** Tests that need one kind: only the server runs two transactions at once. */
export function onDatabase(
  kind: TestDatabase['kind'],
  title: string,
  tests: (db: () => TestDatabase) => void,
  stage: Stage = 'current',
): void {
  describe(`${title} (${kind})`, () => {
    let open: TestDatabase | undefined
    beforeAll(async () => {
      open = await kinds[kind](stage)
    })
    afterAll(() => open?.close())
    tests(() => {
      if (open === undefined) throw new Error('the database is not open yet')
      return open
    })
  })
}

export function roleOf(caller: Caller): string | undefined {
  if (typeof caller === 'object') return 'authenticated'
  return { anon: 'anon', service: 'service_role', auth: 'supabase_auth_admin', owner: undefined }[caller]
}

export function claimsOf(caller: Caller): string {
  const role = roleOf(caller)
  return JSON.stringify(typeof caller === 'object' ? { sub: caller.user, role } : { role })
}
