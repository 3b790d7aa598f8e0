import type { Phase } from '../lesson-plan.ts'

/** Letters in a line over the whole width of a printed plan, and what a bullet takes of its own line. */
const LETTERS = 95
const BULLET = 4
/** The percent that both columns share; the rest is the minutes'. */
const BOTH = 86
/** The widths for which the style sheet has a class. */
const WIDTHS = [34, 40, 46, 52, 58, 64]

function linesOf(texts: readonly string[], width: number): number {
  const room = (LETTERS * width) / 100 - BULLET
  // A single line has no bullet.
  const line = texts.length === 1 ? room + BULLET : room
  return texts.reduce((sum, text) => sum + Math.max(1, Math.ceil(text.length / line)), 0)
}

/** The width of the teacher's column, in percent, with which the table of steps is lowest. */
export function teacherWidth(steps: readonly Phase[]): number {
  const heights = WIDTHS.map((width) =>
    steps.reduce(
      // The name of the step and its minutes take two lines themselves.
      (sum, { teacher, pupils }) => sum + Math.max(2, linesOf(teacher, width), linesOf(pupils, BOTH - width)),
      0,
    ),
  )
  const lowest = Math.min(...heights)
  const fitting = WIDTHS.filter((_, at) => heights[at] === lowest)
  return fitting[Math.floor(fitting.length / 2)] ?? 52
}

/** A row of fewer lines would stand lonely on a page. */
const LEAST = 3

export interface StepRow {
  teacher: readonly string[]
  pupils: readonly string[]
  /** How many of the ākonga's lines stand in the rows before. */
  before: number
}

/** The items of the longer column in parts, of which the first reaches down to where the other column ends. */
function parts(items: readonly string[], beside: number, width: number): string[][] {
  const rows: string[][] = [[]]
  let [filled, wanted] = [0, Math.max(LEAST, beside)]
  for (const [at, item] of items.entries()) {
    if (filled >= wanted && linesOf(items.slice(at), width) >= LEAST) {
      rows.push([])
      filled = 0
      wanted = LEAST
    }
    rows.at(-1)?.push(item)
    filled += linesOf([item, ''], width) - 1
  }
  return rows
}

/** A step over several rows where it is long, so that a page may end within it. */
export function stepRows({ teacher, pupils }: Phase, width: number): StepRow[] {
  const [left, right] = [linesOf(teacher, width), linesOf(pupils, BOTH - width)]
  if (left >= right)
    return parts(teacher, right, width).map((items, row) => ({
      teacher: items,
      pupils: row === 0 ? pupils : [],
      before: 0,
    }))
  let before = 0
  return parts(pupils, left, BOTH - width).map((items, row) => {
    const stands = before
    before += items.length
    return { teacher: row === 0 ? teacher : [], pupils: items, before: stands }
  })
}
