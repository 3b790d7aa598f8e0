import { PGlite } from '@electric-sql/pglite'
import { migrationFiles, PLATFORM_SQL } from '../../support/databases/database-schema.ts'
import { type Plant, planted } from '../plants/plants.ts'

const BIGINT = 20

/** All migrations on a Postgres in this process; one of them may carry a planted bug. Without the curriculum. */
export async function openDatabase(plant?: Plant): Promise<PGlite> {
  const db = await PGlite.create({ parsers: { [BIGINT]: Number } })
  await db.exec(PLATFORM_SQL)
  for (const { name, sql } of migrationFiles())
    await db.exec(plant && isAt(plant, name) ? planted(plant, sql) : sql)
  return db
}

const isAt = ({ file }: Plant, name: string) => file.endsWith(name)
