import {
  byWhole,
  howManyUnits,
  mixedSum,
  relatedSum,
  sameSum,
  timesFraction,
  timesWhole,
  unitsStory,
  unlikeSum,
} from './fraction-sum-questions.ts'
import type { Practice } from './kit.ts'

const SUM_CAN: [string, string, string] = [
  'make the parts the same size first',
  'add or subtract the number of parts',
  'write the answer in its simplest form',
]

export const FRACTION_SUM_PRACTICE: readonly Practice[] = [
  {
    topic: 'fraction-sums',
    title: 'adding and subtracting fractions',
    years: [4, 4],
    match: /^Add and subtract fractions that have the same/,
    make: [sameSum],
    can: [
      'see that the parts are the same size',
      'add or subtract the number of parts',
      'show the answer on a bar',
    ],
  },
  {
    topic: 'fraction-sums',
    title: 'adding and subtracting related fractions',
    years: [5, 6],
    match: /^Add and subtract fractions (whose|with related)/,
    make: [relatedSum],
    can: SUM_CAN,
  },
  {
    topic: 'fraction-sums',
    title: 'adding and subtracting mixed numbers',
    years: [7, 7],
    match: /^Add and subtract fractions, including/,
    make: [mixedSum],
    can: SUM_CAN,
  },
  {
    topic: 'fraction-sums',
    title: 'fractions with different denominators',
    years: [8, 8],
    match: /^Add and subtract fractions with different/,
    make: [unlikeSum],
    can: SUM_CAN,
  },
  {
    topic: 'fraction-sums',
    title: 'multiplying a whole number by a fraction',
    years: [7, 7],
    match: /^Multiply a whole number by a fraction/,
    make: [timesWhole(false)],
    can: [
      'see the product as so many equal parts',
      'multiply and simplify',
      'say whether the answer is more or less than the whole number',
    ],
    think: [
      'Read it as so many lots of the fraction.',
      'Multiply the top number.',
      'Simplify, or write a mixed number.',
    ],
  },
  {
    topic: 'fraction-sums',
    title: 'multiplying by mixed numbers',
    years: [8, 8],
    match: /^Multiply a whole number by an improper/,
    make: [timesWhole(true)],
    can: [
      'write a mixed number as an improper fraction',
      'multiply and simplify',
      'check the size of the answer by estimating',
    ],
    think: [
      'Write the mixed number as an improper fraction.',
      'Multiply the top number.',
      'Simplify, and check with an estimate.',
    ],
  },
  {
    topic: 'fraction-sums',
    title: 'multiplying fractions',
    years: [8, 8],
    match: /^Multiply two fractions/,
    make: [timesFraction],
    can: ['draw one fraction of another', 'multiply tops and bottoms', 'give the simplest form'],
    think: [
      'Read × as “of”.',
      'Multiply tops, multiply bottoms.',
      'Divide both by the same number to simplify.',
    ],
  },
  {
    topic: 'fraction-sums',
    title: 'dividing a fraction',
    years: [7, 7],
    match: /^Divide a fraction/,
    make: [byWhole],
    can: ['share a fraction into equal parts', 'name the size of each share', 'simplify the answer'],
    think: [
      'Draw the fraction.',
      'Cut each part into that many shares.',
      'How many of the new parts make the whole?',
    ],
  },
  {
    topic: 'fraction-sums',
    title: 'dividing by a unit fraction',
    years: [7, 7],
    match: /^Divide a whole number by a unit/,
    make: [howManyUnits, unitsStory],
    can: [
      'say how many parts fit into one',
      'multiply to find how many fit into all',
      'explain what the answer means',
    ],
    think: [
      'How many of these parts fit into one whole?',
      'So how many fit into all the wholes?',
      'The answer is more than we began with: why?',
    ],
  },
]
