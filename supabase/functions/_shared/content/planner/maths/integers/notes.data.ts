import type { Teaching } from '../../topic.ts'
import type { PracticeNotes } from '../maths-topic.ts'

export const TEACHING: Teaching = {
  walt: 'use numbers below zero, and add and subtract with them',
  criteria: [
    'place positive and negative numbers on a number line',
    'say which of two temperatures is colder',
    'move along the line to add or subtract',
  ],
  prior: ['Use a number line in both directions.', 'Know that a temperature can be below zero.'],
  materials: ['a number line from −20 to 20 on the floor or wall', 'mini whiteboards'],
  think: [
    'Find the first number on the line.',
    'Adding moves up, taking away moves down.',
    'Count the jumps and check the sign of where we land.',
  ],
  hook: 'It is 4 degrees at Tekapo at dinner time and 9 degrees colder by morning. Stand on the line to show it.',
  ask: 'Which is colder, −3 or −8? How do you know?',
  misconceptions: [
    {
      what: 'Says −8 is more than −3.',
      why: 'Compares the figures without the sign.',
      move: 'Stand on the number line: which is further up?',
    },
    {
      what: 'Counts zero as a jump when crossing it.',
      why: 'Zero is a place on the line.',
      move: 'Count the gaps, not the marks.',
    },
  ],
  support: 'Use the floor line and walk every jump.',
  extension: 'Find three pairs of numbers whose total is −5, with one pair both negative.',
  next: [
    'Use negative numbers in money (owing) and temperature problems.',
    'Add and subtract without the line.',
  ],
  english: [
    ['negative', 'less than zero'],
    ['integer', 'a whole number, zero or a negative whole number'],
  ],
  reo: ['tau', 'pāmahana', 'tauoti'],
}

const LINE_CRITERIA: Teaching['criteria'] = [
  'place positive and negative numbers on a number line',
  'say which of two numbers is greater, and which temperature is colder',
  'explain why −8 is less than −3',
]

const MOVE_CRITERIA: Teaching['criteria'] = [
  'start at the first number on the line',
  'move up to add and down to take away',
  'explain the sign of my answer',
]

/** The notes of a practice, by its title. */
export const NOTES: Readonly<Record<string, PracticeNotes>> = {
  'counting past zero': {
    criteria: [
      'keep the same step when I pass zero',
      'name the negative numbers I reach',
      'check on a number line',
    ],
  },
  'ordering positive and negative numbers': {
    criteria: LINE_CRITERIA,
    think: [
      'Draw the line and mark zero.',
      'Negative numbers go to the left of zero.',
      'Further left is less, further right is greater.',
    ],
  },
  'positive and negative numbers and decimals': {
    criteria: LINE_CRITERIA,
    think: [
      'Mark zero, then the whole numbers.',
      'Place each decimal between its whole numbers.',
      'Read the order from left to right.',
    ],
  },
  'temperatures below zero': {
    criteria: [
      'read and place temperatures below zero on a number line',
      'say which of two temperatures is colder',
      'work out a temperature after it has risen or fallen',
    ],
    think: [
      'Find the first temperature on the line.',
      'Rising moves up, falling moves down.',
      'Count the jumps, and say whether we passed zero.',
    ],
  },
  'additive inverses': {
    criteria: [
      'say what must be added to make zero',
      'show the pair on a number line',
      'explain why each pair adds to zero',
    ],
    think: [
      'Find the number on the line.',
      'How far is it from zero, and in which direction?',
      'The inverse is as far on the other side.',
    ],
  },
  'adding and subtracting integers': { criteria: MOVE_CRITERIA },
  'subtracting negative numbers': {
    criteria: [
      'read 3 − (−4) as “three, take away negative four”',
      'move up the line when a negative number is taken away',
      'check by adding: the answer plus what I took away',
    ],
    think: [
      'Which number do we start at, and what is taken away?',
      'Taking away 4 moves down. Taking away −4, a debt of 4, does the opposite and moves up.',
      'Check by adding back: does the answer plus −4 come to where we began?',
    ],
    ask: 'What happens to the answers in 3 − 2, 3 − 1, 3 − 0, and what must 3 − (−1) be?',
    misconceptions: [
      {
        what: 'Reads 3 − (−4) as 3 − 4.',
        why: 'One of the two signs is passed over.',
        move: 'Write the row 3 − 2 = 1, 3 − 1 = 2, 3 − 0 = 3 and let the class go on with 3 − (−1).',
      },
      {
        what: 'Says that two minus signs always make plus, also in −3 − 4.',
        why: 'A rule was learned without its reason.',
        move: 'Put both on the number line: −3 − 4 starts at −3 and moves down; only taking away a negative moves up.',
      },
    ],
  },
  'problems with negative numbers': { criteria: MOVE_CRITERIA },
}
