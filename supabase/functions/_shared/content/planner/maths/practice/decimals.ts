import {
  compareDecimals,
  compareMixed,
  digitWorth,
  dividedByTen,
  expandPowers,
  measureDecimal,
  minusDecimal,
  moreTenths,
  negativePower,
  orderDecimals,
  plusDecimal,
  pointSlip,
  powersOfTen,
  reasonable,
  shadedTenths,
  timesDecimal,
  timesWhole,
  toDecimal,
  toFraction,
} from './decimal-questions.ts'
import type { Practice } from './kit.ts'
import { backToFraction, knownFraction } from './percent-questions.ts'

const TENTH_CAN: [string, string, string] = [
  'say how many equal parts make one whole',
  'write the part as a fraction',
  'write the same amount as a decimal',
]

const COMPARE_CAN: [string, string, string] = [
  'write the numbers with the same parts',
  'compare tenths first, then hundredths',
  'explain why more digits does not mean a bigger number',
]

const SUM_CAN: [string, string, string] = [
  'line up the decimal points',
  'add or subtract place by place',
  'estimate to check',
]

const FORM_CAN: [string, string, string] = [
  'write a percentage as parts of a hundred',
  'change between the forms',
  'explain why they are the same amount',
]

const MOVE_THINK = [
  'Write the number on the place value chart.',
  'Multiplying by ten moves every digit one place to the left; dividing moves it to the right.',
  'The decimal point stays where it is.',
]

const TENTH_THINK = [
  'Count the equal parts in one whole.',
  'Say how many of them we have.',
  'Tenths stand just after the decimal point; hundredths come next.',
]

export const DECIMAL_PRACTICE: readonly Practice[] = [
  {
    topic: 'decimals',
    title: 'tenths as fractions and decimals',
    years: [4, 4],
    match: /^Read, write and represent tenths/,
    make: [shadedTenths, toDecimal, toFraction, moreTenths],
    can: TENTH_CAN,
    think: TENTH_THINK,
  },
  {
    topic: 'decimals',
    title: 'tenths, hundredths and thousandths',
    years: [5, 6],
    match: /^(Show tenths and hundredths|Write tenths, hundredths)/,
    make: [toDecimal, toFraction, digitWorth],
    can: TENTH_CAN,
    think: TENTH_THINK,
  },
  {
    topic: 'decimals',
    title: 'adding and subtracting decimals',
    years: [4, 7],
    match: /^Add and subtract (numbers with one decimal|decimals)/,
    make: [plusDecimal, minusDecimal, measureDecimal],
    can: SUM_CAN,
    think: [
      'Write the numbers so that the points line up.',
      'Fill empty places with a 0.',
      'Estimate with whole numbers to check.',
    ],
  },
  {
    topic: 'decimals',
    title: 'comparing tenths and hundredths',
    years: [5, 5],
    match: /^Compare tenths/,
    make: [compareMixed, compareDecimals],
    can: COMPARE_CAN,
  },
  {
    topic: 'decimals',
    title: 'ordering decimals',
    years: [5, 6],
    match: /^Order (numbers with up to two|decimals)/,
    make: [orderDecimals, compareDecimals],
    can: COMPARE_CAN,
  },
  {
    topic: 'decimals',
    title: 'checking decimal calculations',
    years: [6, 6],
    match: /^Use place value and estimation/,
    make: [reasonable, pointSlip],
    can: [
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
  {
    topic: 'decimals',
    title: 'fractions and their decimals',
    years: [5, 6],
    match: /^Recall the decimal equivalents/,
    make: [knownFraction, backToFraction],
    can: FORM_CAN,
    think: [
      'Write the fraction with 10 or 100 below.',
      'Read it as tenths or hundredths.',
      'Write the decimal.',
    ],
  },
  {
    topic: 'decimals',
    title: 'dividing by 10 and 100',
    years: [5, 5],
    match: /by 10 and 100 and explain/,
    make: [dividedByTen],
    can: [
      'say how many places the digits move',
      'write tenths and hundredths after the point',
      'explain why the number gets smaller',
    ],
    think: MOVE_THINK,
  },
  {
    topic: 'decimals',
    title: 'powers of ten',
    years: [7, 8],
    match: /^(Multiply and divide by 10|Multiply and divide decimals by powers)/,
    make: [powersOfTen(false), powersOfTen(true)],
    can: [
      'say which way and how far the digits move',
      'write the result with the right zeros',
      'explain the change in place value',
    ],
    think: MOVE_THINK,
  },
  {
    topic: 'decimals',
    title: 'negative powers of ten',
    years: [8, 8],
    match: /negative powers/,
    make: [negativePower, expandPowers],
    can: [
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
  {
    topic: 'decimals',
    title: 'multiplying a decimal by a whole number',
    years: [7, 7],
    match: /^Multiply a decimal/,
    make: [timesWhole],
    can: [
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
  {
    topic: 'decimals',
    title: 'multiplying decimals',
    years: [8, 8],
    match: /^Multiply positive decimals/,
    make: [timesDecimal],
    can: [
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
]
