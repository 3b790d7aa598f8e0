import type { YearBand } from '../maths-topic.ts'

/** Teaching text for the equals sign. */
export const BANDS: readonly YearBand[] = [
  {
    years: [1, 3],
    notes: {
      misconceptions: [
        {
          what: 'Writes the answer after every equals sign: 4 + 3 = 7 + 2.',
          why: 'Reads = as “the answer comes next”.',
          move: 'Build both sides with counters: is it level?',
        },
        {
          what: 'Adds all the numbers to find the one that is missing.',
          why: 'Sees a plus sign.',
          move: 'Show the total first, then cover the part that is missing.',
        },
      ],
    },
  },
]
