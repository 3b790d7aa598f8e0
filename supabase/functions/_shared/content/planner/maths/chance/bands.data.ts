import type { YearBand } from '../maths-topic.ts'

/** Teaching text for words of chance, before fractions of it. */
export const BANDS: readonly YearBand[] = [
  {
    years: [1, 4],
    notes: {
      walt: 'say how likely things are, and try them out',
      criteria: [
        'say whether something is certain, likely, unlikely or impossible, and why',
        'name everything that can happen',
        'try it out, and tell what happened with numbers',
      ],
      prior: ['Keep a tally.', 'Tell what may happen and what cannot happen.'],
      think: [
        'What can happen here? I name everything.',
        'Which of them is there most of?',
        'I choose the word: certain, likely, even chance, unlikely or impossible.',
      ],
    },
  },
]
