import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'
import type { Stage } from './database.ts'
import { buildBaseline, completeSchema, PLATFORM_SQL } from './database-schema.ts'
import { startPostgresServer } from './postgres-server.ts'
import { makeTemplates } from './server-templates.ts'

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
