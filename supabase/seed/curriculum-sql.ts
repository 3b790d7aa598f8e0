import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const CURRICULUM_FILE = fileURLToPath(new URL('./nz-curriculum.json', import.meta.url))

/** Returns the sha256 of the file's bytes. The app's curriculum JSON is named by the same value. */
export function curriculumVersion(fileText: string = readCurriculum()): string {
  return createHash('sha256').update(fileText, 'utf8').digest('hex')
}

/** Returns SQL that loads the tree in the file's order, with the goals' own ids. Running it again changes nothing. */
export function curriculumSql(fileText: string = readCurriculum()): string {
  const blocks = JSON.stringify(JSON.parse(fileText))
  return `select private.load_curriculum(${literal(curriculumVersion(fileText))}, ${literal(blocks)}::jsonb);\n`
}

/** Returns the SQL and its version. The embedded backend runs it at start if the database holds another version. */
export function curriculumSeed(): { version: string; sql: string } {
  const fileText = readCurriculum()
  return { version: curriculumVersion(fileText), sql: curriculumSql(fileText) }
}

function readCurriculum(): string {
  return readFileSync(CURRICULUM_FILE, 'utf8')
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
