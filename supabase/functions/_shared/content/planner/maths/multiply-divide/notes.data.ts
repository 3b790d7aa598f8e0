import type { Teaching } from '../../topic.ts'
import type { PracticeNotes } from '../maths-topic.ts'

export const TEACHING: Teaching = {
  walt: 'multiply and divide by thinking of equal groups, and use known facts to find new ones',
  criteria: [
    'show a multiplication as equal groups or an array',
    'use a fact I know to work out one I do not',
    'check a division by multiplying back',
  ],
  prior: ['Skip count in the steps of this lesson.', 'Make equal groups and share fairly.'],
  materials: ['counters, 40 a pair', 'squared paper for arrays', 'mini whiteboards'],
  think: [
    'Ask: how many groups, and how many in each?',
    'Find a fact I already know that is close.',
    'Build up or split the number into easier parts.',
    'Check by doing the opposite.',
  ],
  hook: 'Show an array for five seconds, then hide it. How many, and how did you see it?',
  ask: 'What fact did you already know that helped?',
  misconceptions: [
    {
      what: 'Adds the two numbers and does not multiply.',
      why: 'Both numbers are seen as amounts.',
      move: 'Draw the groups: which number tells how many groups, and which how many in each?',
    },
    {
      what: 'Ignores what is left over, or writes it as part of the answer.',
      why: 'Expects division to come out even.',
      move: 'Act it out with counters and ask what should happen to the ones that do not fit.',
    },
  ],
  support: 'Build every question with counters in rows. The story stays the same; the facts are friendlier.',
  extension: 'Write a division story in which the left-overs change the answer.',
  next: ['Practise the related division facts.', 'Use the same thinking with larger numbers.'],
  english: [
    ['factor', 'a number that is multiplied'],
    ['product', 'the answer when numbers are multiplied'],
    ['array', 'objects in equal rows and columns'],
  ],
  reo: ['whakarea', 'whakawehe', 'huinga'],
}

const METHOD_CRITERIA: Teaching['criteria'] = [
  'estimate first',
  'split the number by its places and multiply or divide each part',
  'check with the opposite operation',
]

const REMAINDER_CRITERIA: Teaching['criteria'] = [
  'divide and say what is left over',
  'decide what the remainder means in the story',
  'check by multiplying back',
]

/** The notes of a practice, by its title. */
export const NOTES: Readonly<Record<string, PracticeNotes>> = {
  'skip counting and times tables': {
    criteria: [
      'count in twos, fives and tens',
      'say the multiplication that matches',
      'explain how the count shows it',
    ],
  },
  'times tables': {
    criteria: [
      'answer the facts without counting',
      'say the division fact that matches',
      'use a fact I know to find one I do not',
    ],
  },
  'multiplying by a one-digit number': { criteria: METHOD_CRITERIA },
  'dividing by a one-digit number': { criteria: METHOD_CRITERIA },
  'multiplying by one and by zero': {
    criteria: [
      'say what one group of a number is',
      'say what no groups of a number are',
      'explain it with a drawing',
    ],
    think: [
      'Read × as “groups of”.',
      'One group: the number itself.',
      'No groups, or groups with nothing in them: zero.',
    ],
  },
  'checking with the inverse': {
    criteria: [
      'say the multiplication that undoes a division',
      'use it to check an answer',
      'explain why it works',
    ],
  },
  'fact families': {
    criteria: [
      'write the four facts of a family',
      'use one fact to find another',
      'find an unknown with a fact I know',
    ],
  },
  'division with a remainder': { criteria: REMAINDER_CRITERIA },
  'what to do with a remainder': { criteria: REMAINDER_CRITERIA },
  'unit fractions and division': {
    criteria: [
      'find a unit fraction by dividing',
      'write what is left over as a fraction',
      'explain how the two belong together',
    ],
  },
  'multiplying by 10 and 100': {
    criteria: [
      'say how many places the digits move',
      'write zeros to hold the empty places',
      'explain why the digits move and not the point',
    ],
    think: [
      'Write the number on the chart.',
      '× 10: every digit moves one place to the left.',
      'Zeros fill the empty places.',
    ],
  },
  'multiplying and dividing mentally': {
    criteria: [
      'break a number into factors',
      'double one factor and halve the other',
      'explain the fact I started from',
    ],
  },
  'multiplying by a two-digit number': { criteria: METHOD_CRITERIA },
  'dividing to a decimal or mixed number': {
    criteria: [
      'estimate the answer',
      'go on past the remainder',
      'write the result as a decimal and as a mixed number',
    ],
  },
  'equal groups': {
    criteria: [
      'make groups of the same size',
      'count to find the total',
      'say how many groups and how many in each',
    ],
  },
  'fair shares': {
    criteria: [
      'share one at a time until none are left',
      'check that every share is the same',
      'say how many each one gets',
    ],
    think: ['Give one to each.', 'Go round again until none are left.', 'Check that the shares are equal.'],
  },
}
