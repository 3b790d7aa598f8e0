import type { SpellingList } from '../spelling-list.ts'
import { CONSONANT_LISTS } from './consonants.data.ts'
import { ENDING_LISTS } from './endings.data.ts'
import { LONG_VOWEL_LISTS } from './long-vowels.data.ts'
import { NARROW_LISTS } from './narrow-patterns.data.ts'
import { OTHER_VOWEL_LISTS } from './other-vowels.data.ts'
import { SHORT_VOWEL_LISTS } from './short-vowels.data.ts'
import { WHOLE_WORD_LISTS } from './whole-words.data.ts'
import { YEAR_WORD_LISTS } from './year-words.data.ts'

/** All lists. The first that a request names is taken, so narrow names come before wide ones. */
export const SPELLING_LISTS: readonly SpellingList[] = [
  ...WHOLE_WORD_LISTS,
  ...NARROW_LISTS,
  ...ENDING_LISTS,
  ...LONG_VOWEL_LISTS,
  ...OTHER_VOWEL_LISTS,
  ...CONSONANT_LISTS,
  ...SHORT_VOWEL_LISTS,
  ...YEAR_WORD_LISTS,
]
