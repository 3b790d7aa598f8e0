import type { PlanSection } from '../../lesson-plan.ts'
import type { Written } from './not-done.ts'

const counted = (count: number) => `${count} ${count === 1 ? 'question' : 'questions'}`

/** The questions of the plan's own practice, whose answers it lists. */
const practiceOf = ({ sections }: Written) =>
  (sections as readonly PlanSection[])
    .flatMap((section) => (section.id === 'answers' ? section.tasks : []))
    .filter(({ id }) => id.startsWith('practice-'))

/** A lesson plan without the number of questions that was asked for. */
export function practiceNotKept(written: Written): string[] {
  const { approach, request } = written.lesson
  const { want, count, countsQuestions, more = 0 } = request.understood
  if (want !== 'lesson plan' || countsQuestions !== true || count === null) return []
  const wanted = count + more
  if (approach.kind === 'frame')
    return [
      `You asked for ${counted(wanted)}. This lesson lists none with answers: its steps say what pupils do. Ask for a worksheet with ${counted(wanted)} to go with it.`,
    ]
  const made = practiceOf(written).length
  return made === wanted
    ? []
    : [
        `You asked for ${counted(wanted)}; the lesson has ${made} for pupils to do. Ask for a worksheet to get more.`,
      ]
}
