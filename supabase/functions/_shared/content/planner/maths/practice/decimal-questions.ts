import { formatScaled, plainScaled } from '../number.ts'
import { draft, type Making } from '../topic.ts'
import { ask, boxed, by, f, inOrder, type Make, open, several, story } from './kit.ts'

/** Decimal places the goal allows. */
function placesOf({ goal, year, step }: Making): number {
  if (/thousandths|three (decimal )?places/.test(goal)) return step === 0 ? 2 : 3
  if (/hundredths|two (decimal )?places|0\.35/.test(goal)) return step === 0 ? 1 : 2
  if (/tenths|one decimal place/.test(goal)) return 1
  return year <= 4 ? 1 : year === 5 ? (step === 0 ? 1 : 2) : step === 0 ? 2 : 3
}

const PART = ['', 'tenths', 'hundredths', 'thousandths']

/** Such as "1 tenth" or "35 hundredths". */
const parts = (value: number, places: number) =>
  `${value} ${value === 1 ? PART[places]?.slice(0, -1) : PART[places]}`

export const show = formatScaled

export const plain = plainScaled

function piece(m: Making): [value: number, places: number] {
  const p = placesOf(m)
  const low = p === 1 ? 1 : 10 ** (p - 1) + 1
  const value = m.random.int(low, 10 ** p - 1)
  return [value % 10 === 0 ? value + 1 : value, p]
}

export const toDecimal: Make = (m) => {
  const [value, p] = piece(m)
  return ask(
    `Write ${value}/${f(10 ** p)} as a decimal.`,
    show(value, p),
    `${value}/${10 ** p}`,
    `${parts(value, p)}.`,
  )
}

export const toFraction: Make = (m) => {
  const [value, p] = piece(m)
  return ask(
    `Write ${show(value, p)} as ${p === 1 ? 'tenths' : 'a fraction'}.`,
    `${value}/${10 ** p}`,
    plain(value, p),
    `${show(value, p)} is ${parts(value, p)}.`,
  )
}

export const shadedTenths: Make = (m) => {
  const a = m.random.int(1, 9)
  return ask(
    'The whole bar is one. What decimal is shaded?',
    show(a, 1),
    `${a}/10`,
    `${a} of 10 equal parts.`,
    { figure: { kind: 'bar', parts: 10, shaded: a } },
  )
}

export const moreTenths: Make = (m) => {
  const a = m.random.int(11, by(m, 19, 39, 99))
  const value = a % 10 === 0 ? a + 1 : a
  return ask(
    `Write ${value}/10 as a decimal.`,
    show(value, 1),
    `${value}/10`,
    `${Math.floor(value / 10)} whole and ${parts(value % 10, 1)}.`,
  )
}

export const digitWorth: Make = (m) => {
  const p = placesOf(m)
  const digits = m.random.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]).slice(0, p + 1)
  const at = m.random.int(1, p)
  return ask(
    `In ${show(Number(digits.join('')), p)}, how much is the ${digits[at]} worth? Write a fraction.`,
    `${digits[at]}/${10 ** at}`,
    `${digits[at]}/${10 ** at}`,
    `It stands for ${PART[at]}.`,
  )
}

export const orderDecimals: Make = (m) => {
  const p = placesOf(m)
  const values = several(m, by(m, 3, 4, 5), 1, 10 ** p * (p === 1 ? 3 : 1) - 1).map((v, at) =>
    at === 0 && p > 1 ? Math.max(1, Math.floor(v / 10)) * 10 : v,
  )
  return inOrder(
    m,
    [...new Set(values)],
    (v) => show(v, p),
    (v) => plain(v, p),
  )
}

export const compareDecimals: Make = (m) => {
  const p = placesOf(m)
  const a = p === 1 ? m.random.int(1, 19) : m.random.int(1, 9) * 10 ** (p - 1)
  const b = p === 1 ? m.random.int(1, 19) : m.random.int(11, 10 ** p - 1)
  return draft(
    `Write <, > or = to make this true: ${show(a, p)} ____ ${show(b, p)}`,
    a > b ? '>' : a < b ? '<' : '=',
    { kind: 'compare', left: plain(a, p), right: plain(b, p) },
    { space: 'none', working: 'Compare ones, then tenths, then hundredths.' },
  )
}

export const compareMixed: Make = (m) => {
  const p = placesOf(m)
  const [a, b] = [m.random.int(1, 10 ** p - 1), m.random.int(1, 9)]
  return draft(
    `Write <, > or = to make this true: ${a}/${10 ** p} ____ ${show(b, 1)}`,
    a * 10 > b * 10 ** p ? '>' : a * 10 < b * 10 ** p ? '<' : '=',
    { kind: 'compare', left: `${a}/${10 ** p}`, right: plain(b, 1) },
    { space: 'none', working: `Write both as ${PART[p]}.` },
  )
}

function decimalSum(m: Making, sign: '+' | '−') {
  const p = placesOf(m)
  const size = 10 ** p
  const next = (top: number) => {
    const v = m.random.int(Math.floor(size / 5), size * top)
    return v % 10 === 0 ? v + 3 : v
  }
  const [a, b] = [next(by(m, 3, 9, 30)), next(by(m, 3, 9, 30))]
  const first = sign === '+' ? a : a + b
  return boxed(
    `${show(first, p)} ${sign} ${show(b, p)} =`,
    show(sign === '+' ? a + b : a, p),
    `${plain(first, p)}${sign === '+' ? '+' : '-'}${plain(b, p)}`,
    'Line up the decimal points, so that tenths stand under tenths.',
  )
}

export const plusDecimal: Make = (m) => decimalSum(m, '+')

export const minusDecimal: Make = (m) => decimalSum(m, '−')

export const measureDecimal: Make = (m) => {
  const p = placesOf(m)
  const [a, b] = [m.random.int(11, 10 ** p * 3), m.random.int(11, 10 ** p * 3)]
  return story(
    `${m.name} ${m.random.pick(['swims', 'walks', 'bikes', 'runs'])} ${show(a, p)} km on Monday and ${show(b, p)} km on Tuesday. How far is that altogether?`,
    `${show(a + b, p)} km`,
    `${plain(a, p)}+${plain(b, p)}`,
    `${show(a, p)} + ${show(b, p)}`,
  )
}

export const reasonable: Make = (m) => {
  const [a, b] = [m.random.int(1100, 9800), m.random.int(1100, 9800)]
  const r = (n: number) => Math.floor(n / 1000 + 0.5)
  return ask(
    `Estimate ${show(a, 3)} + ${show(b, 3)} to the nearest whole number: round each one first.`,
    r(a) + r(b),
    `${r(a)}+${r(b)}`,
    `Exactly ${show(a + b, 3)}, so the estimate is sensible.`,
    { space: 'line' },
  )
}

export const pointSlip: Make = (m) => {
  const [a, b] = [m.random.int(12, 48), m.random.int(113, 489)]
  const whole = m.random.int(2, 9)
  return open(
    `${m.name} works out ${show(a, 1)} + ${show(b, 2)} + ${whole} and gets ${show(a * 10 + b + whole, 2)}. Without calculating exactly, how can you tell that it is wrong?`,
    `The whole numbers alone make more: it should be about ${f(Math.round((a * 10 + b) / 100) + whole)} (exactly ${show(a * 10 + b + whole * 100, 2)}).`,
  )
}

export const dividedByTen: Make = (m) => {
  const to = m.random.pick([10, 100])
  const a = m.random.int(by(m, 2, 3, 11), by(m, 9, 99, 99))
  return ask(
    `${a} ÷ ${to} =`,
    show(a, to === 10 ? 1 : 2),
    `${a}/${to}`,
    `Each digit moves ${to === 10 ? 'one place' : 'two places'} to the right.`,
  )
}

export const powersOfTen =
  (divide: boolean): Make =>
  (m) => {
    const power = m.random.int(1, by(m, 2, 3, 4))
    const p = m.random.int(1, 2)
    const a = m.random.int(11, by(m, 99, 999, 9999))
    return divide
      ? ask(
          `${show(a, p)} ÷ ${f(10 ** power)} =`,
          show(a, p + power),
          `${plain(a, p)}/${10 ** power}`,
          `Each digit moves ${power} ${power === 1 ? 'place' : 'places'} to the right.`,
        )
      : ask(
          `${show(a, p)} × ${f(10 ** power)} =`,
          show(a * 10 ** Math.max(0, power - p), Math.max(0, p - power)),
          `${plain(a, p)}*${10 ** power}`,
          `Each digit moves ${power} ${power === 1 ? 'place' : 'places'} to the left.`,
        )
  }

export const timesWhole: Make = (m) => {
  const p = by(m, 1, 1, 2)
  const a = m.random.int(11, by(m, 29, 89, 489))
  const b = m.random.int(2, 9)
  return boxed(
    `${show(a, p)} × ${b} =`,
    show(a * b, p),
    `${plain(a, p)}*${b}`,
    `${a} × ${b} = ${f(a * b)}; then ${p === 1 ? 'tenths' : 'hundredths'}.`,
  )
}

export const timesDecimal: Make = (m) => {
  const [a, b] = [m.random.int(2, by(m, 9, 48, 98)), m.random.int(2, by(m, 9, 9, 48))]
  return boxed(
    `${show(a, 1)} × ${show(b, 1)} =`,
    show(a * b, 2),
    `${plain(a, 1)}*${plain(b, 1)}`,
    `${a} × ${b} = ${f(a * b)}; tenths of tenths are hundredths.`,
  )
}

export const negativePower: Make = (m) => {
  const power = m.random.int(1, by(m, 2, 3, 4))
  const digit = m.random.int(2, 9)
  return ask(
    `Write ${digit} × 10⁻${['', '¹', '²', '³', '⁴'][power]} as a decimal.`,
    show(digit, power),
    `${digit}/10^${power}`,
    `10⁻${['', '¹', '²', '³', '⁴'][power]} is 1/${f(10 ** power)}.`,
  )
}

export const expandPowers: Make = (m) => {
  const [a, b, c] = [m.random.int(1, 9), m.random.int(1, 9), m.random.int(1, 9)]
  return ask(
    `Write as a decimal: ${a} × 10¹ + ${b} × 10⁰ + ${c} × 10⁻¹`,
    show(a * 100 + b * 10 + c, 1),
    `${a}*10+${b}+${c}/10`,
    `${a * 10} + ${b} + ${show(c, 1)}`,
  )
}
