import type { YearBand } from '../maths-topic.ts'

/** Teaching text for patterns that repeat, and for rules with a letter. */
export const BANDS: readonly YearBand[] = [
  {
    years: [1, 2],
    notes: {
      walt: 'find the part of a pattern that repeats, and carry on',
      criteria: ['copy a pattern', 'show the part that repeats', 'say what comes next, and why'],
      prior: ['Sort things by colour or shape.', 'Copy a row of things.'],
      think: [
        'I say the pattern aloud.',
        'Which part comes again? I put a ring round it.',
        'I start that part again.',
      ],
      ask: 'How do you know what comes next?',
      support: 'Use two colours, one of each.',
      extension: 'Make the same pattern with sounds or with other things.',
      next: ['Find what comes in the tenth place.', 'Make patterns that grow.'],
    },
  },
  {
    years: [6, 8],
    notes: {
      prior: ['Continue a growing pattern and say its rule.', 'Multiply and add in the right order.'],
      think: [
        'What is added each time? That number goes with the position.',
        'Multiply the position by it: what is missing, or too much?',
        'Write the rule, and test it on a position that I know.',
      ],
      hook: 'Show the first three parts of a pattern made from sticks. How many sticks has the tenth? And the hundredth?',
      misconceptions: [
        {
          what: 'Writes n + 3 for a pattern that grows by 3.',
          why: 'Describes the step from one number to the next.',
          move: 'Put n = 10 into it, and compare with the tenth number.',
        },
        {
          what: 'Multiplies an early number: the tenth is twice the fifth.',
          why: 'Leaves out the part that does not grow.',
          move: 'Draw the fifth and the tenth: what is there only once?',
        },
      ],
    },
  },
]
