import type { YearBand } from '../maths-topic.ts'

/** Teaching text for comparing before units. */
export const BANDS: readonly YearBand[] = [
  {
    years: [1, 1],
    notes: {
      walt: 'compare things, and measure with objects of the same size',
      criteria: [
        'start from the same line, or use the same cup',
        'say which is longer, heavier or holds more',
        'show how I know',
      ],
      prior: ['Say that something is big or small.', 'Count up to 20 things.'],
      think: [
        'What am I comparing: how long, how heavy, or how much it holds?',
        'Do they start at the same place?',
        'I say the whole sentence.',
      ],
      hook: 'Hold up two scarves that do not start at the same place. Which is longer? How can we be sure?',
      ask: 'Is the bigger one always the heavier one?',
      misconceptions: [
        {
          what: 'Looks only at one end.',
          why: 'That end is what sticks out.',
          move: 'Put both against a wall, and look again.',
        },
        {
          what: 'Says that the taller container holds more.',
          why: 'Sees height and not width.',
          move: 'Pour from one into the other.',
        },
      ],
    },
  },
]
