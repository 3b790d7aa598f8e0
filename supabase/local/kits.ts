import { kitsSql, kitsVersion } from '../seed/kits-sql.ts'
import type { Database } from './database.ts'

/**
 * Loads the bank of lessons if the database holds another version. Returns whether it did. A bank with a fault is not
 * loaded: the faults are printed, and the last good bank stays.
 */
export async function loadKits({ connection: { driver } }: Database): Promise<boolean> {
  const { rows } = await driver.query<{ version: string | null }>('select private.kits_version() as version')
  if (rows[0]?.version === kitsVersion()) return false
  try {
    const sql = kitsSql()
    await driver.transaction((tx) => tx.exec(sql))
    return true
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return false
  }
}
