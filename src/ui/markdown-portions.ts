/** Parsing takes the square of a paragraph's length: this much at a time stays under a second on the slowest phone. */
export const PORTION_CHARS = 20_000
/** No teacher's line is that long; what is shown as it stands cannot hold anybody up. */
const LONGEST_LINE = 5_000

export interface Portion {
  text: string
  /** To be shown as it stands. */
  plain: boolean
}

/** Cuts words from outside into pieces that can be drawn one by one, at blank lines, else at lines, else anywhere. */
export function portionsOf(text: string): Portion[] {
  const portions: Portion[] = []
  let header = ''
  for (let at = 0; at < text.length; ) {
    const piece = text.slice(at, endOf(text, at))
    at += piece.length
    const goesOn = header !== '' && piece.startsWith('|')
    portions.push({ text: goesOn ? header + piece : piece, plain: hasLongLine(piece) })
    header = tableAtEnd(piece, goesOn ? header : '')
  }
  return portions
}

function endOf(text: string, from: number): number {
  const most = from + PORTION_CHARS
  if (most >= text.length) return text.length
  const paragraph = text.lastIndexOf('\n\n', most)
  if (paragraph > from) return paragraph + 2
  const line = text.lastIndexOf('\n', most)
  if (line > from) return line + 1
  const isPair = /[\ud800-\udbff]/.test(text.charAt(most - 1))
  return isPair ? most - 1 : most
}

const hasLongLine = (text: string) =>
  text.length > LONGEST_LINE && text.split('\n').some((line) => line.length > LONGEST_LINE)

/** The head of the table a piece ends in: what follows belongs under it. */
function tableAtEnd(piece: string, known: string): string {
  const lines = piece.trimEnd().split('\n')
  const start = lines.findLastIndex((line) => !line.startsWith('|')) + 1
  if (piece.endsWith('\n\n') || start === lines.length) return ''
  const [names = '', rule = ''] = lines.slice(start)
  if (/^\|[\s:|-]+$/.test(rule)) return `${names}\n${rule}\n`
  return start === 0 ? known : ''
}
