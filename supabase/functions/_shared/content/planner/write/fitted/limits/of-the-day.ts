import type { PhaseKind, PlanSection } from '../../../../lesson-plan.ts'
import type { Lesson } from '../../../prepare/lesson.ts'
import { FIXED_DESKS, ON_THE_MAT, OTHER_ADULTS, SORE_THROAT } from '../../../read/limits/limit-words.data.ts'
import { DAY_LINES, type DayLines } from './of-the-day.data.ts'

const COUNTED: Readonly<Record<string, string>> = {
  '2': 'two',
  '3': 'three',
  '4': 'four',
  '5': 'five',
  '6': 'six',
}

/** The lines for several adults, with their number where it was named. */
const adultsCounted = (count = 'as many as you have'): DayLines => ({
  ...DAY_LINES.adults,
  start: DAY_LINES.adults.start.replace('as many as you have', count),
})

/** What a request says of the day, with the lines for it. */
function linesFor({ request, approach }: Lesson): DayLines[] {
  const { asked } = request
  const moves =
    request.subject === 'The arts' ||
    (approach.kind === 'topic' && approach.topic.kit?.strand === 'Physical education')
  const [, number = '', who] = OTHER_ADULTS.pattern.exec(asked) ?? []
  const isSeveral = OTHER_ADULTS.pattern.test(asked.replace(OTHER_ADULTS.pattern, ' '))
  const isOne = !isSeveral && /^(?:an?|one|1|my|the|)$/i.test(number) && !/(?:s)$/i.test(who ?? '')
  return [
    ...(who === undefined ? [] : [isOne ? DAY_LINES.adult : adultsCounted(COUNTED[number])]),
    ...(SORE_THROAT.pattern.test(asked) ? [DAY_LINES.throat] : []),
    ...(ON_THE_MAT.pattern.test(asked)
      ? [DAY_LINES.mat]
      : moves && FIXED_DESKS.pattern.test(asked)
        ? [DAY_LINES.desks]
        : []),
  ]
}

const added = (
  sections: readonly PlanSection[],
  kinds: readonly PhaseKind[],
  line: string | undefined,
  isFirst: boolean,
): PlanSection[] =>
  sections.map((section) => {
    if (line === undefined || section.id !== 'phases') return section
    const kind =
      kinds.find((one) => section.steps.some((step) => step.kind === one)) ?? section.steps[0]?.kind
    const at = section.steps.findIndex((step) => step.kind === kind)
    return {
      ...section,
      steps: section.steps.map((step, index) =>
        index === at
          ? { ...step, teacher: isFirst ? [line, ...step.teacher] : [...step.teacher, line] }
          : step,
      ),
    }
  })

/** Fits a plan to other adults in the room, a sore throat, desks that stay and a lesson on the mat. */
export function withDay(sections: readonly PlanSection[], lesson: Lesson): PlanSection[] {
  return linesFor(lesson).reduce<PlanSection[]>(
    (now, { start, together, work }) =>
      added(
        added(added(now, ['hook', 'i-do'], start, true), ['we-do', 'you-do'], together, false),
        ['you-do', 'we-do'],
        work,
        true,
      ),
    [...sections],
  )
}
