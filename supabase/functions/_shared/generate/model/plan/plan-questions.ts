import type { Task } from '../../../content/task.ts'
import { readFigure } from '../figures/read-figure.ts'
import { toTask } from '../tasks.ts'
import type { PlanWire } from '../wire.ts'

export type Use = PlanWire['questions']['tasks'][number]['use']
/** A question as a task, with the step where it is used. */
export type Question = Task & { use: Use }

/** The steps in which questions are used, as their labels name them. */
const LABELS: Record<Use, string | null> = {
  example: 'I do',
  together: 'We do',
  practice: 'You do',
  exit: null,
}

export interface PlanQuestions {
  questions: Question[]
  /** Why figures could not be drawn, each in words. */
  undrawn: string[]
}

/**
 * The questions of a plan, each with the label that its steps point to. A question whose figure cannot be drawn is left
 * out and keeps its number, so that the labels of the others stay right; the exit ticket stays, without its figure.
 */
export function planQuestions({ tasks }: PlanWire['questions']): PlanQuestions {
  const counts: Record<string, number> = {}
  const made: PlanQuestions = { questions: [], undrawn: [] }
  for (const wire of tasks) {
    const use = wire.use === 'exit' && counts.exit ? 'practice' : wire.use
    const number = (counts[use] ?? 0) + 1
    counts[use] = number
    const read = readFigure(wire.figure)
    if (!read.ok) made.undrawn.push(read.why)
    if (!read.ok && use !== 'exit') continue
    const id = use === 'exit' ? 'exit' : `${use}-${number}`
    const label = LABELS[use]
    const task = toTask(wire, id, wire.level, read.ok ? read.figure : null)
    made.questions.push({ ...task, ...(label === null ? {} : { label: `${label} ${number}` }), use })
  }
  return made
}

const UNDRAWN = 'A picture could not be drawn, and its question was left out or stands without it:'
export const isUndrawnNote = (line: string) => line.startsWith(UNDRAWN)

/** What the teacher is told about figures of a plan that could not be drawn. */
export const undrawnNote = (undrawn: readonly string[]): string[] =>
  undrawn.length === 0 ? [] : [`${UNDRAWN} ${undrawn.join('; ')}.`]
