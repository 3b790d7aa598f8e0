import { wholeFrom } from './fraction-of-set-questions.ts'
import type { Practice } from './kit.ts'
import {
  asRatio,
  changePercent,
  orderForms,
  percentOf,
  percentStory,
  proportion,
  rateToDecimal,
  rateToFraction,
  recipe,
  relatedForms,
  splitRatio,
  swapPercent,
  toRate,
  wholeFromPercent,
  whySwap,
} from './percent-questions.ts'

const FORM_CAN: [string, string, string] = [
  'write a percentage as parts of a hundred',
  'change between the forms',
  'explain why they are the same amount',
]

const FORM_THINK = [
  'Per cent means out of a hundred.',
  'Write it over 100, then simplify.',
  'As a decimal, it is that many hundredths.',
]

export const PERCENT_PRACTICE: readonly Practice[] = [
  {
    topic: 'percentages',
    title: 'fractions, decimals and percentages',
    years: [5, 8],
    match: /^(Recall decimal and percentage|Write 10%|Convert between fractions, decimals)/,
    make: [rateToFraction, rateToDecimal, toRate],
    can: FORM_CAN,
    think: FORM_THINK,
  },
  {
    topic: 'percentages',
    title: 'comparing fractions, decimals and percentages',
    years: [6, 8],
    match: /^(Compare related fractions|Compare, order and convert)/,
    make: [relatedForms, orderForms],
    can: ['change the numbers to the same form', 'compare and order them', 'explain how I know'],
    think: ['Choose one form for all.', 'Change each number to it.', 'Compare, then write the order.'],
  },
  {
    topic: 'fraction-of-set',
    title: 'the whole from a part',
    years: [6, 8],
    match: /^Find the whole (when|amount)/,
    make: [wholeFrom('many'), wholeFromPercent],
    can: ['draw a bar for the whole', 'find one part, or 1%, 10% or 25%', 'build up to the whole and check'],
    think: ['What part of the whole do we know?', 'Find one part.', 'How many parts make the whole?'],
  },
  {
    topic: 'percentages',
    title: 'percentages of a number',
    years: [7, 7],
    match: /^Calculate common percentages/,
    make: [percentOf, percentStory],
    can: [
      'find 10% and use it for other percentages',
      'use 50% and 25% as a half and a quarter',
      'check with an estimate',
    ],
  },
  {
    topic: 'percentages',
    title: 'swapping a percentage and an amount',
    years: [8, 8],
    match: /swapping a percentage/,
    make: [swapPercent, whySwap],
    can: [
      'write a percentage of an amount as a multiplication',
      'swap the two numbers to make it easier',
      'explain why the answer stays the same',
    ],
    think: ['Write 30% of 50 as 30 × 50 ÷ 100.', 'Swap: 50 × 30 ÷ 100.', 'Choose the one that is easier.'],
  },
  {
    topic: 'percentages',
    title: 'percentage increase and decrease',
    years: [8, 8],
    match: /^Increase or decrease/,
    make: [changePercent],
    can: [
      'find the percentage of the quantity',
      'add it or take it away',
      'check that the answer is sensible',
    ],
  },
  {
    topic: 'ratio',
    title: 'proportion',
    years: [7, 7],
    match: /^Solve proportion/,
    make: [proportion, recipe],
    can: [
      'say how many times one quantity grows',
      'make the other grow as many times',
      'check with a table or a double number line',
    ],
    think: [
      'Put the two quantities in a table.',
      'How many times has the first one grown?',
      'The second grows the same number of times.',
    ],
  },
  {
    topic: 'ratio',
    title: 'sharing in a ratio',
    years: [8, 8],
    match: /^Divide a quantity into two/,
    make: [splitRatio],
  },
  {
    topic: 'ratio',
    title: 'writing a ratio',
    years: [8, 8],
    match: /^Express the split/,
    make: [asRatio],
    can: [
      'name the two parts in order',
      'write them as a ratio',
      'divide both by the same number to simplify',
    ],
    think: [
      'Which part comes first?',
      'Write the amounts with : between.',
      'Divide both by their highest common factor.',
    ],
  },
]
