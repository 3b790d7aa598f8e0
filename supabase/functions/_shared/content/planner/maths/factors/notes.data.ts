import type { Teaching } from '../../topic.ts'
import type { PracticeNotes } from '../maths-topic.ts'

export const TEACHING: Teaching = {
  walt: 'find factors and multiples, and use them to describe numbers',
  criteria: [
    'find every factor by working in pairs',
    'explain what makes a number prime, square or cube',
    'use factors or multiples to solve a problem',
  ],
  prior: ['Know the times tables to 10 × 10.', 'Divide and say whether there is a remainder.'],
  materials: ['squared paper', 'counters', 'a hundreds board a pair'],
  think: [
    'Begin with 1 and the number itself.',
    'Try 2, then 3, then 4, keeping the pairs together.',
    'Stop when the pairs meet.',
  ],
  hook: 'Make every rectangle you can from 24 counters, then from 23. What do you notice?',
  ask: 'How do you know you have found them all?',
  misconceptions: [
    {
      what: 'Mixes up factors and multiples.',
      why: 'Both come from times tables.',
      move: 'Say it in a sentence: factors go into a number, multiples come out of it.',
    },
    {
      what: 'Reads 5² as 5 × 2.',
      why: 'The small 2 looks like a number to multiply by.',
      move: 'Draw the square: five rows of five.',
    },
  ],
  support: 'Build rectangles on squared paper and read the factors from the sides.',
  extension: 'Find a number under 100 with more factors than 48, and prove it.',
  next: ['Use common factors to simplify fractions.', 'Look for patterns in square numbers.'],
  english: [
    ['factor', 'a number that divides another exactly'],
    ['multiple', 'a number made by multiplying'],
    ['prime', 'having exactly two factors'],
  ],
  reo: ['whakarea', 'whakawehe', 'tauoti'],
}

/** The notes of a practice, by its title. */
export const NOTES: Readonly<Record<string, PracticeNotes>> = {
  'factor pairs': {
    criteria: [
      'find pairs that multiply to the number',
      'work in order, so that none is missed',
      'explain how I know I have them all',
    ],
  },
  'square and cube numbers': {
    criteria: [
      'read ² as squared and ³ as cubed',
      'say the squares and cubes I know',
      'draw a square number',
    ],
    think: [
      '5² is five rows of five.',
      '2³ is a cube: two, by two, by two.',
      'Multiply the number by itself.',
    ],
  },
  exponents: {
    criteria: [
      'read the small number as how often to multiply',
      'write repeated multiplication with it',
      'evaluate the result',
    ],
    think: [
      'Read the base and the exponent.',
      'Write the base that many times with × between.',
      'Multiply step by step.',
    ],
  },
  'expanded form with powers of ten': {
    criteria: [
      'write 10, 100 and 1,000 as powers of ten',
      'write a number as a sum with powers of ten',
      'put the parts together to check',
    ],
    think: [
      'Name the place of each digit.',
      'Write the place as a power of ten.',
      'Multiply and add the parts.',
    ],
  },
  'square roots': {
    criteria: ['read the √ symbol', 'find the number that was squared', 'check by multiplying'],
    think: ['Which number times itself makes this?', 'Try the squares I know.', 'Check by multiplying.'],
  },
  'cube numbers and cube roots': {
    criteria: [
      'say the cube numbers to 125',
      'find the number that was cubed',
      'explain how the two undo each other',
    ],
    think: [
      'Cubed means multiplied by itself and by itself again.',
      'A cube root undoes it.',
      'Check by cubing.',
    ],
  },
  'roots with a calculator': {
    criteria: [
      'find whole numbers on each side of a root',
      'find the root with a calculator',
      'round it sensibly',
    ],
    think: [
      'Which square is just below, and which just above?',
      'So the root lies between those whole numbers.',
      'Use the calculator, and check that it does.',
    ],
  },
  'divisibility rules': {
    criteria: ['say the rule for a number', 'test a number with it', 'check by dividing'],
    think: [
      'Which rule belongs to this number?',
      'Look at the digits it asks for.',
      'Say yes or no, and why.',
    ],
  },
  'prime numbers': {
    criteria: [
      'say what makes a number prime',
      'test with small primes',
      'explain why a number is or is not prime',
    ],
  },
  'prime factors': {
    criteria: [
      'tell primes from composite numbers',
      'divide by primes step by step',
      'check by multiplying the factors',
    ],
  },
  'the highest common factor': {
    criteria: [
      'list the factors of both numbers',
      'find the ones they share',
      'choose the highest and check',
    ],
  },
  'the least common multiple': {
    criteria: [
      'list the multiples of both numbers',
      'find the first one they share',
      'check that both divide it',
    ],
  },
}
