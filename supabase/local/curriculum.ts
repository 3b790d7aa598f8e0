import { curriculumSeed } from '../seed/curriculum-sql.ts'
import type { Database } from './database.ts'

/** Loads the curriculum if the database holds another version. Returns whether it did. */
export async function loadCurriculum({ connection: { driver } }: Database): Promise<boolean> {
  const { version, sql } = curriculumSeed()
  const { rows } = await driver.query<{ version: string | null }>(
    'select public.curriculum_version() as version',
  )
  if (rows[0]?.version === version) return false
  await driver.transaction((tx) => tx.exec(sql))
  return true
}
