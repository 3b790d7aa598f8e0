import { describeTask } from '../../../content/describe-task.ts'
import type { Phase } from '../../../content/lesson-plan.ts'
import { MARKS } from '../../../content/planner/write/marks.data.ts'
import type { Question, Use } from './plan-questions.ts'

type Kind = Phase['kind']

/** The step in which each question is asked, and where it goes when a lesson has no such step: no question is lost for it. */
const ASKED_IN: Record<Use, readonly Kind[]> = {
  example: ['i-do', 'we-do', 'hook'],
  together: ['we-do', 'i-do', 'you-do'],
  practice: ['you-do', 'we-do', 'share'],
  exit: ['exit', 'share'],
}

/** The lines that ask the questions in one step. */
interface Asked {
  teacher: string[]
  pupils: string[]
}

const TEACHER_LINE: Record<Exclude<Use, 'practice'>, (task: Question) => string> = {
  example: (task) => `${task.label ?? 'Write up'}: ${describeTask(task)} Answer: ${task.answer}`,
  together: (task) => `${task.label ?? 'Together'}: ${describeTask(task)} (${task.answer})`,
  exit: (task) => `Read aloud: ${describeTask(task)}`,
}

const practiceLine = (task: Question, index: number) =>
  `${task.label === undefined ? `${index + 1}.` : `${task.label} ${MARKS[task.level]}:`} ${describeTask(task)}`

/** The place of the step that asks the questions of one use: the first of its kind, else of the kinds beside it, else the last. */
function placeOf(use: Use, kinds: readonly Kind[]): number {
  const found = ASKED_IN[use].map((kind) => kinds.indexOf(kind)).find((at) => at >= 0)
  return found ?? kinds.length - 1
}

/** The lines of all questions, by the place of the step that asks them. Every question has a step. */
export function questionsInSteps(
  kinds: readonly Kind[],
  questions: readonly Question[],
): ReadonlyMap<number, Asked> {
  const asked = new Map<number, Asked>()
  for (const use of ['example', 'together', 'practice', 'exit'] as const) {
    const own = questions.filter((one) => one.use === use)
    const at = placeOf(use, kinds)
    const step = asked.get(at) ?? { teacher: [], pupils: [] }
    if (use === 'practice') step.pupils.push(...own.map(practiceLine))
    else step.teacher.push(...own.map(TEACHER_LINE[use]))
    asked.set(at, step)
  }
  return asked
}
