import { type Draft, draft, type Making } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { formatFraction, formatNumber, formatScaled } from '../number.ts'
import { article, byStep, shortAnswer, wordProblem, writtenMethod } from '../question-tools.ts'
import { dividedByDigits } from './strategy-questions.ts'

/** A number of so many digits, small for support and large for extension. */
function ofDigits(m: Making, digits: number): number {
  if (digits === 1) return m.random.int(byStep(m, 2, 3, 6), byStep(m, 5, 9, 9))
  const [low, high] = [10 ** (digits - 1), 10 ** digits - 1]
  const part = Math.floor((high - low) / 3)
  // A nought at the end would make the question one of another kind.
  const drawn = m.random.int(low + part * m.step + 1, low + part * (m.step + 1))
  return drawn % 10 === 0 ? drawn + 3 : drawn
}

/** What each digit is worth, times the other number: “200 × 4 + 30 × 4 + 5 × 4 = 800 + 120 + 20”. */
function partProducts(a: number, b: number): string {
  const parts = [...String(a)]
    .map((digit, at, all) => Number(digit) * 10 ** (all.length - 1 - at))
    .filter((part) => part > 0)
  const products = parts.map((part) => `${formatNumber(part)} × ${b}`).join(' + ')
  return `${products} = ${parts.map((part) => formatNumber(part * b)).join(' + ')}`
}

/** A product with the digits named for its two numbers. */
function productOfPair(m: Making, pair: readonly [number, number]): Draft {
  const [a, b] = [ofDigits(m, Math.max(...pair)), ofDigits(m, Math.min(...pair))]
  const parts = [...String(b)]
    .map((digit, at, all) => Number(digit) * 10 ** (all.length - 1 - at))
    .filter((part) => part > 0)
  const tens = Math.floor(a / 10) * 10
  return writtenMethod({
    prompt: `${formatNumber(a)} × ${formatNumber(b)} =`,
    answer: a * b,
    expr: `${a}*${b}`,
    working:
      b < 10 && a < 100
        ? `${tens} × ${b} + ${a - tens} × ${b} = ${tens * b} + ${(a - tens) * b}`
        : b < 10
          ? partProducts(a, b)
          : `${parts.map((part) => `${formatNumber(a)} × ${formatNumber(part)}`).join(' + ')} = ${parts.map((part) => formatNumber(a * part)).join(' + ')}`,
  })
}

/** A quotient with the digits named: nothing is left over. */
function quotientOfPair(m: Making, pair: readonly [number, number]): Draft {
  const [long, short] = [Math.max(...pair), Math.min(...pair)]
  const divisor = ofDigits(m, short)
  const [low, high] = [Math.ceil(10 ** (long - 1) / divisor), Math.floor((10 ** long - 1) / divisor)]
  const answer = m.random.int(Math.max(2, low), Math.max(2, high))
  return writtenMethod({
    prompt: `${formatNumber(answer * divisor)} ÷ ${divisor} =`,
    answer,
    expr: `${answer * divisor}/${divisor}`,
    working: `${formatNumber(answer)} × ${divisor} = ${formatNumber(answer * divisor)}`,
  })
}

export const byOneDigit: QuestionMaker = (m) => {
  if (m.numbers?.digitPair) return productOfPair(m, m.numbers.digitPair)
  const three = m.year >= 5
  const easy = m.year <= 3 ? m.random.int(11, 24) : m.random.int(12, 24)
  const a = three
    ? byStep(m, m.random.int(112, 330), m.random.int(212, 1400), m.random.int(1200, 8999))
    : byStep(m, easy, m.random.int(21, m.year <= 3 ? 34 : 68), m.random.int(34, 99))
  const b = m.random.int(2, byStep(m, 4, m.year <= 3 ? 5 : 8, 9))
  const split = Math.floor(a / 10) * 10
  return writtenMethod({
    prompt: `${formatNumber(a)} × ${b} =`,
    answer: a * b,
    expr: `${a}*${b}`,
    working: three
      ? partProducts(a, b)
      : `${split} × ${b} + ${a - split} × ${b} = ${split * b} + ${(a - split) * b}`,
  })
}

export const divideExact: QuestionMaker = (m) => {
  if (m.numbers?.digitPair) return quotientOfPair(m, m.numbers.digitPair)
  const b = m.random.int(2, byStep(m, 4, 5, 9))
  const a =
    m.year <= 3 ? m.random.int(4, byStep(m, 9, 12, 16)) : m.random.int(11, Math.max(12, Math.floor(99 / b)))
  const answer = a * b > 99 && m.year <= 4 ? Math.floor(99 / b) : a
  return writtenMethod({
    prompt: `${answer * b} ÷ ${b} =`,
    answer: answer,
    expr: `${answer * b}/${b}`,
    working: `${answer} × ${b} = ${answer * b}`,
  })
}

/** Three or four digits divided so that nothing is left; by two digits from Year 7, and for extension from Year 6. */
export const longDivision: QuestionMaker = (m) => {
  if (m.numbers?.digitPair) return quotientOfPair(m, m.numbers.digitPair)
  const byTwo = m.year >= 7 || (m.year === 6 && m.step === 2)
  const divisor = byTwo ? m.random.int(11, byStep(m, 15, 25, 45)) : m.random.int(3, byStep(m, 5, 9, 9))
  const answer = m.random.int(byStep(m, 31, 52, 112), byStep(m, 120, byTwo ? 180 : 480, byTwo ? 260 : 980))
  return writtenMethod({
    prompt: `${formatNumber(answer * divisor)} ÷ ${divisor} =`,
    answer,
    expr: `${answer * divisor}/${divisor}`,
    working: dividedByDigits(answer * divisor, divisor, 'left, bring down the next digit'),
  })
}

export const byTwoDigits: QuestionMaker = (m) => {
  if (m.numbers?.digitPair) return productOfPair(m, m.numbers.digitPair)
  const a =
    m.year <= 5
      ? byStep(m, m.random.int(12, 24), m.random.int(23, 58), m.random.int(46, 98))
      : byStep(m, m.random.int(23, 98), m.random.int(123, 480), m.random.int(312, 986))
  const b = m.random.int(byStep(m, 11, 13, 34), byStep(m, 15, 38, 89))
  const [tens, ones] = [Math.floor(b / 10) * 10, b % 10]
  return writtenMethod({
    prompt: `${a} × ${b} =`,
    answer: a * b,
    expr: `${a}*${b}`,
    working: `${a} × ${tens} + ${a} × ${ones} = ${formatNumber(a * tens)} + ${formatNumber(a * ones)}`,
  })
}

function remainderOf(m: Making): [number, number, number] {
  if (m.numbers?.digitPair) {
    const [long, short] = [Math.max(...m.numbers.digitPair), Math.min(...m.numbers.digitPair)]
    const divisor = ofDigits(m, short)
    const [low, high] = [Math.ceil(10 ** (long - 1) / divisor), Math.floor(10 ** long / divisor) - 1]
    return [divisor, m.random.int(Math.max(1, low), Math.max(1, high)), m.random.int(1, divisor - 1)]
  }
  const b = m.random.int(2, byStep(m, 5, 9, 9))
  const most =
    m.year <= 4
      ? byStep(m, 9, 10, 11)
      : m.year === 5
        ? byStep(m, 30, 240, 1000)
        : byStep(m, 240, 2400, 10_000)
  return [b, m.random.int(Math.max(2, Math.floor(most / 4)), most), m.random.int(1, b - 1)]
}

export const leftOver: QuestionMaker = (m) => {
  const [b, a, extra] = remainderOf(m)
  const whole = a * b + extra
  return draft(
    `${formatNumber(whole)} ÷ ${b} =`,
    `${formatNumber(a)} remainder ${extra}`,
    { kind: 'remainder', dividend: whole, divisor: b },
    { space: 'box', working: `${formatNumber(a)} × ${b} = ${formatNumber(a * b)}, and ${extra} left over.` },
  )
}

export const packed: QuestionMaker = (m) => {
  const [b, a, extra] = remainderOf(m)
  const whole = a * b + extra
  return draft(
    `${formatNumber(whole)} ${m.theme.things} are packed ${b} to ${article(m.theme.group)} ${m.theme.group}. How many full ${m.theme.groups}, and how many left over?`,
    `${formatNumber(a)} remainder ${extra}`,
    { kind: 'remainder', dividend: whole, divisor: b },
    {
      space: 'lines',
      working: `${formatNumber(a)} × ${b} = ${formatNumber(a * b)}, and ${extra} left over.`,
    },
  )
}

export const asFractionLeft: QuestionMaker = (m) => {
  const b = m.random.pick(byStep(m, [2, 4], [4, 5, 8], [6, 8, 9]))
  const [a, extra] = [m.random.int(3, byStep(m, 9, 20, 60)), m.random.int(1, b - 1)]
  return writtenMethod({
    prompt: `Share ${a * b + extra} metres of rope equally between ${b} teams. How long is each piece? Write a mixed number in metres.`,
    answer: `${formatFraction(a * b + extra, b)} m`,
    expr: `${a * b + extra}/${b}`,
    working: `${a} each, and ${extra} m left to cut into ${b} parts.`,
  })
}

export const roundUpLeft: QuestionMaker = (m) => {
  const [seats, vans] = [m.random.int(6, 12), m.random.int(3, byStep(m, 5, 8, 14))]
  const people = seats * vans + m.random.int(1, seats - 1)
  return wordProblem({
    prompt: `${people} students go on a trip. Each van seats ${seats}. How many vans are needed?`,
    answer: vans + 1,
    expr: `(${people}-${people % seats})/${seats}+1`,
    working: `${people} ÷ ${seats} = ${vans} remainder ${people % seats}; those left over need a van too.`,
  })
}

/** What is left over is not enough for one more, so it is left out. */
export const roundDownLeft: QuestionMaker = (m) => {
  const [each, full] = [m.random.int(4, 9), m.random.int(3, byStep(m, 6, 12, 30))]
  const all = each * full + m.random.int(1, each - 1)
  return wordProblem({
    prompt: `A baker has ${formatNumber(all)} buns and sells them in bags of ${each}. How many full bags can be sold?`,
    answer: full,
    expr: `(${all}-${all % each})/${each}`,
    working: `${formatNumber(all)} ÷ ${each} = ${full} remainder ${all % each}; those left over do not fill a bag.`,
  })
}

export const unitLeft: QuestionMaker = (m) => {
  const b = m.random.pick(byStep(m, [2, 4], [3, 4, 5], [6, 8]))
  const whole = b * m.random.int(2, byStep(m, 6, 12, 20)) + m.random.int(1, b - 1)
  return shortAnswer({
    prompt: `Find 1/${b} of ${whole}. Write a mixed number.`,
    answer: formatFraction(whole, b),
    expr: `${whole}/${b}`,
    working: `${whole} ÷ ${b} = ${Math.floor(whole / b)} remainder ${whole % b}`,
    space: 'lines',
  })
}

export const timesTenOrHundred: QuestionMaker = (m) => {
  const to = m.random.pick([10, 100])
  const a = m.random.int(2, byStep(m, 9, 99, 999))
  return shortAnswer({
    prompt: `${formatNumber(a)} × ${to} =`,
    answer: a * to,
    expr: `${a}*${to}`,
    working: `Each digit moves ${to === 10 ? 'one place' : 'two places'} to the left.`,
  })
}

export const howManyTimes: QuestionMaker = (m) => {
  const a = m.random.int(2, byStep(m, 9, 60, 99))
  const to = m.random.pick([10, 100])
  return shortAnswer({
    prompt: `____ × ${to} = ${formatNumber(a * to)}`,
    answer: a,
    expr: `${a * to}/${to}`,
    space: 'none',
  })
}

export const derived: QuestionMaker = (m) => {
  const a = m.random.pick([12, 14, 15, 16, 18, 24, 25, 35])
  const b = m.random.pick(byStep(m, [2, 4], [4, 5, 6, 8], [12, 15, 18, 20]))
  const half = b % 2 === 0
  return shortAnswer({
    prompt: `Work out mentally: ${a} × ${b} =`,
    answer: a * b,
    expr: `${a}*${b}`,
    working: half ? `${a * 2} × ${b / 2}` : `${a} × ${b - 1} and one more ${a}`,
  })
}

export const mentalDivide: QuestionMaker = (m) => {
  const b = m.random.pick(byStep(m, [4], [4, 6, 8], [12, 15, 16]))
  const a = m.random.int(6, byStep(m, 12, 20, 25))
  return shortAnswer({
    prompt: `Work out mentally: ${a * b} ÷ ${b} =`,
    answer: a,
    expr: `${a * b}/${b}`,
    working:
      b % 2 === 0
        ? `Halve ${a * b} to ${(a * b) / 2}, then divide by ${b / 2}.`
        : 'Use a fact you know and adjust.',
  })
}

export const quotientAsDecimal: QuestionMaker = (m) => {
  const b = m.random.pick(byStep(m, [2, 5], [4, 5, 8], m.year <= 7 ? [12, 15, 20, 25] : [16, 20, 25, 40]))
  const whole =
    b * m.random.int(3, byStep(m, 20, 60, 90)) +
    m.random.pick(
      [1, 2, 3].filter((n) => n < b && Number.isInteger((n * 1000) / b)).concat(b / (b % 2 === 0 ? 2 : 5)),
    )
  return writtenMethod({
    prompt: `${whole} ÷ ${b} = (as a decimal)`,
    answer: formatScaled((whole * 1000) / b, 3),
    expr: `${whole}/${b}`,
    working: 'Write noughts after the decimal point and go on dividing.',
  })
}

export const quotientAsMixed: QuestionMaker = (m) => {
  const b = m.random.pick(byStep(m, [3, 4], [6, 7, 8], [12, 15]))
  const whole = b * m.random.int(4, byStep(m, 20, 60, 90)) + m.random.int(1, b - 1)
  return writtenMethod({
    prompt: `${whole} ÷ ${b} = (as a mixed number)`,
    answer: formatFraction(whole, b),
    expr: `${whole}/${b}`,
    working: `${Math.floor(whole / b)} remainder ${whole % b}`,
  })
}
