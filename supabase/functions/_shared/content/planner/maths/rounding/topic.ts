import type { MathsTopic } from '../maths-topic.ts'
import { HANDS_ON } from './hands-on.data.ts'
import { NOTES, TEACHING } from './notes.data.ts'
import { roundedInWords } from './other-kinds.ts'
import {
  anyDecimal,
  betweenTens,
  estimateProduct,
  estimateStory,
  estimateSum,
  hundredths,
  limits,
  nearerTen,
  nearestTen120,
  oneDecimal,
  sensible,
  tenOrHundred,
  toHundredThousand,
  toMillion,
  toThousandth,
  twoDecimals,
  upToThousand,
} from './questions.ts'

export const ROUNDING: MathsTopic = {
  id: 'rounding',
  title: 'rounding and estimating',
  match:
    /\bround(?!ing rule| (?:the|our) (?:school|block|playground|field|room|class|park|grounds))|estimat(?!e and then|e a measurement)|reasonable|benchmark/i,
  years: [2, 8],
  teaching: TEACHING,
  handsOn: HANDS_ON,
  notes: NOTES,
  practices: [
    {
      title: 'numbers on a line marked in tens',
      years: [2, 2],
      goal: /^Estimate where a number/,
      questions: [betweenTens, nearerTen],
    },
    {
      title: 'rounding to the nearest ten',
      years: [2, 2],
      goal: /^Round a number up to 120/,
      questions: roundedInWords(nearestTen120),
    },
    {
      title: 'rounding to tens and hundreds',
      years: [3, 3],
      goal: /^Round a number to its nearest ten or hundred/,
      questions: roundedInWords(tenOrHundred),
    },
    {
      title: 'rounding to 10, 100 and 1,000',
      years: [4, 4],
      goal: /^Round whole numbers to the nearest 10/,
      questions: roundedInWords(upToThousand),
    },
    {
      title: 'rounding whole numbers',
      years: [5, 5],
      goal: /^Round whole numbers to a chosen place from tens/,
      questions: roundedInWords(toHundredThousand),
    },
    {
      title: 'rounding to a million',
      years: [6, 6],
      goal: /nearest million/,
      questions: roundedInWords(toMillion),
    },
    {
      title: 'rounding one decimal place',
      years: [4, 4],
      goal: /^Round a number with one decimal place/,
      questions: roundedInWords(oneDecimal),
    },
    {
      title: 'rounding decimals to whole numbers',
      years: [5, 5],
      goal: /^Round a decimal with one or two/,
      questions: roundedInWords(twoDecimals),
    },
    {
      title: 'rounding hundredths',
      years: [6, 6],
      goal: /^Round hundredths/,
      questions: roundedInWords(hundredths),
    },
    {
      title: 'rounding whole numbers and decimals',
      years: [7, 7],
      goal: /^Round whole numbers to any power of ten/,
      questions: [toMillion, ...roundedInWords(anyDecimal)],
    },
    {
      title: 'rounding to three places',
      years: [8, 8],
      goal: /^Round whole numbers to any power of ten/,
      questions: [toThousandth, ...roundedInWords(toMillion)],
    },
    {
      title: 'estimating before calculating',
      years: [3, 4],
      goal: /^Estimate (the answer|totals)/,
      questions: [estimateSum, sensible, estimateStory],
    },
    {
      title: 'checking whether an answer is reasonable',
      years: [4, 7],
      goal: /rounding to predict|^Estimate with rounding/,
      questions: [estimateSum, sensible, estimateStory],
    },
    { title: 'limits on an answer', years: [8, 8], goal: /set limits/, questions: [limits, estimateProduct] },
  ],
}
