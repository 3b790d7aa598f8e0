import type { MathsTopic } from '../maths-topic.ts'
import { HANDS_ON } from './hands-on.data.ts'
import { NOTES, TEACHING } from './notes.data.ts'
import {
  fractionByWhole,
  howManyUnits,
  mixedSum,
  relatedSum,
  sameSum,
  timesFraction,
  unitsStory,
  unlikeSum,
  wholeTimesFraction,
} from './questions.ts'
import { withStories } from './story-questions.ts'

export const FRACTION_SUMS: MathsTopic = {
  id: 'fraction-sums',
  title: 'calculating with fractions',
  match: /(add|subtract|multiply|divide)[^.]*\bfractions?\b|unit fraction and explain|\d\/\d\s*[+×÷]\s*\d/i,
  years: [4, 8],
  teaching: TEACHING,
  handsOn: HANDS_ON,
  notes: NOTES,
  practices: [
    {
      title: 'adding and subtracting fractions',
      years: [4, 4],
      goal: /^Add and subtract fractions that have the same/,
      questions: withStories(sameSum),
    },
    {
      title: 'adding and subtracting fractions',
      years: [5, 8],
      isOnlyNamed: true,
      questions: withStories(sameSum),
    },
    {
      title: 'adding and subtracting related fractions',
      years: [5, 6],
      goal: /^Add and subtract fractions (whose|with related)/,
      questions: withStories(relatedSum),
    },
    {
      title: 'adding and subtracting related fractions',
      years: [7, 8],
      isOnlyNamed: true,
      questions: withStories(relatedSum),
    },
    {
      title: 'adding and subtracting mixed numbers',
      years: [7, 7],
      goal: /^Add and subtract fractions, including/,
      questions: withStories(mixedSum),
    },
    {
      title: 'fractions with different denominators',
      years: [8, 8],
      goal: /^Add and subtract fractions with different/,
      questions: withStories(unlikeSum),
    },
    {
      title: 'multiplying a whole number by a fraction',
      years: [7, 7],
      goal: /^Multiply a whole number by a fraction/,
      questions: [wholeTimesFraction(false)],
    },
    {
      title: 'multiplying by mixed numbers',
      years: [8, 8],
      goal: /^Multiply a whole number by an improper/,
      questions: [wholeTimesFraction(true)],
    },
    {
      title: 'multiplying fractions',
      years: [8, 8],
      goal: /^Multiply two fractions/,
      questions: [timesFraction],
    },
    { title: 'dividing a fraction', years: [7, 7], goal: /^Divide a fraction/, questions: [fractionByWhole] },
    {
      title: 'dividing by a unit fraction',
      years: [7, 7],
      goal: /^Divide a whole number by a unit/,
      questions: [howManyUnits, unitsStory],
    },
  ],
}
