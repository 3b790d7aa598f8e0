export const EVENTS: readonly [string, string][] = [
  ['The sun will rise tomorrow', 'certain'],
  ['A coin shows heads', 'even chance'],
  ['You roll a 7 with an ordinary die', 'impossible'],
  ['You roll a 1 with an ordinary die', 'unlikely'],
  ['You roll less than 6 with an ordinary die', 'likely'],
  ['It rains somewhere in New Zealand this month', 'likely'],
  ['Saturday follows Friday', 'certain'],
  ['A spinner with 1 red part of 8 stops on red', 'unlikely'],
]

export const ONE_THING: readonly [string, string[][]][] = [
  ['toss a coin', [['heads', 'tails']]],
  ['roll an ordinary die', [['1', '2', '3', '4', '5', '6']]],
  ['spin a spinner with red, blue and green', [['red', 'blue', 'green']]],
  ['choose a vowel', [['a', 'e', 'i', 'o', 'u']]],
  ['draw one of the cards 5, 6, 7, 8', [['5', '6', '7', '8']]],
]

export const TWO_THINGS: readonly [string, string[][]][] = [
  [
    'toss a coin twice',
    [
      ['H', 'T'],
      ['H', 'T'],
    ],
  ],
  [
    'toss a coin and spin a spinner with A, B, C',
    [
      ['H', 'T'],
      ['A', 'B', 'C'],
    ],
  ],
  [
    'choose a hat (red, blue) and a scarf (white, black, green)',
    [
      ['red', 'blue'],
      ['white', 'black', 'green'],
    ],
  ],
  [
    'choose bread (roll, wrap) and a filling (egg, cheese, salad)',
    [
      ['roll', 'wrap'],
      ['egg', 'cheese', 'salad'],
    ],
  ],
]

export const DIE_EVENTS: readonly [string, string][] = [
  ['You roll a 7 with an ordinary die', 'impossible'],
  ['You roll a 0 with an ordinary die', 'impossible'],
  ['You roll a six with an ordinary die', 'unlikely'],
  ['You roll a 1 with an ordinary die', 'unlikely'],
  ['You roll an even number with an ordinary die', 'even chance'],
  ['You roll a number greater than 3 with an ordinary die', 'even chance'],
  ['You roll a number greater than 1 with an ordinary die', 'likely'],
  ['You roll less than 6 with an ordinary die', 'likely'],
  ['You roll a number less than 7 with an ordinary die', 'certain'],
]

export const COIN_EVENTS: readonly [string, string][] = [
  ['A coin shows heads', 'even chance'],
  ['A coin shows tails', 'even chance'],
  ['A coin that lies flat shows heads or tails', 'certain'],
  ['A coin shows a six', 'impossible'],
  ['You toss a coin ten times and get ten heads', 'unlikely'],
  ['You toss a coin ten times and get at least one head', 'likely'],
  ['You toss a coin five times and get six heads', 'impossible'],
]

export const SPINNER_EVENTS: readonly [string, string][] = [
  ['A spinner with 1 red part of 8 equal parts stops on red', 'unlikely'],
  ['A spinner with 7 red parts of 8 equal parts stops on red', 'likely'],
  ['A spinner with 4 red and 4 blue equal parts stops on blue', 'even chance'],
  ['A spinner that is red and blue stops on green', 'impossible'],
  ['A spinner that is red all over stops on red', 'certain'],
  ['A spinner with 5 yellow parts of 6 equal parts stops on yellow', 'likely'],
  ['A spinner with 1 green part of 10 equal parts stops on green', 'unlikely'],
]

/** What the numbers of a die can be, in the plural and as one roll, with those that are and how to count them. */
export const ON_A_DIE: readonly { what: string; one: string; faces: readonly number[]; expr: string }[] = [
  { what: 'greater than 4', one: 'a number greater than 4', faces: [5, 6], expr: '6-4' },
  { what: 'greater than 2', one: 'a number greater than 2', faces: [3, 4, 5, 6], expr: '6-2' },
  { what: 'less than 3', one: 'a number less than 3', faces: [1, 2], expr: '3-1' },
  { what: 'less than 6', one: 'a number less than 6', faces: [1, 2, 3, 4, 5], expr: '6-1' },
  { what: 'even', one: 'an even number', faces: [2, 4, 6], expr: '6/2' },
  { what: 'odd', one: 'an odd number', faces: [1, 3, 5], expr: '6/2' },
  { what: 'not 6', one: 'a number that is not 6', faces: [1, 2, 3, 4, 5], expr: '6-1' },
]
