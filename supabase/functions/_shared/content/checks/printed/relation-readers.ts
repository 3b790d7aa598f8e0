import { shortDecimal } from '../../work-out/format-answer.ts'
import { compareRationals, type Rational, rational } from '../rational.ts'
import { amount, equal, numberOf, type Reader } from './judge-printed.ts'
import { sumValue } from './sum.ts'

const RELATION = { '<': [-1], '>': [1], '=': [0], '≠': [-1, 1], '≤': [-1, 0], '≥': [0, 1] } as const
const minus = (a: Rational, b: Rational) => rational(a.top * b.bottom - b.top * a.bottom, a.bottom * b.bottom)

/** A statement that is true or false. */
export const readTruth: Reader = (question) => {
  const said = /^true or false[?:.]?\s*(.+?)\s*([<>=≠≤≥])\s*(.+?)[.?]?$/iu.exec(question)
  const [left, right] = [amount(said?.[1] ?? ''), amount(said?.[3] ?? '')]
  if (!said || left === null || right === null) return null
  const sign = said[2] as keyof typeof RELATION
  const holds = RELATION[sign].some((one) => one === compareRationals(left, right))
  return (answer) =>
    new RegExp(`^${holds ? 'false' : 'true'}\\b`, 'i').test(answer.trim())
      ? `${said[1]} ${sign} ${said[3]} is ${holds ? 'true' : 'false'}`
      : undefined
}

/** A sign to put between two sums. */
export const readComparison: Reader = (question) => {
  const said = /^write <, > or =[^:]*:\s*(.+?)\s*(?:_{2,}|□|○)\s*(.+?)\.?$/iu.exec(question)
  const [left, right] = [amount(said?.[1] ?? ''), amount(said?.[2] ?? '')]
  if (!said || left === null || right === null) return null
  const sign = ['<', '=', '>'][compareRationals(left, right) + 1]
  return (answer) =>
    /^[<>=]$/.test(answer.trim()) && answer.trim() !== sign ? `${said[1]} ${sign} ${said[2]}` : undefined
}

/** One gap or one letter in an equation: the answer is put in its place and both sides are worked out. */
export const readGap: Reader = (question) => {
  const equation = question.replace(/^[^:=]*:\s*/, '').replace(/\.$/, '')
  const gaps = equation.match(/_{2,}|□|(?<!\p{L})[a-z](?!\p{L})/gu) ?? []
  const [left, right, more] = equation.split('=')
  if (gaps.length !== 1 || !left?.trim() || !right?.trim() || more !== undefined) return null
  const filled = (side: string, value: string) =>
    sumValue(
      side
        .replace(/(\d) ?(?=[a-z])/, '$1 × ')
        .replace(/_{2,}|□|[a-z]/, value)
        .trim(),
    )
  if (filled(left, '1') === null || filled(right, '1') === null) return null
  return (answer) => {
    const text = answer.replace(/^[a-z] = /, '').trim()
    const value = numberOf(answer)
    if (value === null || !/^[−-]?[\d,]+(?:\.\d+)?$/.test(text)) return undefined
    const [a, b] = [filled(left, text), filled(right, text)]
    return a && b && !equal(a, b)
      ? `with ${text} that says ${shortDecimal(a)} = ${shortDecimal(b)}`
      : undefined
  }
}

const listOf = (text: string) => text.split(/\s*(?:,\s|;|\s{2,}|<|>)\s*/).filter((part) => part !== '')

/** Numbers to put in order. */
export const readOrder: Reader = (question) => {
  const said =
    /^(?:write|put) (?:these )?in order,? (smallest|largest|least|greatest) first:\s*(.+?)\.?$/iu.exec(
      question,
    )
  const values = listOf(said?.[2] ?? '').map(amount)
  if (!said || values.length < 2 || values.includes(null)) return null
  const way = /smallest|least/i.test(said[1] ?? '') ? 1 : -1
  const sorted = values.flatMap((value) => value ?? []).sort((a, b) => compareRationals(a, b) * way)
  return (answer) => {
    const read = listOf(answer).map(amount)
    const right = sorted.every((value, index) => read[index] && equal(read[index], value))
    return read.includes(null) || right ? undefined : `the order is ${sorted.map(shortDecimal).join(', ')}`
  }
}

/** A row of numbers that grows by the same step or factor. */
export const readSequence: Reader = (question) => {
  const said =
    /next (?:\p{L}+ )?(?:numbers?|terms?)[^:]*:\s*([^_□…]+?)(?:,?\s*(?:_{2,}|□|…)[\s,_□…]*)\.?$/iu.exec(
      question,
    )
  const terms = listOf(said?.[1] ?? '').map(amount)
  const [a, b] = terms
  if (!said || terms.length < 3 || terms.includes(null) || !a || !b) return null
  const step = minus(b, a)
  const steady = (list: readonly (Rational | null)[]) =>
    list.every((term, index) => {
      const before = list[index - 1]
      return index === 0 || (term && before && equal(minus(term, before), step))
    })
  if (!steady(terms)) return null
  return (answer) => {
    const read = listOf(answer).map(amount)
    return read.length === 0 || read.includes(null) || steady([...terms, ...read])
      ? undefined
      : `${said[1]} goes on in steps of ${shortDecimal(step)}`
  }
}
