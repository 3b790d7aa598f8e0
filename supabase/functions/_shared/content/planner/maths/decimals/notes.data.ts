import type { Teaching } from '../../topic.ts'
import type { PracticeNotes } from '../maths-topic.ts'

export const TEACHING: Teaching = {
  walt: 'read, compare and calculate with decimals',
  criteria: [
    'say what each digit after the decimal point is worth',
    'compare decimals one place at a time',
    'line up the places when I add or subtract',
  ],
  prior: ['Use place value to thousands.', 'Know that one tenth is one of ten equal parts.'],
  materials: [
    'place value chart with a decimal point',
    'tenths and hundredths grids or decimal pipes',
    'mini whiteboards',
  ],
  think: [
    'Find the decimal point: ones on the left, tenths on the right.',
    'Write the numbers so that the places line up.',
    'Estimate with whole numbers to see whether the answer is sensible.',
  ],
  hook: 'Which is longer, a 0.4 m ribbon or a 0.35 m ribbon? Pairs decide, then measure.',
  ask: 'Does a decimal with more digits have to be bigger?',
  misconceptions: [
    {
      what: 'Says 0.35 is more than 0.4.',
      why: 'Reads 35 and 4 as whole numbers.',
      move: 'Shade both on a hundredths grid, or write 0.40.',
    },
    {
      what: 'Lines up the last digits when adding.',
      why: 'That works with whole numbers.',
      move: 'Use a chart with the decimal point marked.',
    },
  ],
  support: 'Build each number on a tenths grid; one decimal place only.',
  extension: 'Find a decimal between 0.3 and 0.4, then one between those two. How long can you go on?',
  next: ['Use decimals in money and measurement.', 'Link decimals, fractions and percentages.'],
  english: [
    ['tenth', 'one of ten equal parts, 0.1'],
    ['hundredth', 'one of a hundred equal parts, 0.01'],
    ['decimal point', 'the dot between ones and tenths'],
  ],
  reo: ['tau ā-ira', 'uara tū', 'mati'],
}

const TENTH_CRITERIA: Teaching['criteria'] = [
  'say how many equal parts make one whole',
  'write the part as a fraction',
  'write the same amount as a decimal',
]

const COMPARE_CRITERIA: Teaching['criteria'] = [
  'write the numbers with the same parts',
  'compare tenths first, then hundredths',
  'explain why more digits does not mean a bigger number',
]

const TENTH_THINKING: Teaching['think'] = [
  'Count the equal parts in one whole.',
  'Say how many of them we have.',
  'Tenths stand just after the decimal point; hundredths come next.',
]

const MOVE_THINKING: Teaching['think'] = [
  'Write the number on the place value chart.',
  'Multiplying by ten moves every digit one place to the left; dividing moves it to the right.',
  'The decimal point stays where it is.',
]

/** The notes of a practice, by its title. */
export const NOTES: Readonly<Record<string, PracticeNotes>> = {
  'tenths as fractions and decimals': { criteria: TENTH_CRITERIA, think: TENTH_THINKING },
  'tenths, hundredths and thousandths': { criteria: TENTH_CRITERIA, think: TENTH_THINKING },
  'adding and subtracting decimals': {
    criteria: ['line up the decimal points', 'add or subtract place by place', 'estimate to check'],
    think: [
      'Write the numbers so that the points line up.',
      'Fill empty places with a 0.',
      'Estimate with whole numbers to check.',
    ],
  },
  'comparing tenths and hundredths': { criteria: COMPARE_CRITERIA },
  'ordering decimals': { criteria: COMPARE_CRITERIA },
  'checking decimal calculations': {
    criteria: [
      'round each decimal to a whole number',
      'estimate the answer',
      'say whether a calculation can be right',
    ],
    think: [
      'Round each number to the nearest one.',
      'Work with the round numbers.',
      'Is the answer near the estimate?',
    ],
  },
  'fractions and their decimals': {
    criteria: [
      'write a percentage as parts of a hundred',
      'change between the forms',
      'explain why they are the same amount',
    ],
    think: [
      'Write the fraction with 10 or 100 below.',
      'Read it as tenths or hundredths.',
      'Write the decimal.',
    ],
  },
  'dividing by 10 and 100': {
    criteria: [
      'say how many places the digits move',
      'write tenths and hundredths after the point',
      'explain why the number gets smaller',
    ],
    think: MOVE_THINKING,
  },
  'powers of ten': {
    criteria: [
      'say which way and how far the digits move',
      'write the result with the right zeros',
      'explain the change in place value',
    ],
    think: MOVE_THINKING,
  },
  'negative powers of ten': {
    criteria: [
      'say what a negative power of ten means',
      'write a decimal with powers of ten',
      'explain the pattern to the right of the point',
    ],
    think: [
      '10¹ is ten, 10⁰ is one: each step divides by ten.',
      'So 10⁻¹ is one tenth and 10⁻² is one hundredth.',
      'Write the digit in that place.',
    ],
  },
  'multiplying a decimal by a whole number': {
    criteria: [
      'use the related whole-number fact',
      'put the digits back in their places',
      'check with an estimate',
    ],
    think: [
      'Leave out the point and multiply.',
      'Were these tenths or hundredths?',
      'Put the point back, and check with an estimate.',
    ],
  },
  'multiplying decimals': {
    criteria: [
      'estimate the size of the answer',
      'multiply as whole numbers',
      'place the decimal point and check',
    ],
    think: [
      'Estimate first.',
      'Multiply as whole numbers.',
      'Tenths of tenths are hundredths: place the point.',
    ],
  },
}
