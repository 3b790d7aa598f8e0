import type { AlgebraCheck, Check, LifeCheck, NumberCheck, SpaceCheck, Task } from '../task.ts'
import type { Judge } from './judge.ts'
import { judgeAlgebra } from './judge-algebra.ts'
import { judgeLife } from './judge-life.ts'
import { judgeNumber } from './judge-number.ts'
import { judgeSpace } from './judge-space.ts'
import { compareRationals, evaluate, type Rational, rational, readAnswer } from './rational.ts'

/** The sides and corners of flat shapes, and the faces, edges and vertices of solids. */
const FACTS: Record<string, Partial<Record<'sides' | 'corners' | 'faces' | 'edges' | 'vertices', number>>> = {
  triangle: { sides: 3, corners: 3 },
  square: { sides: 4, corners: 4 },
  rectangle: { sides: 4, corners: 4 },
  pentagon: { sides: 5, corners: 5 },
  hexagon: { sides: 6, corners: 6 },
  octagon: { sides: 8, corners: 8 },
  cube: { faces: 6, edges: 12, vertices: 8 },
  cuboid: { faces: 6, edges: 12, vertices: 8 },
  'triangular prism': { faces: 5, edges: 9, vertices: 6 },
  'square-based pyramid': { faces: 5, edges: 8, vertices: 5 },
  'hexagonal prism': { faces: 8, edges: 18, vertices: 12 },
  'pentagonal prism': { faces: 7, edges: 15, vertices: 10 },
  'triangle-based pyramid': { faces: 4, edges: 6, vertices: 4 },
  heptagon: { sides: 7, corners: 7 },
  nonagon: { sides: 9, corners: 9 },
  decagon: { sides: 10, corners: 10 },
  dodecagon: { sides: 12, corners: 12 },
}

const same = (text: string, value: Rational) => {
  const read = readAnswer(text)
  return read !== null && compareRationals(read, value) === 0
}
const whole = (value: number) => rational(BigInt(value))
const numbers = (text: string, between: RegExp) => text.split(between).map((part) => readAnswer(part))

function minutesOf(time: string): number {
  const [hours = '0', minutes = '0'] = time.split(':')
  return Number(hours) * 60 + Number(minutes)
}

function divides(of: number, by: number): boolean {
  return Number.isInteger(of / by)
}

function sequenceNext(terms: number[], next: number): number[] | null {
  const [a = 0, b = 0] = terms
  const adds = terms.every((term, index) => index === 0 || term - (terms[index - 1] ?? 0) === b - a)
  const times = terms.every((term, index) => index === 0 || term * a === (terms[index - 1] ?? 0) * b)
  if (!adds && !times) return null
  const all = [...terms]
  for (let count = 0; count < next; count++) {
    const last = all.at(-1) ?? 0
    all.push(adds ? last + (b - a) : (last * b) / a)
  }
  return all.slice(terms.length)
}

function statistic(what: 'mean' | 'median' | 'mode' | 'range', values: number[]): Rational {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  if (what === 'mean') return rational(BigInt(values.reduce((a, b) => a + b, 0)), BigInt(values.length))
  if (what === 'range') return whole(Math.max(...values) - Math.min(...values))
  if (what === 'median')
    return Number.isInteger(middle)
      ? rational(BigInt((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)), 2n)
      : whole(sorted[Math.floor(middle)] ?? 0)
  const often = (value: number) => values.filter((other) => other === value).length
  return whole(values.reduce((best, value) => (often(value) > often(best) ? value : best)))
}

type Plain = Exclude<Check, NumberCheck | AlgebraCheck | SpaceCheck | LifeCheck>

const judgePlain: Judge<Plain> = {
  value: ({ expr }, answer) => same(answer, evaluate(expr)),
  remainder: ({ dividend, divisor }, answer) =>
    answer.replaceAll(',', '') === `${Math.trunc(dividend / divisor)} remainder ${dividend % divisor}`,
  compare: ({ left, right }, answer) =>
    answer === (['<', '=', '>'][compareRationals(evaluate(left), evaluate(right)) + 1] ?? ''),
  order: ({ values }, answer) => {
    const parts = answer.split(' < ')
    const mixed = parts.some((part) => part.endsWith('%')) && !parts.every((part) => part.endsWith('%'))
    const read = parts.map((part) =>
      mixed && part.endsWith('%') ? evaluate(`${part.slice(0, -1)}/100`) : readAnswer(part),
    )
    const expected = values.map((value) => evaluate(value)).sort(compareRationals)
    return (
      read.length === expected.length &&
      expected.every((value, index) => {
        const found = read[index]
        return found !== null && found !== undefined && compareRationals(found, value) === 0
      })
    )
  },
  truth: ({ left, relation, right }, answer) =>
    answer ===
    String(relation.includes(['<', '=', '>'][compareRationals(evaluate(left), evaluate(right)) + 1] ?? '')),
  equation: ({ left, right, unknown }, answer) => {
    const value = readAnswer(answer)
    return (
      value !== null &&
      compareRationals(
        evaluate(left, { name: unknown, value }),
        evaluate(right, { name: unknown, value }),
      ) === 0
    )
  },
  'time-after': ({ start, minutes }, answer) =>
    minutesOf(answer) % 720 === (minutesOf(start) + minutes) % 720,
  'time-between': ({ start, end }, answer) => {
    const hours = Number(/(\d+) hour/.exec(answer)?.[1] ?? 0)
    return (
      hours * 60 + Number(/(\d+) minute/.exec(answer)?.[1] ?? 0) ===
      (minutesOf(end) - minutesOf(start) + 1440) % 1440
    )
  },
  'clock-24': ({ time, half }, answer) =>
    minutesOf(answer) === (minutesOf(time) % 720) + (half === 'pm' ? 720 : 0),
  round: ({ value, to }, answer) => {
    const { top, bottom } = evaluate(`${value}/${to}`)
    const steps = (top * 2n + bottom) / (bottom * 2n)
    return same(answer, evaluate(`${steps}*${to}`))
  },
  factors: ({ of }, answer) =>
    answer ===
    Array.from({ length: of }, (_, n) => n + 1)
      .filter((n) => divides(of, n))
      .join(', '),
  hcf: ({ of: [a, b] }, answer) => {
    let best = 1
    for (let n = 1; n <= Math.min(a, b); n++) if (divides(a, n) && divides(b, n)) best = n
    return answer === String(best)
  },
  lcm: ({ of: [a, b] }, answer) => {
    let n = a
    while (!divides(n, b)) n += a
    return answer === String(n)
  },
  prime: ({ of }, answer) =>
    answer ===
    (Array.from({ length: of - 2 }, (_, n) => n + 2).some((n) => divides(of, n)) ? 'not prime' : 'prime'),
  parity: ({ of }, answer) => answer === (divides(of, 2) ? 'even' : 'odd'),
  statistic: ({ what, values }, answer) => same(answer, statistic(what, values)),
  sequence: ({ terms, next }, answer) => {
    const expected = sequenceNext(terms, next)
    const read = numbers(answer, /, /)
    return (
      expected !== null &&
      read.length === next &&
      expected.every((value, index) => {
        const found = read[index]
        return found !== null && found !== undefined && compareRationals(found, whole(value)) === 0
      })
    )
  },
  repeat: ({ terms }, answer) => {
    const core = Array.from({ length: Math.floor(terms.length / 2) }, (_, n) => n + 1).find((size) =>
      terms.every((term, index) => term === terms[index % size]),
    )
    return core !== undefined && answer === terms[terms.length % core]
  },
  claim: ({ of, given }, answer) => {
    const decide = judge[of.kind] as (check: Check, answer: string) => boolean
    return answer === String(decide(of, given))
  },
  fact: ({ of, asks }, answer) => answer === String(FACTS[of]?.[asks]),
}

const judge: Judge<Check> = { ...judgePlain, ...judgeNumber, ...judgeAlgebra, ...judgeSpace, ...judgeLife }

/**
 * Works an answer out a second time. It is 'unproven' where the task carries no check, or one this version does not
 * know.
 */
export function recompute(task: Pick<Task, 'answer' | 'check'>): 'right' | 'wrong' | 'unproven' {
  if (task.check === null) return 'unproven'
  const decide = judge[task.check.kind] as ((check: Check, answer: string) => boolean) | undefined
  if (decide === undefined) return 'unproven'
  try {
    return decide(task.check, task.answer) ? 'right' : 'wrong'
  } catch {
    return 'wrong'
  }
}
