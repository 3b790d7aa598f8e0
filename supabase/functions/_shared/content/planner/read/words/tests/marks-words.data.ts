import type { WordPattern } from '../word-pattern.ts'

/** A number of marks for a whole test; the first group that is there is the number. */
export const MARKS_ASKED: WordPattern = {
  pattern:
    /(?<![\d.$%/])\b(\d{1,3}) marks?\b(?! (?:each|per|a|for each)\b)|(?:marked )?out of (\d{1,3})(?! \p{L}*(?:%|percent))\b/iu,
  matches: ['forces test, 20 marks', '25 marks in all', 'marked out of 30'],
  misses: ['2 marks each', 'a marking schedule', '20 questions'],
}
