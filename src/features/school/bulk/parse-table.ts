export interface TableLine {
  line: number
  cells: string[]
}

const SEPARATORS = ['\t', ';', ',']
/** A quotation mark that is not closed within so many characters belongs to the text. */
const LONGEST_QUOTED = 500

/** The separator that stands most often in the first line with text. */
function separatorOf(text: string): string {
  const first = text.split(/\r\n?|\n/).find((line) => line.trim() !== '') ?? ''
  const count = (separator: string) => first.split(separator).length
  return SEPARATORS.reduce((best, one) => (count(one) > count(best) ? one : best))
}

/** The place after the closing quotation mark of the cell that opens at `start`, if it is closed before the next cell. */
function endOfQuoted(text: string, start: number, separator: string): number | undefined {
  for (let at = start + 1; at < Math.min(text.length, start + LONGEST_QUOTED); at += 1) {
    if (text[at] !== '"') continue
    if (text[at + 1] === '"') at += 1
    else return [separator, '\r', '\n', undefined].includes(text[at + 1]) ? at + 1 : undefined
  }
  return undefined
}

const trimmed = (cell: string) => cell.trim().replace(/\s+/g, ' ')

/** Cells by lines, as spreadsheets write and copy them. Empty lines count and are left out. */
export function parseTable(given: string): TableLine[] {
  // Addresses as mail programs copy them stand in one line.
  const text = given.replace(/^\uFEFF/, '').replace(/>[ \t]*[;,][ \t]*(?=\S)/g, '>\n')
  const separator = separatorOf(text)
  const table: TableLine[] = []
  let [at, line, cells] = [0, 1, [] as string[]]
  while (at <= text.length) {
    const quoted = text[at] === '"' ? endOfQuoted(text, at, separator) : undefined
    let end = quoted ?? at
    while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1
    const cell = text.slice(at, end)
    cells.push(trimmed(quoted === undefined ? cell : cell.slice(1, -1).replaceAll('""', '"')))
    if (text[end] !== separator) {
      if (cells.some((one) => one !== '')) table.push({ line, cells })
      cells = []
      line += 1
      if (text[end] === '\r' && text[end + 1] === '\n') end += 1
    }
    at = end + 1
  }
  return table
}
