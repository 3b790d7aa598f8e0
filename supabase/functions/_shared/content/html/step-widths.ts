import type { Phase } from '../lesson-plan.ts'

/** Letters in a line over the whole width of a printed plan, and what a bullet takes of its own line. */
const LETTERS = 105
const BULLET = 4
/** The percent that both columns share; the rest is the minutes'. */
const BOTH = 92
/** The widths for which the style sheet has a class. */
const WIDTHS = [40, 46, 52, 58, 64, 70]

function linesOf(texts: readonly string[], width: number): number {
  const room = (LETTERS * width) / 100 - BULLET
  return texts.reduce((sum, text) => sum + Math.max(1, Math.ceil(text.length / room)), 0)
}

/** The width of the teacher's column, in percent, with which the table of steps is lowest. */
export function teacherWidth(steps: readonly Phase[]): number {
  const heights = WIDTHS.map((width) =>
    steps.reduce(
      // The name of the step stands above what the teacher does.
      (sum, { teacher, pupils }) =>
        sum + Math.max(1 + linesOf(teacher, width), linesOf(pupils, BOTH - width)),
      0,
    ),
  )
  const lowest = Math.min(...heights)
  const fitting = WIDTHS.filter((_, at) => heights[at] === lowest)
  return fitting[Math.floor(fitting.length / 2)] ?? 52
}
