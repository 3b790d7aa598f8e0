import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, 'corpus')

/** As text files, because a formatter must not touch them. Worksheets with tables, boxes, grids, fractions, MathML, SVG, inputs, nested lists, bare text and messy nesting. */
export const worksheets = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.html.txt'))
  .map((name) => ({ name, html: readFileSync(join(FOLDER, name), 'utf8') }))

export function worksheet(name: string): string {
  const found = worksheets.find((document) => document.name.startsWith(name))
  if (!found) throw new Error(`No worksheet ${name}`)
  return found.html
}
