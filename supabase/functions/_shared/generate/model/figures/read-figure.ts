import { SHAPE_NAMES } from '../../../content/html/shape.ts'
import type { Figure } from '../../../content/task.ts'
import type { WireFigure } from './wire-figure.ts'

/** What a figure's numbers and words mean, for the prompt. Each kind is read by `READ` below. */
export const FIGURE_RULES = `"figure" is a picture that our program draws; kind "none", with empty lists, where a question needs no picture. Never write that there is a picture without declaring it, and draw none with letters or signs. "numbers" and "words" by kind:
number-line: numbers [from, to, step] of 2 to 24 steps, then the places of up to 5 arrows; several arrows are named A, B, C in this order. bar: numbers [equal parts, shaded parts], up to 24 parts. array: numbers [rows, columns], up to 12 each. clock: numbers [hour, minute]. coins: numbers are 1 to 16 New Zealand coins and notes in cents, from 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10000. rectangle: words [length below, length at the side], such as "8 cm". shape: words [name, lengths of its sides clockwise from the top], an empty word for a side without a length; names: ${SHAPE_NAMES.join(', ')}. squares: numbers [rows, columns] of a mat to count, up to 10 and 20. dots: numbers [how many], up to 30, in rows of ten. grid: numbers [size, x, y, x, y …], a coordinate grid from 0 to size, up to 12; words are the names of the points. chart: a bar graph, numbers [step of the scale], words [title, "label | value", …], up to 8 bars. map: a grid map with letters across and numbers up, numbers [size], up to 9; words "name | square", such as "library | C4". angle: numbers [degrees]. table: words are the rows, the heading row first, with | between the cells; a cell to fill in is empty.`

type Kind = Exclude<WireFigure['kind'], 'none'>
type Given = Pick<WireFigure, 'numbers' | 'words'>

/** The figure, or why it cannot be drawn. */
type Read = Figure | string

const isWhole = (value: number | undefined, from: number, to: number): value is number =>
  value !== undefined && Number.isInteger(value) && value >= from && value <= to

const cells = (row: string) => row.split('|').map((cell) => cell.trim())

/** The largest number that has room beside a line or a scale, and the smallest step that is written out. */
const LARGEST = 1_000_000
const SMALLEST_STEP = 0.001

/** The longest name or length that has room in each kind of picture. */
const ROOM: Partial<Record<Kind, number>> = { rectangle: 20, shape: 16, grid: 12, map: 24 }

function numberLine({ numbers }: Given): Read {
  const [from = 0, to = 0, step = 0, ...marks] = numbers
  if (Math.max(Math.abs(from), Math.abs(to)) > LARGEST || Math.abs(step) < SMALLEST_STEP)
    return 'a number line whose numbers have no room'
  const steps = (to - from) / step
  if (!(step > 0 && steps > 1 && steps < 25) || Math.abs(steps - Math.round(steps)) > 1e-6)
    return 'a number line whose steps do not fit'
  if (marks.length > 5 || marks.some((mark) => mark < from || mark > to))
    return 'a number line with an arrow beside it'
  return { kind: 'number-line', from, to, step, marks }
}

const MONEY = new Set([10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000])

function coins({ numbers }: Given): Read {
  const other = numbers.find((cents) => !MONEY.has(cents))
  if (other !== undefined) return `a coin or note of ${other} cents, which New Zealand does not have`
  return numbers.length > 0 && numbers.length <= 16
    ? { kind: 'coins', cents: [...numbers] }
    : 'coins, of which there are none or too many'
}

function shape({ words }: Given): Read {
  const [given = '', ...sides] = words
  const name = SHAPE_NAMES.find((one) => one.toLowerCase() === given.trim().toLowerCase())
  if (name === undefined) return `a shape called “${given}”, which we cannot draw`
  return { kind: 'shape', name, turn: 0, ...(sides.some((side) => side.trim() !== '') ? { sides } : {}) }
}

const DOTS_A_ROW = 10

function dots({ numbers: [count] }: Given): Read {
  if (!isWhole(count, 1, 30)) return 'more dots than fit'
  const places = Array.from({ length: count }, (_, n): [number, number] => [
    n % DOTS_A_ROW,
    Math.floor(n / DOTS_A_ROW),
  ])
  return { kind: 'dots', places }
}

function grid({ numbers, words }: Given): Read {
  const [size, ...rest] = numbers
  if (!isWhole(size, 2, 12) || rest.length % 2 !== 0) return 'a grid whose points are not complete'
  const points = Array.from({ length: rest.length / 2 }, (_, n): [number, number] => [
    rest[2 * n] ?? 0,
    rest[2 * n + 1] ?? 0,
  ])
  if (points.flat().some((place) => place < 0 || place > size)) return 'a grid with a point outside of it'
  const names = words.slice(0, points.length)
  return { kind: 'grid', size, points, ...(names.length > 0 ? { names } : {}) }
}

const MOST_LINES = 24

/** True where the title of a bar graph was forgotten, and its first bar stands in its place. */
const isBar = (row: string) => /^[^|]+\|\s*\d+(?:\.\d+)?\s*$/.test(row)

function chart({ numbers: [step = 1], words }: Given): Read {
  const [title = '', ...rows] = isBar(words[0] ?? '') ? ['', ...words] : words
  const bars = rows.map((row): [string, number] => {
    const [label = '', value = ''] = cells(row)
    return [label.slice(0, 16), value === '' ? Number.NaN : Number(value)]
  })
  const top = Math.max(...bars.map(([, value]) => value))
  const isDrawable = bars.length > 0 && bars.length <= 8 && bars.every(([, value]) => value >= 0)
  if (!isDrawable || !(top > 0)) return 'a bar graph whose values are not numbers'
  return step >= SMALLEST_STEP && top <= LARGEST && top / step <= MOST_LINES
    ? { kind: 'bars', title, step, bars }
    : 'a bar graph whose scale does not fit its values'
}

function map({ numbers: [size], words }: Given): Read {
  if (!isWhole(size, 2, 9) || words.length === 0) return 'a map without squares or places'
  const places = words.map((word) => {
    const [name = '', square = ''] = cells(word)
    return { name, x: 'ABCDEFGHJ'.indexOf(square.charAt(0).toUpperCase()), y: Number(square.slice(1)) }
  })
  const isOutside = places.some(({ x, y }) => x < 0 || x >= size || !isWhole(y, 1, size))
  return isOutside ? 'a map with a place outside of it' : { kind: 'map', size, places }
}

const MOST_COLUMNS = 8

/** What is said of a figure that was declared in no form that we know. */
export const UNKNOWN = 'a picture of a kind that our program does not draw'

/** What is said of a figure that a question only speaks of. */
export const NOT_GIVEN = 'a picture that the question speaks of and that did not come with it'

function table({ numbers, words }: Given): Read {
  if (words.length === 0) return numbers.length === 0 ? UNKNOWN : NOT_GIVEN
  const [head = [], ...rows] = words.map(cells)
  if (head.length < 1 || head.length > MOST_COLUMNS || rows.length === 0) return 'a table without rows'
  // A row with too few cells gets empty ones, and one with too many keeps them in its last cell.
  const even = rows.map((row) => [
    ...Array.from({ length: head.length - 1 }, (_, at) => row[at] ?? ''),
    row.slice(head.length - 1).join(' '),
  ])
  return { kind: 'table', head, rows: even }
}

const READ: Record<Kind, (given: Given) => Read> = {
  'number-line': numberLine,
  bar: ({ numbers: [parts, shaded] }) =>
    isWhole(parts, 1, 24) && isWhole(shaded, 0, parts)
      ? { kind: 'bar', parts, shaded }
      : 'a bar with more parts shaded than it has',
  array: ({ numbers: [rows, columns] }) =>
    isWhole(rows, 1, 12) && isWhole(columns, 1, 12)
      ? { kind: 'array', rows, columns }
      : 'an array larger than 12 by 12',
  clock: ({ numbers: [hour, minute] }) =>
    isWhole(hour, 0, 23) && isWhole(minute, 0, 59)
      ? { kind: 'clock', hour: hour % 12 === 0 ? 12 : hour % 12, minute }
      : `a clock at ${hour ?? '?'}:${minute ?? '?'}`,
  coins,
  rectangle: ({ words: [across = '', down = ''] }) =>
    across !== '' && down !== '' ? { kind: 'rectangle', across, down } : 'a rectangle without its lengths',
  shape,
  squares: ({ numbers: [rows, columns] }) =>
    isWhole(rows, 1, 10) && isWhole(columns, 1, 20)
      ? { kind: 'squares', rows, columns }
      : 'a mat of more squares than fit',
  dots,
  grid,
  chart,
  map,
  angle: ({ numbers: [degrees] }) =>
    degrees !== undefined && degrees >= 1 && degrees < 360
      ? { kind: 'angle', degrees }
      : degrees === undefined
        ? 'an angle without a size'
        : `an angle of ${degrees}°`,
  table,
}

/** Reads a declared figure; `why` says in words what could not be drawn. */
export function readFigure({
  kind,
  ...given
}: WireFigure): { ok: true; figure: Figure | null } | { ok: false; why: string } {
  if (kind === 'none') return { ok: true, figure: null }
  const isTooLong = given.words.some((word) => cells(word).some((part) => part.length > (ROOM[kind] ?? 200)))
  const read = isTooLong ? 'a picture with a name too long for it' : READ[kind](given)
  return typeof read === 'string' ? { ok: false, why: read } : { ok: true, figure: read }
}

const numbersOf = (words: readonly string[]) => words.join(' ')

/** The values of the bars that a question names, or of all where it names none. */
function barsNamed(figure: Extract<Figure, { kind: 'bars' }>, prompt: string): string {
  const asked = prompt.toLowerCase()
  const named = figure.bars.filter(([label]) => asked.includes(label.toLowerCase()))
  return (named.length > 0 ? named : figure.bars).map(([, value]) => value).join(' ')
}

/**
 * The numbers that a figure adds to its question, so that an answer read off it can be worked out again: each of them
 * has to be in the sum.
 */
export function numbersShown(figure: Figure | null, prompt: string): string {
  switch (figure?.kind) {
    case 'array':
    case 'squares':
      return `${figure.rows} ${figure.columns}`
    case 'bar':
      return `${figure.shaded} ${figure.parts}`
    case 'clock':
      return `${figure.hour}:${String(figure.minute).padStart(2, '0')}`
    case 'coins':
      return figure.cents.map((cents) => cents / 100).join(' ')
    case 'rectangle':
      return numbersOf([figure.across, figure.down])
    case 'shape':
      return numbersOf(figure.sides ?? [])
    case 'bars':
      return barsNamed(figure, prompt)
    case 'dots':
      return `${figure.places.length}`
    case 'number-line':
      return figure.marks.join(' ')
    default:
      return ''
  }
}
