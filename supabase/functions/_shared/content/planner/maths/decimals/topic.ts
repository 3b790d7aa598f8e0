import type { MathsTopic } from '../maths-topic.ts'
import { inOtherWords, missingIn, mistakeIn } from '../other-kinds.ts'
import { decimalToFraction, fractionToDecimal } from './fraction-questions.ts'
import { HANDS_ON } from './hands-on.data.ts'
import { decimalHalfway, decimalOnLine, decimalSteps } from './line-questions.ts'
import { NOTES, TEACHING } from './notes.data.ts'
import {
  compareDecimals,
  compareMixed,
  decimalDigitWorth,
  decimalTimesWhole,
  dividedByTen,
  expandPowers,
  inHundredths,
  moreTenths,
  movedPlaces,
  negativePower,
  orderDecimals,
  pointSlip,
  powersOfTen,
  reasonable,
  shadedTenths,
  timesDecimal,
  toDecimal,
  toFraction,
} from './questions.ts'
import { measureDecimal, minusDecimal, plusDecimal } from './sum-questions.ts'

export const DECIMALS: MathsTopic = {
  id: 'decimals',
  title: 'decimals',
  match:
    /decimal|tenths|hundredths|thousandths|powers of ten and explain|by 10 and 100 and explain the place value/i,
  years: [4, 8],
  teaching: TEACHING,
  handsOn: HANDS_ON,
  notes: NOTES,
  practices: [
    {
      title: 'tenths as fractions and decimals',
      years: [4, 4],
      goal: /^Read, write and represent tenths/,
      questions: [shadedTenths, toDecimal, toFraction, moreTenths],
    },
    {
      title: 'tenths, hundredths and thousandths',
      years: [5, 6],
      goal: /^(Show tenths and hundredths|Write tenths, hundredths)/,
      questions: [toDecimal, toFraction, decimalDigitWorth],
    },
    {
      title: 'adding and subtracting decimals',
      years: [4, 7],
      goal: /^Add and subtract (numbers with one decimal|decimals)/,
      questions: [
        plusDecimal,
        minusDecimal,
        measureDecimal,
        missingIn(plusDecimal),
        mistakeIn(minusDecimal),
        measureDecimal,
      ],
    },
    {
      title: 'comparing tenths and hundredths',
      years: [5, 5],
      goal: /^Compare tenths/,
      questions: [compareMixed, compareDecimals],
    },
    {
      title: 'ordering decimals',
      years: [5, 6],
      goal: /^Order (numbers with up to two|decimals)/,
      questions: [orderDecimals, compareDecimals],
    },
    {
      title: 'checking decimal calculations',
      years: [6, 6],
      goal: /^Use place value and estimation/,
      questions: [reasonable, pointSlip],
    },
    {
      title: 'fractions and their decimals',
      years: [5, 6],
      goal: /^Recall the decimal equivalents/,
      questions: [fractionToDecimal, decimalToFraction],
    },
    {
      title: 'dividing by 10 and 100',
      years: [5, 5],
      goal: /by 10 and 100 and explain/,
      questions: inOtherWords(dividedByTen),
    },
    {
      title: 'powers of ten',
      years: [7, 8],
      goal: /^(Multiply and divide by 10|Multiply and divide decimals by powers)/,
      questions: [powersOfTen(false), powersOfTen(true)],
    },
    {
      title: 'negative powers of ten',
      years: [8, 8],
      goal: /negative powers/,
      questions: [negativePower, expandPowers],
    },
    {
      title: 'multiplying a decimal by a whole number',
      years: [7, 7],
      goal: /^Multiply a decimal/,
      questions: inOtherWords(decimalTimesWhole),
    },
    {
      title: 'multiplying decimals',
      years: [8, 8],
      goal: /^Multiply positive decimals/,
      questions: inOtherWords(timesDecimal),
    },
    {
      title: 'tenths and hundredths',
      years: [4, 6],
      isOnlyNamed: true,
      questions: [inHundredths(toDecimal), inHundredths(toFraction), inHundredths(compareDecimals)],
    },
    {
      title: 'decimals on a number line',
      years: [4, 8],
      isOnlyNamed: true,
      questions: [decimalOnLine, decimalSteps, decimalHalfway],
    },
    {
      title: 'decimal place value',
      years: [4, 8],
      isOnlyNamed: true,
      questions: [decimalDigitWorth, compareDecimals, toDecimal],
    },
    {
      title: 'multiplying decimals by 10 and 100',
      years: [5, 8],
      isOnlyNamed: true,
      questions: inOtherWords(movedPlaces(false)),
    },
    {
      title: 'dividing decimals by 10 and 100',
      years: [5, 8],
      isOnlyNamed: true,
      questions: inOtherWords(movedPlaces(true)),
    },
    {
      title: 'multiplying and dividing decimals by 10 and 100',
      years: [5, 8],
      isOnlyNamed: true,
      questions: [movedPlaces(false), movedPlaces(true)],
    },
  ],
}
