import type { AlgebraCheck } from '../task.ts'
import type { Judge } from './judge.ts'
import { compareRationals, evaluate, rational, readAnswer } from './rational.ts'

/** "5n + 3" as an expression that `evaluate` reads. */
const typed = (text: string) =>
  text
    .replaceAll('−', '-')
    .replace(/(\d)(?=[a-z])/g, '$1*')
    .replace(/\s/g, '')
const at = (expr: string, name: string, value: number) =>
  evaluate(expr, { name, value: rational(BigInt(value)) })

export const judgeAlgebra: Judge<AlgebraCheck> = {
  'repeat-core': ({ terms }, answer) => {
    const core = answer.split(', ')
    const fits = (part: readonly string[]) => terms.every((term, n) => term === part[n % part.length])
    const shorter = core.some((_, n) => n > 0 && core.length % n === 0 && fits(core.slice(0, n)))
    return fits(core) && !shorter
  },
  'like-terms': ({ expr, unknown }, answer) =>
    [1, 2, 5, 11].every(
      (value) => compareRationals(at(expr, unknown, value), at(typed(answer), unknown, value)) === 0,
    ) && (typed(answer).match(/[a-z]/g) ?? []).length <= 1,
  points: ({ names, of }, answer) => {
    const found = [...answer.matchAll(/(\p{L}) \((\d+), (\d+)\)/gu)]
    return (
      found.length === of.length &&
      found.every(
        ([, name, x, y], at) => name === names[at] && Number(x) === of[at]?.[0] && Number(y) === of[at]?.[1],
      )
    )
  },
  point: ({ x, y }, answer) => {
    const match = /^\(([−\d]+), ([−\d]+)\)$/u.exec(answer)
    const same = (text: string | undefined, expr: string) => {
      const read = readAnswer(text ?? '')
      return read !== null && compareRationals(read, evaluate(expr)) === 0
    }
    return match !== null && same(match[1], x) && same(match[2], y)
  },
  'rule-values': ({ rule, of, as }, answer) => {
    const pairs = as === 'points' ? [...answer.matchAll(/\((−?\d+), (−?\d+)\)/g)] : []
    const given = as === 'points' ? pairs.map(([, , y = '']) => y) : answer.split(', ')
    const isPlaced =
      as === 'values' || pairs.every(([, x], n) => readAnswer(x ?? '')?.top === BigInt(of[n] ?? 0))
    const isRight = (x: number, n: number) => {
      const read = readAnswer(given[n] ?? '')
      return read !== null && compareRationals(read, at(rule, 'x', x)) === 0
    }
    return isPlaced && given.length === of.length && of.every(isRight)
  },
  sentence: ({ left, right }, answer) => {
    const [a = '', b = ''] = answer.replaceAll('×', '*').replaceAll('÷', '/').split(' = ')
    return a.replace(/\s/g, '') === left && b === right && compareRationals(evaluate(a), evaluate(b)) === 0
  },
  inequality: ({ left, relation, right }, answer) => {
    const match = /^x ([<>]) (−?\d+)$/u.exec(answer)
    if (match === null) return false
    const edge = Number((match[2] ?? '').replace('−', '-'))
    const holds = (x: number) => {
      const sign = compareRationals(at(left, 'x', x), evaluate(right))
      return relation === '<' ? sign < 0 : sign > 0
    }
    return [-2, -1, 0, 1, 2].every((off) => holds(edge + off) === (match[1] === '<' ? off < 0 : off > 0))
  },
  'truth-word': ({ left, right }, answer) =>
    (answer === 'yes') === (compareRationals(evaluate(left), evaluate(right)) === 0),
}
