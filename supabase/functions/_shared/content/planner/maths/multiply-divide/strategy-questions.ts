import { draft, type Making } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { formatNumber } from '../number.ts'
import { byStep, missingNumber, writtenMethod } from '../question-tools.ts'

const listed = (numbers: readonly number[], sign: string) => numbers.map(formatNumber).join(` ${sign} `)

/** What the digits of a number are worth, without its zeros: 304 is 300 and 4. */
const partsOf = (n: number) =>
  [...String(n)]
    .map((digit, at, all) => Number(digit) * 10 ** (all.length - 1 - at))
    .filter((part) => part > 0)

/** A number of so many digits without a nought at its end, larger from step to step. */
function ofDigits(m: Making, digits: number): number {
  if (digits === 1) return m.random.int(byStep(m, 3, 3, 6), byStep(m, 5, 9, 9))
  const low = 10 ** (digits - 1)
  const n = m.random.int(byStep(m, low + 2, low * 2 + 1, low * 4), byStep(m, low * 4, low * 7, low * 10) - 1)
  return n % 10 === 0 ? n + 3 : n
}

/** The digits of both factors in this year. */
function factorDigits(m: Making): readonly [number, number] {
  const pair = m.numbers?.digitPair
  if (pair) return [Math.max(...pair), Math.min(...pair)]
  if (m.year <= 4) return [2, 1]
  if (m.year === 5) return byStep(m, [2, 1], [3, 1], [2, 2])
  return byStep(m, [2, 2], [2, 2], [3, 2])
}

function factors(m: Making): readonly [number, number] {
  const [long, short] = factorDigits(m)
  if (m.numbers?.digitPair || m.year > 3) return [ofDigits(m, long), ofDigits(m, short)]
  const a = m.random.int(12, byStep(m, 16, 19, 29))
  return [a === 20 ? 21 : a, m.random.int(2, byStep(m, 3, 5, 6))]
}

/** A product from a grid: one product in each of its boxes, and all of them added. */
export const gridMethod: QuestionMaker = (m) => {
  const [a, b] = factors(m)
  const boxes = partsOf(a).flatMap((x) => partsOf(b).map((y) => [x, y] as const))
  const products = boxes.map(([x, y]) => `${listed([x, y], '×')} = ${formatNumber(x * y)}`)
  return writtenMethod({
    prompt: `Use the grid method: ${formatNumber(a)} × ${b} =`,
    answer: a * b,
    expr: `${a}*${b}`,
    working: `${products.join(', ')}; then ${listed(
      boxes.map(([x, y]) => x * y),
      '+',
    )} = ${formatNumber(a * b)}.`,
  })
}

/** Digit by digit from the left, with what is left over put before the next digit. */
export function dividedByDigits(whole: number, by: number, onward = 'to carry'): string {
  const digits = [...String(whole)].map(Number)
  let left = 0
  const steps = digits.flatMap((digit, at) => {
    const now = left * 10 + digit
    left = now % by
    const isLast = at === digits.length - 1
    // Nothing is written before the first digit that can be divided.
    if (now < by && !isLast && Number(String(whole).slice(0, at + 1)) < by) return []
    const rest = left > 0 ? ` and ${left} ${isLast ? 'left over' : onward}` : ''
    return [`${now} ÷ ${by} = ${Math.floor(now / by)}${rest}`]
  })
  return `${steps.join('; ')}.`
}

/** The digits of the number that is divided. */
function dividendDigits(m: Making): number {
  const pair = m.numbers?.digitPair
  if (pair) return Math.max(...pair)
  return m.year <= 4 ? byStep(m, 2, 2, 3) : m.year === 5 ? byStep(m, 2, 3, 4) : byStep(m, 3, 4, 4)
}

const MOST_TRIES = 60
const LEAST_QUOTIENT = 12

/** A division in which something is carried to the next place: that is the step to learn. */
function quotient(m: Making): { by: number; answer: number } {
  let drawn = anyQuotient(m)
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    if (dividedByDigits(drawn.answer * drawn.by, drawn.by).includes('to carry')) return drawn
    drawn = anyQuotient(m)
  }
  return drawn
}

function anyQuotient(m: Making): { by: number; answer: number } {
  const width = dividendDigits(m)
  const [low, high] = [10 ** (width - 1), 10 ** width - 1]
  const by = m.random.int(2, Math.min(byStep(m, 5, 9, 9), Math.floor(high / LEAST_QUOTIENT)))
  // A quotient of two digits or more: one of one digit is a fact.
  const least = Math.max(LEAST_QUOTIENT, Math.ceil(low / by))
  return { by, answer: m.random.int(least, Math.max(least, Math.floor((high - by) / by))) }
}

export const shortDivision: QuestionMaker = (m) => {
  const { by, answer } = quotient(m)
  return writtenMethod({
    prompt: `Use short division: ${formatNumber(answer * by)} ÷ ${by} =`,
    answer,
    expr: `${answer * by}/${by}`,
    working: dividedByDigits(answer * by, by),
  })
}

/** The same with something left over, from Year 4 on. */
export const shortWithRest: QuestionMaker = (m) => {
  const { by, answer } = quotient(m)
  const rest = m.random.int(1, by - 1)
  const whole = answer * by + rest
  return draft(
    `Use short division: ${formatNumber(whole)} ÷ ${by} =`,
    `${formatNumber(answer)} remainder ${rest}`,
    { kind: 'remainder', dividend: whole, divisor: by },
    { space: 'box', working: dividedByDigits(whole, by) },
  )
}

/** The same number added again and again, written as a multiplication. */
export const addedAgain: QuestionMaker = (m) => {
  const [groups, each] = [m.random.int(2, byStep(m, 3, 5, 6)), m.random.int(2, byStep(m, 5, 6, 10))]
  const sum = Array.from({ length: groups }, () => each).join(' + ')
  return missingNumber({
    shown: `${sum} = □ × ${each}`,
    answer: groups,
    left: Array.from({ length: groups }, () => each).join('+'),
    right: `x*${each}`,
    working: `${groups} groups of ${each}: ${groups} × ${each} = ${groups * each}.`,
  })
}
