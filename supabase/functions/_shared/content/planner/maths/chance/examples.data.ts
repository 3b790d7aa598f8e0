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
