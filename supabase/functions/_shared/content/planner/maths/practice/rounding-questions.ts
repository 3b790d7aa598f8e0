import { formatScaled, plainScaled } from '../number.ts'
import { draft, type Making } from '../topic.ts'
import { ask, by, f, type Make, open } from './kit.ts'

function rounded(value: number, places: number, to: number, toPlaces: number, name: string) {
  const step = 10 ** (places - toPlaces) * to
  const half = Math.floor(value / step + 0.5) * step
  const below = Math.floor(value / step) * step
  const show = (n: number) => formatScaled(n, places)
  return draft(
    `Round ${show(value)} to the nearest ${name}.`,
    show(half),
    { kind: 'round', value: plainScaled(value, places), to: plainScaled(step, places) },
    {
      space: 'blank',
      working: `Between ${show(below)} and ${show(below + step)}; halfway is ${formatScaled((below * 2 + step) * 5, places + 1)}.`,
    },
  )
}

const PLACE_NAMES: Record<number, string> = {
  10: '10',
  100: '100',
  1000: '1,000',
  10000: '10,000',
  100000: '100,000',
  1000000: '1,000,000',
}

function wholeTo(m: Making, to: number, top: number) {
  const value = m.random.int(Math.ceil(to / 2), Math.max(to, top - 1))
  return rounded(value % to === 0 ? value + Math.ceil(to / 4) : value, 0, to, 0, PLACE_NAMES[to] ?? f(to))
}

export const nearestTen120: Make = (m) => wholeTo(m, 10, by(m, 50, 110, 119))

export const tenOrHundred: Make = (m) =>
  wholeTo(m, by(m, 10, m.random.pick([10, 100]), 100), by(m, 100, 950, 990))

export const upToThousand: Make = (m) =>
  wholeTo(m, by(m, 10, m.random.pick([10, 100, 1000]), m.random.pick([100, 1000])), by(m, 990, 9500, 9900))

export const toHundredThousand: Make = (m) =>
  wholeTo(
    m,
    m.random.pick(by(m, [10, 100, 1000], [1000, 10_000, 100_000], [10_000, 100_000])),
    by(m, 9900, 900_000, 980_000),
  )

export const toMillion: Make = (m) =>
  wholeTo(
    m,
    m.random.pick(by(m, [1000, 10_000], [10_000, 100_000, 1_000_000], [100_000, 1_000_000])),
    9_400_000,
  )

export const oneDecimal: Make = (m) => rounded(m.random.int(11, by(m, 99, 499, 999)), 1, 1, 0, 'whole number')

export const twoDecimals: Make = (m) =>
  m.step === 0 ? oneDecimal(m) : rounded(m.random.int(101, by(m, 999, 999, 9999)), 2, 1, 0, 'whole number')

export const hundredths: Make = (m) =>
  m.random.chance(0.5) || m.step === 0
    ? rounded(m.random.int(101, 999), 2, 1, 0, 'whole number')
    : rounded(m.random.int(101, by(m, 999, 999, 9999)), 2, 1, 1, 'tenth')

export const anyDecimal: Make = (m) => {
  const places = m.step === 0 ? 2 : 3
  const to = m.random.int(0, m.year >= 8 ? 2 : Math.min(2, places - 1))
  return rounded(
    m.random.int(1001, 9999),
    places,
    1,
    Math.min(to, places - 1),
    ['whole number', 'tenth', 'hundredth'][Math.min(to, places - 1)] ?? 'tenth',
  )
}

export const toThousandth: Make = (m) =>
  rounded(
    m.random.int(10_001, 99_999),
    4,
    1,
    by(m, 1, 2, 3),
    ['tenth', 'hundredth', 'thousandth'][m.step] ?? 'tenth',
  )

export const onLine: Make = (m) => {
  const value = m.random.int(2, by(m, 49, 99, 118))
  const to = value % 10 === 0 ? value + 3 : value
  return draft(
    `Between which two tens does ${to} lie?`,
    `${Math.floor(to / 10) * 10} and ${Math.floor(to / 10) * 10 + 10}`,
    { kind: 'between', value: to, step: 10 },
    {
      space: 'line',
      figure: { kind: 'number-line', from: 0, to: 120, step: 10, marks: [] },
      working: `It has ${Math.floor(to / 10)} ${to < 20 && to >= 10 ? 'ten' : 'tens'}, and some ones.`,
    },
  )
}

export const nearerTen: Make = (m) => {
  const to = m.random.int(1, by(m, 4, 9, 11)) * 10 + m.random.pick([1, 2, 3, 4, 6, 7, 8, 9])
  return rounded(to, 0, 10, 0, 'ten, as its place on the number line shows')
}

function estimate(m: Making, size: number, to: number) {
  const near = () =>
    m.random.int(2, 8) * size + m.random.pick([-1, 1]) * m.random.int(1, Math.max(1, Math.floor(to * 0.4)))
  const [a, b] = [near(), near()]
  const minus = !/totals/.test(m.goal) && m.random.chance(0.4) && Math.abs(a - b) >= size
  const [x, y] = minus ? [Math.max(a, b), Math.min(a, b)] : [a, b]
  const r = (n: number) => Math.floor(n / to + 0.5) * to
  return ask(
    `Estimate ${f(x)} ${minus ? '−' : '+'} ${f(y)} by rounding to the nearest ${f(to)} first.`,
    minus ? r(x) - r(y) : r(x) + r(y),
    `${r(x)}${minus ? '-' : '+'}${r(y)}`,
    `${f(r(x))} ${minus ? '−' : '+'} ${f(r(y))}`,
    { space: 'line' },
  )
}

export const estimateSum: Make = (m) =>
  m.year <= 3
    ? estimate(m, by(m, 10, 100, 100), by(m, 10, 100, 100))
    : m.year <= 5
      ? estimate(m, by(m, 100, 1000, 1000), by(m, 100, 100, 1000))
      : estimate(m, by(m, 1000, 10_000, 10_000), by(m, 1000, 1000, 1000))

export const estimateProduct: Make = (m) => {
  const [a, b] = [
    m.random.int(2, 9) * 10 + m.random.pick([-2, -1, 1, 2]),
    m.random.int(2, 9) * by(m, 1, 10, 10) + (m.step === 0 ? 0 : m.random.pick([-1, 1])),
  ]
  const r = (n: number) => (n < 10 ? n : Math.floor(n / 10 + 0.5) * 10)
  return ask(
    `Estimate ${a} × ${b} by rounding to tens first.`,
    r(a) * r(b),
    `${r(a)}*${r(b)}`,
    `${r(a)} × ${r(b)}`,
    { space: 'line' },
  )
}

export const sensible: Make = (m) => {
  const size = m.year <= 4 ? 100 : 1000
  const [a, b] = [
    m.random.int(2, 5) * size + m.random.int(3, 40),
    m.random.int(1, 4) * size + m.random.int(3, 40),
  ]
  const wrong = m.random.chance(0.6)
  const shown = a + b + (wrong ? m.random.pick([-1, 1]) * size : 0)
  const about = (Math.floor(a / size + 0.5) + Math.floor(b / size + 0.5)) * size
  return open(
    `A calculator shows ${f(a)} + ${f(b)} = ${f(shown)}. Use rounding: could that be right? Say why.`,
    `${wrong ? 'No' : 'Yes'}: it should be about ${f(about)}${wrong ? `, and ${f(shown)} is not close` : ''}. (Exactly ${f(a + b)}.)`,
  )
}

export const limits: Make = (m) => {
  const [a, b] = [m.random.int(21, 78), m.random.int(21, 78)]
  const low = (n: number) => Math.floor(n / 10) * 10
  return ask(
    `${a} × ${b} must be less than ${low(a) + 10} × ${low(b) + 10}. Work out that upper limit.`,
    (low(a) + 10) * (low(b) + 10),
    `${low(a) + 10}*${low(b) + 10}`,
    `Lower limit: ${low(a)} × ${low(b)} = ${f(low(a) * low(b))}`,
    { space: 'line' },
  )
}

export const dollars: Make = (m) => {
  const cents = m.random.int(2, by(m, 9, 29, 60)) * 100 + m.random.pick([20, 30, 40, 60, 70, 80, 90])
  const up = Math.floor(cents / 100 + 0.5) * 100
  return draft(
    `Round $${(cents / 100).toFixed(2)} to the nearest dollar.`,
    `$${up / 100}`,
    { kind: 'round', value: (cents / 100).toFixed(2), to: '1' },
    { space: 'blank', working: 'Look at the cents: 50 or more goes up.' },
  )
}

export const planSpending: Make = (m) => {
  const price = () => m.random.int(2, 9) * 100 + m.random.pick([10, 20, 30, 70, 80, 90])
  const [a, b] = [price(), price()]
  const r = (n: number) => Math.floor(n / 100 + 0.5)
  return ask(
    `About how much is $${(a / 100).toFixed(2)} and $${(b / 100).toFixed(2)} together? Round each to the nearest dollar first.`,
    `$${r(a) + r(b)}`,
    `${r(a)}+${r(b)}`,
    `$${r(a)} + $${r(b)}`,
    { space: 'line' },
  )
}
