import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type App, appliedVersions } from '@supabase/lite'
import type { Database } from './database.ts'
import { PROJECT } from './project-folder.ts'
import { StartProblem } from './start-problem.ts'

const FILE = /^(\d+)_(.+)\.sql$/

const RECORD =
  'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)'

async function applyFile(db: Database, folder: string, file: string, version: string, name: string) {
  const text = readFileSync(join(folder, file), 'utf8')
  try {
    await db.connection.driver.transaction(async (tx) => {
      await tx.exec(text)
      await tx.query(RECORD, [version, name, [text]])
    })
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new StartProblem(`The migration ${file} failed and changed nothing: ${why}`, { cause: error })
  }
}

/** Brings the schema up to date, one transaction a file. Returns how many files were new. */
export async function migrate(db: Database, app: App): Promise<number> {
  const folder = join(PROJECT, 'supabase', 'migrations')
  await app.ensureSystemSchema()
  const done = new Set(await appliedVersions(db.connection))
  let count = 0
  for (const file of readdirSync(folder).sort()) {
    const [, version, name] = FILE.exec(file) ?? []
    if (version === undefined || name === undefined || done.has(version)) continue
    await applyFile(db, folder, file, version, name)
    count += 1
  }
  if (count > 0) await db.connection.clearSchemaCache()
  return count
}
