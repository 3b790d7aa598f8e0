import type { Teaching } from '../../topic.ts'
import type { PracticeNotes } from '../maths-topic.ts'

export const TEACHING: Teaching = {
  walt: 'calculate with fractions and give the answer in its simplest form',
  criteria: [
    'make the parts the same size before adding or taking away',
    'show the calculation on a bar or number line',
    'simplify my answer and check that it is sensible',
  ],
  prior: ['Find equivalent fractions.', 'Write improper fractions as mixed numbers.'],
  materials: ['fraction tiles or paper strips', 'mini whiteboards', 'squared paper'],
  think: [
    'Are the parts the same size? If not, rename them.',
    'Now add or take away the parts; the size of the parts stays.',
    'Simplify, and compare with a half or one whole to check.',
  ],
  hook: 'One half of a strip and one quarter of a strip: how much is that? Show it before you work it out.',
  ask: 'Why do we not add the bottom numbers?',
  misconceptions: [
    {
      what: 'Adds tops and bottoms: 1/2 + 1/4 = 2/6.',
      why: 'Treats the fraction as two whole numbers.',
      move: 'Show it with strips: can the answer be less than the half we began with?',
    },
    {
      what: 'Leaves the answer unsimplified.',
      why: 'The calculation feels finished.',
      move: 'Ask whether another name uses smaller numbers.',
    },
  ],
  support: 'Lay out fraction tiles for each question; denominators match first.',
  extension: 'Find three different pairs of fractions whose total is exactly 1 1/4.',
  next: ['Use fractions in measurement problems.', 'Meet fractions with less friendly denominators.'],
  english: [
    ['denominator', 'the bottom number: the size of the parts'],
    ['simplify', 'to use the smallest numbers for the same fraction'],
  ],
  reo: ['hautau', 'tauraro', 'tāpiri'],
}

const SUM_CRITERIA: Teaching['criteria'] = [
  'make the parts the same size first',
  'add or subtract the number of parts',
  'write the answer in its simplest form',
]

/** The notes of a practice, by its title. */
export const NOTES: Readonly<Record<string, PracticeNotes>> = {
  'adding and subtracting fractions': {
    criteria: [
      'see that the parts are the same size',
      'add or subtract the number of parts',
      'show the answer on a bar',
    ],
  },
  'adding and subtracting related fractions': { criteria: SUM_CRITERIA },
  'adding and subtracting mixed numbers': { criteria: SUM_CRITERIA },
  'fractions with different denominators': { criteria: SUM_CRITERIA },
  'multiplying a whole number by a fraction': {
    criteria: [
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
  'multiplying by mixed numbers': {
    criteria: [
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
  'multiplying fractions': {
    criteria: ['draw one fraction of another', 'multiply tops and bottoms', 'give the simplest form'],
    think: [
      'Read × as “of”.',
      'Multiply tops, multiply bottoms.',
      'Divide both by the same number to simplify.',
    ],
  },
  'dividing a fraction': {
    criteria: ['share a fraction into equal parts', 'name the size of each share', 'simplify the answer'],
    think: [
      'Draw the fraction.',
      'Cut each part into that many shares.',
      'How many of the new parts make the whole?',
    ],
  },
  'dividing by a unit fraction': {
    criteria: [
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
}
