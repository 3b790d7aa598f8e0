import type { PrintedText } from '../printed-text.ts'
import type { Figure, Space, Task } from '../task.ts'
import { coinRows } from './coins.ts'
import { angleBox } from './diagrams/angle.ts'

/** The millimetres of an A4 page that are left for tasks under name, title and instructions. */
export const PAGE_ROOM = 212

/** The same for a page with a text, whose height was measured in a browser and is known more exactly. */
export const READING_ROOM = 246

/** Millimetres that a worked example takes. */
export const EXAMPLE_ROOM = 30

const ROOM: Record<Space, number> = { none: 0, blank: 8, line: 8, lines: 16, long: 40, box: 22, draw: 46 }
const LINE = 6.2
const LETTERS_A_LINE = 90

function figureHeight(figure: Figure | null): number {
  switch (figure?.kind) {
    case 'bar':
      return 11
    case 'clock':
      return 32
    case 'array':
      return figure.rows * 5.5 + 4
    case 'rectangle':
      return 36
    case 'table':
      return 13 + figure.rows.reduce((sum, row) => sum + (row.includes('') ? 18 : 9), 0)
    case 'squares':
      return figure.rows * 8 + 4
    case 'number-line':
      return 22
    case 'bars':
      return 52
    case 'grid':
    case 'map':
      return 62
    case 'dots':
      if (figure.frames !== undefined) return 20
      return figure.picture === undefined ? 24 : 9 * Math.max(3, ...figure.places.map(([, y]) => y + 1)) + 4
    case 'pie':
      return 56
    case 'shape':
      return figure.sides === undefined ? 34 : 42
    case 'coins':
      return coinRows(figure.cents) * 15 + 2
    case 'angle':
      return angleBox(figure.degrees).mm[1] + 6
    case 'drawing':
      return figure.drawing.size[1] + 4
    default:
      return 0
  }
}

/** Estimates the height of a printed task in millimetres, rather too much than too little. */
export function taskHeight({ prompt, figure, space, choices = [] }: Task): number {
  return (
    Math.ceil((prompt.length + 4) / LETTERS_A_LINE) * LINE +
    figureHeight(figure) +
    ROOM[space] +
    choices.length * LINE +
    4
  )
}

/** Displays about which several questions are asked. */
const ASKED_ABOUT: ReadonlySet<Figure['kind']> = new Set(['bars', 'table'])

/** True where two questions in a row are about one display, which is printed once. */
export const isSameDisplay = (figure: Figure | null, before: Figure | null): boolean =>
  figure !== null &&
  before !== null &&
  ASKED_ABOUT.has(figure.kind) &&
  JSON.stringify(figure) === JSON.stringify(before)

/** The height of each task of a list in millimetres: a display counts once for the questions about it. */
const heightsOf = (tasks: readonly Task[]): number[] =>
  tasks.map((task, at) =>
    isSameDisplay(task.figure, tasks[at - 1]?.figure ?? null)
      ? taskHeight({ ...task, figure: null })
      : taskHeight(task),
  )

/** Estimates the height of a list of tasks in millimetres. */
export const listHeight = (tasks: readonly Task[]): number =>
  heightsOf(tasks).reduce((sum, height) => sum + height, 0)

/** Estimates the height of a printed text in millimetres. */
export function textHeight(text: PrintedText | undefined): number {
  if (text === undefined) return 0
  return text.paragraphs.reduce((sum, part) => sum + Math.ceil(part.length / 82) * LINE + 2.5, 20)
}

/** Keeps as many tasks, in order, as fit into `room` millimetres, and always at least one. */
export function fitTasks(tasks: readonly Task[], room: number): Task[] {
  let left = room
  const heights = heightsOf(tasks)
  const kept = tasks.filter((_, index) => {
    left -= heights[index] ?? 0
    return left >= 0 || index === 0
  })
  return kept
}

const LESS_ROOM: Partial<Record<Space, Space>> = { box: 'line', lines: 'line', long: 'lines' }

/** A short sum with its blank on the same line. */
function inline(task: Task): Task {
  const isSum = task.prompt.endsWith('=') && /^(?:blank|line|lines|box)$/.test(task.space)
  return isSum ? { ...task, prompt: `${task.prompt} ____`, space: 'none' } : task
}

/** Gives tasks less room to write where they would not fit into `room` millimetres: less room first, then a blank in line. */
export function setCloser(tasks: readonly Task[], room: number): Task[] {
  if (listHeight(tasks) <= room) return [...tasks]
  const closer = tasks.map((task) => ({ ...task, space: LESS_ROOM[task.space] ?? task.space }))
  return listHeight(closer) <= room ? closer : closer.map(inline)
}
