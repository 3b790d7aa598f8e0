import type { YearBand } from '../maths-topic.ts'

/** Teaching text for classes that do not add in places yet. */
export const BANDS: readonly YearBand[] = [
  {
    years: [1, 2],
    notes: {
      walt: 'join groups and take some away, and say how many there are',
      criteria: [
        'show the story with counters, a ten frame or a drawing',
        'say how many without counting everything again from one',
        'write or say the number sentence that goes with it',
      ],
      prior: [
        'Count up to twenty things without missing any.',
        'See how many there are up to five without counting.',
      ],
      think: [
        'Which group is bigger? I start from that one.',
        'Can I make ten, or five, on the way?',
        'I say the whole story: how many first, what happened, how many now.',
      ],
      hook: 'Show two groups of counters for three seconds, then cover them. How many altogether? How did you see it?',
      ask: 'How did you know without counting them all?',
      misconceptions: [
        {
          what: 'Counts everything again from one.',
          why: 'The first number is not yet trusted.',
          move: 'Cover the first group, say how many are under there, and count on with the others.',
        },
        {
          what: 'Counts the last one of the first group again when counting on.',
          why: 'Begins at the number itself: five and two is “five, six”.',
          move: 'Put the first number in your head, then touch only the new counters.',
        },
      ],
      support: 'Use up to five counters, and say every step together.',
      extension: 'Find another story with the same total, then all of them.',
      next: ['Say some facts without counters.', 'Go on with totals past ten.'],
    },
  },
]
