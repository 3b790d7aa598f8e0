import { joinNotes } from '../join-notes.ts'
import type { MathsTopic } from '../maths-topic.ts'
import { missingFactor } from '../multiply-divide/fact-questions.ts'
import { BANDS } from './bands.data.ts'
import { HANDS_ON } from './hands-on.data.ts'
import {
  checkSolution,
  fewerTerms,
  formEquation,
  formula,
  inequality,
  likeTerms,
  oneStepAdd,
  oneStepTimes,
  shorterNotation,
  substitute,
} from './letter-questions.ts'
import { NOTES, TEACHING } from './notes.data.ts'
import { EQUATION_PRACTICE_NOTES } from './practice-notes.data.ts'
import {
  bothSides,
  compareNumbers,
  compareProducts,
  compareSums,
  groupsSentence,
  lessOrEqual,
  missingAdd,
  missingAny,
  sameAmount,
  sameToBoth,
  trueOrFalse,
} from './sentence-questions.ts'
import {
  solve,
  solveSigned,
  twoStepBracket,
  twoStepDivided,
  twoStepMinus,
  twoStepPlus,
} from './two-step-questions.ts'

export const EQUATIONS: MathsTopic = {
  id: 'equations',
  title: 'equations and unknown numbers',
  match:
    /equation|equals sign|number sentence|missing number|true or false (?:number sentence|equation|inequalit)|unknown|algebraic|like terms|formula|open sentence|expressions?\b|inequalit|substitut|balanced|symbols <|≤/i,
  years: [1, 8],
  teaching: TEACHING,
  bands: BANDS,
  handsOn: HANDS_ON,
  notes: joinNotes(NOTES, EQUATION_PRACTICE_NOTES),
  practices: [
    {
      title: 'the equals sign',
      years: [1, 1],
      goal: /equals sign/,
      notes: 'the equals sign as a balance',
      questions: [sameAmount, bothSides],
    },
    { title: 'missing numbers', years: [1, 1], goal: /^Find the missing number/, questions: [missingAdd] },
    {
      title: 'open number sentences',
      years: [2, 4],
      goal: /^(Complete open (addition|number)|Find the unknown in an open)/,
      questions: [missingAny, bothSides],
    },
    { title: 'sentences for equal groups', years: [2, 2], goal: /use × and ÷/, questions: [groupsSentence] },
    {
      title: 'true or false number sentences',
      years: [2, 4],
      goal: /sentences?\b.*\btrue or false|true or false (?:number )?(?:sentences?|equations?)/i,
      questions: [trueOrFalse],
    },
    {
      title: 'comparing with <, > and =',
      years: [3, 3],
      goal: /symbols <, >/,
      questions: [compareNumbers, compareSums],
    },
    {
      title: 'comparing expressions',
      years: [5, 5],
      goal: /^Compare two expressions/,
      questions: [compareSums, compareProducts],
    },
    { title: 'using ≤ and ≥', years: [6, 6], goal: /≤/, questions: [lessOrEqual, compareProducts] },
    {
      title: 'keeping both sides balanced',
      years: [4, 4],
      goal: /balanced by/,
      questions: [sameToBoth, bothSides],
    },
    {
      title: 'algebraic notation',
      years: [7, 7],
      goal: /^(Use a letter|Write and read algebraic)/,
      questions: [shorterNotation, substitute],
    },
    { title: 'one-step equations', years: [6, 8], questions: [oneStepAdd, oneStepTimes] },
    { title: 'collecting like terms', years: [7, 7], goal: /like terms/, questions: [likeTerms] },
    { title: 'solving equations', years: [7, 7], goal: /^Form and solve/, questions: [solve, formEquation] },
    {
      title: 'checking a solution',
      years: [7, 7],
      goal: /^Check a solution/,
      questions: [checkSolution, solve],
    },
    {
      title: 'substituting into a formula',
      years: [7, 7],
      goal: /^Substitute/,
      questions: [substitute, formula],
    },
    {
      title: 'solving linear equations',
      years: [8, 8],
      goal: /^Solve linear equations/,
      questions: [solveSigned],
    },
    { title: 'inequalities', years: [8, 8], goal: /inequality/, questions: [inequality] },
    {
      title: 'equations from word problems',
      years: [8, 8],
      goal: /^Form an equation/,
      questions: [formEquation],
    },
    {
      title: 'the equals sign as a balance',
      years: [1, 2],
      isOnlyNamed: true,
      questions: [bothSides, sameAmount],
    },
    {
      title: 'the equals sign as a balance',
      years: [3, 6],
      isOnlyNamed: true,
      questions: [bothSides, sameToBoth],
    },
    {
      title: 'finding missing numbers',
      years: [2, 2],
      isOnlyNamed: true,
      questions: [missingAny, bothSides],
    },
    {
      title: 'finding missing numbers',
      years: [3, 7],
      isOnlyNamed: true,
      questions: [missingAny, missingFactor, bothSides],
    },
    {
      title: 'two-step equations',
      years: [7, 8],
      isOnlyNamed: true,
      questions: [twoStepPlus, twoStepMinus, twoStepDivided, formEquation, twoStepBracket],
    },
    {
      title: 'simplifying expressions',
      years: [7, 8],
      isOnlyNamed: true,
      questions: [likeTerms, fewerTerms, shorterNotation],
    },
  ],
}
