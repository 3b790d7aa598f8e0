import type { Cut, WordPattern } from '../words/word-pattern.ts'

export const EASY_WORDS = /^(?:easy|easier|simple|mild|basic|low)/i
export const MEDIUM_WORDS = /^(?:medium|middle|moderate|core|ok|okay)/i
export const HARD_WORDS = /^(?:hard|harder|tricky|difficult|spicy|hot|challeng|extension)/i

/** A number of questions of one level: the groups are the number and the level. Numbers stand in figures. */
export const LEVEL_COUNTED: WordPattern = {
  pattern:
    /(?<![\d.])\b(\d{1,2})(?: (?:really|quite|very|more|nice))? (easy|easier|simple|mild|basic|medium|middle|moderate|core|hard|harder|tricky|difficult|spicy|hot|challenging|challenge|extension)\b/i,
  matches: ['2 easy', '3 medium ones', '10 really hard'],
  misses: ['easy', '2 levels, easy and hard', 'a hard 2'],
}

const ONE = `(?:${LEVEL_COUNTED.pattern.source})(?: (?:ones?|questions?|qs?|problems?|sums|examples))?`

/** These numbers say how the sheet is made, and nothing of what it is about. */
export const LEVEL_COUNT_ASIDES: readonly Cut[] = [
  {
    pattern: new RegExp(
      `[,;:–-]?\\s*(?:\\b(?:with|and|of|has|have)\\s+)*${ONE}(?:[,;/&+]?\\s*(?:\\b(?:and|then|plus)\\s+)*${ONE})+`,
      'gi',
    ),
    leaves: '',
    examples: [
      ['adding 2 easy 2 medium 2 hard questions', 'adding'],
      ['fractions, 3 easy and 3 hard', 'fractions'],
    ],
    keeps: ['3 easy recipes', 'easy, medium and hard sums'],
  },
]
