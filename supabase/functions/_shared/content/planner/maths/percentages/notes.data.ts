import type { Teaching } from '../../topic.ts'
import type { PracticeNotes } from '../maths-topic.ts'

export const TEACHING: Teaching = {
  walt: 'work with percentages as parts of a hundred',
  criteria: [
    'write a percentage as a fraction and as a decimal',
    'find 10% and use it to find other percentages',
    'say whether an answer is sensible by comparing with 50%',
  ],
  prior: ['Find a half, a quarter and a tenth of an amount.', 'Write tenths and hundredths as decimals.'],
  materials: ['hundred grids', 'a double bar marked 0% to 100%', 'real adverts or packets with percentages'],
  think: [
    '100% is the whole: write the amount under it.',
    'Find 10% by dividing by ten.',
    'Build the percentage I need from 50%, 25%, 10% and 5%.',
  ],
  hook: 'Collect percentages from a cereal packet and a shop advert. What is the whole each time?',
  ask: 'Percent of what?',
  misconceptions: [
    {
      what: 'Treats 5% as 0.5.',
      why: 'Puts the figure straight after the point.',
      move: 'Shade 5 squares of a hundred grid.',
    },
    {
      what: 'Divides by 20 to find 20%.',
      why: 'Dividing by 10 works for 10%.',
      move: 'Use the double bar: 20% is two tens.',
    },
  ],
  support: 'Use a bar cut in ten parts; 10% and 50% first.',
  extension: 'Show why 30% of 50 equals 50% of 30, and find another such pair.',
  next: ['Work out discounts and increases.', 'Compare two offers by percentage.'],
  english: [
    ['per cent', 'out of every hundred'],
    ['discount', 'an amount taken off a price'],
  ],
  reo: ['ōrau', 'hautau', 'tau ā-ira'],
}

/** The notes of a practice, by its title. */
export const NOTES: Readonly<Record<string, PracticeNotes>> = {
  'fractions, decimals and percentages': {
    walt: 'write the same amount as a fraction, a decimal and a percentage',
    criteria: [
      'write a percentage as parts of a hundred',
      'change between fractions, decimals and percentages',
      'explain why they are the same amount, with a square of a hundred',
    ],
    prior: ['Write tenths and hundredths as decimals.', 'Find a fraction with the same size and 100 below.'],
    materials: [
      'ten by ten squares on squared paper',
      'sets of cards with fractions, decimals and percentages',
      'mini whiteboards',
    ],
    hook: 'Which would you rather have: 1/4 of the pizza, 0.3 of it or 20% of it? Shade each on a square of a hundred.',
    ask: 'Which form is easiest to compare, and which is easiest to draw?',
    misconceptions: [
      {
        what: 'Writes 5% as 0.5.',
        why: 'Puts the figure straight after the point.',
        move: 'Shade five squares of the hundred: how many tenths is that?',
      },
      {
        what: 'Writes 1/4 as 1.4 or as 14%.',
        why: 'Takes the figures of the fraction for those of the decimal.',
        move: 'Shade a quarter of the square, and count the hundredths.',
      },
      {
        what: 'Says that 1/5 is 5%.',
        why: 'Reads the bottom number as the percentage.',
        move: 'Cut the square in five equal parts. How many squares are in one?',
      },
    ],
    support: 'Use 1/2, 1/4 and 1/10, each shaded on a square first.',
    extension: 'Find the decimal and the percentage of 1/3. What happens, and how could we write it?',
    next: ['Order fractions, decimals and percentages.', 'Find percentages of amounts.'],
    english: [
      ['per cent', 'out of every hundred'],
      ['equivalent', 'different name, same size'],
      ['hundredth', 'one of a hundred equal parts, 0.01'],
    ],
    think: [
      'Per cent means out of a hundred.',
      'Write it over 100, then simplify.',
      'As a decimal, it is that many hundredths.',
    ],
  },
  'comparing fractions, decimals and percentages': {
    criteria: ['change the numbers to the same form', 'compare and order them', 'explain how I know'],
    think: ['Choose one form for all.', 'Change each number to it.', 'Compare, then write the order.'],
  },
  'percentages of a number': {
    criteria: [
      'find 10% and use it for other percentages',
      'use 50% and 25% as a half and a quarter',
      'check with an estimate',
    ],
  },
  'swapping a percentage and an amount': {
    criteria: [
      'write a percentage of an amount as a multiplication',
      'swap the two numbers to make it easier',
      'explain why the answer stays the same',
    ],
    think: ['Write 30% of 50 as 30 × 50 ÷ 100.', 'Swap: 50 × 30 ÷ 100.', 'Choose the one that is easier.'],
  },
  'percentage increase and decrease': {
    criteria: [
      'find the percentage of the quantity',
      'add it or take it away',
      'check that the answer is sensible',
    ],
  },
  discounts: {
    criteria: [
      'find 10% of a price and build the discount from it',
      'take the discount off to get the sale price',
      'check that the sale price is less than the full price',
    ],
    think: [
      'What is 100%? The full price.',
      'Find 10%, then build the discount from it.',
      'Take it off the full price. Is what is left sensible?',
    ],
  },
  'GST and discounts': {
    criteria: [
      'find 15% of a price as 10% and half of that',
      'add GST to a price, and take a discount off',
      'say what 100% is before I work anything out',
    ],
    think: [
      'What is 100%? The price before GST.',
      '10% is a tenth; 5% is half of that; together they are 15%.',
      'GST is added on; a discount is taken off.',
    ],
  },
}
