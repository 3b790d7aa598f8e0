import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { KITS_FOLDER, readKits } from './kit-files.ts'

/** Returns the sha256 of the bank's files and their names. */
export function kitsVersion(folder = KITS_FOLDER): string {
  const hash = createHash('sha256')
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.json'),
  )
  for (const path of paths.sort()) hash.update(`${path}\n`).update(readFileSync(`${folder}/${path}`))
  return hash.digest('hex')
}

/** The bank is not loaded while a kit has a fault. The message names each with file, field and reason. */
class FaultyKits extends Error {}

/** Returns SQL that loads the bank. Running it again changes nothing. Throws when a kit has a fault. */
export function kitsSql(folder = KITS_FOLDER): string {
  const files = readKits(folder, { words: false })
  const faults = files.flatMap(({ path, faults }) =>
    faults.map(({ field, reason }) => `${path}: ${field}: ${reason}`),
  )
  if (faults.length > 0) throw new FaultyKits(`The bank of lessons was not loaded.\n${faults.join('\n')}`)
  const kits = JSON.stringify(files.flatMap(({ kit }) => (kit ? [kit] : [])))
  return `select private.load_kits('${kitsVersion(folder)}', '${kits.replaceAll("'", "''")}'::jsonb);\n`
}
