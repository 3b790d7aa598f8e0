import type { HandsOn } from '../../topic.ts'

/** Parts of a set, shared out with counters. */
export const HANDS_ON: readonly HandsOn[] = [
  {
    years: [3, 4],
    uses: /counter|cube|share|sharing|plate/i,
    materials: [
      '24 counters a pair',
      'ten circles drawn on a sheet of paper a pair, as plates',
      'paper and a pencil each',
    ],
    start:
      'Put out twelve counters. Who can show one {a first} of them so that everyone can see that it is fair?',
    show: 'Share the first example out onto plates, one plate for each equal part, and point to one plate: “this is one of the equal parts of the set”. Write it as a division beside it.',
    steps: [
      'Count out 24 counters, or 20 for fifths and tenths. Use as many plates as there are {firsts} in one whole, and share fairly.',
      'How many are in one {a first}? Write it as a fraction of the set and as a division.',
      'Now share the same counters into {seconds}. How many are in one {a second}? Write that too.',
      'Choose another number of counters. Guess first: can it be shared into {firsts}, and into {seconds}?',
      'Share it out to check, and write what you found.',
      'Show one plate and say which fraction it is. Your partner says how many counters there were at the start.',
    ],
    look: 'the number of plates comes from the fraction, every plate has the same number, and the division is written.',
    easier: 'Use 12 counters, and {firsts} only.',
    harder: 'Show several parts of each set, such as three quarters, and say how you did it.',
  },
  {
    years: [1, 2],
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
