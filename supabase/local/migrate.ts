import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type App, appliedVersions } from '@supabase/lite'
import type { Database } from './database.ts'
import { PROJECT } from './project-folder.ts'
import { StartProblem, unknownMigrations } from './start-problem.ts'

const FILE = /^(\d+)_(.+)\.sql$/

const RECORD =
  'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)'

interface MigrationFile {
  file: string
  version: string
  name: string
}

async function applyFile(db: Database, folder: string, { file, version, name }: MigrationFile) {
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

function migrationFiles(folder: string): MigrationFile[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const [, version, name] = FILE.exec(file) ?? []
      return version === undefined || name === undefined ? [] : [{ file, version, name }]
    })
}

/**
 * Brings the schema up to date, in one transaction per file, and returns the number of new files. It refuses a database
 * with migrations that are not in the folder, because their effect on new files is unknown.
 */
export async function migrate(db: Database, app: App): Promise<number> {
  const folder = join(PROJECT, 'supabase', 'migrations')
  const files = migrationFiles(folder)
  await app.ensureSystemSchema()
  const done = await appliedVersions(db.connection)
  if (done.some((version) => files.every((file) => file.version !== version))) throw unknownMigrations()
  let count = 0
  for (const file of files) {
    if (done.includes(file.version)) continue
    await applyFile(db, folder, file)
    count += 1
  }
  if (count > 0) await db.connection.clearSchemaCache()
  return count
}
