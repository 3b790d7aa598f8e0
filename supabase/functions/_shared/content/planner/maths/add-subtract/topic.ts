import { minusDecimal, plusDecimal } from '../decimals/questions.ts'
import { integerMinus, integerPlus } from '../integers/questions.ts'
import type { MathsTopic } from '../maths-topic.ts'
import { BANDS } from './bands.data.ts'
import { HANDS_ON } from './hands-on.data.ts'
import { NOTES, TEACHING } from './notes.data.ts'
import {
  add100,
  difference,
  doubled,
  eitherOrder,
  factMinus,
  factPlus,
  halved,
  joinTo20,
  make100,
  mixedStep,
  moneyLeft,
  notMinus,
  smallSteps,
  storyMinus,
  storyPlus,
  takeTo20,
  tenMore,
  threeMinus,
  threeNumbers,
  twoStep,
  whichChange,
  written,
  writtenMinus,
} from './questions.ts'

export const ADD_SUBTRACT: MathsTopic = {
  id: 'add-subtract',
  title: 'addition and subtraction',
  match:
    /\badd(?!itive|ing the areas)|addition|subtract|altogether|take some|how many are left|difference between|make 100|word problems? that (need|mix)|multi-step|number story|doubles?\b|halving|split a set|facts/i,
  years: [1, 8],
  teaching: TEACHING,
  bands: BANDS,
  handsOn: HANDS_ON,
  notes: NOTES,
  practices: [
    { title: 'joining two groups', years: [1, 1], goal: /^Join two groups/, questions: [joinTo20] },
    { title: 'taking away', years: [1, 1], goal: /^Take some objects/, questions: [takeTo20] },
    { title: 'finding the difference', years: [1, 1], goal: /^Find the difference/, questions: [difference] },
    { title: 'number stories', years: [1, 1], goal: /^Act out and solve/, questions: [joinTo20, takeTo20] },
    {
      title: 'addition and subtraction facts',
      years: [1, 2],
      goal: /^Recall addition/,
      questions: [factPlus, factMinus],
    },
    {
      title: 'doubles and halves',
      years: [1, 2],
      goal: /^(Recall doubles|Double numbers)/,
      questions: [doubled, halved],
    },
    {
      title: 'adding and subtracting ones or tens',
      years: [2, 2],
      goal: /^Add or subtract a one-digit/,
      questions: [smallSteps],
    },
    {
      title: 'adding three numbers',
      years: [2, 2],
      goal: /three one-digit/,
      questions: [threeNumbers, threeMinus],
    },
    { title: 'addition facts', years: [1, 2], isOnlyNamed: true, questions: [factPlus, joinTo20] },
    { title: 'subtraction facts', years: [1, 2], isOnlyNamed: true, questions: [factMinus, takeTo20] },
    { title: 'ten more and ten less', years: [1, 3], questions: [tenMore] },
    { title: 'adding 100', years: [2, 2], goal: /^Add 100/, questions: [add100, whichChange] },
    {
      title: 'word problems',
      years: [2, 3],
      goal: /^(Solve word problems that need one|Choose and carry out one)/,
      questions: [storyPlus, storyMinus],
    },
    {
      title: 'problems with more than one step',
      years: [2, 3],
      goal: /^Solve problems (that need more than one|with several)/,
      questions: [twoStep],
    },
    {
      title: 'word problems with several operations',
      years: [4, 5],
      goal: /^Solve (word problems that mix|multi-step)/,
      questions: [mixedStep, twoStep],
    },
    {
      title: 'adding in either order',
      years: [2, 2],
      goal: /either order/,
      questions: [eitherOrder, notMinus],
    },
    { title: 'making 100', years: [3, 3], goal: /make 100/, questions: [make100] },
    {
      title: 'addition and subtraction',
      years: [3, 8],
      goal: /^Add and subtract (numbers up to|two-, three-|increasingly|whole)/,
      questions: [written, writtenMinus],
    },
    { title: 'adding and subtracting decimals', years: [7, 8], questions: [plusDecimal, minusDecimal] },
    { title: 'word problems with several amounts', years: [7, 8], questions: [moneyLeft] },
    { title: 'adding and subtracting integers', years: [8, 8], questions: [integerPlus, integerMinus] },
  ],
}
