import type { PlanSection } from '../../lesson-plan.ts'
import type { Written, WrittenByAnyone } from './not-done.ts'

const counted = (count: number) => `${count} ${count === 1 ? 'question' : 'questions'}`

/** The questions of the plan's own practice, whose answers it lists. */
const practiceOf = ({ sections }: WrittenByAnyone) =>
  (sections as readonly PlanSection[])
    .flatMap((section) => (section.id === 'answers' ? section.tasks : []))
    .filter(({ id }) => id.startsWith('practice-'))

/** How many questions a lesson plan was to have; null where none were counted. */
function practiceWanted({ lesson: { request } }: WrittenByAnyone): number | null {
  const { want, count, countsQuestions, more = 0 } = request.understood
  return want !== 'lesson plan' || countsQuestions !== true || count === null ? null : count + more
}

/** A lesson plan without the number of questions that was asked for. */
export function practiceNotKept(written: Written): string[] {
  const wanted = practiceWanted(written)
  if (wanted === null || written.lesson.approach.kind !== 'frame') return practiceMissed(written)
  return [
    `You asked for ${counted(wanted)}. This lesson lists none with answers: its steps say what students do. Ask for a worksheet with ${counted(wanted)} to go with it.`,
  ]
}

/** A lesson plan that lists more or fewer questions than were asked for. */
export function practiceMissed(written: WrittenByAnyone): string[] {
  const wanted = practiceWanted(written)
  if (wanted === null) return []
  const made = practiceOf(written).length
  return made === wanted
    ? []
    : [
        `You asked for ${counted(wanted)}; the lesson has ${made} for students to do. Ask for a worksheet to get more.`,
      ]
}
