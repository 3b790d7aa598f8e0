import type { GeneratorType } from '../../../contract.ts'
import { beginsNew, isChange } from '../changes.ts'
import { isCorrection } from '../corrections/corrections.ts'
import { minutesIn } from '../minutes.ts'
import { guessSubject } from '../subject.ts'
import { isOnlyOfParts, partsAndRest } from '../wishes/class-parts/class-parts.ts'
import { wantIn } from '../wishes/want.ts'
import { yearsIn } from '../years.ts'
import { lessonChange } from './chosen-lesson.ts'
import { type ReadFollowUp, readFollowUp } from './read-follow-up.ts'

/** What helps with the same work, and is no work of its own. */
const IS_SUPPORT =
  /^(?:some |the |an? )?(?:sentence (?:starters?|stems?)|word (?:banks?|lists?|mats?)|writing frames?|scaffold\p{L}*|prompts?|visuals?|pictures?|help|(?:extra |more )?support|extra time|an? aide|reminders?|templates?)$/iu

/** Words that point at the document before. */
const POINTS =
  /\b(?:it|its|it's|this|that|them|they|these|those|the (?:plan|lesson|sheet|worksheet|quiz|questions))\b/i

/** True for a message that says all a new document needs, though it holds a word such as "different" or "less". */
function isWholeRequest(text: string): boolean {
  const place = yearsIn(text).length > 0 || minutesIn(text) !== null || wantIn(text) !== null
  return place && !POINTS.test(text) && guessSubject(text) !== null && text.trim().split(/\s+/).length > 4
}

/** The change that a message asks for; null for a message that asks for something new, or for nothing. */
export function askedChange(text: string, chat: GeneratorType): ReadFollowUp | null {
  const lesson = lessonChange(text)
  if (lesson) return lesson
  if (beginsNew(text)) return null
  const partsAlone = isOnlyOfParts(text) ? partsAndRest(text).parts : []
  // A lesson is fitted for students new to English; a sheet has a page for them.
  if (chat === 'lessonPlan' && partsAlone.length > 0 && partsAlone.every(({ isLanguage }) => isLanguage))
    return { followUps: [{ kind: 'need', need: 'esol' }], said: [] }
  if (chat === 'lessonPlan' && partsAlone.length > 0 && partsAlone.every(({ work }) => IS_SUPPORT.test(work)))
    return readFollowUp(`add ${partsAlone[0]?.work} for ${partsAlone[0]?.who}`, chat)
  // What a part works on is read with the request; that it is ahead or behind may be a change of a page that is there.
  if (partsAlone.some(({ work, isLanguage }) => work !== '' || isLanguage))
    return { followUps: [], said: [text] }
  if (isCorrection(text)) return { followUps: [], said: [text] }
  const read = readFollowUp(text, chat)
  if (read) return read
  if (partsAlone.length > 0) return { followUps: [], said: [text] }
  return isChange(text) && !isWholeRequest(text) ? { followUps: [], said: [text] } : null
}
