import { EVERYDAY } from '../read/conditions/conditions.data.ts'
import { STOP_WORDS } from '../read/words/stop-words.data.ts'
import { isNotMissed, namesNoKit } from './words-of-no-kit.ts'

const STOPS = new Set(STOP_WORDS)

/** True for a word that tells what a teacher wants of a lesson. */
export const isTelling = (word: string) =>
  word.length >= 4 &&
  !/\d/.test(word) &&
  !STOPS.has(word) &&
  !EVERYDAY.has(word) &&
  !namesNoKit(word) &&
  !isNotMissed(word)
