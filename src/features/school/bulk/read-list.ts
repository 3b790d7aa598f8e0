import { MAX_MEMBER_EMAIL, MAX_MEMBER_NAME, MEMBER_EMAIL } from '#content/contract.ts'
import { isFormula } from '../csv.ts'
import type { ListRow } from './list-row.ts'
import { parseTable, type TableLine } from './parse-table.ts'

export const MOST_ROWS = 5_000

export type ReadList = { ok: true; rows: ListRow[] } | { ok: false; problem: string }

type Column = 'name' | 'first' | 'last' | 'email' | 'other'
type Person = Pick<ListRow, 'name' | 'email'>

const HEADINGS: [column: Column, heading: RegExp][] = [
  ['email', /^(work |school )?e-?mail( address)?$/i],
  ['first', /^(first|given|preferred)[ _-]?names?$/i],
  ['last', /^(last|family)[ _-]?name$|^surname$/i],
  ['name', /^(full |staff |teacher('s)? )?name$|^teacher$/i],
]

const columnOf = (heading: string): Column =>
  HEADINGS.find(([, pattern]) => pattern.test(heading))?.[0] ?? 'other'

const hasAddress = (cell: string) => cell.includes('@') && !isFormula(cell)
const WITH_NAME = /^"?([^"<]*?)"?\s*<([^<>]*)>$/

const COLUMNS = 'Wrong columns: one name and one email address belong in each line.'

function byHeadings(cells: string[], columns: Column[]): Person | undefined {
  if (cells.slice(columns.length).some((cell) => cell !== '')) return undefined
  const get = (column: Column) => cells.filter((cell, at) => columns[at] === column && cell !== '').join(' ')
  return { name: get('name') || `${get('first')} ${get('last')}`.trim(), email: get('email') }
}

/** Without headings the cell with an @ is the address and one or two others are the name. */
function byLooks(all: string[]): Person | undefined {
  const cells = all.filter((cell) => cell !== '')
  const both = WITH_NAME.exec(cells[0] ?? '')
  if (both && cells.length === 1) return { name: both[1] ?? '', email: both[2] ?? '' }
  const addresses = cells.filter(hasAddress)
  const names = cells.filter((cell) => !hasAddress(cell))
  if (addresses.length > 1 || names.length > 2) return undefined
  return { name: names.join(' '), email: addresses[0] ?? '' }
}

function problemOf(cells: string[], person: Person | undefined): string | undefined {
  if (cells.some(isFormula)) return 'This looks like a formula, not a name or an address.'
  if (!person) return COLUMNS
  const { name, email } = person
  if (email === '') return 'The email address is missing.'
  if (!MEMBER_EMAIL.test(email) || email.length > MAX_MEMBER_EMAIL) return 'This is not an email address.'
  if (name === '') return 'The name is missing.'
  if (name.length > MAX_MEMBER_NAME) return 'The name is longer than 100 characters.'
  return name.includes('\uFFFD') ? 'Letters of this name are broken in the list.' : undefined
}

function readLine({ line, cells }: TableLine, columns: Column[] | undefined): ListRow {
  const person = columns ? byHeadings(cells, columns) : byLooks(cells)
  const problem = problemOf(cells, person)
  const shown = person ?? { name: cells.filter(Boolean).join(', ').slice(0, MAX_MEMBER_NAME), email: '' }
  const row = { line, name: shown.name.normalize('NFC'), email: shown.email.toLowerCase() }
  return problem === undefined ? row : { ...row, problem }
}

/** The first line with an address keeps it. */
function markTwice(rows: ListRow[]): ListRow[] {
  const seen = new Map<string, number>()
  return rows.map((row) => {
    const before = seen.get(row.email)
    if (before === undefined && row.email !== '') seen.set(row.email, row.line)
    return before !== undefined && row.problem === undefined
      ? { ...row, problem: `Twice in the list: the same address is in line ${before}.` }
      : row
  })
}

/** Reads a pasted list or the text of a CSV file. A first line without an address may hold headings. */
export function readList(text: string): ReadList {
  const table = parseTable(text)
  const first = table[0]?.cells ?? []
  const headings = first.map(columnOf)
  const isHeaded = headings.some((column) => column !== 'other') && !first.some((cell) => cell.includes('@'))
  const lines = isHeaded ? table.slice(1) : table
  if (lines.length === 0) return { ok: false, problem: 'The list is empty.' }
  if (lines.length > MOST_ROWS)
    return { ok: false, problem: `The list has ${lines.length} lines. At most ${MOST_ROWS} can be read.` }
  if (isHeaded && !headings.includes('email'))
    return { ok: false, problem: 'Wrong columns: no column is headed “Email”.' }
  return { ok: true, rows: markTwice(lines.map((line) => readLine(line, isHeaded ? headings : undefined))) }
}
