import type { WordPattern } from './words/word-pattern.ts'

/** Agrees, and says nothing else. */
export const YES: WordPattern = {
  pattern:
    /^(?:(?:yes|yep|yeah|yup|ye|sure|ok(?:ay)?|k|āe|ae|ka pai|go (?:on|ahead|for it)|do (?:it|that)|sounds good|why not|please(?: do)?|good idea)(?:[\s,!.]+|$))+(?:(?:please|pls|plz|thanks|thank you|ta|then|that|one)[\s!.]*)*$/iu,
  matches: ['yes', 'yes please', 'ok do that', 'Yep, go ahead!', 'āe', 'sure why not'],
  misses: ['yes make it shorter', 'yesterday', 'okay maps', 'no'],
}
