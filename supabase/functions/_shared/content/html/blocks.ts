import type { Block, Clue, EmptyBox, Square, Term } from '../blocks.ts'
import { diagramHtml } from './diagrams/diagram.ts'
import { cutOutHtml, drawingsHtml } from './diagrams/strokes.ts'
import { escapeHtml } from './escape-html.ts'
import { list, rich } from './rich-text.ts'

const LINE = '<div class="line"></div>'

type BoardBlock = Extract<Block, { kind: 'board' }>
type CertificateBlock = Extract<Block, { kind: 'certificate' }>

const reo = ({ term, lang }: Term) =>
  lang === 'mi' ? `<span lang="mi">${escapeHtml(term)}</span>` : escapeHtml(term)

/** A table of rows whose cells are HTML. */
function table(rows: readonly (readonly string[])[], name: string): string {
  return `<table class="${name}"><tbody>${rows.map((row) => `<tr>${row.join('')}</tr>`).join('')}</tbody></table>`
}

/** A table of so many columns is set smaller, so that it stays on its page. */
const MANY_COLUMNS = 5

/** A board of more rows may go on on the next page: kept whole, it would leave most of a page empty. */
const MOST_ROWS_KEPT = 6

/** `open` is the column to write in, where there is one beside columns that are filled. */
function headed(head: readonly string[], rows: readonly string[], open = -1): string {
  return `<table class="${head.length >= MANY_COLUMNS ? 'terms wide' : 'terms'}"><thead><tr>${head.map((name, at) => `<th scope="col"${at === open ? ' class="open"' : ''}>${rich(name)}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`
}

/** The place of the only column with nothing in it; -1 where there is none, or more than one. */
function openColumn(head: readonly string[], rows: readonly (readonly string[])[]): number {
  const empty = head.flatMap((_, at) => (rows.every((row) => (row[at] ?? '') === '') ? [at] : []))
  return empty.length === 1 ? (empty[0] ?? -1) : -1
}

function squareHtml(square: Square | null): string {
  if (square === null) return '<td class="off"></td>'
  const number = square.number === null ? '' : `<small>${square.number}</small>`
  return `<td>${number}${square.letter === '' ? '' : `<b>${escapeHtml(square.letter)}</b>`}</td>`
}

const clueHtml = ({ number, text, letters }: Clue) =>
  `<p><b>${number}.</b> ${rich(text)} (${escapeHtml(letters)})</p>`

function cardHtml(card: Term): string {
  const meaning = card.meaning === '' ? `${LINE}${LINE}` : `<div>${rich(card.meaning)}</div>`
  return `<div class="card"><h3>${reo(card)}</h3>${meaning}</div>`
}

function boxHtml({ heading, help }: EmptyBox): string {
  const words = help === '' ? '' : `<br><span class="quiet">${rich(help)}</span>`
  return `<td><b>${rich(heading)}</b>${words}</td>`
}

function boardHtml({ title, head, rows, large }: BoardBlock): string {
  const html = `${title === '' ? '' : `<h3>${rich(title)}</h3>`}${table(
    [
      ...(head ? [head.map((cell) => `<th scope="col">${rich(cell)}</th>`)] : []),
      ...rows.map((row) => row.map((cell) => `<td>${rich(cell)}</td>`)),
    ],
    `board${(rows[0]?.length ?? 0) > MANY_COLUMNS ? ' wide' : ''}${large ? ' large' : ''}`,
  )}`
  return rows.length <= MOST_ROWS_KEPT ? `<div class="whole">${html}</div>` : html
}

/** One certificate, half a page high. */
function certificateHtml({ praise, given, matter, seen, signed }: CertificateBlock): string {
  const names = signed.map((name) => `<div>${LINE}${rich(name)}</div>`)
  return `<div class="certificate"><h2>${rich(praise)}</h2><p>${rich(given)}</p>${LINE}<p class="matter">${rich(matter)}</p><p class="quiet">${rich(seen)}</p>${LINE}${LINE}<div class="signed">${names.join('')}</div></div>`
}

const HTML: { [K in Block['kind']]: (block: Extract<Block, { kind: K }>) => string } = {
  heading: ({ text, cut }) => `<h2${cut ? ' class="cut"' : ''}>${rich(text)}</h2>`,
  paragraph: ({ text }) => `<p>${rich(text)}</p>`,
  list: ({ items, ordered }) => list(items, ordered ? 'ol' : 'ul'),
  letters: ({ rows }) =>
    table(
      rows.map((row) => [...row].map((letter) => `<td>${escapeHtml(letter)}</td>`)),
      'letters',
    ),
  words: ({ words }) => `<p class="find">${words.map(rich).join(' · ')}</p>`,
  crossword: ({ rows }) =>
    table(
      rows.map((row) => row.map(squareHtml)),
      rows.length > MANY_ROWS ? 'crossword close' : 'crossword',
    ),
  clues: ({ heading, clues }) => `<div><h3>${heading}</h3>${clues.map(clueHtml).join('')}</div>`,
  cards: ({ cards }) => `<div class="term-cards">${cards.map(cardHtml).join('')}</div>`,
  terms: ({ head, terms }) =>
    headed(
      head,
      terms.map((one) => `<tr><th scope="row">${reo(one)}</th><td>${rich(one.meaning)}</td></tr>`),
    ),
  table: ({ head, rows }) =>
    headed(
      head,
      rows.map(
        ([first = '', ...rest]) =>
          `<tr><th scope="row">${rich(first)}</th>${rest.map((cell) => `<td>${rich(cell)}</td>`).join('')}</tr>`,
      ),
      openColumn(head, rows),
    ),
  board: boardHtml,
  certificate: certificateHtml,
  checklist: ({ items }) => items.map((item) => `<p class="tick">☐ ${rich(item)}</p>`).join(''),
  frame: ({ parts }) =>
    parts
      .map(
        ({ heading, starters }) =>
          `<h3>${rich(heading)}</h3>${starters.map((start) => `<p>${rich(start)}</p>${LINE}`).join('')}`,
      )
      .join(''),
  boxes: ({ height, rows }) =>
    table(
      rows.map((row) => row.map(boxHtml)),
      `boxes ${height}`,
    ),
  diagram: ({ shape, labels }) => diagramHtml(shape, labels),
  'cut-out': ({ across, cards }) => cutOutHtml(across, cards),
  drawings: ({ drawings }) => drawingsHtml(drawings),
}

/** A grid of more rows has smaller squares, so that its clues stand on the same page. */
const MANY_ROWS = 11

/** The most letters in a row, and columns, of a board that fits into half the width of the paper: all cells are as wide as the widest. */
const NARROW_LETTERS = 27
const NARROW_COLUMNS = 4

const isNarrowBoard = (block: Block) =>
  block.kind === 'board' &&
  !block.large &&
  block.rows.every(
    (row) => row.length <= NARROW_COLUMNS && row.every((cell) => cell.length * row.length <= NARROW_LETTERS),
  )

/** The class of the box in which a block and its neighbours of the same kind stand side by side; null for the others. */
function besideClass(all: readonly Block[], at: number): 'clues' | 'boards' | null {
  const narrow = (place: number) => all[place] !== undefined && isNarrowBoard(all[place])
  if (all[at]?.kind === 'clues') return 'clues'
  return narrow(at) && (narrow(at - 1) || narrow(at + 1)) ? 'boards' : null
}

/** The blocks of a page as HTML, in order. Lists of clues and narrow boards that follow one another stand side by side. */
export function blocksHtml(blocks: readonly Block[] | undefined): string {
  const all = blocks ?? []
  return all
    .map((block, at) => {
      const html = (HTML[block.kind] as (given: Block) => string)(block)
      const beside = besideClass(all, at)
      if (beside === null) return html
      const opens = besideClass(all, at - 1) === beside ? '' : `<div class="${beside}">`
      return `${opens}${html}${besideClass(all, at + 1) === beside ? '' : '</div>'}`
    })
    .join('')
}
