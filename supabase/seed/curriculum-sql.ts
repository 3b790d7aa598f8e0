import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const CURRICULUM_FILE = fileURLToPath(new URL('./nz-curriculum.json', import.meta.url))

/** The sha256 of the file's bytes: the same value names the JSON the app is built with. */
export function curriculumVersion(fileText: string = readCurriculum()): string {
  return createHash('sha256').update(fileText, 'utf8').digest('hex')
}

/** SQL that loads the tree in the file's order, goals under their own ids. Running it again changes nothing. */
export function curriculumSql(fileText: string = readCurriculum()): string {
  const blocks = JSON.stringify(JSON.parse(fileText))
  return `select private.load_curriculum(${literal(curriculumVersion(fileText))}, ${literal(blocks)}::jsonb);\n`
}

/** What the embedded backend asks for at its start: it runs the SQL when its version is another one. */
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
