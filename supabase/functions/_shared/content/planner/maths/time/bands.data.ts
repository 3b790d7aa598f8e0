import type { YearBand } from '../maths-topic.ts'

/** Teaching text for reading clocks, and for lengths of time. */
export const BANDS: readonly YearBand[] = [
  {
    years: [1, 3],
    notes: {
      walt: 'read a clock and say what time it is',
      criteria: [
        'look at the short hand for the hour',
        'look at the long hand for the minutes',
        'say and write the time',
      ],
      prior: ['Know the numbers from 1 to 12.', 'Know what we do in the morning, at lunch and after school.'],
      ask: 'Where is the short hand when it is half past, and why?',
      misconceptions: [
        {
          what: 'Reads the hour that is coming before it arrives.',
          why: 'The short hand is nearly there.',
          move: 'Turn a clock slowly from one hour to the next and say the hour all the way.',
        },
        {
          what: 'Mixes up the two hands.',
          why: 'Both point to a number.',
          move: 'Take off the long hand: can you still say about what time it is?',
        },
      ],
      extension: 'Set a time and say what it will be half an hour later.',
      next: ['Read more times in the day as they come.', 'Say how long until the bell.'],
    },
  },
]
