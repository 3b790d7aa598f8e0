import type { HandsOn } from '../../topic.ts'

/** Ratios mixed with counters. */
export const HANDS_ON: readonly HandsOn[] = [
  {
    years: [6, 8],
    practices: /^(?!rates$)/,
    uses: /counter|cube|mix|colou?r|bar/i,
    materials: ['30 counters in two colours a pair', 'squared paper and a pencil each'],
    start:
      'Mix one part of blue paint with three of yellow: one blue and three yellow counters. How many of each are in 8? In 20? How did you know without laying all of them?',
    show: 'Lay the ratio of the first example with counters as one set. Lay the same set again and again, and count each colour: both grow the same number of times.',
    steps: [
      'Lay two blue and three yellow counters. This set is the ratio 2 : 3.',
      'Lay the set three times. Write the numbers of each colour, and the ratio. Is it still 2 : 3?',
      'Draw it as a bar of five equal boxes on squared paper. What fraction of the counters is blue?',
      'Share 30 counters in the ratio 2 : 3 without counting out one by one. How many are in one box of your bar?',
      'One partner makes a heap of blue and yellow counters. The other finds the simplest ratio.',
      'Do four heaps, and check each by laying equal sets.',
    ],
    look: 'one set is repeated, and nobody adds the same number to both colours.',
    exit: {
      prompt: 'Blue and yellow counters are in the ratio 1 : 3. There are 20 counters. How many are yellow?',
      answer: '15',
    },
    easier: 'Use 1 : 2 and 1 : 3, with up to 12 counters.',
    harder: 'There are 12 more yellow than blue, and the ratio is 2 : 5. How many of each?',
  },
]
