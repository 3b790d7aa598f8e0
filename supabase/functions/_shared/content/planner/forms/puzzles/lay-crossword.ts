import type { Random } from '../../random.ts'

const MAX_SIDE = 15
const TRIES = 40
/** A list names the words of its topic first: a crossword on states of matter is not made without solid, liquid and gas. */
const FIRST_WORDS = 6

export interface Entry {
  /** The index of the word in the list that was given. */
  index: number
  letters: string
  row: number
  column: number
  isDown: boolean
  number: number
}

export interface Laid {
  rows: number
  columns: number
  entries: Entry[]
}

type Cells = Map<string, string>
type Spot = Pick<Entry, 'row' | 'column' | 'isDown'>

const key = (row: number, column: number) => `${row},${column}`

const squaresOf = ({ row, column, isDown }: Spot, letters: string) =>
  [...letters].map((letter, at) => ({
    row: isDown ? row + at : row,
    column: isDown ? column : column + at,
    letter,
  }))

/** How many words a word would cross here, or 0 where it may not stand. */
function crossingsAt(cells: Cells, spot: Spot, letters: string): number {
  const squares = squaresOf(spot, letters)
  const [first, last] = [squares[0], squares.at(-1)]
  if (!first || !last) return 0
  const [down, across] = spot.isDown ? [1, 0] : [0, 1]
  if (cells.has(key(first.row - down, first.column - across))) return 0
  if (cells.has(key(last.row + down, last.column + across))) return 0
  let crossings = 0
  for (const { row, column, letter } of squares) {
    const there = cells.get(key(row, column))
    if (there === letter) crossings++
    else if (there !== undefined) return 0
    else if (cells.has(key(row + across, column + down)) || cells.has(key(row - across, column - down)))
      return 0
  }
  return crossings === letters.length ? 0 : crossings
}

/** Every spot where a word crosses one that is laid already, with the number of crossings. */
function spotsFor(
  cells: Cells,
  entries: readonly Entry[],
  letters: string,
): { spot: Spot; crossings: number }[] {
  return entries.flatMap((entry) =>
    squaresOf(entry, entry.letters).flatMap((square) =>
      [...letters].flatMap((letter, at) => {
        if (letter !== square.letter) return []
        const isDown = !entry.isDown
        const spot = {
          row: isDown ? square.row - at : square.row,
          column: isDown ? square.column : square.column - at,
          isDown,
        }
        const crossings = crossingsAt(cells, spot, letters)
        return crossings > 0 ? [{ spot, crossings }] : []
      }),
    ),
  )
}

function extent(entries: readonly Entry[]) {
  const squares = entries.flatMap((entry) => squaresOf(entry, entry.letters))
  const rows = squares.map(({ row }) => row)
  const columns = squares.map(({ column }) => column)
  const [top, left] = [Math.min(...rows), Math.min(...columns)]
  return { top, left, rows: Math.max(...rows) - top + 1, columns: Math.max(...columns) - left + 1 }
}

/** Lays one word where it crosses most, inside the largest grid a page holds. */
function lay(cells: Cells, entries: Entry[], index: number, letters: string, random: Random): boolean {
  const entryAt = (spot: Spot): Entry => ({ index, letters, number: 0, ...spot })
  const spots =
    entries.length === 0
      ? [{ spot: { row: 0, column: 0, isDown: false }, crossings: 1 }]
      : spotsFor(cells, entries, letters).filter(({ spot }) => {
          const { rows, columns } = extent([...entries, entryAt(spot)])
          return rows <= MAX_SIDE && columns <= MAX_SIDE
        })
  const most = Math.max(0, ...spots.map(({ crossings }) => crossings))
  const best = spots.filter(({ crossings }) => crossings === most)
  if (best.length === 0) return false
  const { spot } = random.pick(best)
  for (const square of squaresOf(spot, letters)) cells.set(key(square.row, square.column), square.letter)
  entries.push(entryAt(spot))
  return true
}

/** Lays words in this order, again and again while one more of them finds a crossing. */
function layAll(
  cells: Cells,
  entries: Entry[],
  words: readonly string[],
  order: readonly number[],
  wanted: number,
  random: Random,
): void {
  let left = [...order]
  for (let before = -1; left.length > 0 && before !== left.length && entries.length < wanted; ) {
    before = left.length
    left = left.filter(
      (index) => entries.length >= wanted || !lay(cells, entries, index, words[index] ?? '', random),
    )
  }
}

const isFirst = (index: number) => index < FIRST_WORDS

function attempt(
  words: readonly string[],
  order: readonly number[],
  wanted: number,
  random: Random,
): Entry[] {
  const cells: Cells = new Map()
  const entries: Entry[] = []
  layAll(cells, entries, words, order.filter(isFirst), wanted, random)
  layAll(
    cells,
    entries,
    words,
    order.filter((index) => !entries.some((entry) => entry.index === index)),
    wanted,
    random,
  )
  return entries
}

/** A high grid is turned over, across for down, so that there is room for the clues under it. */
function lyingDown(entries: readonly Entry[]): readonly Entry[] {
  const { rows, columns } = extent(entries)
  return rows <= columns
    ? entries
    : entries.map((entry) => ({ ...entry, row: entry.column, column: entry.row, isDown: !entry.isDown }))
}

/** Moves the grid to its corner and numbers the squares where a word begins, in reading order. */
function numbered(given: readonly Entry[]): Laid {
  const entries = lyingDown(given)
  const { top, left, rows, columns } = extent(entries)
  const moved = entries.map((entry) => ({ ...entry, row: entry.row - top, column: entry.column - left }))
  const starts = [...new Set(moved.map(({ row, column }) => row * columns + column))].sort((a, b) => a - b)
  return {
    rows,
    columns,
    entries: moved.map((entry) => ({
      ...entry,
      number: starts.indexOf(entry.row * columns + entry.column) + 1,
    })),
  }
}

const isBalanced = (entries: readonly Entry[]) =>
  entries.filter(({ isDown }) => isDown).length >= 2 && entries.filter(({ isDown }) => !isDown).length >= 2

/** The more words the better, and of as many words the grid with most of the first ones. */
const worth = (entries: readonly Entry[]) =>
  entries.length * (FIRST_WORDS + 1) + entries.filter(({ index }) => isFirst(index)).length

/** Lays up to `wanted` of the words, the first of them before the others, into one connected crossword, or gives null where two each way do not fit. */
export function layCrossword(words: readonly string[], wanted: number, random: Random): Laid | null {
  let best: Entry[] = []
  const indexes = words.map((_, index) => index)
  const count = Math.min(wanted, words.length)
  const most = count * (FIRST_WORDS + 1) + Math.min(FIRST_WORDS, count)
  for (let tries = 0; tries < TRIES && worth(best) < most; tries++) {
    const mixed = random.shuffle(indexes)
    const order =
      tries % 2 === 0 ? mixed.sort((a, b) => (words[b]?.length ?? 0) - (words[a]?.length ?? 0)) : mixed
    const entries = attempt(words, order, wanted, random)
    if (worth(entries) > worth(best) && isBalanced(entries)) best = entries
  }
  return best.length === 0 ? null : numbered(best)
}
