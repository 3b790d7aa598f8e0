import type { QuestionMaker } from '../maths-topic.ts'
import { formatNumber } from '../number.ts'
import { byStep, shortAnswer, wordProblem } from '../question-tools.ts'

const dollars = (cents: number) =>
  cents % 100 === 0
    ? `$${formatNumber(cents / 100)}`
    : `$${formatNumber(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, '0')}`

const THINGS = ['A school jacket', 'A skateboard', 'A tent', 'A bike helmet'] as const

/** The price before and the price now: what percentage was taken off? */
export const percentOff: QuestionMaker = (m) => {
  const rate = m.random.pick(byStep(m, [50, 10], [20, 25, 10], [15, 30, 35, 40]))
  const full = m.random.int(byStep(m, 2, 3, 6), byStep(m, 8, 14, 30)) * 20
  const now = full - (full * rate) / 100
  return shortAnswer({
    prompt: `In a sale a price falls from $${formatNumber(full)} to ${dollars(now * 100)}. What percentage was taken off?`,
    answer: `${rate}%`,
    expr: `(${full}-${now})/${full}*100`,
    working: `${dollars((full - now) * 100)} of $${formatNumber(full)} was taken off: ${rate} of every 100`,
    space: 'lines',
  })
}

/** Two discounts, one after the other, are not their sum. */
export const twoDiscounts: QuestionMaker = (m) => {
  const [first, second] = m.random.pick(
    byStep<[number, number][]>(
      m,
      [
        [50, 10],
        [10, 10],
      ],
      [
        [20, 10],
        [30, 10],
        [50, 20],
      ],
      [
        [30, 20],
        [40, 25],
        [20, 15],
      ],
    ),
  )
  const full = m.random.int(byStep(m, 1, 2, 3), byStep(m, 3, 6, 12)) * 100
  const after = full * 100 - first * full
  const paid = (after * (100 - second)) / 100
  return wordProblem({
    prompt: `${m.random.pick(THINGS)} costs $${formatNumber(full)} at first. The shop takes ${first}% off, and then another ${second}% off the sale price. What is paid?`,
    answer: dollars(paid),
    expr: `${full}*(100-${first})/100*(100-${second})/100`,
    working: `${first}% off leaves ${dollars(after)}; ${second}% of that is ${dollars(after - paid)}.`,
  })
}

/** Two shops with different prices and discounts. */
export const betterDeal: QuestionMaker = (m) => {
  const [one, other] = m.random.pick(
    byStep<[number, number][]>(
      m,
      [[50, 10]],
      [
        [25, 10],
        [30, 20],
      ],
      [
        [40, 15],
        [35, 20],
      ],
    ),
  )
  const a = m.random.int(byStep(m, 4, 5, 8), byStep(m, 8, 12, 24)) * 20
  const b = a - 20
  const [priceA, priceB] = [a * (100 - one), b * (100 - other)]
  const [low, high] = [Math.min(priceA, priceB), Math.max(priceA, priceB)]
  if (low === high) return twoDiscounts(m)
  return wordProblem({
    prompt: `Shop A sells a scooter for $${a} with ${one}% off. Shop B sells it for $${b} with ${other}% off. How much cheaper is the cheaper one?`,
    answer: dollars(high - low),
    expr:
      priceA > priceB
        ? `${a}*(100-${one})/100-${b}*(100-${other})/100`
        : `${b}*(100-${other})/100-${a}*(100-${one})/100`,
    working: `Shop A: ${dollars(priceA)}; Shop B: ${dollars(priceB)}`,
  })
}
