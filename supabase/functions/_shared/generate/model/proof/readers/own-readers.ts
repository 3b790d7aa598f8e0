import { compareRationals, evaluate } from '../../../../content/checks/rational.ts'
import { chanceIn } from '../chance.ts'
import { amountAtEnd } from '../coming-going.ts'
import { formulaIn } from '../formulas.ts'
import { rectangleSum } from '../measures.ts'
import { moreThanSum } from '../more-than.ts'
import { shoppingSum } from '../prices.ts'
import { comparisonSum } from './comparisons.ts'
import { proportionSum } from './in-proportion.ts'
import { meanSum } from './mean.ts'
import { stepsSum } from './number-steps.ts'
import { partsLeftSum } from './parts-left.ts'
import { percentChangeSum } from './percent-change.ts'

/** Readers that work out the whole sum from the words. Each is sure of its sum, whatever a proof says. */
const SURE = [comparisonSum, meanSum, proportionSum, stepsSum, partsLeftSum, percentChangeSum] as const
/** Readers of which each has its own test of what another sum is. */
const TESTED = [formulaIn, rectangleSum, shoppingSum, chanceIn, amountAtEnd, moreThanSum] as const

/** None of them reads a number below zero. */
const BELOW_ZERO = /(?<![\p{L}\d]|\d )[-−–]\d/u

/** True where one of our own readers has worked out a sum from the words, and this one has another value. */
export const isOtherThanRead = (prompt: string, expr: string): boolean =>
  !BELOW_ZERO.test(prompt) &&
  SURE.some((read) => {
    const own = read(prompt)
    return own !== null && compareRationals(evaluate(own), evaluate(expr)) !== 0
  })

/** True where one of our own readers has worked out a sum from the words. */
export const isReadByUs = (prompt: string): boolean =>
  (!BELOW_ZERO.test(prompt) && SURE.some((read) => read(prompt) !== null)) ||
  TESTED.some((read) => read(prompt) !== null)
