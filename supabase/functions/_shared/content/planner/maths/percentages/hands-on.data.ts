import type { HandsOn } from '../../topic.ts'

/** Percentages on a square of a hundred and in a shop. */
export const HANDS_ON: readonly HandsOn[] = [
  {
    years: [5, 8],
    practices: /fractions, decimals|comparing/,
    uses: /grid|square|card|strip/i,
    materials: [
      'squared paper a pair, cut into four squares of ten by ten',
      'two crayons a pair',
      '18 blank cards a pair',
      'a pencil each',
    ],
    start:
      'Shade a quarter of a ten by ten square in a way nobody else will. How many of the hundred squares is it?',
    show: 'Shade the first example on a square of a hundred, and read it three ways: a fraction, a decimal, a percentage.',
    steps: [
      'Shade 1/2, 1/4, 1/5 and 1/10, each on a square of its own or in another colour.',
      'Write each as hundredths, as a decimal and as a percentage.',
      'Make six sets of three cards: a fraction, its decimal and its percentage. Include 3/4 and 2/5.',
      'Shuffle and lay them face down. Turn over two: if they are equal, keep them and look for the third.',
      'Lay all six sets in order, from least to greatest.',
    ],
    look: 'per cent is read as “out of a hundred” and shown on the square.',
    exit: {
      prompt: 'Write one quarter as hundredths, as a decimal and as a percentage.',
      answer: '25/100, 0.25 and 25%',
    },
    easier: 'Use halves, quarters and tenths.',
    harder: 'Add 1/3 and 1/8 to your sets. What happens to their percentages?',
  },
  {
    years: [5, 8],
    uses: /catalogue|mailer|receipt|shop|price|bar/i,
    materials: [
      'shop mailers or catalogues, one a group',
      'a paper strip each, for the bar',
      'paper and a pencil each',
    ],
    start:
      'Find a sale in the mailer. What does “20% off” save you? Show with the strip, folded into tenths.',
    show: 'Fold the strip into ten parts: the whole strip is the price, each part is 10%. Read the percentage of the first example from it.',
    steps: [
      'Choose five things from the mailer, round each price to a whole dollar and write it down.',
      'Write 10% of each price, then use it to find 5%, 20% and 25%.',
      'Your group has a sale: choose 10%, 20%, 25% or 50% off for each thing. Work out the saving and the new price.',
      'Fold the strip to check one of them.',
      'One shop takes 20% off and then another 10%. Is that the same as 30% off? Test it on one of your prices.',
      'Swap with another group and check their three largest savings.',
    ],
    look: 'other percentages are built from 10%, and the saving is told from the new price.',
    exit: { prompt: 'A jersey costs $40, and 20% is taken off. What does it cost now?', answer: '$32' },
    easier: 'Use 10% and 50% and prices in tens of dollars.',
    harder: 'Add GST of 15% to a sale price. Does the order of discount and GST matter?',
  },
]
