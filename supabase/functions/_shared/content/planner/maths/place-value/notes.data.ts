import type { Teaching } from '../../topic.ts'
import type { PracticeNotes } from '../maths-topic.ts'

export const TEACHING: Teaching = {
  walt: 'use place value to read, build and compare numbers',
  criteria: [
    'say what each digit in a number is worth',
    'build a number from its parts',
    'explain which of two numbers is greater by looking at the largest place first',
  ],
  prior: ['Group objects in tens and count the groups.', 'Read the numbers of last year’s range.'],
  materials: [
    'place value materials (bundled sticks, blocks or place value discs)',
    'a place value chart a pair',
    'mini whiteboards',
  ],
  think: [
    'Name the places from the right: ones, tens, hundreds.',
    'Say the digit, then its place, then what it is worth.',
    'Build it with materials to be sure.',
  ],
  hook: 'Show two cards with the same digits in a different order. Which is greater? Pairs decide and say how they know.',
  ask: 'How can the same digit be worth different amounts?',
  misconceptions: [
    {
      what: 'Says the 4 in 42 is worth 4.',
      why: 'Reads the digit and not its place.',
      move: 'Build 42 with tens and ones and point to what the 4 stands for.',
    },
    {
      what: 'Compares by the last digit, or by the largest digit seen.',
      why: 'All digits look equally important.',
      move: 'Cover all but the left-hand digits and compare those first.',
    },
  ],
  support: 'Build every number on the chart with materials before writing.',
  extension:
    'Make the largest and the smallest number from the same digits, and one in between, with reasons.',
  next: ['Use place value to round and to estimate.', 'Use the parts of numbers to add and subtract.'],
  english: [
    ['digit', 'one of the symbols 0 to 9'],
    ['place value', 'what a digit is worth because of where it stands'],
  ],
  reo: ['uara tū', 'mati', 'tau'],
}

const ORDER_CRITERIA: Teaching['criteria'] = [
  'compare the largest places first',
  'put several numbers in order',
  'explain how I know which is greater',
]

/** The notes of a practice, by its title. */
export const NOTES: Readonly<Record<string, PracticeNotes>> = {
  'reading and writing numbers': {
    criteria: [
      'read a number and say it in words',
      'write it in figures',
      'compare it with others, largest place first',
    ],
  },
  'ordering numbers': { criteria: ORDER_CRITERIA },
  'tens and ones': {
    criteria: [
      'build a number with tens and ones',
      'say how many tens and how many ones',
      'write the numeral that matches',
    ],
  },
  'what each digit is worth': {
    criteria: [
      'name the place of each digit',
      'say what each digit is worth',
      'build the number to prove it',
    ],
  },
  'expanded form': {
    criteria: [
      'say what each digit is worth',
      'write a number as the sum of its parts',
      'put the parts together again to check',
    ],
  },
  'zero as a placeholder': {
    criteria: [
      'show a number with an empty place on a chart',
      'write it with zeros in the right places',
      'explain what each zero does',
    ],
    think: [
      'Build the number on the chart.',
      'Which places are empty?',
      'Write a 0 in each empty place, so that the others keep their value.',
    ],
  },
  'what each digit of a decimal is worth': {
    misconceptions: [
      {
        what: 'Looks for “oneths” after the decimal point.',
        why: 'The names of the places seem to be mirrored at the point.',
        move: 'Find the ones on the chart: tens and tenths stand on either side of the ones.',
      },
    ],
  },
  'expanded form with powers of ten': {
    misconceptions: [
      {
        what: 'Reads 10³ as 10 × 3.',
        why: 'The small 3 looks like a number to multiply by.',
        move: 'Write 10 × 10 × 10 and work it out.',
      },
    ],
  },
  'negative powers of ten': {
    misconceptions: [
      {
        what: 'Takes 10⁻² for a negative number.',
        why: 'It has a minus sign.',
        move: 'Go down from 100, 10, 1: each step divides by ten. What comes next?',
      },
    ],
  },
  'ordering whole numbers and decimals': {
    misconceptions: [
      {
        what: 'Takes the decimal with more digits as the larger one.',
        why: 'That is so with whole numbers.',
        move: 'Fill up with zeros until all have the same number of places.',
      },
    ],
  },
}
