import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import postgres from 'postgres'
import type { TestProject } from 'vitest/node'
import type { Stage } from './database.ts'
import { buildBaseline, completeSchema, PLATFORM_SQL, TEMPLATES } from './database-schema.ts'
import { type PostgresServer, startPostgresServer } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresPort: number
    pgliteImages: Record<Stage, string>
  }
}

/** Once per run: a server with template databases, and images of PGlite, each at the baseline and as it is now. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'mahere-backend-'))
  const server = await startPostgresServer()
  try {
    await makeTemplates(server)
    const images = { baseline: join(folder, 'baseline.tar'), current: join(folder, 'current.tar') }
    await makeImages(images)
    project.provide('postgresPort', server.port)
    project.provide('pgliteImages', images)
  } catch (error) {
    await server.stop()
    throw error
  }
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

// The owner of our schema is no superuser and clients connect as authenticator, as on a hosted project.
const SERVER_ROLES = `
create role mahere_owner login password 'postgres';
create role authenticator login noinherit password 'postgres';
`
const AS_HOSTED = `
grant anon, authenticated, service_role to authenticator;
grant supabase_auth_admin to authenticator;
grant usage on schema auth to mahere_owner, anon, authenticated, service_role;
grant select, references, delete on auth.users to mahere_owner;
grant select, delete on auth.sessions to mahere_owner;
`

async function makeTemplates({ port }: PostgresServer): Promise<void> {
  const connect = (user: string, database: string) =>
    postgres({
      host: '127.0.0.1',
      port,
      password: 'postgres',
      max: 1,
      onnotice: () => undefined,
      user,
      database,
    })
  const build = async (stage: Stage, how: typeof buildBaseline) => {
    const owner = connect('mahere_owner', TEMPLATES[stage])
    await how((sql) => owner.unsafe(sql))
    await owner.end()
  }
  const admin = connect('postgres', 'postgres')
  await admin.unsafe(SERVER_ROLES)
  await admin.unsafe(`create database ${TEMPLATES.baseline} owner mahere_owner`)
  const inside = connect('postgres', TEMPLATES.baseline)
  await inside.unsafe(PLATFORM_SQL + AS_HOSTED)
  await inside.end()
  await build('baseline', buildBaseline)
  await admin.unsafe(`create database ${TEMPLATES.current} template ${TEMPLATES.baseline} owner mahere_owner`)
  await build('current', completeSchema)
  await admin.end()
}

async function makeImages(paths: Record<Stage, string>): Promise<void> {
  const db = new PGlite()
  const save = async (path: string) =>
    writeFileSync(path, Buffer.from(await (await db.dumpDataDir('none')).arrayBuffer()))
  await db.exec(PLATFORM_SQL)
  await buildBaseline((sql) => db.exec(sql))
  await save(paths.baseline)
  await completeSchema((sql) => db.exec(sql))
  await save(paths.current)
  await db.close()
}
