import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const FOLDER = join(import.meta.dirname, 'corpus')

/**
 * Worksheets with tables, boxes, grids, fractions, MathML, SVG, inputs, nested lists, bare text and messy nesting. They are
 * text files because a formatter must not touch them.
 */
export const worksheets = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.html.txt'))
  .map((name) => ({ name: basename(name), html: readFileSync(join(FOLDER, name), 'utf8') }))

export function worksheet(name: string): string {
  const found = worksheets.find((document) => document.name.startsWith(name))
  if (!found) throw new Error(`No worksheet ${name}`)
  return found.html
}
