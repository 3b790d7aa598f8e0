import type { NumberCheck } from '../task.ts'
import type { Judge } from './judge.ts'
import { compareRationals, evaluate, type Rational, rational, readAnswer } from './rational.ts'

const SMALL: Record<string, number> = Object.fromEntries(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value) => [word, value]),
)
const TENS: Record<string, number> = Object.fromEntries(
  'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, at) => [word, (at + 2) * 10]),
)

/** Reads a number in English words or in figures. */
function numberFrom(text: string): number | null {
  if (/^[\d,]+$/.test(text)) return Number(text.replaceAll(',', ''))
  let [total, part] = [0, 0]
  for (const word of text.toLowerCase().split(/[\s-]+/)) {
    if (word === 'and') continue
    const small = SMALL[word] ?? TENS[word]
    if (small !== undefined) part += small
    else if (word === 'hundred') part *= 100
    else if (word === 'thousand' || word === 'million') {
      total += part * (word === 'million' ? 1e6 : 1000)
      part = 0
    } else return null
  }
  return total + part
}

const REO: Record<string, number> = {
  kore: 0,
  tahi: 1,
  rua: 2,
  toru: 3,
  whā: 4,
  rima: 5,
  ono: 6,
  whitu: 7,
  waru: 8,
  iwa: 9,
}

/** Reads a number in te reo Māori up to 100. A missing macron makes it wrong. */
function reoFrom(text: string): number | null {
  if (text === 'kotahi rau') return 100
  const match = /^(?:(\p{L}+) )?tekau(?: mā (\p{L}+))?$/u.exec(text)
  if (!match) return REO[text] ?? null
  const [tens, ones] = [
    match[1] === undefined ? 1 : REO[match[1]],
    match[2] === undefined ? 0 : REO[match[2]],
  ]
  return tens === undefined || ones === undefined ? null : tens * 10 + ones
}

const PARTS: Record<string, number> = {
  half: 2,
  halves: 2,
  third: 3,
  thirds: 3,
  quarter: 4,
  quarters: 4,
  fifth: 5,
  fifths: 5,
  sixth: 6,
  sixths: 6,
  eighth: 8,
  eighths: 8,
  tenth: 10,
  tenths: 10,
  twelfth: 12,
  twelfths: 12,
}

const isPrime = (n: number) =>
  n > 1 && !Array.from({ length: n }, (_, k) => k).some((k) => k > 1 && n % k === 0)
const digitsOf = (text: string) => [...text].map((sign) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(sign)).join('')

/** One, five and ten of each place, from the ones on. */
const ROMAN_PLACES = ['IVX', 'XLC', 'CDM', 'M']
/** How each digit is written with them: 4 is one before five. */
const ROMAN_DIGITS = ['', '0', '00', '000', '01', '1', '10', '100', '1000', '02']

/** The only right way to write a number from 1 to 3,999 in Roman numerals, digit by digit. */
const romanOf = (of: number): string =>
  [...String(of)]
    .map((digit, at, all) =>
      (ROMAN_DIGITS[Number(digit)] ?? '').replace(
        /\d/g,
        (sign) => ROMAN_PLACES[all.length - 1 - at]?.charAt(Number(sign)) ?? '?',
      ),
    )
    .join('')

/** Reads “4.5 × 10³” or “4.5 × 10⁻³”, with one digit from 1 to 9 before the point; null for anything else. */
function scientificFrom(text: string): Rational | null {
  const match = /^([1-9](?:\.\d+)?) × 10(⁻?)([⁰¹²³⁴⁵⁶⁷⁸⁹]+)$/u.exec(text)
  if (match === null) return null
  const [, digits = '', minus, power = ''] = match
  const ten = 10n ** BigInt(digitsOf(power))
  const { top, bottom } = evaluate(digits)
  return minus === '' ? rational(top * ten, bottom) : rational(top, bottom * ten)
}

export const judgeNumber: Judge<NumberCheck> = {
  words: ({ of }, answer) => numberFrom(answer) === of,
  'reo-number': ({ of }, answer) => reoFrom(answer) === of,
  ordinal: ({ of }, answer) => {
    const ending = of % 100 >= 11 && of % 100 <= 13 ? 'th' : ({ 1: 'st', 2: 'nd', 3: 'rd' }[of % 10] ?? 'th')
    return answer === `${of}${ending}`
  },
  expanded: ({ of }, answer) => {
    const parts = answer.replaceAll(',', '').split(' + ')
    return (
      parts.every((part) => /^[1-9]0*$/.test(part)) &&
      new Set(parts.map((part) => part.length)).size === parts.length &&
      parts.reduce((sum, part) => sum + Number(part), 0) === of
    )
  },
  between: ({ value, step }, answer) => {
    const [low = Number.NaN, high = Number.NaN] = answer.split(' and ').map(Number)
    return low < value && value < high && high - low === step && low % step === 0
  },
  pairs: ({ total, sign }, answer) => {
    const pairs = answer.split(', ').map((pair) => pair.split(` ${sign} `).map(Number))
    const right = pairs.every(([a = Number.NaN, b = Number.NaN]) => (sign === '+' ? a + b : a * b) === total)
    const expected =
      sign === '+'
        ? total + 1
        : Array.from({ length: total }, (_, n) => n + 1).filter((n) => total % n === 0 && n * n <= total)
            .length
    return right && new Set(pairs.map(([a]) => a)).size === expected && pairs.length === expected
  },
  family: ({ of: [a, b] }, answer) => {
    const facts = new Set(answer.split(', '))
    const p = a * b
    return (
      [`${a} × ${b} = ${p}`, `${b} × ${a} = ${p}`, `${p} ÷ ${a} = ${b}`, `${p} ÷ ${b} = ${a}`].every((fact) =>
        facts.has(fact),
      ) && facts.size <= 4
    )
  },
  'sum-family': ({ of: [a, b] }, answer) => {
    const facts = new Set(answer.split(', '))
    const total = a + b
    const all = [
      `${a} + ${b} = ${total}`,
      `${b} + ${a} = ${total}`,
      `${total} − ${a} = ${b}`,
      `${total} − ${b} = ${a}`,
    ]
    return all.every((fact) => facts.has(fact)) && facts.size <= 4
  },
  'fraction-words': ({ top, bottom }, answer) => {
    const [count = '', part = ''] = answer.split(' ')
    return SMALL[count] === top && PARTS[part] === bottom
  },
  ratio: ({ of: [a, b] }, answer) => {
    const [x = 0, y = 0] = answer.split(' : ').map(Number)
    const shared = Array.from({ length: Math.min(x, y) }, (_, n) => n + 1).filter(
      (n) => x % n === 0 && y % n === 0,
    )
    return x * b === y * a && shared.length === 1
  },
  square: ({ of }, answer) =>
    (answer === 'yes') === Array.from({ length: of + 1 }, (_, n) => n * n).includes(of),
  power: ({ base, exponent }, answer) => {
    const match = /^(\d+)([⁰¹²³⁴⁵⁶⁷⁸⁹]+)$/u.exec(answer)
    return match !== null && Number(match[1]) === base && Number(digitsOf(match[2] ?? '')) === exponent
  },
  'root-between': ({ of }, answer) => {
    const [low = Number.NaN, high = Number.NaN] = answer.split(' and ').map(Number)
    return high - low === 1 && low * low < of && of < high * high
  },
  roman: ({ of }, answer) => answer === romanOf(of),
  'from-roman': ({ numeral }, answer) => romanOf(Number(answer.replaceAll(',', ''))) === numeral,
  scientific: ({ expr }, answer) => {
    const found = scientificFrom(answer)
    return found !== null && compareRationals(found, evaluate(expr)) === 0
  },
  divisible: ({ of, by }, answer) => (answer === 'yes') === (of - Math.floor(of / by) * by === 0),
  'prime-product': ({ of }, answer) => {
    const parts = answer.split(' × ').map(Number)
    return parts.every(isPrime) && parts.reduce((a, b) => a * b, 1) === of
  },
  'order-down': ({ values }, answer) => {
    const read = answer.split(' > ').map(readAnswer)
    const expected = values.map((value) => evaluate(value)).sort((a, b) => compareRationals(b, a))
    return (
      read.length === expected.length &&
      expected.every((value, index) => {
        const found = read[index]
        return found !== null && found !== undefined && compareRationals(found, value) === 0
      })
    )
  },
  'sequence-exact': ({ terms, next }, answer) => {
    const given = terms.map((term) => evaluate(term))
    const minus = (a: Rational, b: Rational) =>
      rational(a.top * b.bottom - b.top * a.bottom, a.bottom * b.bottom)
    const all = [...given, ...answer.split(', ').map((text) => readAnswer(text) ?? rational(0n))]
    const steps = all.slice(1).map((term, at) => minus(term, all[at] ?? rational(0n)))
    const [first] = steps
    return (
      all.length === terms.length + next &&
      first !== undefined &&
      steps.every((step) => compareRationals(step, first) === 0)
    )
  },
}
