import { decimalDigitWorth, expandPowers, negativePower, orderDecimals } from '../decimals/questions.ts'
import { expandedPowers, tenPower } from '../factors/questions.ts'
import type { MathsTopic, Practice } from '../maths-topic.ts'
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
import { compareScientific, fromScientific, smallOrLarge, toScientific } from './scientific-questions.ts'
import { SIZE_HANDS_ON } from './size-hands-on.data.ts'
import { SIZE_NOTES } from './size-notes.data.ts'
import {
  allPlaces,
  atMark,
  halfway,
  nearNumbers,
  otherTens,
  restOf,
  teenMade,
  teenOnes,
  teenRest,
  upTo,
  withGap,
} from './size-questions.ts'

/** Place value of numbers with three digits and more, each size a lesson of its own. */
const SIZES: readonly Practice[] = (
  [
    ['1,000', 1000, [3, 4]],
    ['10,000', 10_000, [3, 5]],
    ['1,000,000', 1_000_000, [5, 8]],
  ] as const
).map(([name, top, years]) => ({
  title: `place value to ${name}`,
  years: [...years],
  isOnlyNamed: true,
  questions: [
    allPlaces(top, digitWorth),
    withGap(top),
    allPlaces(top, expand),
    upTo(top, inWords),
    allPlaces(top, partsToNumber),
  ],
}))

export const PLACE_VALUE: MathsTopic = {
  id: 'place-value',
  title: 'place value',
  match:
    /place value|value of each digit|each digit|expanded form|placeholder|tens and ones|tens-and-ones|hundreds, tens|read(, write|.*write).*num|numbers? (up )?to|in order|order(ing)? (a set of )?num|compare two numbers|which of two|arrange them by size|order whole numbers|place numbers/i,
  years: [1, 8],
  teaching: TEACHING,
  bands: BANDS,
  handsOn: [...SIZE_HANDS_ON, ...HANDS_ON],
  notes: { ...NOTES, ...SIZE_NOTES },
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
    {
      title: 'scientific notation',
      years: [6, 8],
      isOnlyNamed: true,
      questions: [toScientific, fromScientific, compareScientific, smallOrLarge],
    },
    { title: 'ordering whole numbers and decimals', years: [7, 8], questions: [orderThem, orderDecimals] },
    { title: 'teen numbers', years: [1, 2], isOnlyNamed: true, questions: [teenOnes, teenMade, teenRest] },
    {
      title: 'place value to 100',
      years: [1, 3],
      isOnlyNamed: true,
      questions: [upTo(100, digitWorth), otherTens, tensOnes, upTo(100, partsToNumber)],
    },
    ...SIZES,
    { title: 'partitioning numbers', years: [1, 4], isOnlyNamed: true, questions: [restOf, otherTens] },
    { title: 'comparing numbers', years: [3, 8], isOnlyNamed: true, questions: [nearNumbers, orderThem] },
    { title: 'numbers on a number line', years: [1, 5], isOnlyNamed: true, questions: [atMark, halfway] },
  ],
}
