import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres, { type Sql } from 'postgres'
import { startOwnServer } from '../databases/postgres-server.ts'
import { HOSTED_PLATFORM_SQL } from './platform-sql.ts'
import { writeStandInExtensions } from './stand-in-extensions.ts'

export interface HostedServer {
  /** The address under which the CLI and the SQL editor of a hosted project reach it, as `postgres`. */
  url: string
  connect(user: string): Sql
  stop(): Promise<void>
}

/** Starts a PostgreSQL server that is prepared like a new hosted project. */
export async function startHostedServer(): Promise<HostedServer> {
  const folder = mkdtempSync(join(tmpdir(), 'mahere-hosted-'))
  writeStandInExtensions(folder)
  chmodSync(folder, 0o755)
  const flags = ['-c', `extension_control_path=$system:${folder}`, '-c', 'wal_level=logical']
  const server = await startOwnServer({ superuser: 'supabase_admin', flags })
  const connect = (user: string) =>
    postgres({
      host: '127.0.0.1',
      port: server.port,
      user,
      password: 'postgres',
      database: 'postgres',
      max: 2,
      onnotice: () => undefined,
    })
  const admin = connect('supabase_admin')
  await admin.unsafe(HOSTED_PLATFORM_SQL)
  await admin.end()
  return {
    url: `postgresql://postgres:postgres@127.0.0.1:${server.port}/postgres`,
    connect,
    stop: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
