import { GROUP_AT_YEAR } from '../class/groups-at-years.data.ts'
import type { Cut } from './word-pattern.ts'

/** A part of the class with the year it works at, whoever is named for it. */
export const PART_AT_YEAR: Cut = {
  pattern: new RegExp(`(?:,?\\s*(?:and|but|with))?\\s*${GROUP_AT_YEAR.pattern.source}(?: levels?)?`, 'giu'),
  leaves: '',
  examples: [
    ['fractions, half the class works at year 4', 'fractions,'],
    ['time year 3 with two kids at level 1', 'time year 3'],
  ],
  keeps: ['half year 4 and half year 5', 'working in years 5 and 6'],
}

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
