import type { Cut } from './word-pattern.ts'

/** Some students who work at another year than their class: "one working at about year 2 level". */
export const WORKS_AT: Cut = {
  pattern:
    /\s*\b(?:who (?:is|are) )?(?:work(?:s|ing)?|read(?:s|ing)?|writ(?:es|ing)|operating|functioning|achieving|sits?|sitting)(?: at| around| about| below| near| closer to| nearer to)+(?: an?| the)? (?:years?|yrs?|y|curriculum level|level)\.?\s*\d(?:\s*\/\s*\d)?(?!\d)(?: levels?)?/giu,
  leaves: '',
  examples: [
    ['and one working at about year 2 level, 50 min', 'and one, 50 min'],
    ['three kids reading at a year 1 level', 'three kids'],
  ],
  keeps: ['working on year 2 words', 'reading for year 5', 'working in years 5 and 6'],
}
