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

const REMAINDER_CRITERIA: Teaching['criteria'] = [
  'divide and say what is left over',
  'decide what the remainder means in the story',
  'check by multiplying back',
]

const FACT_NOTES: PracticeNotes = {
  criteria: [
    'answer the facts I know without counting',
    'build a fact I do not know from one that I do',
    'say the division fact that belongs with it',
  ],
  prior: ['Skip count in twos, fives and tens.', 'Show a multiplication as rows of counters.'],
  think: [
    'Do I know this fact? Then I say it.',
    'If not: which fact is close? Five rows, ten rows, or half of it?',
    'I add or take away a row, or double.',
  ],
  ask: 'Which fact did you start from, and what did you do to it?',
  misconceptions: [
    {
      what: 'Skip counts from one each time.',
      why: 'No fact is known well enough to start from.',
      move: 'Cover the rows of an array after the fifth: start from five of them.',
    },
    {
      what: 'Adds or takes one, and not one row: 6 × 7 as 5 × 7 + 1.',
      why: 'Sees “one more” in the number.',
      move: 'Add the row with counters: how many are in one row?',
    },
    {
      what: 'Does not use 3 × 8 for 8 × 3.',
      why: 'They are learnt as two facts.',
      move: 'Turn the array round: has anything been added?',
    },
  ],
  support: 'Use the facts with 2, 5 and 10, with counters in rows.',
  extension: 'Find three ways to work out 7 × 8 from facts that are easier.',
  next: [
    'Use the facts in stories and with larger numbers.',
    'Practise the two facts you find hardest for two minutes each day.',
  ],
}

/** The notes of a practice, by its title. */
export const NOTES: Readonly<Record<string, PracticeNotes>> = {
  'skip counting and times tables': {
    criteria: [
      'count in twos, fives and tens',
      'say the multiplication that matches',
      'explain how the count shows it',
    ],
  },
  'multiplication and division facts': FACT_NOTES,
  'basic facts': {
    criteria: [
      'answer the facts I know without counting',
      'build a fact I do not know from one that I do',
      'say the opposite fact that belongs with it',
    ],
    misconceptions: FACT_NOTES.misconceptions?.slice(0, 2) ?? [],
  },
  'multiplication and division word problems': {
    criteria: [
      'tell the story in my own words, or draw it',
      'say how many groups there are and how many in each, or which of them is asked for',
      'check that the answer fits the story',
    ],
    think: [
      'What is happening: equal groups, rows, so many times as many, or sharing?',
      'What do I know: the groups, the number in each, or all of them?',
      'I write the calculation, and say what its answer counts.',
    ],
    ask: 'How do you know that it is a multiplication, or a division?',
    misconceptions: [
      {
        what: 'Picks the operation from one word, such as “altogether”.',
        why: 'It worked in earlier problems.',
        move: 'Cover the numbers and tell the story. What happens in it?',
      },
      {
        what: 'Adds the two numbers.',
        why: 'Both are seen as amounts.',
        move: 'Draw the groups: which number tells how many groups, and which how many in each?',
      },
      {
        what: 'Stops after the first of two steps.',
        why: 'There is an answer already.',
        move: 'Read the question again: what does my number count?',
      },
    ],
    support: 'Act each story out with counters or draw it, before any number is written.',
    extension: 'Write a story of two steps for a partner, with one number that is not needed.',
    next: ['Write stories for a given calculation.', 'Solve stories that mix all four operations.'],
  },
  'times tables': {
    criteria: [
      'answer the facts without counting',
      'say the division fact that matches',
      'use a fact I know to find one I do not',
    ],
  },
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
  'what to do with a remainder': { criteria: REMAINDER_CRITERIA },
  'unit fractions and division': {
    criteria: [
      'find a unit fraction by dividing',
      'write what is left over as a fraction',
      'explain how the two belong together',
    ],
  },
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
