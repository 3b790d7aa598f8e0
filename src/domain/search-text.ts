/** Lower case without macrons and accents, so "mara" finds "māra". */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The folded words of a query. A text matches when it contains each of them. */
export function queryWords(query: string): string[] {
  return foldText(query).split(/\s+/).filter(Boolean)
}

export function hasAllWords(folded: string, words: readonly string[]): boolean {
  return words.every((word) => folded.includes(word))
}

/** Markdown roughly as a reader sees it, without its signs. Each replacement is one linear pass over any input. */
export function textOfMarkdown(markdown: string): string {
  return markdown
    .replace(/[*_`#>|~]+/g, ' ')
    .replace(/\]\([^()\s]{0,2000}\)/g, ' ')
    .replace(/[[\]]/g, ' ')
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/** The text of an HTML document. It never looks back, so a megabyte of "<" costs no more than a megabyte of text. */
export function textOfHtml(html: string): string {
  const pieces: string[] = []
  for (let at = 0; at < html.length; ) {
    const open = html.indexOf('<', at)
    pieces.push(html.slice(at, open === -1 ? undefined : open))
    if (open === -1) break
    const close = html.indexOf('>', endOfUnread(html, open))
    if (close === -1) break
    at = close + 1
  }
  return pieces.join(' ').replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => ENTITIES[name] ?? ' ')
}

/** The end of a style sheet or script that opens here, because its text is never shown; otherwise the same position. */
function endOfUnread(html: string, open: number): number {
  const name = /^<(style|script)\b/i.exec(html.slice(open, open + 8))?.[1]
  if (name === undefined) return open
  const end = html.indexOf(`</${name}`, open)
  return end === -1 ? html.length : end
}

export interface MarkedRun {
  text: string
  marked: boolean
}

const MAX_BEFORE = 24
const MAX_SNIPPET = 90

/** A line of the text around the first of the folded words it contains, with each of those words marked. */
export function snippetOf(text: string, words: readonly string[]): MarkedRun[] {
  const letters = [...nearby(text.normalize('NFC').replace(/\s+/g, ' ').trim(), words)]
  const { folded, source } = foldLetters(letters)
  const first = source[firstPlace(folded, words) ?? 0] ?? 0
  const start = first <= MAX_BEFORE ? 0 : wordStart(letters, first - MAX_BEFORE, first)
  const shown = letters.slice(start, start + MAX_SNIPPET)
  const runs = markWords(shown.join(''), words)
  if (start > 0) runs.unshift({ text: '… ', marked: false })
  if (start + MAX_SNIPPET < letters.length) runs.push({ text: '…', marked: false })
  return runs
}

const firstPlace = (folded: string, words: readonly string[]): number | undefined =>
  words
    .map((word) => folded.indexOf(word))
    .reduce<number | undefined>((first, at) => (at === -1 || (first ?? at) < at ? first : at), undefined)

/** The letters searched on each side of the first hit: more than a line, but fifty long replies are not split into letters. */
const AROUND = 400

function nearby(text: string, words: readonly string[]): string {
  const first = firstPlace(foldText(text), words)
  if (first === undefined) return text.slice(0, AROUND)
  // Folding changes the length a little, so a few corrections lead from the folded position to the one in the text.
  let at = first
  for (let steps = 0, off = 1; off !== 0 && steps < 8; steps += 1) {
    off = first - foldText(text.slice(0, at)).length
    at = Math.max(0, at + off)
  }
  const part = text.slice(Math.max(0, at - AROUND), at + AROUND)
  return firstPlace(foldText(part), words) === undefined ? text : part
}

/** Splits a text into runs that are, or are not, one of the folded words. The runs joined are the text. */
export function markWords(text: string, words: readonly string[]): MarkedRun[] {
  const letters = [...text.normalize('NFC')]
  const { folded, source } = foldLetters(letters)
  const marks = new Set<number>()
  for (const word of words.filter(Boolean)) {
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length)) {
      for (let i = at; i < at + word.length; i += 1) marks.add(source[i] ?? -1)
    }
  }
  const runs: MarkedRun[] = []
  letters.forEach((letter, at) => {
    const marked = marks.has(at)
    const last = runs.at(-1)
    if (last?.marked === marked) last.text += letter
    else runs.push({ text: letter, marked })
  })
  return runs
}

/** The folded text and, for each of its units, the index of the letter it came from, because folding changes the length. */
function foldLetters(letters: readonly string[]): { folded: string; source: number[] } {
  const source: number[] = []
  const pieces = letters.map((letter, at) => {
    const piece = foldText(letter)
    for (let i = 0; i < piece.length; i += 1) source.push(at)
    return piece
  })
  return { folded: pieces.join(''), source }
}

function wordStart(letters: readonly string[], from: number, before: number): number {
  const space = letters.indexOf(' ', from)
  return space === -1 || space >= before ? from : space + 1
}
