import type { Lesson } from '../prepare/lesson.ts'
import { MOVING_OPENINGS, OPENINGS, type Opening, QUESTION_OPENINGS, QUIET_OPENING } from './hooks.data.ts'
import { firstStep, type Sections, withSteps } from './plan-parts.ts'
import { topicName } from './topic-name.ts'

const isMovement = ({ request }: Lesson) =>
  /\b(?:PE|physical|netball|ball|sport|game|fitness|athletics|swim|dance|jump|throw|run)/i.test(
    request.topic,
  ) && request.subject?.startsWith('Health') === true

function openingsFor(lesson: Lesson): readonly Opening[] {
  if (isMovement(lesson)) return MOVING_OPENINGS
  return lesson.approach.kind === 'topic' ? QUESTION_OPENINGS : OPENINGS
}

/** Another way to begin the lesson. Each time it is asked for brings the next one. */
export function otherHook(sections: Sections, lesson: Lesson, times: number): Sections {
  const all = openingsFor(lesson)
  return begunWith(sections, lesson, all[(times - 1) % all.length])
}

/** A way to begin in which nobody talks at first. */
export const quietHook = (sections: Sections, lesson: Lesson): Sections =>
  begunWith(sections, lesson, QUIET_OPENING)

function begunWith(sections: Sections, lesson: Lesson, opening: Opening | undefined): Sections {
  const kind = firstStep(sections, ['hook', 'i-do', 'we-do'])
  if (!opening) return sections
  const fill = (lines: readonly string[]) => lines.map((line) => line.replaceAll('~', topicName(lesson)))
  return withSteps(sections, (step, at) => {
    if (step.kind !== kind || at > 0) return step
    const question = step.teacher.filter((line) => line.startsWith('Write up the question: '))
    if (kind === 'hook')
      return { ...step, teacher: [...fill(opening.teacher), ...question], pupils: fill(opening.pupils) }
    return { ...step, teacher: [...fill(opening.teacher), ...step.teacher] }
  })
}
