/** Parsing time grows with the square of a paragraph's length. This many characters take under a second on a slow phone. */
export const PORTION_CHARS = 20_000
/** No real line is longer. A longer one is shown as plain text, which costs no parsing. */
const MAX_LINE_CHARS = 5_000

export interface Portion {
  text: string
  /** Shown as plain text, without parsing. */
  plain: boolean
}

/** Cuts Markdown into portions that can be rendered one by one: at blank lines, else at line ends, else anywhere. */
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
  text.length > MAX_LINE_CHARS && text.split('\n').some((line) => line.length > MAX_LINE_CHARS)

/** Returns the header of a table that continues in the next piece, so that it can be repeated there. */
function tableAtEnd(piece: string, known: string): string {
  const lines = piece.trimEnd().split('\n')
  const start = lines.findLastIndex((line) => !line.startsWith('|')) + 1
  if (piece.endsWith('\n\n') || start === lines.length) return ''
  const [names = '', rule = ''] = lines.slice(start)
  if (/^\|[\s:|-]+$/.test(rule)) return `${names}\n${rule}\n`
  return start === 0 ? known : ''
}
