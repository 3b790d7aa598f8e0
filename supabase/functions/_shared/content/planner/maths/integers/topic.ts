import type { MathsTopic } from '../maths-topic.ts'
import { HANDS_ON } from './hands-on.data.ts'
import { NOTES, TEACHING } from './notes.data.ts'
import {
  colder,
  compareIntegers,
  integerMinus,
  integerMistake,
  integerPlus,
  liftFloors,
  minusNegative,
  missingInteger,
  opposite,
  orderIntegers,
  orderSignedDecimals,
  owing,
  plusNegative,
  temperature,
  toZero,
  upThroughZero,
  zeroInCount,
} from './questions.ts'
import { dividedInteger, fallsEachHour, timesInteger } from './times-questions.ts'

export const INTEGERS: MathsTopic = {
  id: 'integers',
  title: 'positive and negative numbers',
  match: /negative|integer|past zero|through zero|additive inverse/i,
  years: [5, 8],
  teaching: TEACHING,
  handsOn: HANDS_ON,
  notes: NOTES,
  practices: [
    {
      title: 'counting past zero',
      years: [5, 6],
      goal: /past zero|through zero/,
      questions: [zeroInCount, upThroughZero],
    },
    {
      title: 'ordering positive and negative numbers',
      years: [5, 8],
      goal: /^Order positive and negative whole|^Place integers/,
      questions: [orderIntegers, colder, compareIntegers],
    },
    {
      title: 'positive and negative numbers and decimals',
      years: [8, 8],
      goal: /^Locate, compare and order positive/,
      questions: [orderSignedDecimals, compareIntegers],
    },
    { title: 'additive inverses', years: [7, 7], goal: /additive inverse/, questions: [opposite, toZero] },
    {
      title: 'adding and subtracting integers',
      years: [7, 8],
      goal: /^(Model the addition|Add and subtract positive and negative)/,
      questions: [integerPlus, integerMinus, temperature, missingInteger, integerMistake, liftFloors],
    },
    {
      title: 'subtracting negative numbers',
      years: [6, 8],
      isOnlyNamed: true,
      questions: [minusNegative, integerMinus, integerMistake, temperature],
    },
    {
      title: 'adding and subtracting negative numbers',
      years: [6, 8],
      isOnlyNamed: true,
      notes: 'adding and subtracting integers',
      questions: [
        plusNegative,
        minusNegative,
        temperature,
        integerPlus,
        missingInteger,
        integerMinus,
        liftFloors,
        integerMistake,
      ],
    },
    {
      title: 'multiplying and dividing integers',
      years: [7, 8],
      isOnlyNamed: true,
      questions: [timesInteger, dividedInteger, timesInteger, fallsEachHour],
    },
    { title: 'temperatures below zero', years: [5, 8], questions: [colder, temperature] },
    {
      title: 'problems with negative numbers',
      years: [7, 7],
      goal: /^Solve problems with negative/,
      questions: [temperature, owing, liftFloors, colder],
    },
  ],
}
