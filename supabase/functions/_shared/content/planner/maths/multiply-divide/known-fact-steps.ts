import type { Draft } from '../../topic.ts'

const FACT = /^(\d{1,2})\*(\d{1,2})$/
const LARGEST = 12

/** The steps from a fact that is known earlier, with what each comes to, for so many groups. */
const STEPS: Readonly<Record<number, (each: number) => string>> = {
  2: (n) => `double ${n} is ${2 * n}`,
  3: (n) => `2 × ${n} = ${2 * n}, and one more ${n} is ${3 * n}`,
  4: (n) => `2 × ${n} = ${2 * n}, and double ${2 * n} is ${4 * n}`,
  5: (n) => `10 × ${n} = ${10 * n}, and half of ${10 * n} is ${5 * n}`,
  6: (n) => `5 × ${n} = ${5 * n}, and one more ${n} is ${6 * n}`,
  7: (n) => `5 × ${n} = ${5 * n} and 2 × ${n} = ${2 * n}; together ${7 * n}`,
  8: (n) => `4 × ${n} = ${4 * n}, and double ${4 * n} is ${8 * n}`,
  9: (n) => `10 × ${n} = ${10 * n}, and one ${n} less is ${9 * n}`,
  10: (n) => `${n} tens are ${10 * n}`,
  11: (n) => `10 × ${n} = ${10 * n}, and one more ${n} is ${11 * n}`,
  12: (n) => `10 × ${n} = ${10 * n} and 2 × ${n} = ${2 * n}; together ${12 * n}`,
}

/** Where the easier of the two numbers stands in this row, the fact is built from it. */
const EASIEST_FIRST = [10, 2, 5, 11, 4, 9, 3, 6, 8, 12, 7]

/** How a multiplication fact is worked out from one that is known earlier; null for any other question. */
export function stepsToFact({ check }: Pick<Draft, 'check'>): string | null {
  if (check?.kind !== 'value') return null
  const [, a = 0, b = 0] = (FACT.exec(check.expr) ?? []).map(Number)
  if (a < 2 || b < 2 || a > LARGEST || b > LARGEST) return null
  const [groups, each] = EASIEST_FIRST.indexOf(a) <= EASIEST_FIRST.indexOf(b) ? [a, b] : [b, a]
  const told = STEPS[groups]?.(each)
  if (told === undefined) return null
  const turned = groups === a ? '' : `${a} × ${b} is the same as ${groups} × ${each}: `
  return `${turned}${told}`
}
