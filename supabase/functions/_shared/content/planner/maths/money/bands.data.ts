import type { YearBand } from '../maths-topic.ts'

/** Teaching text for coins and notes. */
export const BANDS: readonly YearBand[] = [
  {
    years: [1, 2],
    notes: {
      walt: 'name New Zealand coins and notes, and pay with them',
      criteria: ['name each coin and note', 'say which is worth more', 'pay a price exactly'],
      prior: ['Count in ones, twos, fives and tens.', 'Know that things in a shop have prices.'],
      think: [
        'Which coin is worth most? I start with that one.',
        'I count on with the others.',
        'Have I reached the price?',
      ],
      ask: 'Can you pay it in another way?',
      misconceptions: [
        {
          what: 'Thinks that more coins are always worth more.',
          why: 'Counts the coins.',
          move: 'Put one $2 coin beside three 20c coins: what does each buy?',
        },
        {
          what: 'Thinks the biggest coin is worth the most.',
          why: 'Size looks like value.',
          move: 'Put the coins in order of size, then in order of value.',
        },
      ],
      extension: 'Pay with as few coins as you can.',
      next: ['Make the same amount in more ways.', 'Find out what is left of a note.'],
    },
  },
]
