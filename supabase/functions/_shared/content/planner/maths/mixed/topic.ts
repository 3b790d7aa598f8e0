import { ADD_SUBTRACT } from '../add-subtract/topic.ts'
import { FRACTION_OF_SET } from '../fraction-of-set/topic.ts'
import { FRACTIONS } from '../fractions/topic.ts'
import type { MathsTopic, Practice, QuestionMaker } from '../maths-topic.ts'
import { MEASURING } from '../measuring/topic.ts'
import { MONEY } from '../money/topic.ts'
import { MULTIPLY_DIVIDE } from '../multiply-divide/topic.ts'
import { PLACE_VALUE } from '../place-value/topic.ts'
import { byStep } from '../question-tools.ts'
import { SHAPES } from '../shapes/topic.ts'
import { TIME } from '../time/topic.ts'
import { HANDS_ON } from './hands-on.data.ts'
import { NOTES, TEACHING } from './notes.data.ts'
import { fencePosts, headsAndLegs, outfits, thinkOfNumber } from './problem-questions.ts'
import {
  cuts,
  handshakes,
  snail,
  tablesInRow,
  timesAsMany,
  totalAndDifference,
} from './strategy-questions.ts'

/** What a class revises, in the order in which the questions take turns. */
const REVISED = [
  ADD_SUBTRACT,
  MULTIPLY_DIVIDE,
  PLACE_VALUE,
  TIME,
  FRACTIONS,
  MONEY,
  MEASURING,
  FRACTION_OF_SET,
  SHAPES,
]

const YEARS = [1, 2, 3, 4, 5, 6, 7, 8] as const

const isOfYear = ({ years: [from, to], isOnlyNamed }: Practice, year: number) =>
  !isOnlyNamed && year >= from && year <= to

/** One kind of question of each topic that the year has. */
function makersOf(year: number): QuestionMaker[] {
  return REVISED.flatMap(({ practices }) => {
    const practice = practices.find((one) => isOfYear(one, year))
    return practice ? [practice.questions[0]] : []
  })
}

function practiceOf(year: number): Practice {
  const [first = MULTIPLY_DIVIDE.practices[0].questions[0], ...rest] = makersOf(year)
  return { title: 'mixed maths', years: [year, year], isOnlyNamed: true, questions: [first, ...rest] }
}

const [youngest, ...older] = YEARS.map(practiceOf)

/** A kind of problem of its own for each level, so that the three pages of a sheet differ. */
const byLevel =
  (easy: QuestionMaker, core: QuestionMaker, far: QuestionMaker): QuestionMaker =>
  (m) =>
    byStep(m, easy, core, far)(m)

/** Problems whose way has to be found: drawing, a table, a list in order, or working backwards. */
const PROBLEM_SOLVING: Practice = {
  title: 'problem solving',
  years: [2, 8],
  isOnlyNamed: true,
  questions: [
    byLevel(fencePosts, tablesInRow, handshakes),
    headsAndLegs,
    byLevel(totalAndDifference, cuts, snail),
    thinkOfNumber,
    byLevel(timesAsMany, fencePosts, tablesInRow),
    byLevel(outfits, snail, cuts),
  ],
}

/** Questions of several topics of the year, for revision and homework. */
export const MIXED: MathsTopic = {
  id: 'mixed',
  title: 'mixed maths',
  match: /\bmixed maths\b/i,
  years: [1, 8],
  teaching: TEACHING,
  handsOn: HANDS_ON,
  notes: NOTES,
  practices: [youngest ?? practiceOf(1), ...older, PROBLEM_SOLVING],
}
