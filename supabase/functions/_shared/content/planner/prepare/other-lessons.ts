import { withoutPupilNames } from '../../checks/pupil-names.ts'
import type { FoundKit } from '../../kit.ts'
import type { OtherLesson } from '../../understood.ts'
import { kitsFor } from './choose-kit.ts'
import type { Lesson } from './lesson.ts'

const MOST = 2

const told = ({ kit: { title, years } }: FoundKit): OtherLesson => ({ title, years })

/** A name in a title is taken for a pupil's in the message that chooses the lesson, which then cannot be read. */
export const isSayable = ({ title }: Pick<OtherLesson, 'title'>) => withoutPupilNames(title) === title

/**
 * The lessons of the bank that were found for a request and are not taught, the best first. The nearest ones are told only where nothing else
 * was found: with a frame, and with one of them that was chosen in its place.
 */
export function otherLessons({ approach, request }: Lesson): OtherLesson[] {
  const used = approach.kind === 'topic' ? approach.topic.kit?.title : undefined
  const isNear = approach.kind === 'frame' || (used !== undefined && used === request.lesson)
  const near = isNear && request.goals.length === 0 ? request.near : []
  const all = [...kitsFor(request).map(told), ...near.map((one) => ({ ...told(one), near: true as const }))]
  return all
    .filter(isSayable)
    .filter(
      ({ title }, at, sayable) => title !== used && sayable.findIndex((one) => one.title === title) === at,
    )
    .slice(0, MOST)
}
