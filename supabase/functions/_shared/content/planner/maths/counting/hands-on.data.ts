import type { HandsOn } from '../../topic.ts'

/** Counting, grouping and seeing how many. */
export const HANDS_ON: readonly HandsOn[] = [
  {
    years: [1, 2],
    practices: /ten|group|hundred/,
    uses: /bundl|stick|straw|frame|bean/i,
    materials: ['ice-block sticks, about 60 a pair', 'six rubber bands a pair', 'paper and a pencil a pair'],
    start:
      'Show a big handful of sticks. How many? Estimate, and say how we could count so that we do not lose our place.',
    show: 'Count ten sticks, bind them and say “one ten”. Build the first number with bundles and single sticks.',
    steps: [
      'Take a handful of sticks each, put them together and guess how many there are.',
      'Bind them in tens. Count the bundles: ten, twenty, thirty. Then count on the single sticks.',
      'Write the number and say it: “two tens and seven”.',
      'Build a number that your partner says, then the number with one more stick, and with one bundle more.',
      'Do five numbers, and put them in order.',
    ],
    look: 'bundles are counted in tens, and counting goes on from there in ones.',
    easier: 'Use numbers from 11 to 19: one bundle and some ones.',
    harder: 'Count on past 100 with the bundles of another pair.',
  },
  {
    years: [1, 1],
    practices: /glance|two parts|one more|forwards|ordinal/,
    uses: /counter|frame|dot|dice|domino/i,
    materials: ['ten counters a pair', 'a ten frame a pair', 'a die a pair', 'paper and a pencil a pair'],
    start:
      'Put four counters under a book, lift it for two seconds and cover them again. How many, and how did you see them?',
    show: 'Put the first number of counters on the ten frame, and say what you see: “five and one more, that is six”.',
    steps: [
      'Roll the die. Put that many counters on the frame without counting aloud.',
      'Say how many there are and how many spaces are empty.',
      'Put one more on: how many now? Take one off: how many now?',
      'Hide some of the counters under your hand. Your partner says how many are hidden.',
      'Draw what you had as two parts, such as 6 is 4 and 2. Do five turns.',
    ],
    look: 'small numbers are seen at once, and larger ones as five and some more.',
    easier: 'Use up to five counters.',
    harder: 'Find every way to split seven into two parts.',
  },
  {
    years: [2, 5],
    practices: /skip|equal steps/,
    uses: /counter|number line|hundreds board|bead|chalk/i,
    materials: ['a hundreds board a pair', '30 counters a pair', 'a die a pair', 'paper and a pencil each'],
    start: 'Count round the class in fives, from five. Who will say 60? Work it out before we get there.',
    show: 'Put a counter on each number of the first count on the hundreds board, and look at the pattern it makes.',
    steps: [
      'Roll the die and add 1: count in steps of this number. Put a counter on each number that you say, up to 60.',
      'What pattern do the counters make? Write what happens to the last digits.',
      'Take the counters off and say the count without looking, forwards and then backwards from the last one.',
      'Write the first ten numbers of your count and the multiplication for each: 3 × 4 = 12.',
      'Do another step. Which numbers have a counter in both counts?',
    ],
    look: 'the step stays the same, also across a ten.',
    easier: 'Count in twos, fives and tens.',
    harder: 'Start at 7 and count in fives: what stays the same, and what changes?',
  },
]
