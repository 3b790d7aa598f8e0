import type { Task } from '../../../content/task.ts'
import { type TaskFigure, taskFigure } from '../figures/task-figure.ts'
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
  /** The lines that tell the teacher which figures could not be drawn, and that no exit question came. */
  undrawn: string[]
}

/** Stands for an exit question that may not be printed, so that the lesson still has a place for one. */
const OWN_EXIT: Question = {
  id: 'exit',
  level: 'core',
  prompt: 'A question of your own: ____',
  figure: null,
  space: 'line',
  answer: '____',
  working: null,
  check: null,
  use: 'exit',
}
const NO_EXIT =
  '“Exit ticket” has no question, because none came that can be printed. Write one in its place, or ask for another exit ticket.'

const EXIT = 'Exit ticket'
/** Plans of before say it as the last of these does. */
const UNDRAWN =
  /^“[^”]+” (?:was left out|stands by itself|asks about a picture), .*picture could not be drawn|^A picture could not be drawn|^“Exit ticket” has no question/

export const isUndrawnNote = (line: string): boolean => UNDRAWN.test(line)

/** This tells the teacher that a figure could not be drawn. The exit ticket stays, because a lesson ends with one. */
export function undrawnNote<T>(name: string, found: TaskFigure<T>): string[] {
  if (found.state === 'drawn') return []
  const why = `picture could not be drawn: ${found.why}.`
  if (found.state === 'bare') return [`“${name}” stands by itself, because its ${why}`]
  return name === EXIT
    ? [
        `“${name}” asks about a picture, and that ${why} Draw one on the board, or ask for another exit ticket.`,
      ]
    : [`“${name}” was left out, because its ${why}`]
}

/**
 * The questions of a plan, each with the label that its steps point to. A question that asks about a figure that cannot be
 * drawn is left out and keeps its number, so that the labels of the others stay right; the exit ticket stays.
 */
export function planQuestions({ tasks }: PlanWire['questions']): PlanQuestions {
  const counts: Record<string, number> = {}
  const made: PlanQuestions = { questions: [], undrawn: [] }
  for (const wire of tasks) {
    const use = wire.use === 'exit' && counts.exit ? 'practice' : wire.use
    const number = (counts[use] ?? 0) + 1
    counts[use] = number
    const label = LABELS[use] === null ? null : `${LABELS[use]} ${number}`
    const read = taskFigure(wire)
    made.undrawn.push(...undrawnNote(label ?? EXIT, read))
    if (read.state === 'broken' && use !== 'exit') continue
    const id = use === 'exit' ? 'exit' : `${use}-${number}`
    const task = toTask(read.wire, id, wire.level, read.state === 'drawn' ? read.figure : null)
    made.questions.push({ ...task, ...(label === null ? {} : { label }), use })
  }
  if (made.questions.some(({ use }) => use === 'exit')) return made
  return { questions: [...made.questions, OWN_EXIT], undrawn: [...made.undrawn, NO_EXIT] }
}
