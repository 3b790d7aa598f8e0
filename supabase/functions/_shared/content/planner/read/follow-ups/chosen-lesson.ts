import { isSeriesChange } from '../more-than-one/series-asked.ts'
import { NUMBERED_LESSON, USES_LESSON, VERSION_FOR_GROUP } from './chosen-lesson.data.ts'
import type { FollowUp } from './follow-up.ts'

const IS_HIGH = /high|top|ext|able|advanced|fast|gate/i

/**
 * The change that a message asks for which chooses a lesson of the bank by its title; null for any other message. The title is kept letter for
 * letter, and no year, form or time is read from it.
 */
export function lessonChange(text: string): { followUps: FollowUp[]; said: string[] } | null {
  const title = USES_LESSON.pattern.exec(text.trim())?.groups?.title
  if (title !== undefined) return { followUps: [{ kind: 'lesson', title }], said: [] }
  const number = NUMBERED_LESSON.pattern.exec(text.trim())?.groups?.number
  if (number !== undefined) return { followUps: [{ kind: 'lesson', title: `lesson ${number}` }], said: [] }
  if (isSeriesChange(text)) return { followUps: [], said: [text] }
  const group = VERSION_FOR_GROUP.pattern.exec(text.trim())?.groups?.group
  if (group !== undefined)
    return { followUps: [], said: [IS_HIGH.test(group) ? 'Make it harder.' : 'Make it easier.'] }
  return null
}
