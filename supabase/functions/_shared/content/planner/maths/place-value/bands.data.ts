import type { YearBand } from '../maths-topic.ts'

/** Teaching text for tens and ones. */
export const BANDS: readonly YearBand[] = [
  {
    years: [1, 2],
    notes: {
      walt: 'make and name numbers with tens and ones',
      criteria: [
        'make a group of ten and call it one ten',
        'say how many tens and how many ones a number has',
        'write the number that I have made',
      ],
      prior: ['Count twenty things one by one.', 'Know that ten is ten ones.'],
      think: [
        'Are there ten? Then I can make a bundle.',
        'I count the bundles first: ten, twenty, thirty.',
        'Then I count on the ones that are left.',
      ],
      hook: 'Put out a heap of sticks. How many do you think? How could we count them so that we do not lose our place?',
      ask: 'What does the 3 in 34 stand for: three sticks or three bundles?',
      misconceptions: [
        {
          what: 'Reads 34 as three and four.',
          why: 'Each digit looks like a number of its own.',
          move: 'Build it: put three bundles under the 3 and four sticks under the 4.',
        },
        {
          what: 'Counts a bundle as one when the ones are counted on.',
          why: 'It is one thing in the hand.',
          move: 'Open the bundle, count its sticks and bind it again.',
        },
      ],
    },
  },
]
