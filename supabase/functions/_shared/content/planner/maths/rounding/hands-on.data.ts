import type { HandsOn } from '../../topic.ts'

/** Rounding on a number line that can be walked or pegged. */
export const HANDS_ON: readonly HandsOn[] = [
  {
    years: [2, 6],
    practices: /^(?!.*decimal|.*hundredths)/,
    uses: /number line|string|peg|card|dice/i,
    materials: [
      'two metres of string and pegs a group',
      'blank cards, 12 a group',
      'a set of digit cards 0 to 9 a group',
      'a pen a group',
    ],
    start:
      'Hold up a string: one end is 0, the other is 100. Where is 50? Where is 37, and which end or which ten is it nearer to?',
    show: 'Peg the two tens or hundreds on each side of the first number, and the number half way. The number lies on one side of the half way mark: that decides.',
    steps: [
      'Turn over digit cards to make a number of the size you work with in class. Write it on a blank card.',
      'Write the ten before and the ten after it, or the hundred before and after, on two more cards. Peg them at the ends of the string.',
      'Peg the half way number, then your own. Which end is nearer? Write: “268 rounds to 270”.',
      'Take turns until you have rounded six numbers. For each, round to another place as well.',
      'Put the digit cards so that your number lies exactly half way. What do we do then?',
      'Write three different numbers that all round to the same ten or hundred.',
    ],
    look: 'the two neighbours are named before rounding, and half way goes up.',
    exit: {
      prompt: 'Which two tens does 68 lie between, and which one is it nearer to?',
      answer: '60 and 70; it is nearer to 70',
    },
    easier: 'Use two-digit numbers and tens, with all the ones marked on the string.',
    harder: 'Find the smallest and the largest whole number that round to 400 to the nearest hundred.',
  },
]
