import { minus, over, plus, power, type Rational, rational, times } from './rational.ts'

const MARKS: Record<string, string> = { '−': '-', '–': '-', '×': '*', '÷': ':', '·': '*', '\u00a0': ' ' }
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'
/** A mixed number, a fraction or a decimal, each one number as printed; a slash between spaces divides. */
const NUMBER = /^(?:(\d+) (\d+)\/(\d+)|(\d[\d,]*)\/(\d[\d,]*)|(\d[\d,]*(?:\.\d+)?|\.\d+))/

/** The number at the beginning of a text, and what is left after it. */
export function numberAt(text: string): [Rational, string] | null {
  const found = NUMBER.exec(text)
  if (!found) return null
  const [all, ones, mixedTop, mixedBottom, top, bottom, decimal] = found
  const rest = text.slice(all.length)
  const value =
    ones !== undefined
      ? rational(BigInt(ones) * BigInt(mixedBottom ?? 1) + BigInt(mixedTop ?? 0), BigInt(mixedBottom ?? 1))
      : top !== undefined
        ? rational(ofWhole(top), ofWhole(bottom ?? '1'))
        : ofDecimal((decimal ?? '').replace(/,/g, ''))
  return value === null ? null : [value, rest]
}

const ofWhole = (text: string) => BigInt(text.replace(/,/g, ''))

function ofDecimal(text: string): Rational | null {
  const [ones = '0', parts = ''] = text.split('.')
  return rational(BigInt(`${ones || '0'}${parts}`), 10n ** BigInt(parts.length))
}

/** Signs as a keyboard has them, and small raised figures as powers. */
export const plainSigns = (text: string) =>
  text
    .replace(
      /⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g,
      (small) => `^${small.replace(/./g, (mark) => (mark === '⁻' ? '-' : String(RAISED.indexOf(mark))))}`,
    )
    .replace(/[−–×÷·\u00a0]/g, (mark) => MARKS[mark] ?? mark)

type Step = [Rational, string] | null

function atom(text: string): Step {
  const rest = text.trimStart()
  if (rest.startsWith('-')) {
    const [value, after] = raised(rest.slice(1)) ?? []
    return value && after !== undefined ? [{ ...value, top: -value.top }, after] : null
  }
  if (rest.startsWith('(')) {
    const [value, after] = sum(rest.slice(1)) ?? []
    return value && after?.trimStart().startsWith(')') ? [value, after.trimStart().slice(1)] : null
  }
  return numberAt(rest)
}

function raised(text: string): Step {
  const [base, rest] = atom(text) ?? []
  if (!base || rest === undefined) return null
  const exponent = /^\s*\^\s*(-?\d+)/.exec(rest)
  if (!exponent) return [base, rest]
  const value = power(base, Number(exponent[1]))
  return value && [value, rest.slice(exponent[0].length)]
}

/** Operations of one rank, from left to right. */
function chain(
  next: (text: string) => Step,
  by: Record<string, (a: Rational, b: Rational) => Rational | null>,
) {
  return (text: string): Step => {
    let now = next(text)
    for (;;) {
      const sign = now?.[1].trimStart()[0]
      const work = sign === undefined ? undefined : by[sign]
      if (now === null || work === undefined) return now
      const right = next(now[1].trimStart().slice(1))
      const value = right && work(now[0], right[0])
      now = value && right ? [value, right[1]] : null
    }
  }
}

const product = chain(raised, { '*': times, ':': over, '/': over })
const sum = chain(product, { '+': plus, '-': minus })

/** What a printed sum comes to, by the usual order of operations; null when it is no sum. */
export function evaluate(text: string): Rational | null {
  const plain = plainSigns(text).replace(/\$/g, '').trim()
  const end = sum(plain)
  return end && end[1].trim() === '' ? end[0] : null
}
