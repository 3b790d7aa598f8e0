import type { Phase } from '../lesson-plan.ts'

/** Letters in a line over the whole width of a printed plan, and what a bullet takes of its own line. */
const LETTERS = 105
const BULLET = 4
/** The percent that both columns share; the rest is the minutes'. */
const BOTH = 92

function linesOf(texts: readonly string[], width: number): number {
  const room = (LETTERS * width) / 100 - BULLET
  return texts.reduce((sum, text) => sum + Math.max(1, Math.ceil(text.length / room)), 0)
}

/** The width of the teacher's column, in percent, with which the table of steps is lowest. */
export function teacherWidth(steps: readonly Phase[]): number {
  const widths = Array.from({ length: 18 }, (_, at) => 38 + 2 * at)
  const heights = widths.map((width) =>
    steps.reduce(
      // The name of the step stands above what the teacher does.
      (sum, { teacher, pupils }) =>
        sum + Math.max(1 + linesOf(teacher, width), linesOf(pupils, BOTH - width)),
      0,
    ),
  )
  const lowest = Math.min(...heights)
  const fitting = widths.filter((_, at) => heights[at] === lowest)
  return fitting[Math.floor(fitting.length / 2)] ?? 50
}
