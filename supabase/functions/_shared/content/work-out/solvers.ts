import { compareRationals, evaluate, type Rational, rational } from '../checks/rational.ts'
import type { Check } from '../task.ts'
import { expression, THOUSANDS } from './expression.ts'
import { asFraction, duration, formatAnswer, grouped } from './format-answer.ts'
import type { Proof } from './proof.ts'

const list = (text: string) =>
  text
    .split(/\s*[,;]\s*(?!\d{3}(?!\d))/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
const wholeOf = (text: string) => {
  const plain = text.trim().replace(THOUSANDS, '')
  return /^-?\d{1,9}$/.test(plain) ? Number(plain) : null
}
const wholes = (text: string): number[] | null => {
  const numbers = list(text).map(wholeOf)
  return numbers.length > 0 && numbers.every((one) => one !== null) ? (numbers as number[]) : null
}
const TIME = /^(?:[01]?\d|2[0-3]):[0-5]\d$/
const minutesOf = (time: string) => Number(time.split(':')[0]) * 60 + Number(time.split(':')[1])

/** Solves a linear equation: the one value at which both sides agree, or null. */
function solve(left: string, right: string, unknown: string): Rational | null {
  const gap = (value: Rational) => {
    const a = evaluate(left, { name: unknown, value })
    const b = evaluate(right, { name: unknown, value })
    return rational(a.top * b.bottom - b.top * a.bottom, a.bottom * b.bottom)
  }
  const at0 = gap(rational(0n))
  const at1 = gap(rational(1n))
  const slope = rational(at1.top * at0.bottom - at0.top * at1.bottom, at1.bottom * at0.bottom)
  if (slope.top === 0n) return null
  const found = rational(-at0.top * slope.bottom, at0.bottom * slope.top)
  return gap(found).top === 0n ? found : null
}

/** An answer and how to check it. */
export interface Solved {
  answer: string
  check: Check
}

type Solver = (proof: Proof) => Solved | null

const value: Solver = (proof) => {
  const expr = expression(proof.a)
  if (expr === null || /[a-z]/.test(expr)) return null
  const answer = formatAnswer(evaluate(expr), proof)
  return answer === null ? null : { answer, check: { kind: 'value', expr } }
}

const equation: Solver = ({ a, b }) => {
  const [left, right] = [expression(a), expression(b)]
  const unknown = /[a-z]/.exec(`${left}${right}`)?.[0]
  if (left === null || right === null || unknown === undefined) return null
  const found = solve(left, right, unknown)
  return found && { answer: asFraction(found), check: { kind: 'equation', left, right, unknown } }
}

const compare: Solver = ({ a, b }) => {
  const [left, right] = [expression(a), expression(b)]
  if (left === null || right === null) return null
  const answer = ['<', '=', '>'][compareRationals(evaluate(left), evaluate(right)) + 1] ?? ''
  return { answer, check: { kind: 'compare', left, right } }
}

const order: Solver = ({ a }) => {
  const given = list(a)
  const values = given.map(expression)
  if (given.length < 2 || values.some((one) => one === null)) return null
  const sorted = given
    .map((text, index) => ({ text, value: evaluate(values[index] ?? '') }))
    .sort((x, y) => compareRationals(x.value, y.value))
  return {
    answer: sorted.map(({ text }) => text).join(' < '),
    check: { kind: 'order', values: values as string[] },
  }
}

const statistic =
  (what: 'mean' | 'median' | 'range'): Solver =>
  (proof) => {
    const values = wholes(proof.a)
    if (values === null) return null
    const sorted = [...values].sort((x, y) => x - y)
    const at = (index: number) => BigInt(sorted[index] ?? 0)
    const half = Math.floor(sorted.length / 2)
    const found = {
      mean: rational(
        values.reduce((sum, one) => sum + BigInt(one), 0n),
        BigInt(values.length),
      ),
      median: sorted.length % 2 === 1 ? rational(at(half)) : rational(at(half - 1) + at(half), 2n),
      range: rational(at(sorted.length - 1) - at(0)),
    }[what]
    const answer = formatAnswer(found, proof)
    return answer === null ? null : { answer, check: { kind: 'statistic', what, values } }
  }

const sequence: Solver = ({ a, b }) => {
  const terms = wholes(a)
  const next = Math.max(1, Math.min(5, wholeOf(b) ?? 1))
  if (terms === null || terms.length < 3) return null
  const [first = 0, second = 0] = terms
  const adds = terms.every((term, index) => index === 0 || term - (terms[index - 1] ?? 0) === second - first)
  const ratio = second / first
  const all = [...terms]
  for (let count = 0; count < next; count++)
    all.push(adds ? (all.at(-1) ?? 0) + (second - first) : (all.at(-1) ?? 0) * ratio)
  return { answer: all.slice(terms.length).join(', '), check: { kind: 'sequence', terms, next } }
}

const remainder: Solver = ({ a, b }) => {
  const [dividend, divisor] = [wholeOf(a), wholeOf(b)]
  if (dividend === null || divisor === null || dividend < 0 || divisor <= 0) return null
  return {
    answer: `${grouped(BigInt(Math.floor(dividend / divisor)))} remainder ${dividend % divisor}`,
    check: { kind: 'remainder', dividend, divisor },
  }
}

const timeAfter: Solver = ({ a, b }) => {
  const minutes = wholeOf(b)
  if (!TIME.test(a.trim()) || minutes === null || minutes < 0 || minutes > 1440) return null
  const end = minutesOf(a) + minutes
  const hour = Math.floor(end / 60) % 24
  const answer = `${minutesOf(a) < 780 && hour > 12 ? hour - 12 : hour}:${String(end % 60).padStart(2, '0')}`
  return { answer, check: { kind: 'time-after', start: a.trim(), minutes } }
}

const timeBetween: Solver = ({ a, b }) => {
  if (!TIME.test(a.trim()) || !TIME.test(b.trim())) return null
  const [start, end] = [a.trim(), b.trim()]
  const minutes = (minutesOf(end) - minutesOf(start) + 1440) % 1440
  return minutes === 0 ? null : { answer: duration(minutes), check: { kind: 'time-between', start, end } }
}

const round: Solver = (proof) => {
  const [of, to] = [expression(proof.a), expression(proof.b)]
  if (of === null || to === null || !/^\d+(?:\.\d+)?$/.test(of) || !/^\d+(?:\.\d+)?$/.test(to)) return null
  const { top, bottom } = evaluate(`${of}/${to}`)
  const answer = formatAnswer(evaluate(`${(top * 2n + bottom) / (bottom * 2n)}*${to}`), proof)
  return answer === null ? null : { answer, check: { kind: 'round', value: of, to } }
}

/** One way to work out each kind of question; null when it cannot be done. */
export const SOLVERS: Record<Proof['kind'], Solver> = {
  none: () => null,
  value,
  remainder,
  compare,
  equation,
  'time-after': timeAfter,
  'time-between': timeBetween,
  round,
  order,
  mean: statistic('mean'),
  median: statistic('median'),
  range: statistic('range'),
  sequence,
}
