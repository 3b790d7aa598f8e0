import {
  ADDS_GAME,
  CHANGES_DOCUMENT,
  DROPS_GAME,
  EASIER,
  HARDER,
  LONGER,
  NEW_LEAD,
  NEW_TOPIC,
  OTHER_QUESTIONS,
  SHORTER,
} from './changes.data.ts'
import { isCorrection } from './corrections/corrections.ts'
import { changedLength, lengthChange } from './lengths/length-change.ts'
import { minutesInFigures } from './lengths/minutes-in-figures.ts'
import { minutesIn } from './minutes.ts'
import { guessSubject } from './subject.ts'

const MAX_CHANGE_LENGTH = 240
const MAX_TIME_ONLY_LENGTH = 40

/** True for a message that begins something new, whatever else it says. */
export const beginsNew = (text: string) => NEW_TOPIC.pattern.test(text) || NEW_LEAD.pattern.test(text)

/** A length and nothing else, though "half" could be a word of mathematics. */
const IS_LENGTH =
  /^(?:make (?:it|this) )?(?:about |only |just )?(?:half an hour|a half[ -]hour|three quarters of an hour|an hour(?: and a (?:half|quarter))?)[ ,]*(?:please|instead|long)?[.!]?$/i

/** True for a message that changes what was made before, and does not ask for something new. */
export function isChange(text: string): boolean {
  const isTime = minutesIn(text) !== null || lengthChange(text) !== null
  const onlyTime =
    isTime &&
    text.trim().length <= MAX_TIME_ONLY_LENGTH &&
    (!guessSubject(minutesInFigures(text)) || IS_LENGTH.test(text.trim()))
  return (
    text.length <= MAX_CHANGE_LENGTH &&
    (CHANGES_DOCUMENT.pattern.test(text) || onlyTime || isCorrection(text)) &&
    !beginsNew(text)
  )
}

/** Keeps a step of difficulty between −2 and 2. */
export const clampStep = (step: number) => Math.max(-2, Math.min(2, step))

/** Sums up how much harder (above 0) or easier (below 0) the changes make the questions. */
export function harderBy(changes: readonly string[]): number {
  const steps = changes.map((text) => (EASIER.pattern.test(text) ? -1 : HARDER.pattern.test(text) ? 1 : 0))
  return clampStep(steps.reduce<number>((sum, step) => sum + step, 0))
}

export const asksForShorter = (text: string) => SHORTER.pattern.test(text)
export const asksForOtherQuestions = (text: string) => OTHER_QUESTIONS.pattern.test(text)

const toFives = (minutes: number) => Math.round(minutes / 5) * 5

/** A shorter lesson is never longer than it was, and never under five minutes. */
const cutDown = (minutes: number) =>
  Math.min(minutes, Math.max(minutes > 20 ? 15 : 5, toFives(minutes * 0.6)))

/** The length of the lesson after all changes. */
export function minutesAfter(changes: readonly string[], start: number): number {
  return changes.reduce((minutes, text) => {
    const change = lengthChange(text)
    if (change !== null) return changedLength(minutes, change)
    const named = minutesIn(text)
    if (named !== null) return named
    if (asksForShorter(text)) return cutDown(minutes)
    return LONGER.pattern.test(text) ? toFives(minutes * 1.5) : minutes
  }, start)
}

/** Counts how often a game was asked for since it was last turned down. */
export function gamesIn(texts: readonly string[]): number {
  return texts.reduce((games, text) => {
    if (DROPS_GAME.pattern.test(text)) return 0
    return ADDS_GAME.pattern.test(text) ? games + 1 : games
  }, 0)
}
