import type { Cut } from '../word-pattern.ts'

const TEST = '(?:tests?|assessments?|quiz(?:zes)?|checks?)'

/** Asks for one test before a unit and one after it; a test on the matter is what is left. */
export const TWO_TESTS: Omit<Cut, 'leaves'> & { leaves: 'test' } = {
  pattern: new RegExp(
    `\\bpre[- ]?${TEST}?(?:\\s*(?:and|&|\\+|\\/|or|plus|,)\\s*(?:an? )?)post[- ]?${TEST}\\b|\\b(?:a )?before and (?:an? )?after[- ]${TEST}\\b|\\b${TEST} (?:for )?before and after\\b|\\btwo (?:parallel|matching|similar|equal) tests\\b`,
    'giu',
  ),
  leaves: 'test',
  examples: [
    ['pre and post test on fractions year 5', 'test on fractions year 5'],
    ['pre test and post test for addition', 'test for addition'],
    ['before and after test on measurement', 'test on measurement'],
  ],
  keeps: ['a test after the unit', 'wash hands before and after cooking', 'the post office'],
}
