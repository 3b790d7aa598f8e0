import type { Practice } from './kit.ts'
import {
  colder,
  compareIntegers,
  compareTwo,
  digitWorth,
  expand,
  howManyOnes,
  inFigures,
  inWords,
  matchOrOrder,
  opposite,
  orderIntegers,
  orderSignedDecimals,
  orderThem,
  partsToNumber,
  sayWhy,
  tensOnes,
  toZero,
  whyNought,
  withNoughts,
} from './place-value-questions.ts'

const ORDER_CAN: [string, string, string] = [
  'compare the largest places first',
  'put several numbers in order',
  'explain how I know which is greater',
]

const TENS_CAN: [string, string, string] = [
  'build a number with tens and ones',
  'say how many tens and how many ones',
  'write the numeral that matches',
]

const LINE_CAN: [string, string, string] = [
  'place positive and negative numbers on a number line',
  'say which of two numbers is greater, and which temperature is colder',
  'explain why −8 is less than −3',
]

export const PLACE_VALUE_PRACTICE: readonly Practice[] = [
  {
    topic: 'place-value',
    title: 'reading and writing numbers',
    years: [1, 6],
    match:
      /^Read(,| and) write(,)? (and (match|order|arrange)|numbers|whole|numerals)|^Read, write and (match|order)/,
    make: [inFigures, matchOrOrder, inWords],
    can: [
      'read a number and say it in words',
      'write it in figures',
      'compare it with others, largest place first',
    ],
  },
  {
    topic: 'place-value',
    title: 'comparing numbers',
    years: [1, 2],
    match: /^Compare two numbers|which of two is greater/,
    make: [compareTwo, sayWhy, orderThem],
    can: ORDER_CAN,
  },
  {
    topic: 'place-value',
    title: 'ordering numbers',
    years: [1, 3],
    match: /^Order a set of numbers|^Place numbers/,
    make: [orderThem, compareTwo],
    can: ORDER_CAN,
  },
  {
    topic: 'place-value',
    title: 'tens and ones',
    years: [1, 1],
    match: /^Show a two-digit number/,
    make: [tensOnes, howManyOnes],
    can: TENS_CAN,
  },
  {
    topic: 'place-value',
    title: 'what each digit is worth',
    years: [2, 3],
    match: /value of each digit in|what each digit of/,
    make: [digitWorth, partsToNumber],
    can: ['name the place of each digit', 'say what each digit is worth', 'build the number to prove it'],
  },
  {
    topic: 'place-value',
    title: 'expanded form',
    years: [4, 4],
    match: /expanded form and explain/,
    make: [expand, digitWorth, partsToNumber],
    can: [
      'say what each digit is worth',
      'write a number as the sum of its parts',
      'put the parts together again to check',
    ],
  },
  {
    topic: 'place-value',
    title: 'zero as a placeholder',
    years: [4, 4],
    match: /placeholder/,
    make: [withNoughts, whyNought],
    can: [
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
  {
    topic: 'integers',
    title: 'ordering positive and negative numbers',
    years: [5, 7],
    match: /^Order positive and negative whole|^Place integers/,
    make: [orderIntegers, colder, compareIntegers],
    can: LINE_CAN,
    think: [
      'Draw the line and mark zero.',
      'Negative numbers go to the left of zero.',
      'Further left is less, further right is greater.',
    ],
  },
  {
    topic: 'integers',
    title: 'positive and negative numbers and decimals',
    years: [8, 8],
    match: /^Locate, compare and order positive/,
    make: [orderSignedDecimals, compareIntegers],
    can: LINE_CAN,
    think: [
      'Mark zero, then the whole numbers.',
      'Place each decimal between its whole numbers.',
      'Read the order from left to right.',
    ],
  },
  {
    topic: 'integers',
    title: 'additive inverses',
    years: [7, 7],
    match: /additive inverse/,
    make: [opposite, toZero],
    can: [
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
]
