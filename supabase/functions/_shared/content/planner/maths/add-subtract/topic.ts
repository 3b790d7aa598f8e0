import { minusDecimal, plusDecimal } from '../decimals/sum-questions.ts'
import { integerMinus, integerPlus } from '../integers/questions.ts'
import type { MathsTopic } from '../maths-topic.ts'
import { ticketsAndChange, weeklySaving } from '../money/saving-questions.ts'
import { byMethod, inOtherWords, missingIn } from '../other-kinds.ts'
import { BANDS } from './bands.data.ts'
import { countBack, countOn, oppositeFact, orderedFact, sharedOut } from './bond-questions.ts'
import { BONDS } from './bonds.ts'
import { columnMinus, columnPlus } from './column-questions.ts'
import {
  doubled,
  doubleOfWhat,
  doubleSum,
  factJoined,
  factMinus,
  factPlus,
  factTaken,
  halfShared,
  halved,
} from './fact-questions.ts'
import { triangleFacts, triangleGap } from './family-questions.ts'
import { HANDS_ON } from './hands-on.data.ts'
import { NOTES, TEACHING } from './notes.data.ts'
import { onFrames } from './on-frames.ts'
import {
  add100,
  difference,
  eitherOrder,
  joinTo20,
  make100,
  mixedStep,
  moneyLeft,
  notMinus,
  smallSteps,
  takeTo20,
  tenMore,
  threeMinus,
  threeNumbers,
  twoStep,
  whichChange,
  written,
  writtenMinus,
} from './questions.ts'
import {
  storyAtFirst,
  storyDifference,
  storyGiven,
  storyMinus,
  storyNeeded,
  storyPlus,
} from './story-questions.ts'
import { STRATEGY_HANDS_ON } from './strategy-hands-on.data.ts'
import { STRATEGY_NOTES } from './strategy-notes.data.ts'
import {
  addInParts,
  bridgeMinus,
  bridgePlus,
  bridgeSteps,
  doubleFirst,
  fromDouble,
  jumpMinus,
  jumpPlus,
  mentalSums,
  nearDouble,
  takeInParts,
  tidyMinus,
  tidyPlus,
} from './strategy-questions.ts'

export const ADD_SUBTRACT: MathsTopic = {
  id: 'add-subtract',
  title: 'addition and subtraction',
  match:
    /\badd(?!itive|ing the areas)|addition|subtract|altogether|take some|how many are left|difference between|make 100|word problems? that (need|mix)|multi-step|number story|doubles?\b|halving|split a set|facts/i,
  years: [1, 8],
  teaching: TEACHING,
  bands: BANDS,
  handsOn: [...STRATEGY_HANDS_ON, ...HANDS_ON],
  notes: { ...NOTES, ...STRATEGY_NOTES },
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
    { title: 'doubles', years: [1, 5], isOnlyNamed: true, questions: [doubled, doubleSum, doubleOfWhat] },
    { title: 'halving numbers', years: [1, 5], isOnlyNamed: true, questions: [halved, halfShared] },
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
    {
      title: 'addition facts',
      years: [1, 2],
      isOnlyNamed: true,
      questions: [onFrames(factPlus), onFrames(factJoined)],
    },
    {
      title: 'subtraction facts',
      years: [1, 2],
      isOnlyNamed: true,
      questions: [onFrames(factMinus), onFrames(factTaken)],
    },
    { title: 'ten more and ten less', years: [1, 3], questions: [tenMore] },
    { title: 'adding 100', years: [2, 2], goal: /^Add 100/, questions: [add100, whichChange] },
    {
      title: 'word problems',
      years: [2, 3],
      goal: /^(Solve word problems that need one|Choose and carry out one)/,
      questions: [storyPlus, storyMinus, storyGiven, storyDifference, storyNeeded, storyAtFirst],
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
      questions: inOtherWords(written, writtenMinus),
    },
    {
      title: 'adding and subtracting decimals',
      years: [7, 8],
      questions: inOtherWords(plusDecimal, minusDecimal),
    },
    { title: 'word problems with several amounts', years: [7, 8], questions: [moneyLeft] },
    { title: 'adding and subtracting integers', years: [8, 8], questions: [integerPlus, integerMinus] },
    ...BONDS,
    {
      title: 'counting on and counting back',
      years: [1, 2],
      isOnlyNamed: true,
      questions: [countOn, countBack],
    },
    {
      title: 'addition and subtraction fact families',
      years: [1, 3],
      isOnlyNamed: true,
      questions: [oppositeFact, orderedFact],
    },
    {
      title: 'fact triangles',
      years: [1, 3],
      isOnlyNamed: true,
      notes: 'addition and subtraction fact families',
      questions: [triangleGap, triangleFacts, triangleGap],
    },
    {
      title: 'bridging through ten',
      years: [1, 5],
      isOnlyNamed: true,
      questions: [bridgeSteps, bridgePlus, bridgeMinus],
    },
    {
      title: 'near doubles',
      years: [1, 4],
      isOnlyNamed: true,
      questions: [doubleFirst, fromDouble, nearDouble, missingIn(nearDouble)],
    },
    {
      title: 'the jump strategy on a number line',
      years: [2, 5],
      isOnlyNamed: true,
      questions: [jumpPlus, jumpMinus],
    },
    {
      title: 'rounding and compensating',
      years: [2, 6],
      isOnlyNamed: true,
      questions: [tidyPlus, tidyMinus],
    },
    {
      title: 'adding two-digit numbers',
      years: [2, 4],
      isOnlyNamed: true,
      questions: inOtherWords(addInParts(2)),
    },
    {
      title: 'subtracting two-digit numbers',
      years: [2, 4],
      isOnlyNamed: true,
      questions: inOtherWords(takeInParts(2)),
    },
    {
      title: 'adding three-digit numbers',
      years: [3, 5],
      isOnlyNamed: true,
      questions: inOtherWords(addInParts(3)),
    },
    {
      title: 'subtracting three-digit numbers',
      years: [3, 5],
      isOnlyNamed: true,
      questions: inOtherWords(takeInParts(3)),
    },
    {
      title: 'adding and subtracting two-digit numbers',
      years: [2, 4],
      isOnlyNamed: true,
      questions: inOtherWords(addInParts(2), takeInParts(2)),
    },
    {
      title: 'adding and subtracting three-digit numbers',
      years: [3, 5],
      isOnlyNamed: true,
      questions: inOtherWords(addInParts(3), takeInParts(3)),
    },
    {
      title: 'multi-step word problems',
      years: [3, 5],
      isOnlyNamed: true,
      questions: [twoStep, mixedStep, ticketsAndChange, sharedOut],
    },
    {
      title: 'multi-step word problems',
      years: [6, 8],
      isOnlyNamed: true,
      questions: [sharedOut, ticketsAndChange, moneyLeft, weeklySaving],
    },
    {
      title: 'mental strategies for adding and subtracting',
      years: [3, 8],
      isOnlyNamed: true,
      questions: mentalSums,
    },
    { title: 'column addition', years: [2, 8], isOnlyNamed: true, questions: byMethod(columnPlus) },
    { title: 'column subtraction', years: [2, 8], isOnlyNamed: true, questions: byMethod(columnMinus) },
    {
      title: 'addition with renaming',
      years: [2, 8],
      isOnlyNamed: true,
      notes: 'column addition',
      questions: byMethod(columnPlus),
    },
    {
      title: 'subtraction with renaming',
      years: [2, 8],
      isOnlyNamed: true,
      notes: 'column subtraction',
      questions: byMethod(columnMinus),
    },
    {
      title: 'column addition and subtraction',
      years: [2, 8],
      isOnlyNamed: true,
      questions: byMethod(columnPlus, columnMinus),
    },
  ],
}
