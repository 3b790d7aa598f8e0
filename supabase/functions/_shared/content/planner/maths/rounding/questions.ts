import { draft, type Making } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { formatNumber, formatScaled, plainScaled } from '../number.ts'
import { byStep, openQuestion, shortAnswer } from '../question-tools.ts'

/** `value` counts parts of 1 / 10^`places`; it is rounded to `to` parts of 1 / 10^`toPlaces`, called `name`. */
function roundingQuestion({
  value: drawn,
  places,
  to,
  toPlaces,
  name,
}: {
  value: number
  places: number
  to: number
  toPlaces: number
  name: string
}) {
  // A last nought is not printed, so the number would have fewer places than it is rounded from.
  const value = places > 0 && drawn % 10 === 0 ? drawn + 3 : drawn
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

/** Numbers that are rounded to places that were named: those of the year, and harder step by step. */
function namedPlace(m: Making, named: readonly number[]): { to: number; low: number; high: number } {
  const largest = Math.max(...named)
  const to = m.random.pick(named)
  const reach = m.year <= 2 ? 10 : m.year <= 4 ? 10 : 100
  const high = byStep(m, largest * 4, largest * 10, largest * reach * (m.year <= 3 ? 1 : 10))
  return {
    to,
    low: Math.max(m.step === 0 ? to : largest, byStep(m, to, largest, Math.floor(high / 10))) + 1,
    high: Math.min(high, largestOf(m.year)) - 1,
  }
}

const largestOf = (year: number) => [120, 120, 120, 1000, 10_000, 1_000_000][year] ?? 10_000_000

function wholeTo(m: Making, place: number, top: number) {
  const { range, roundTo = [] } = m.numbers ?? {}
  const named = roundTo.filter((one) => one >= 10)
  const asked = named.length > 0 ? namedPlace(m, named) : null
  const to = asked?.to ?? place
  const value = range
    ? m.random.int(range[0] + 1, range[1] - 1)
    : asked && asked.low < asked.high
      ? m.random.int(asked.low, asked.high)
      : m.random.int(Math.ceil(to / 2), Math.max(to, top - 1))
  return roundingQuestion({
    value: value % to === 0 ? value + Math.ceil(to / 4) : value,
    places: 0,
    to,
    toPlaces: 0,
    name: formatNumber(to),
  })
}

export const nearestTen120: QuestionMaker = (m) => wholeTo(m, 10, byStep(m, 50, 110, 119))

export const tenOrHundred: QuestionMaker = (m) =>
  wholeTo(m, byStep(m, 10, m.random.pick([10, 100]), 100), byStep(m, 100, 950, 990))

export const upToThousand: QuestionMaker = (m) =>
  wholeTo(
    m,
    byStep(m, 10, m.random.pick([10, 100, 1000]), m.random.pick([100, 1000])),
    byStep(m, 990, 9500, 9900),
  )

export const toHundredThousand: QuestionMaker = (m) =>
  wholeTo(
    m,
    m.random.pick(byStep(m, [10, 100, 1000], [1000, 10_000, 100_000], [10_000, 100_000])),
    byStep(m, 9900, 900_000, 980_000),
  )

export const toMillion: QuestionMaker = (m) =>
  wholeTo(
    m,
    m.random.pick(byStep(m, [1000, 10_000], [10_000, 100_000, 1_000_000], [100_000, 1_000_000])),
    9_400_000,
  )

export const oneDecimal: QuestionMaker = (m) =>
  roundingQuestion({
    value: m.random.int(11, byStep(m, 99, 499, 999)),
    places: 1,
    to: 1,
    toPlaces: 0,
    name: 'whole number',
  })

export const twoDecimals: QuestionMaker = (m) =>
  m.step === 0
    ? oneDecimal(m)
    : roundingQuestion({
        value: m.random.int(101, byStep(m, 999, 999, 9999)),
        places: 2,
        to: 1,
        toPlaces: 0,
        name: 'whole number',
      })

export const hundredths: QuestionMaker = (m) =>
  m.random.chance(0.5) || m.step === 0
    ? roundingQuestion({ value: m.random.int(101, 999), places: 2, to: 1, toPlaces: 0, name: 'whole number' })
    : roundingQuestion({
        value: m.random.int(101, byStep(m, 999, 999, 9999)),
        places: 2,
        to: 1,
        toPlaces: 1,
        name: 'tenth',
      })

export const anyDecimal: QuestionMaker = (m) => {
  const places = m.step === 0 ? 2 : 3
  const to = m.random.int(0, m.year >= 8 ? 2 : Math.min(2, places - 1))
  return roundingQuestion({
    value: m.random.int(1001, 9999),
    places: places,
    to: 1,
    toPlaces: Math.min(to, places - 1),
    name: ['whole number', 'tenth', 'hundredth'][Math.min(to, places - 1)] ?? 'tenth',
  })
}

export const toThousandth: QuestionMaker = (m) =>
  roundingQuestion({
    value: m.random.int(10_001, 99_999),
    places: 4,
    to: 1,
    toPlaces: byStep(m, 1, 2, 3),
    name: ['tenth', 'hundredth', 'thousandth'][m.step] ?? 'tenth',
  })

export const betweenTens: QuestionMaker = (m) => {
  const value = m.random.int(2, byStep(m, 49, 99, 118))
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

export const nearerTen: QuestionMaker = (m) => {
  const to = m.random.int(1, byStep(m, 4, 9, 11)) * 10 + m.random.pick([1, 2, 3, 4, 6, 7, 8, 9])
  return roundingQuestion({
    value: to,
    places: 0,
    to: 10,
    toPlaces: 0,
    name: 'ten, as its place on the number line shows',
  })
}

function estimate(m: Making, size: number, to: number) {
  const near = () =>
    m.random.int(2, 8) * size + m.random.pick([-1, 1]) * m.random.int(1, Math.max(1, Math.floor(to * 0.4)))
  const [a, b] = [near(), near()]
  const minus = !/totals/.test(m.goal) && m.random.chance(0.4) && Math.abs(a - b) >= size
  const [x, y] = minus ? [Math.max(a, b), Math.min(a, b)] : [a, b]
  const r = (n: number) => Math.floor(n / to + 0.5) * to
  return shortAnswer({
    prompt: `Estimate ${formatNumber(x)} ${minus ? '−' : '+'} ${formatNumber(y)} by rounding to the nearest ${formatNumber(to)} first.`,
    answer: minus ? r(x) - r(y) : r(x) + r(y),
    expr: `${r(x)}${minus ? '-' : '+'}${r(y)}`,
    working: `${formatNumber(r(x))} ${minus ? '−' : '+'} ${formatNumber(r(y))}`,
    space: 'line',
  })
}

export const estimateSum: QuestionMaker = (m) =>
  m.year <= 3
    ? estimate(m, byStep(m, 10, 100, 100), byStep(m, 10, 100, 100))
    : m.year <= 5
      ? estimate(m, byStep(m, 100, 1000, 1000), byStep(m, 100, 100, 1000))
      : estimate(m, byStep(m, 1000, 10_000, 10_000), byStep(m, 1000, 1000, 1000))

/** The estimate is for something: two amounts of one story. */
export const estimateStory: QuestionMaker = (m) => {
  const to = m.year <= 3 ? byStep(m, 10, 100, 100) : m.year <= 5 ? byStep(m, 100, 100, 1000) : 1000
  const near = () => m.random.int(2, 8) * to + m.random.pick([-1, 1]) * m.random.int(1, Math.floor(to * 0.4))
  const [a, b] = [near(), near()]
  const r = (n: number) => Math.floor(n / to + 0.5) * to
  const [first, second, what] = m.random.pick([
    ['people come to a fair on Saturday', 'on Sunday', 'people'],
    ['cans are collected by one school', 'by another', 'cans'],
    ['trees are planted in one year', 'in the next', 'trees'],
  ] as const)
  return shortAnswer({
    prompt: `${formatNumber(a)} ${first} and ${formatNumber(b)} ${second}. About how many ${what} is that? Round each number to the nearest ${formatNumber(to)} first.`,
    answer: r(a) + r(b),
    expr: `${r(a)}+${r(b)}`,
    working: `${formatNumber(r(a))} + ${formatNumber(r(b))}`,
    space: 'lines',
  })
}

export const estimateProduct: QuestionMaker = (m) => {
  const [a, b] = [
    m.random.int(2, 9) * 10 + m.random.pick([-2, -1, 1, 2]),
    m.random.int(byStep(m, 1, 2, 2), byStep(m, 4, 9, 9)) * 10 + m.random.pick([1, 2, 3, 4]),
  ]
  const r = (n: number) => (n < 10 ? n : Math.floor(n / 10 + 0.5) * 10)
  return shortAnswer({
    prompt: `Estimate ${a} × ${b} by rounding to tens first.`,
    answer: r(a) * r(b),
    expr: `${r(a)}*${r(b)}`,
    working: `${r(a)} × ${r(b)}`,
    space: 'line',
  })
}

export const sensible: QuestionMaker = (m) => {
  const size = m.year <= 4 ? 100 : 1000
  const [a, b] = [
    m.random.int(2, 5) * size + m.random.int(3, 40),
    m.random.int(1, 4) * size + m.random.int(3, 40),
  ]
  const wrong = m.random.chance(0.6)
  const shown = a + b + (wrong ? m.random.pick([-1, 1]) * size : 0)
  const about = (Math.floor(a / size + 0.5) + Math.floor(b / size + 0.5)) * size
  return openQuestion(
    `A calculator shows ${formatNumber(a)} + ${formatNumber(b)} = ${formatNumber(shown)}. Use rounding: could that be right? Say why.`,
    `${wrong ? 'No' : 'Yes'}: it should be about ${formatNumber(about)}${wrong ? `, and ${formatNumber(shown)} is not close` : ''}. (Exactly ${formatNumber(a + b)}.)`,
  )
}

export const limits: QuestionMaker = (m) => {
  const [a, b] = [m.random.int(21, 78), m.random.int(21, 78)]
  const low = (n: number) => Math.floor(n / 10) * 10
  return shortAnswer({
    prompt: `${a} × ${b} must be less than ${low(a) + 10} × ${low(b) + 10}. Work out that upper limit.`,
    answer: (low(a) + 10) * (low(b) + 10),
    expr: `${low(a) + 10}*${low(b) + 10}`,
    working: `Lower limit: ${low(a)} × ${low(b)} = ${formatNumber(low(a) * low(b))}`,
    space: 'line',
  })
}
