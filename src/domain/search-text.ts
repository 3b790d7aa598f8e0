/** Lower case without macrons and accents, so "mara" finds "māra". */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The words of a query, folded; each has to stand somewhere. */
export function queryWords(query: string): string[] {
  return foldText(query).split(/\s+/).filter(Boolean)
}

export function hasAllWords(folded: string, words: readonly string[]): boolean {
  return words.every((word) => folded.includes(word))
}

/** What a reader of the Markdown sees: without its signs. Roughly, and in one pass whatever it is fed. */
export function textOfMarkdown(markdown: string): string {
  return markdown
    .replace(/[*_`#>|~]+/g, ' ')
    .replace(/\]\([^()\s]{0,2000}\)/g, ' ')
    .replace(/[[\]]/g, ' ')
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/** The words of a document, without looking back: a megabyte of "<" costs no more than a megabyte of words. */
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

/** Past a style sheet or a script, whose text nobody reads; else where it was. */
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

const BEFORE = 24
const LONGEST = 90

/** A line of the text around the first of these folded words that stands in it, with every one of them marked. */
export function snippetOf(text: string, words: readonly string[]): MarkedRun[] {
  const letters = [...nearby(text.normalize('NFC').replace(/\s+/g, ' ').trim(), words)]
  const { folded, source } = foldLetters(letters)
  const first = source[firstPlace(folded, words) ?? 0] ?? 0
  const start = first <= BEFORE ? 0 : wordStart(letters, first - BEFORE, first)
  const shown = letters.slice(start, start + LONGEST)
  const runs = markWords(shown.join(''), words)
  if (start > 0) runs.unshift({ text: '… ', marked: false })
  if (start + LONGEST < letters.length) runs.push({ text: '…', marked: false })
  return runs
}

const firstPlace = (folded: string, words: readonly string[]): number | undefined =>
  words
    .map((word) => folded.indexOf(word))
    .reduce<number | undefined>((first, at) => (at === -1 || (first ?? at) < at ? first : at), undefined)

/** More than a line on both sides of the first place: fifty long replies are not taken apart letter by letter. */
const AROUND = 400

function nearby(text: string, words: readonly string[]): string {
  const first = firstPlace(foldText(text), words)
  if (first === undefined) return text.slice(0, AROUND)
  // Folding lengthens and shortens a little: a few steps lead to the place in the text itself.
  let at = first
  for (let steps = 0, off = 1; off !== 0 && steps < 8; steps += 1) {
    off = first - foldText(text.slice(0, at)).length
    at = Math.max(0, at + off)
  }
  const part = text.slice(Math.max(0, at - AROUND), at + AROUND)
  return firstPlace(foldText(part), words) === undefined ? text : part
}

/** Cuts a text where one of these folded words stands in it. Joined, the runs are the text. */
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

/** The folded text and, for each unit of it, the letter it came from: folding may lengthen and shorten. */
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
