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

const MOVES: PracticeNotes = {
  walt: 'multiply and divide decimals by 10 and 100, and say how the digits move',
  criteria: [
    'say which way the digits move, and how many places',
    'write the result with the point between ones and tenths',
    'explain why the number grows or shrinks',
  ],
  prior: ['Name the places from tens to hundredths.', 'Multiply whole numbers by 10 and 100.'],
  materials: ['a place value chart with a decimal point a pair', 'digit cards', 'mini whiteboards'],
  think: [
    'I write the number on the chart. The point stays between ones and tenths.',
    'Times 10: each digit is worth ten times as much, so it moves one place to the left. Times 100: two places.',
    'Divided by 10: one place to the right. Divided by 100: two.',
    'I fill empty places up to the point with zeros, and check: should it be greater or smaller?',
  ],
  hook: 'A sticker costs $0.35. What do 10 cost? And 100? What happened to the 3 and to the 5?',
  ask: 'Why do we say that the digits move, and not the point?',
  misconceptions: [
    {
      what: 'Adds a nought: 3.5 × 10 = 3.50.',
      why: 'It looked right for whole numbers.',
      move: 'Slide the digits on the chart. What is the 3 worth now?',
    },
    {
      what: 'Moves only the part after the point: 3.5 × 10 = 3.50 or 30.5.',
      why: 'Takes the two sides of the point for two numbers.',
      move: 'Slide all the digit cards together.',
    },
    {
      what: 'Moves the digits the wrong way when dividing.',
      why: 'Remembers a direction, and not its reason.',
      move: 'Ask first: will the answer be greater or smaller?',
    },
  ],
  support: 'Slide digit cards on the chart, with one decimal place and × 10.',
  extension: '□ × 100 = 47 and 5.2 ÷ □ = 0.052: make four puzzles like these for a partner.',
  next: [
    'Change between units: metres and centimetres, kilograms and grams.',
    'Multiply a decimal by a whole number.',
  ],
  english: [
    ['decimal point', 'the dot between ones and tenths'],
    ['place', 'where a digit stands'],
  ],
}

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
  'multiplying decimals by 10 and 100': {
    ...MOVES,
    walt: 'multiply decimals by 10 and 100, and say how the digits move',
  },
  'dividing decimals by 10 and 100': {
    ...MOVES,
    walt: 'divide decimals by 10 and 100, and say how the digits move',
  },
  'multiplying and dividing decimals by 10 and 100': MOVES,
  'tenths and hundredths': {
    walt: 'read, write and compare tenths and hundredths',
    criteria: [
      'show tenths and hundredths on a ten by ten square',
      'write the same amount as a fraction and as a decimal',
      'compare tenths first, and say why 0.4 is more than 0.35',
    ],
    prior: [
      'Know that a tenth is one of ten equal parts.',
      'Say what each digit of a whole number is worth.',
    ],
    materials: [
      'ten by ten squares on squared paper',
      'a place value chart with a decimal point',
      'mini whiteboards',
    ],
    think: [
      'One column of the square is one tenth; one small square is one hundredth.',
      'I count whole columns first: those are the tenths.',
      'Small squares that are left are the hundredths. Ten of them make a tenth.',
      'I write the tenths just after the point, and the hundredths beside them.',
    ],
    hook: 'Shade 0.4 of one square and 0.35 of another. Before you shade: which will be larger?',
    ask: 'Why is 0.4 the same as 0.40?',
    misconceptions: [
      {
        what: 'Says 0.35 is more than 0.4.',
        why: 'Reads 35 and 4 as whole numbers.',
        move: 'Shade both: compare the full columns first.',
      },
      {
        what: 'Writes 7/100 as 0.7.',
        why: 'One digit is put in the first place after the point.',
        move: 'How many tenths are there? Write that digit first, even if it is 0.',
      },
      {
        what: 'Reads 0.35 as “nought point thirty-five”.',
        why: 'It is read as a whole number after a dot.',
        move: 'Read it as three tenths and five hundredths, and then as “nought point three five”.',
      },
    ],
    support: 'Work with tenths only, on strips cut from the square.',
    extension: 'Find three decimals between 0.3 and 0.4, and show where they are on the square.',
    next: ['Order decimals with two places.', 'Link hundredths with percentages and cents.'],
  },
  'decimal place value': {
    walt: 'say what each digit of a decimal is worth, and use that to compare',
    criteria: [
      'name the places on both sides of the point',
      'say what each digit is worth as tenths, hundredths or thousandths',
      'compare two decimals place by place',
    ],
    prior: ['Say what each digit of a whole number is worth.', 'Show tenths on a strip or a square.'],
    think: [
      'I find the ones: the place just before the point.',
      'To the right of it each place is worth ten times less: tenths, hundredths, thousandths.',
      'I say the digit with its place, such as five hundredths.',
      'To compare, I start at the left and stop at the first place that differs.',
    ],
    hook: 'Write 3.47 and 3.5. One class member swam the first time in seconds, another the second. Who was faster?',
    ask: 'Why are there tenths and hundredths, but no “oneths”?',
    misconceptions: [
      {
        what: 'Looks for “oneths” after the decimal point.',
        why: 'The names seem to be mirrored at the point.',
        move: 'Find the ones on the chart: tens and tenths stand on either side of them.',
      },
      {
        what: 'Takes the decimal with more digits for the larger: 3.47 > 3.5.',
        why: 'That is so with whole numbers.',
        move: 'Write 3.50 under 3.47, and compare the tenths.',
      },
    ],
    support: 'Use one place after the point, built with strips; then two.',
    extension:
      'Make the number closest to 5 with the digits 0, 4, 5, 9 and a point. Prove that nothing is closer.',
    next: ['Order decimals.', 'Multiply and divide decimals by 10 and 100.'],
    english: [
      ['tenth', 'one of ten equal parts, 0.1'],
      ['hundredth', 'one of a hundred equal parts, 0.01'],
      ['decimal point', 'the dot between ones and tenths'],
    ],
  },
}
