import postgres from 'postgres'
import { kitsSql } from '../../../supabase/seed/kits-sql.ts'
import { TEMPLATES } from '../../support/databases/database-schema.ts'
import { type PostgresServer, startOwnServer } from '../../support/databases/postgres-server.ts'
import { makeTemplates } from '../../support/databases/server-templates.ts'

// Later flags win over those of the test server: here a commit waits for the disk, as it does in production.
const AS_IN_PRODUCTION = [
  ['fsync', 'on'],
  ['full_page_writes', 'on'],
  ['synchronous_commit', 'on'],
  ['shared_buffers', '512MB'],
  ['effective_cache_size', '2GB'],
  ['max_wal_size', '4GB'],
  ['random_page_cost', '1.1'],
  ['session_preload_libraries', 'auto_explain'],
].flatMap(([name, value]) => ['-c', `${name}=${value}`])

type Connection = ReturnType<typeof connect>

export interface BenchDatabase {
  name: string
  /** The superuser, who fills tables and reads plans. */
  admin: Connection
  /** A pool that signs in as the API does. */
  api: Connection
  close(): Promise<void>
}

export interface BenchServer {
  version: string
  /** A fresh copy of the schema of now, with the curriculum and the bank of lessons. */
  open(name: string, connections?: number): Promise<BenchDatabase>
  stop(): Promise<void>
}

function connect(server: PostgresServer, user: string, database: string, max: number) {
  const { port } = server
  return postgres({
    host: '127.0.0.1',
    port,
    user,
    password: 'postgres',
    database,
    max,
    onnotice: () => undefined,
  })
}

export async function startBenchServer(): Promise<BenchServer> {
  const server = await startOwnServer({ superuser: 'postgres', flags: AS_IN_PRODUCTION })
  const root = connect(server, 'postgres', 'postgres', 1)
  await makeTemplates(server)
  const owner = connect(server, 'mahere_owner', TEMPLATES.current, 1)
  await owner.unsafe(kitsSql())
  await owner.end()
  const [shown] = await root.unsafe('show server_version')
  return {
    version: String(shown?.server_version),
    async open(name, connections = 10) {
      await root.unsafe(`create database ${name} template ${TEMPLATES.current} owner mahere_owner`)
      const admin = connect(server, 'postgres', name, 1)
      const api = connect(server, 'authenticator', name, connections)
      const close = async () => {
        await Promise.all([admin.end({ timeout: 2 }), api.end({ timeout: 2 })])
        await root.unsafe(`drop database ${name} with (force)`)
      }
      return { name, admin, api, close }
    },
    async stop() {
      await root.end({ timeout: 2 })
      await server.stop()
    },
  }
}

/** Quotes text for a statement that is sent as a whole. */
export const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

/** The statements of one request as PostgREST sends them: the caller's claims and role, then the call, in one transaction. */
export function asCaller(caller: string, call: string): string {
  const isTeacher = caller !== 'service_role'
  const role = isTeacher ? 'authenticated' : caller
  const claims = JSON.stringify(isTeacher ? { sub: caller, role } : { role })
  return `set local request.jwt.claims = ${quoted(claims)}; set local role ${role}; ${call}`
}
