import type { Making } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { formatNumber, formatScaled, plainScaled } from '../number.ts'
import { storyIn } from '../other-kinds.ts'
import { byStep, writtenMethod } from '../question-tools.ts'
import { placesOf } from './questions.ts'

/** The places of a sum: those of the goal, or from Year 6 tenths and hundredths before thousandths. */
function placesOfSum(m: Making): number {
  if (m.goal !== '' || m.year <= 5) return placesOf(m)
  const most = m.numbers?.decimalPlaces ?? 3
  return Math.min(most, m.random.pick(byStep(m, [1, 2], [2, 2, 3], [2, 3, 3])))
}

/** The number with zeros to so many places: 7.1 is 7.100. */
function toPlaces(value: number, places: number): string {
  const digits = String(value).padStart(places + 1, '0')
  return `${formatNumber(Number(digits.slice(0, -places)))}.${digits.slice(-places)}`
}

/** The sum as it is written in columns: 7.10 − 2.54 = 4.56. */
const inColumns = (a: number, b: number, places: number, sign: '+' | '−') =>
  `Points under each other: ${toPlaces(a, places)} ${sign} ${toPlaces(b, places)} = ${toPlaces(sign === '+' ? a + b : a - b, places)}`

/** Two numbers of parts: one of them often has a place fewer, so that a zero has to be filled in. */
function partsOf(m: Making, places: number, top: number): [number, number] {
  const size = 10 ** places
  const one = () => {
    const value = m.random.int(Math.floor(size / 5), size * top)
    return value % 10 === 0 ? value + 3 : value
  }
  const [a, b] = [one(), one()]
  const isShort = places > 1 && m.random.chance(byStep(m, 0.15, 0.4, 0.6))
  return [isShort ? Math.max(1, Math.round(a / 10)) * 10 : a, b]
}

function decimalSum(m: Making, sign: '+' | '−') {
  const p = placesOfSum(m)
  const [one, other] = partsOf(m, p, byStep(m, 4, 9, 30))
  // What is taken away is the smaller number, and it is never nothing.
  const [a, b] =
    sign === '+' || one > other ? [one, other] : one < other ? [other, one] : [one + 10 ** p, other]
  return writtenMethod({
    prompt: `${formatScaled(a, p)} ${sign} ${formatScaled(b, p)} =`,
    answer: formatScaled(sign === '+' ? a + b : a - b, p),
    expr: `${plainScaled(a, p)}${sign === '+' ? '+' : '-'}${plainScaled(b, p)}`,
    working: inColumns(a, b, p, sign),
  })
}

export const plusDecimal: QuestionMaker = (m) => decimalSum(m, '+')

export const minusDecimal: QuestionMaker = (m) => decimalSum(m, '−')

/** Lengths, masses and amounts of water, put together or compared. */
export const measureDecimal: QuestionMaker = (m) =>
  storyIn(m.random.chance(0.5) ? plusDecimal : minusDecimal)(m)
