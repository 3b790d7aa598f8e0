import type { YearBand } from '../maths-topic.ts'

/** Teaching text for first graphs. */
export const BANDS: readonly YearBand[] = [
  {
    years: [1, 2],
    notes: {
      walt: 'sort and count, and show what we found in a picture graph',
      criteria: [
        'sort so that each thing has one place',
        'make columns that start on one line',
        'say which has most and which has fewest',
      ],
      think: ['What did we ask?', 'I count each column.', 'I compare: which has more, and how many more?'],
      hook: 'Ask one question, and let children stand in lines by their answer. Which line is longest?',
      ask: 'What can we see in our graph that we did not know before?',
      misconceptions: [
        {
          what: 'Says that the longest column has most although its pictures are bigger.',
          why: 'Looks at the length only.',
          move: 'Count both columns, then make the pictures the same size.',
        },
        {
          what: 'Leaves out an answer that nobody gave.',
          why: 'There is nothing to draw.',
          move: 'Keep an empty column for it and say “none”.',
        },
      ],
      support: 'Build the columns with cubes first.',
      extension: 'Say how many more one column has than another.',
      next: ['Ask another class and compare.', 'Use a table for the answers.'],
    },
  },
]
