import { otherYear } from '../../checks/contradictions.ts'
import type { Want } from '../../understood.ts'
import { goalFollowed } from './goal-followed.ts'
import { oneAtATime, twoLengths } from './more-than-one.ts'
import type { WrittenByAnyone } from './not-done.ts'
import { practiceMissed } from './practice.ts'
import { countMissed, pageNotKept } from './questions.ts'
import { choicesMissed, textMissed } from './text-and-choices.ts'
import { thingsAstray } from './things-astray.ts'

/** Forms that a sheet of questions is, or can be. */
const SHEETS: ReadonlySet<Want> = new Set(['worksheet', 'activity', 'assessment', 'quiz', 'reading'])

/** Another form than was asked for. A section with parts of its own may well be the form. */
function otherForm({ lesson: { request }, sections }: WrittenByAnyone): string[] {
  const { want, wantNamed } = request.understood
  const head = sections.find((section) => section.id === 'header')
  if (!wantNamed || want === 'lesson plan' || SHEETS.has(want) || !head || !('kind' in head)) return []
  const isOfItsOwn = head.form !== undefined || sections.some((section) => 'blocks' in section)
  return isOfItsOwn ? [] : [`You asked for ${ARTICLES[want] ?? ''}${want}; this is a set of questions on it.`]
}

const ARTICLES: Partial<Record<Want, string>> = {
  rubric: 'a ',
  checklist: 'a ',
  'writing frame': 'a ',
  game: 'a ',
  'word search': 'a ',
  crossword: 'a ',
  letter: 'a ',
}

/**
 * What was asked for and not done in a document of a language model. \`isRead\`: the model has said how it read the request, and
 * says itself where the goal and the teacher's words differ; our reader then adds nothing but years.
 */
export function notDoneByModel(written: WrittenByAnyone, isRead: boolean): string[] {
  const { goals, yearsNamed } = written.lesson.request
  return [
    ...otherForm(written),
    ...(isRead ? otherYear(goals, yearsNamed) : goalFollowed(written)),
    ...countMissed(written),
    ...textMissed(written),
    ...choicesMissed(written),
    ...practiceMissed(written),
    ...pageNotKept(written),
    ...thingsAstray(written),
    ...oneAtATime(written),
    ...twoLengths(written),
  ]
}
