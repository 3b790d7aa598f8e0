import { draft, type Making } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { formatNumber, formatScaled, plainScaled } from '../number.ts'
import {
  byStep,
  differentNumbers,
  openQuestion,
  ordering,
  shortAnswer,
  writtenMethod,
} from '../question-tools.ts'

/** The decimal places that the goal allows. */
export function placesOf({ goal, year, step }: Making): number {
  if (/thousandths|three (decimal )?places/.test(goal)) return step === 0 ? 2 : 3
  if (/hundredths|two (decimal )?places|0\.35/.test(goal)) return step === 0 ? 1 : 2
  if (/tenths|one decimal place/.test(goal)) return 1
  return year <= 4 ? 1 : year === 5 ? (step === 0 ? 1 : 2) : step === 0 ? 2 : 3
}

const PART = ['', 'tenths', 'hundredths', 'thousandths']

/** A number of parts in words, such as "1 tenth" or "35 hundredths". */
const parts = (value: number, places: number) =>
  `${value} ${value === 1 ? PART[places]?.slice(0, -1) : PART[places]}`

function partOfOne(m: Making): [value: number, places: number] {
  const p = placesOf(m)
  const low = p === 1 ? 1 : 10 ** (p - 1) + 1
  const value = m.random.int(low, 10 ** p - 1)
  return [value % 10 === 0 ? value + 1 : value, p]
}

export const toDecimal: QuestionMaker = (m) => {
  const [value, p] = partOfOne(m)
  return shortAnswer({
    prompt: `Write ${value}/${formatNumber(10 ** p)} as a decimal.`,
    answer: formatScaled(value, p),
    expr: `${value}/${10 ** p}`,
    working: `${parts(value, p)}.`,
  })
}

export const toFraction: QuestionMaker = (m) => {
  const [value, p] = partOfOne(m)
  return shortAnswer({
    prompt: `Write ${formatScaled(value, p)} as ${p === 1 ? 'tenths' : 'a fraction'}.`,
    answer: `${value}/${10 ** p}`,
    expr: plainScaled(value, p),
    working: `${formatScaled(value, p)} is ${parts(value, p)}.`,
  })
}

export const shadedTenths: QuestionMaker = (m) => {
  const a = m.random.int(1, 9)
  return shortAnswer({
    prompt: 'The whole bar is one. What decimal is shaded?',
    answer: formatScaled(a, 1),
    expr: `${a}/10`,
    working: `${a} of 10 equal parts.`,
    figure: { kind: 'bar', parts: 10, shaded: a },
  })
}

export const moreTenths: QuestionMaker = (m) => {
  const a = m.random.int(11, byStep(m, 19, 39, 99))
  const value = a % 10 === 0 ? a + 1 : a
  return shortAnswer({
    prompt: `Write ${value}/10 as a decimal.`,
    answer: formatScaled(value, 1),
    expr: `${value}/10`,
    working: `${Math.floor(value / 10)} whole and ${parts(value % 10, 1)}.`,
  })
}

export const decimalDigitWorth: QuestionMaker = (m) => {
  const p = placesOf(m)
  const digits = m.random.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]).slice(0, p + 1)
  const at = m.random.int(1, p)
  return shortAnswer({
    prompt: `In ${formatScaled(Number(digits.join('')), p)}, how much is the ${digits[at]} worth? Write a fraction.`,
    answer: `${digits[at]}/${10 ** at}`,
    expr: `${digits[at]}/${10 ** at}`,
    working: `It stands for ${PART[at]}.`,
  })
}

export const orderDecimals: QuestionMaker = (m) => {
  const p = placesOf(m)
  // Beyond the easy ones they share their ones, so that the places after the point decide.
  const ones = p > 1 && m.step > 0 ? m.random.int(0, 9) * 10 ** p : 0
  const values = differentNumbers(m, byStep(m, 3, 4, 5), 1, 10 ** p * (p === 1 ? 3 : 1) - 1)
    .map((v, at) => (at === 0 && p > 1 ? Math.max(1, Math.floor(v / 10)) * 10 : v))
    .map((v) => v + ones)
  return ordering(
    m,
    [...new Set(values)],
    (v) => formatScaled(v, p),
    (v) => plainScaled(v, p),
  )
}

export const compareDecimals: QuestionMaker = (m) => {
  const p = placesOf(m)
  const left = p === 1 ? m.random.int(1, 19) : m.random.int(1, 9) * 10 ** (p - 1)
  const right = p === 1 ? m.random.int(1, 19) : m.random.int(11, 10 ** p - 1)
  // Beyond the easy ones they share their ones, and either may have more digits.
  const ones = p > 1 && m.step > 0 ? m.random.int(0, 9) * 10 ** p : 0
  const other = (right === left ? right + 1 : right) + ones
  const [a, b] = m.random.chance(0.5) ? [left + ones, other] : [other, left + ones]
  return draft(
    `Write <, > or = to make this true: ${formatScaled(a, p)} ____ ${formatScaled(b, p)}`,
    a > b ? '>' : a < b ? '<' : '=',
    { kind: 'compare', left: plainScaled(a, p), right: plainScaled(b, p) },
    { space: 'none', working: 'Compare ones, then tenths, then hundredths.' },
  )
}

export const compareMixed: QuestionMaker = (m) => {
  const p = placesOf(m)
  const [a, b] = [m.random.int(1, 10 ** p - 1), m.random.int(1, 9)]
  return draft(
    `Write <, > or = to make this true: ${a}/${10 ** p} ____ ${formatScaled(b, 1)}`,
    a * 10 > b * 10 ** p ? '>' : a * 10 < b * 10 ** p ? '<' : '=',
    { kind: 'compare', left: `${a}/${10 ** p}`, right: plainScaled(b, 1) },
    { space: 'none', working: `Write both as ${PART[p]}.` },
  )
}

export const reasonable: QuestionMaker = (m) => {
  const [a, b] = [m.random.int(1100, 9800), m.random.int(1100, 9800)]
  const r = (n: number) => Math.floor(n / 1000 + 0.5)
  return shortAnswer({
    prompt: `Estimate ${formatScaled(a, 3)} + ${formatScaled(b, 3)} to the nearest whole number: round each one first.`,
    answer: r(a) + r(b),
    expr: `${r(a)}+${r(b)}`,
    working: `Exactly ${formatScaled(a + b, 3)}, so the estimate is sensible.`,
    space: 'line',
  })
}

export const pointSlip: QuestionMaker = (m) => {
  const [a, b] = [m.random.int(12, 48), m.random.int(113, 489)]
  const whole = m.random.int(2, 9)
  return openQuestion(
    `${m.name} works out ${formatScaled(a, 1)} + ${formatScaled(b, 2)} + ${whole} and gets ${formatScaled(a * 10 + b + whole, 2)}. Without calculating exactly, how can you tell that it is wrong?`,
    `The whole numbers alone make more: it should be about ${formatNumber(Math.round((a * 10 + b) / 100) + whole)} (exactly ${formatScaled(a * 10 + b + whole * 100, 2)}).`,
  )
}

export const dividedByTen: QuestionMaker = (m) => {
  const to = m.random.pick([10, 100])
  const a = m.random.int(byStep(m, 2, 3, 11), byStep(m, 9, 99, 99))
  return shortAnswer({
    prompt: `${a} ÷ ${to} =`,
    answer: formatScaled(a, to === 10 ? 1 : 2),
    expr: `${a}/${to}`,
    working: `Each digit moves ${to === 10 ? 'one place' : 'two places'} to the right: ${a} becomes ${formatScaled(a, to === 10 ? 1 : 2)}.`,
  })
}

export const powersOfTen =
  (divide: boolean): QuestionMaker =>
  (m) => {
    const power = m.random.int(1, byStep(m, 2, 3, 4))
    const p = m.random.int(1, 2)
    const a = m.random.int(11, byStep(m, 99, 999, 9999))
    return divide
      ? shortAnswer({
          prompt: `${formatScaled(a, p)} ÷ ${formatNumber(10 ** power)} =`,
          answer: formatScaled(a, p + power),
          expr: `${plainScaled(a, p)}/${10 ** power}`,
          working: `Each digit moves ${power} ${power === 1 ? 'place' : 'places'} to the right.`,
        })
      : shortAnswer({
          prompt: `${formatScaled(a, p)} × ${formatNumber(10 ** power)} =`,
          answer: formatScaled(a * 10 ** Math.max(0, power - p), Math.max(0, p - power)),
          expr: `${plainScaled(a, p)}*${10 ** power}`,
          working: `Each digit moves ${power} ${power === 1 ? 'place' : 'places'} to the left.`,
        })
  }

/** A decimal times or divided by ten, a hundred and, for extension, a thousand. */
export const movedPlaces =
  (divide: boolean): QuestionMaker =>
  (m) => {
    const power = m.random.int(1, byStep(m, 1, 2, 3))
    const a = m.random.int(11, byStep(m, 99, 999, 4999))
    const value = a % 10 === 0 ? a + 1 : a
    const [from, to] = divide ? [1, 1 + power] : [m.step === 0 ? 1 : 2, 0]
    const moved = `Each digit moves ${power} ${power === 1 ? 'place' : 'places'} to the ${divide ? 'right' : 'left'}.`
    return shortAnswer({
      prompt: `${formatScaled(value, from)} ${divide ? '÷' : '×'} ${formatNumber(10 ** power)} =`,
      answer: divide
        ? formatScaled(value, to)
        : formatScaled(value * 10 ** Math.max(0, power - from), Math.max(0, from - power)),
      expr: `${plainScaled(value, from)}${divide ? '/' : '*'}${10 ** power}`,
      working: moved,
    })
  }

/** Tenths and hundredths whatever the year of the class. */
export const inHundredths =
  (make: QuestionMaker): QuestionMaker =>
  (m) =>
    make({ ...m, goal: 'hundredths' })

export const decimalTimesWhole: QuestionMaker = (m) => {
  const p = byStep(m, 1, 1, 2)
  const a = m.random.int(11, byStep(m, 29, 89, 489))
  const b = m.random.int(2, 9)
  return writtenMethod({
    prompt: `${formatScaled(a, p)} × ${b} =`,
    answer: formatScaled(a * b, p),
    expr: `${plainScaled(a, p)}*${b}`,
    working: `${a} × ${b} = ${formatNumber(a * b)}; then ${p === 1 ? 'tenths' : 'hundredths'}.`,
  })
}

export const timesDecimal: QuestionMaker = (m) => {
  const [a, b] = [m.random.int(2, byStep(m, 9, 48, 98)), m.random.int(2, byStep(m, 9, 9, 48))]
  return writtenMethod({
    prompt: `${formatScaled(a, 1)} × ${formatScaled(b, 1)} =`,
    answer: formatScaled(a * b, 2),
    expr: `${plainScaled(a, 1)}*${plainScaled(b, 1)}`,
    working: `${a} × ${b} = ${formatNumber(a * b)}; tenths of tenths are hundredths.`,
  })
}

export const negativePower: QuestionMaker = (m) => {
  const power = m.random.int(1, byStep(m, 2, 3, 4))
  const digit = m.random.int(2, 9)
  return shortAnswer({
    prompt: `Write ${digit} × 10⁻${['', '¹', '²', '³', '⁴'][power]} as a decimal.`,
    answer: formatScaled(digit, power),
    expr: `${digit}/10^${power}`,
    working: `10⁻${['', '¹', '²', '³', '⁴'][power]} is 1/${formatNumber(10 ** power)}.`,
  })
}

export const expandPowers: QuestionMaker = (m) => {
  const [a, b, c] = [m.random.int(1, 9), m.random.int(1, 9), m.random.int(1, 9)]
  return shortAnswer({
    prompt: `Write as a decimal: ${a} × 10¹ + ${b} × 10⁰ + ${c} × 10⁻¹`,
    answer: formatScaled(a * 100 + b * 10 + c, 1),
    expr: `${a}*10+${b}+${c}/10`,
    working: `${a * 10} + ${b} + ${formatScaled(c, 1)}`,
  })
}
