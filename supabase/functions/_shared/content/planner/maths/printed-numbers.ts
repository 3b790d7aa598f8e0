import type { Draft } from '../topic.ts'

/** A made question as it is printed: what the rules of a number set read. */
export type Printed = Pick<Draft, 'prompt' | 'answer' | 'check' | 'figure'>

/** The numbers of a text, 1,250 and 0.5 as one number each. */
export const numbersIn = (text: string): number[] =>
  (text.match(/\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?/g) ?? []).map((one) =>
    Number(one.replaceAll(',', '')),
  )

/** The fractions of a text, such as 3/4. */
export const fractionsIn = (text: string): { top: number; bottom: number }[] =>
  [...text.matchAll(/(\d+)\/(\d+)/g)].map(([, top, bottom]) => ({ top: Number(top), bottom: Number(bottom) }))

/** The two numbers and the sign of a plain sum such as 7*8; null for any other calculation. */
export function plainSum({ check }: Printed): { left: number; sign: string; right: number } | null {
  const expr = check?.kind === 'value' ? /^(\d+(?:\.\d+)?)([-+*/])(\d+(?:\.\d+)?)$/.exec(check.expr) : null
  if (expr) return { left: Number(expr[1]), sign: expr[2] ?? '', right: Number(expr[3]) }
  if (check?.kind === 'remainder') return { left: check.dividend, sign: '/', right: check.divisor }
  return null
}

/** How many calculations a question asks for. What is not one value is one of them. */
export const stepsOf = (check: Printed['check']): number =>
  check?.kind === 'value' ? Math.max(1, (check.expr.match(/(?<=[\d)])\s*[-+*/]/g) ?? []).length) : 1

/** The numbers that come up between the first and the answer of a story of sums: 103 in 6 + 97 − 41. */
export function resultsOnTheWay({ check }: Printed): number[] {
  if (check?.kind !== 'value' || !/^\d+(?:[-+]\d+){2,}$/.test(check.expr)) return []
  const terms = (check.expr.match(/[-+]?\d+/g) ?? []).map(Number)
  return terms.slice(1, -1).map((_, at) => terms.slice(0, at + 2).reduce((sum, one) => sum + one, 0))
}
