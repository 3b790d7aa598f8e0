import type { YearBand } from '../maths-topic.ts'

/** Teaching text for groups before facts, and for methods after them. */
export const BANDS: readonly YearBand[] = [
  {
    years: [1, 2],
    notes: {
      walt: 'make equal groups, and share things fairly',
      criteria: [
        'make groups that all have the same number',
        'count the groups in twos, fives or tens',
        'say how many groups, and how many in each',
      ],
      prior: ['Count up to 20 things.', 'Know when two groups have the same number.'],
      think: [
        'How many groups are there?',
        'Is the same number in each?',
        'I count in steps of that number.',
      ],
      ask: 'Are all the groups equal? How can you check?',
      misconceptions: [
        {
          what: 'Counts the groups and the things in them together.',
          why: 'Both are numbers in the story.',
          move: 'Point to the plates: how many plates? Then to one plate: how many on it?',
        },
        {
          what: 'Shares until everyone has some, and not until all have the same.',
          why: 'Everybody got something.',
          move: 'Line the shares up side by side and compare.',
        },
      ],
      support: 'Use groups of two with counters in front of you.',
      extension: 'Make 12 in as many different equal groups as you can.',
      english: [
        ['equal groups', 'groups with the same number in each'],
        ['share', 'give out so that everyone has the same'],
      ],
    },
  },
  {
    years: [5, 8],
    notes: {
      walt: 'multiply and divide, and choose a way that suits the numbers',
      criteria: [
        'estimate before I calculate',
        'split a number or use a fact I know to make it easier',
        'check with the opposite operation',
      ],
      prior: ['Know most multiplication facts to 10 × 10.', 'Multiply by 10 and 100.'],
      think: [
        'Estimate: about how big will it be?',
        'Which number is easier to split, and where?',
        'Work out the parts, and put them together.',
        'Is it near the estimate?',
      ],
      hook: 'Write up one multiplication. Pairs find two ways to work it out without a written method.',
      misconceptions: [
        {
          what: 'Multiplies tens by tens and ones by ones only: 23 × 14 as 20 × 10 + 3 × 4.',
          why: 'That works for adding.',
          move: 'Draw the rectangle: which two parts have been left out?',
        },
        {
          what: 'Says 6 ÷ 24 for 24 shared by 6.',
          why: 'Multiplication works either way round.',
          move: 'Say it as a story: what is shared, and between how many?',
        },
      ],
    },
  },
]
