import type { HandsOn } from '../../topic.ts'

/** Parts of a set, shared out with counters. */
export const HANDS_ON: readonly HandsOn[] = [
  {
    years: [1, 4],
    uses: /counter|cube|share|sharing|plate/i,
    materials: ['24 counters a pair', 'four paper plates or sheets of paper a pair', 'a pencil a pair'],
    start: 'Put out eight counters. Who can show half of them so that everyone can see that it is fair?',
    show: 'Share the first example out onto plates, one plate for each equal part, and point to one plate: “this is one of the equal parts of the set”.',
    steps: [
      'Count out 12 counters. Put out two plates and share fairly. How many are in one half? Write it.',
      'Share the same 12 between four plates. How many are in one quarter? Write that too.',
      'Choose another number of counters up to 24. Guess first: can it be halved, and can it be quartered?',
      'Share it out to check, and write what you found.',
      'One partner shows one plate and says: “This is one quarter.” The other says how many there were at the start.',
    ],
    look: 'the number of plates comes from the fraction, and every plate has the same number.',
    exit: { prompt: 'Share 8 counters between two plates. How many is half of 8?', answer: '4' },
    easier: 'Use halves of even numbers up to 12.',
    harder: 'Show three quarters of each set, and say how you did it.',
  },
  {
    years: [5, 8],
    uses: /counter|cube|bar|strip/i,
    materials: ['30 counters a pair', 'a paper strip a pair, for the bar', 'paper and a pencil each'],
    start: 'Put out 20 counters. Find 1/5 of them, then 3/5. What did you do first, and what next?',
    show: 'Fold a strip into the parts that the bottom number names, share the counters over the parts, and cover as many parts as the top number says.',
    steps: [
      'Fold the strip into four parts. Share 24 counters over the parts and read off 1/4, 2/4 and 3/4 of 24.',
      'Write each as a calculation: divide, then multiply.',
      'Fold a new strip in five or six parts, choose a number of counters that works, and find four fractions of it.',
      'Cover one part with its counters and tell only how many they are. Your partner works out the whole set.',
      'Try 3/4 of 30. What happens to the counters that are left? Write the answer as a mixed number.',
    ],
    look: 'the division by the bottom number is linked with the folds, and the multiplication with the parts covered.',
    easier: 'Find one part each time before finding several.',
    harder: 'Find two different fractions of two different sets that give the same number.',
  },
]
