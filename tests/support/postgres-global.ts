import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import postgres from 'postgres'
import type { TestProject } from 'vitest/node'
import { buildSchema, PLATFORM_SQL } from './database-schema.ts'
import { type PostgresServer, startPostgresServer } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresPort: number
    pgliteImage: string
  }
}

/** Once per run: one server with a template database, and one PGlite image, both with all migrations. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'mahere-backend-'))
  const server = await startPostgresServer()
  try {
    await makeTemplate(server)
    const image = join(folder, 'pglite.tar')
    await makeImage(image)
    project.provide('postgresPort', server.port)
    project.provide('pgliteImage', image)
  } catch (error) {
    await server.stop()
    throw error
  }
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

// As on a hosted project the owner of our schema is no superuser, and clients come in through authenticator.
const SERVER_ROLES = `
create role mahere_owner login password 'postgres';
create role authenticator login noinherit password 'postgres';
`
const AS_HOSTED = `
grant anon, authenticated, service_role to authenticator;
grant supabase_auth_admin to authenticator;
grant usage on schema auth to mahere_owner, anon, authenticated, service_role;
grant select, references on auth.users to mahere_owner;
`

async function makeTemplate({ port }: PostgresServer): Promise<void> {
  const base = { host: '127.0.0.1', port, password: 'postgres', max: 1, onnotice: () => undefined }
  const admin = postgres({ ...base, user: 'postgres', database: 'postgres' })
  await admin.unsafe(SERVER_ROLES)
  await admin.unsafe('create database template_mahere owner mahere_owner')
  await admin.end()
  const inside = postgres({ ...base, user: 'postgres', database: 'template_mahere' })
  await inside.unsafe(PLATFORM_SQL + AS_HOSTED)
  await inside.end()
  const owner = postgres({ ...base, user: 'mahere_owner', database: 'template_mahere' })
  await buildSchema((sql) => owner.unsafe(sql))
  await owner.end()
}

async function makeImage(path: string): Promise<void> {
  const db = new PGlite()
  await db.exec(PLATFORM_SQL)
  await buildSchema((sql) => db.exec(sql))
  const image = await db.dumpDataDir('none')
  writeFileSync(path, Buffer.from(await image.arrayBuffer()))
  await db.close()
}
