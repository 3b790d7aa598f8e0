import { decimalDigitWorth, expandPowers, negativePower, orderDecimals } from '../decimals/questions.ts'
import { expandedPowers, tenPower } from '../factors/questions.ts'
import type { MathsTopic } from '../maths-topic.ts'
import { BANDS } from './bands.data.ts'
import { HANDS_ON } from './hands-on.data.ts'
import { NOTES, TEACHING } from './notes.data.ts'
import {
  compareTwo,
  digitWorth,
  expand,
  howManyOnes,
  inFigures,
  inWords,
  matchOrOrder,
  orderThem,
  partsToNumber,
  sayWhy,
  tensOnes,
  whyNought,
  withNoughts,
} from './questions.ts'

export const PLACE_VALUE: MathsTopic = {
  id: 'place-value',
  title: 'place value',
  match:
    /place value|value of each digit|each digit|expanded form|placeholder|tens and ones|tens-and-ones|hundreds, tens|read(, write|.*write).*num|numbers? (up )?to|in order|order(ing)? (a set of )?num|compare two numbers|which of two|arrange them by size|order whole numbers|place numbers/i,
  years: [1, 8],
  teaching: TEACHING,
  bands: BANDS,
  handsOn: HANDS_ON,
  notes: NOTES,
  practices: [
    {
      title: 'reading and writing numbers',
      years: [1, 6],
      goal: /^Read(,| and) write(,)? (and (match|order|arrange)|numbers|whole|numerals)|^Read, write and (match|order)/,
      questions: [inFigures, matchOrOrder, inWords],
    },
    {
      title: 'comparing numbers',
      years: [1, 2],
      goal: /^Compare two numbers|which of two is greater/,
      questions: [compareTwo, sayWhy, orderThem],
    },
    {
      title: 'ordering numbers',
      years: [1, 3],
      goal: /^Order a set of numbers|^Place numbers/,
      questions: [orderThem, compareTwo],
    },
    {
      title: 'tens and ones',
      years: [1, 1],
      goal: /^Show a two-digit number/,
      questions: [tensOnes, howManyOnes],
    },
    {
      title: 'what each digit is worth',
      years: [2, 3],
      goal: /value of each digit in|what each digit of/,
      questions: [digitWorth, partsToNumber],
    },
    {
      title: 'expanded form',
      years: [4, 4],
      goal: /expanded form and explain/,
      questions: [expand, digitWorth, partsToNumber],
    },
    {
      title: 'zero as a placeholder',
      years: [4, 4],
      goal: /placeholder/,
      questions: [withNoughts, whyNought],
    },
    {
      title: 'what each digit of a decimal is worth',
      years: [7, 8],
      questions: [digitWorth, decimalDigitWorth],
    },
    { title: 'expanded form with powers of ten', years: [7, 7], questions: [expandedPowers, tenPower] },
    { title: 'negative powers of ten', years: [8, 8], questions: [negativePower, expandPowers] },
    { title: 'ordering whole numbers and decimals', years: [7, 8], questions: [orderThem, orderDecimals] },
  ],
}
