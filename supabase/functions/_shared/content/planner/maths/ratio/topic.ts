import type { MathsTopic } from '../maths-topic.ts'
import { HANDS_ON } from './hands-on.data.ts'
import { NOTES, TEACHING } from './notes.data.ts'
import { asRatio, fromRate, proportion, recipe, splitRatio, timeFromRate, unitRate } from './questions.ts'
import {
  differenceKnown,
  fractionOfWhole,
  mapScale,
  otherPart,
  sharedMoney,
  wholeFromPart,
} from './share-questions.ts'

export const RATIO: MathsTopic = {
  id: 'ratio',
  title: 'ratio and proportion',
  match: /\bratio|proportion problems|grow together/i,
  years: [7, 8],
  teaching: TEACHING,
  handsOn: HANDS_ON,
  notes: NOTES,
  practices: [
    {
      title: 'proportion',
      years: [7, 7],
      goal: /^Solve proportion/,
      questions: [proportion, recipe, fromRate, otherPart],
    },
    {
      title: 'sharing in a ratio',
      years: [8, 8],
      goal: /^Divide a quantity into two/,
      questions: [splitRatio, sharedMoney, otherPart, differenceKnown, wholeFromPart],
    },
    {
      title: 'writing a ratio',
      years: [8, 8],
      goal: /^Express the split/,
      questions: [asRatio, fractionOfWhole, otherPart],
    },
    {
      title: 'ratio',
      years: [6, 8],
      isOnlyNamed: true,
      questions: [
        asRatio,
        splitRatio,
        otherPart,
        fractionOfWhole,
        wholeFromPart,
        sharedMoney,
        mapScale,
        differenceKnown,
      ],
    },
    { title: 'rates', years: [6, 8], isOnlyNamed: true, questions: [unitRate, fromRate, timeFromRate] },
    {
      title: 'ratios and rates',
      years: [6, 8],
      isOnlyNamed: true,
      questions: [asRatio, unitRate, otherPart, fromRate, sharedMoney, timeFromRate, wholeFromPart, mapScale],
    },
  ],
}
