import { evaluate } from '../arithmetic.ts'
import { compare, whole } from '../rational.ts'
import { type Found, type Reader, readers } from '../reader.ts'
import { isTrue } from './numbers.ts'

const factorsOf = (n: number) => Array.from({ length: n }, (_, at) => at + 1).filter((one) => n % one === 0)
const isPrime = (n: number) => factorsOf(n).length === 2
const figures = (text: string) =>
  (text.match(/\d[\d,]*/g) ?? []).map((part) => Number(part.replace(/,/g, '')))
const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b).join()
const isRaised = (text: string) => /[⁰¹²³⁴⁵⁶⁷⁸⁹]/.test(text)
const root = (n: number) => (Number.isInteger(Math.sqrt(n)) ? whole(Math.sqrt(n)) : null)

function commonMultiple(a: number, b: number): number {
  return Array.from({ length: b }, (_, at) => a * (at + 1)).find((n) => n % b === 0) ?? 0
}

const everyPair = ({ number }: Found) => {
  const wanted = factorsOf(number(1)).filter((one) => one * one <= number(1))
  return (answer: string) => {
    const given = answer.split(', ').map(figures)
    const fits = given.every(([a = 0, b = 0]) => a * b === number(1))
    return fits && sorted(given.map((pair) => Math.min(...pair))) === sorted(wanted)
  }
}

const fourFacts = ({ number }: Found) => {
  const family = sorted([number(1), number(2), number(3)])
  return (answer: string) => {
    const facts = answer.split(', ')
    const fits = facts.every((fact) => isTrue(fact) === true && sorted(figures(fact)) === family)
    return fits && facts.length === 4 && new Set(facts).size === 4
  }
}

export const FACTORS: readonly Reader[] = [
  ...readers('odd or even', {
    'Is # odd or even?': ({ number }) => (number(1) % 2 === 0 ? 'even' : 'odd'),
  }),
  ...readers('factors', {
    'List every factor pair of #.': everyPair,
    'Write the four facts of the family #, #, #.': fourFacts,
    'Does # divide by #?@': ({ number }) => (number(1) % number(2) === 0 ? 'yes' : 'no'),
    'Find the highest common factor of # and #.': ({ number }) =>
      whole(Math.max(...factorsOf(number(1)).filter((one) => number(2) % one === 0))),
  }),
  ...readers('multiples', {
    'Find the {least|lowest} common multiple of # and #.': ({ number }) =>
      whole(commonMultiple(number(1), number(2))),
  }),
  ...readers('primes', {
    'Is # prime?@': ({ number }) =>
      isPrime(number(1)) ? ['prime', 'yes'] : ['composite', 'not prime', 'no', 'neither'],
    'Write # as a product of prime factors.':
      ({ number }) =>
      (answer) =>
        figures(answer).every(isPrime) && figures(answer).reduce((a, b) => a * b, 1) === number(1),
  }),
  ...readers('powers', {
    'Is # a square number?@': ({ number }) => (root(number(1)) ? 'yes' : 'no'),
    'Work out &.': ({ text }) => (isRaised(text(1)) ? evaluate(text(1)) : null),
    'Write with an exponent: &':
      ({ text }) =>
      (answer) => {
        const [a, b] = [evaluate(text(1)), evaluate(answer)]
        return a !== null && b !== null && compare(a, b) === 0 && isRaised(answer)
      },
    '√# =': ({ number }) => root(number(1)),
    'Which number cubed makes #?': ({ number }) => whole(Math.round(Math.cbrt(number(1)))),
    'Between which two whole numbers does √# lie?@': ({ number }) => {
      const low = Math.floor(Math.sqrt(number(1)))
      return `${low} and ${low + 1}`
    },
    'Write # × 10&as a decimal.': ({ text }) => evaluate(`(${text(1)}) × 10${text(2).trim()}`),
  }),
  ...readers('operations', { 'What is the additive inverse of #?': '0 - $1' }),
]
