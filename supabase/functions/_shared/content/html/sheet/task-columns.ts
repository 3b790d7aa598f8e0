import type { Figure, Space, Task } from '../../task.ts'
import { angleBox } from '../diagrams/angle.ts'
import { isSameDisplay, PAGE_ROOM, taskHeight } from '../page-fit.ts'

/** Millimetres across a half and a third of the paper, whose margins are 20 mm. */
const HALF = 81
const THIRD = 51

/** Letters that fit into two lines of half the page, of a third of it, and into one line of a third. */
const SHORT_PROMPT = 76
const THIRD_PROMPT = 40
const NARROW_SUM = 14
/** Letters of an answer that a child can write on a line over half the page. */
const SHORT_ANSWER = 22

/** From so many questions in a row on, they stand in columns; fewer where each has a picture beside which the page would be empty. */
const MANY_SHORT = 4
const MANY_PICTURES = 2
const MANY_SUMS = 9

/** How wide a picture is printed, in millimetres, at most half the page where it may shrink to that; a table is as wide as it needs. */
function figureWidth(figure: Figure): number {
  switch (figure.kind) {
    case 'clock':
      return 30
    case 'angle':
      return angleBox(figure.degrees).mm[0]
    case 'array':
      return figure.columns * 5.5
    case 'rectangle':
      return 72
    case 'squares':
      return figure.columns * 8
    case 'shape':
      return figure.sides === undefined ? 30 : 58
    case 'dots':
      return figure.frames === undefined
        ? (Math.max(0, ...figure.places.map(([x]) => x)) + 1) * 9
        : figure.frames * 48
    case 'drawing':
      return figure.drawing.size[0]
    case 'bar':
      return HALF
    default:
      return Number.POSITIVE_INFINITY
  }
}

/** True for a sum whose answer is a number or two: it is written behind the equals sign. */
export const isSum = ({ prompt, figure, choices, space }: Task) =>
  space === 'blank' && figure === null && !choices && /=$/.test(prompt) && prompt.length <= SHORT_PROMPT

const isShortAnswer = ({ space, answer }: Task) =>
  space === 'blank' ||
  space === 'none' ||
  (space === 'line' && answer.length <= SHORT_ANSWER && !answer.startsWith('Look for'))

/** True for a question that needs no more than half the width of the page, its picture included. */
const isHalf = (task: Task) =>
  !task.choices &&
  task.prompt.length <= SHORT_PROMPT &&
  isShortAnswer(task) &&
  (task.figure === null || figureWidth(task.figure) <= HALF)

const isThird = ({ prompt, figure, space }: Task) =>
  space !== 'line' && prompt.length <= THIRD_PROMPT && figure !== null && figureWidth(figure) <= THIRD

/** The columns in which a run of questions stands. */
function columnsOf(run: readonly Task[], many: number): 1 | 2 | 3 {
  const least = run.some(({ figure }) => figure !== null) ? MANY_PICTURES : many
  if (run.length < least || !run.every(isHalf)) return 1
  // Four stand as two and two, not as three and one.
  if (run.length > MANY_PICTURES && run.length !== 4 && run.every(isThird)) return 3
  const narrow = run.every((task) => isSum(task) && task.prompt.length <= NARROW_SUM)
  return narrow && run.length >= MANY_SUMS ? 3 : 2
}

/** Questions that follow one another and stand in so many columns. */
export interface TaskRun {
  columns: 1 | 2 | 3
  tasks: readonly { task: Task; number: number; before: Task | undefined }[]
}

/** The questions of a page in their order, those side by side that need no more than a part of its width. */
export function taskRuns(tasks: readonly Task[]): TaskRun[] {
  const runs: { task: Task; number: number; before: Task | undefined }[][] = []
  for (const [index, task] of tasks.entries()) {
    const before = tasks[index - 1]
    const one = { task, number: index + 1, before }
    if (before && isHalf(before) === isHalf(task)) runs.at(-1)?.push(one)
    else runs.push([one])
  }
  const columns = (many: number) =>
    runs.map((run) => ({
      columns: columnsOf(
        run.map(({ task }) => task),
        many,
      ),
      tasks: run,
    }))
  // Where some stand side by side, a pair further down does too.
  const first = columns(MANY_SHORT)
  return first.some((run) => run.columns > 1) ? columns(MANY_PICTURES) : first
}

/** Letters in a line of the whole page, and what a second line takes in millimetres. */
const LETTERS_A_LINE = 80
const SECOND_LINE = 6.2

/** What a question takes of the height of its row, in millimetres. */
function heightIn(columns: number, { task, before }: TaskRun['tasks'][number]): number {
  const shown = isSameDisplay(task.figure, before?.figure ?? null) ? { ...task, figure: null } : task
  const lines = Math.ceil(task.prompt.length / (LETTERS_A_LINE / columns)) - 1
  return (
    taskHeight(isSum(task) ? { ...shown, space: 'none' } : shown) + (columns > 1 ? lines * SECOND_LINE : 0)
  )
}

/** The ruled lines of each room to write, and the millimetres by which they are higher on a page with room. */
const RULED: Partial<Record<Space, number>> = { blank: 1, line: 1, lines: 2, long: 5 }
const HIGHER = 2

/** The rows that questions fill on their page and the height of all of them, in millimetres. */
function laidOut(tasks: readonly Task[]): { rows: number; height: number } {
  let [rows, height] = [0, 0]
  for (const { columns, tasks: run } of taskRuns(tasks)) {
    const heights = run.map((one) => heightIn(columns, one))
    for (let at = 0; at < heights.length; at += columns) {
      rows += 1
      height += Math.max(...heights.slice(at, at + columns))
    }
  }
  return { rows, height }
}

/** The distances, in millimetres, by which rows stand further apart on a page that has the room for it. */
const FURTHER: readonly [name: 'roomy' | 'airy', row: number][] = [
  ['roomy', 13],
  ['airy', 7],
]
/** Millimetres at the foot of a page that stay free in any case. */
const FOOT = 12

/** How far apart the questions of a page may stand, so that it has room to work; null where it is full. */
export function spread(tasks: readonly Task[], room = PAGE_ROOM): 'roomy' | 'airy' | null {
  const { rows, height } = laidOut(tasks)
  const higher = tasks.reduce((sum, task) => sum + (isSum(task) ? 0 : (RULED[task.space] ?? 0)) * HIGHER, 0)
  return FURTHER.find(([, row]) => height + higher + rows * row + FOOT <= room)?.[0] ?? null
}
