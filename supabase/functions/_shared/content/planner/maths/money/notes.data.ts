import type { Teaching } from '../../topic.ts'
import type { PracticeNotes } from '../maths-topic.ts'

export const TEACHING: Teaching = {
  walt: 'work out totals and change with New Zealand money',
  criteria: [
    'name coins and notes and say what they are worth',
    'add amounts by starting with the largest',
    'work out change by counting up, and check it',
  ],
  prior: ['Add and subtract in the number range of this lesson.', 'Know that 100 cents make one dollar.'],
  materials: [
    'play coins and notes (10c to $20)',
    'price cards',
    'a class shop of clean packets and school things',
  ],
  think: [
    'Write the amounts with dollars and cents lined up.',
    'Add the dollars, then the cents; 100 cents make another dollar.',
    'For change, count up from the price to what was paid.',
  ],
  hook: 'Put three things with prices on the mat. Which two could you buy with $10? Is there more than one answer?',
  ask: 'How can you check your change before you leave the shop?',
  misconceptions: [
    {
      what: 'Thinks the biggest coin is worth the most.',
      why: 'Size looks like value.',
      move: 'Sort coins by size, then by value, and compare the two orders.',
    },
    {
      what: 'Writes 50 cents as $0.5, or 340 cents as $3.4.',
      why: 'Leaves out the nought that holds the place.',
      move: 'Lay out the coins, then write dollars and cents in two columns.',
    },
  ],
  support: 'Use play money for every question, whole dollars first.',
  extension: 'Plan a purchase that leaves as little change as possible, and show that it is the least.',
  next: ['Plan spending within a budget.', 'Compare prices per item.'],
  english: [
    ['change', 'money given back when you pay too much'],
    ['total', 'the cost of everything together'],
  ],
  reo: ['moni', 'hēneti', 'utu', 'tapeke'],
}

/** The notes of a practice, by its title. */
export const NOTES: Readonly<Record<string, PracticeNotes>> = {
  'rounding prices': {
    criteria: [
      'round a price to the nearest dollar',
      'use rounded prices to plan what to spend',
      'say why a rounded total is only about right',
    ],
    think: [
      'Look at the cents.',
      '50 cents or more: go up to the next dollar.',
      'Add the rounded dollars to plan.',
    ],
  },
  'New Zealand coins and notes': {
    criteria: ['name each coin and note', 'say what it is worth', 'put them in order of value'],
    think: [
      'Read the number on it.',
      'c means cents, $ means dollars: $1 is 100c.',
      'Put the smallest value first.',
    ],
  },
  'paying in a pretend shop': {
    criteria: [
      'read the price',
      'choose coins and notes that make the price',
      'count them out to the shopkeeper',
    ],
    think: [
      'Read the price.',
      'Start with the largest coin or note that fits.',
      'Count on until we reach the price.',
    ],
  },
  'making amounts in different ways': {
    criteria: [
      'say what each coin and note is worth',
      'make the same amount in more than one way',
      'check by adding',
    ],
    think: [
      'Start with the largest note or coin that fits.',
      'What is left to make?',
      'Now swap one piece for smaller ones.',
    ],
  },
  'spending within a budget': {
    criteria: ['add the prices as I choose', 'stay within the budget', 'say how much is left'],
    think: ['What can I spend?', 'Add as I choose.', 'Is the total still within the budget?'],
  },
  'giving change': { criteria: ['start at the price', 'count up to what was paid', 'check by adding'] },
  'totals and change': {
    criteria: [
      'add the prices',
      'count up from the total to what was paid',
      'check that total and change make what was paid',
    ],
  },
  'money as decimals': {
    criteria: [
      'write cents with two decimal places',
      'compare dollars first, then cents',
      'explain what each digit is worth',
    ],
  },
  discounts: {
    criteria: ['find the discount', 'take it off the price', 'compare two offers and say which is better'],
    think: ['Find 10% first.', 'Build the percentage from it.', 'Take the discount off the price.'],
  },
  'percentages of prices': {
    criteria: ['find 10% of a price', 'use it for other percentages', 'say whether it is added or taken off'],
    think: ['10% is the price divided by ten.', 'Build the percentage from it.', 'Is it added or taken off?'],
  },
  'the best buy': {
    criteria: ['find the price of one', 'compare the prices of one', 'say what else might matter'],
    think: [
      'Make the packs comparable.',
      'Find the price of one.',
      'Which one is cheaper for the same thing?',
    ],
  },
  'rounding money': {
    criteria: [
      'round a cash total to ten cents',
      'round an answer to two decimal places',
      'say when the exact amount is paid',
    ],
    think: ['Is it cash or card?', 'Cash: to the nearest ten cents.', 'Otherwise: two decimal places.'],
  },
  'saving and interest': {
    hook: 'Put $100 in the bank for a year, or under the bed. What is the difference, and why?',
    misconceptions: [
      {
        what: 'Takes 5% interest as $5, whatever the amount.',
        why: '5% of 100 is 5.',
        move: 'Work it out for $200 and for $1,000.',
      },
      {
        what: 'Forgets what is already saved.',
        why: 'Each week looks like a new start.',
        move: 'Keep a running total in a table.',
      },
    ],
    english: [
      ['interest', 'money paid for money in the bank'],
      ['goal', 'what you save for'],
    ],
    criteria: [
      'plan how much to save each week',
      'work out the interest for a year',
      'say when the goal is reached',
    ],
    think: [
      'What is the goal?',
      'How much is put aside each week?',
      'Interest: the percentage of what is in the bank.',
    ],
  },
}
