import type { PlannerInput } from '../input.ts'
import { guessSubject } from '../subject.ts'
import { ASKS_FOR_WORK } from '../talk.data.ts'
import { isInReo } from '../wishes/in-reo.ts'
import { yearsIn } from '../years.ts'
import { ABOUT_THE_APP, ASKS_WHAT_IT_DOES, NOT_MADE, POINTS_BACK, TEACHES_IT } from './not-made.data.ts'
import type { OtherLanguage } from './other-language.data.ts'
import { otherLanguageIn } from './other-language.ts'

/** Why a message is answered in words, where the words depend on it. */
export type WordsOnly =
  | { why: 'not made'; says: string }
  | { why: 'other language'; language: OtherLanguage }
  | { why: 'about the app' | 'what it does' | 'points back' | 'question in te reo' }

const QUESTION_IN_REO =
  /^(?:ko (?:tēhea|tehea|wai)|he aha|kei hea|nō hea|no hea|e hia|āhea|ahea|nōnahea|pēhea|kei te pēhea|nā te aha)(?!\p{L})[^\n]*\?\s*$/iu
const ASKS_IN_REO =
  /(?<!\p{L})(?:mahere|akoranga|rauemi|pukamahi|mahia|tuhia|hanga|whakamātautau|tau \d)(?!\p{L})/iu

/** Tells a message that no document answers, however it goes on: what is not made here, or another language. */
export function wordsOnly({ content, context, history }: PlannerInput): WordsOnly | null {
  const said = content.trim()
  const isFirst = !history.some(({ role }) => role === 'assistant')
  const language = otherLanguageIn(said)
  if (language) return { why: 'other language', language }
  const notMade = NOT_MADE.find(({ pattern }) => pattern.test(said))
  if (notMade && !TEACHES_IT.pattern.test(said)) return { why: 'not made', says: notMade.says }
  if (!isFirst || context !== null) return null
  if (isInReo(said) && QUESTION_IN_REO.test(said) && !ASKS_IN_REO.test(said))
    return { why: 'question in te reo' }
  if (ASKS_WHAT_IT_DOES.pattern.test(said)) return { why: 'what it does' }
  const asksForWork = ASKS_FOR_WORK.pattern.test(said) || yearsIn(said).length > 0
  if (ABOUT_THE_APP.pattern.test(said) && !asksForWork) return { why: 'about the app' }
  if (guessSubject(said) !== null) return null
  return POINTS_BACK.pattern.test(said) ? { why: 'points back' } : null
}
