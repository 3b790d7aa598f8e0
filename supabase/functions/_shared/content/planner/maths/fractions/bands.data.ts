import type { YearBand } from '../maths-topic.ts'

/** Teaching text for first fractions, and for fractions as numbers. */
export const BANDS: readonly YearBand[] = [
  {
    years: [1, 2],
    notes: {
      walt: 'cut a whole into equal parts and name the parts',
      criteria: ['make parts that are equal', 'name one part: half or quarter', 'show that the parts match'],
      prior: ['Say when two things are the same size.', 'Fold a sheet of paper.'],
      think: [
        'Are the parts equal? I lay them on each other.',
        'How many parts are there?',
        'I name one of them.',
      ],
      hook: 'Cut a paper cake so that one part is much bigger. Would you like to share it like this? Why not?',
      ask: 'How do you know that it is a half?',
      misconceptions: [
        {
          what: 'Calls any one of two parts a half.',
          why: 'Counts the parts only.',
          move: 'Lay the parts on each other: do they match?',
        },
        {
          what: 'Asks for “the bigger half”.',
          why: 'Hears the word half used for any part.',
          move: 'Fold the same paper exactly in two: can one be bigger?',
        },
      ],
      support: 'Fold halves only, with a partner.',
      extension: 'Fold quarters in three different ways. How do you know that they are all quarters?',
      next: ['Find a half of a group of things.', 'Name thirds and quarters.'],
      english: [
        ['half', 'one of two equal parts'],
        ['quarter', 'one of four equal parts'],
      ],
    },
  },
  {
    years: [7, 8],
    notes: {
      walt: 'compare fractions and write them in other ways',
      prior: [
        'Know equivalent fractions of halves, thirds, quarters and fifths.',
        'Place fractions on a number line.',
      ],
      hook: 'Which is larger, 5/8 or 3/5? Everyone commits to an answer, then finds a way to be sure.',
      ask: 'When is it quicker to compare with a half or a whole than to find a common denominator?',
      misconceptions: [
        {
          what: 'Says that 5/8 is larger than 3/4 because 5 and 8 are larger.',
          why: 'Compares tops and bottoms as whole numbers.',
          move: 'Write both in eighths: 5/8 and 6/8.',
        },
        {
          what: 'Adds the same number to top and bottom to get an equivalent fraction.',
          why: 'It keeps both numbers the same distance apart.',
          move: 'Test it: 1/2 would be 2/3. Draw both.',
        },
      ],
    },
  },
]
