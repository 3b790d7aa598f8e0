import { draft, type Making } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { formatNumber } from '../number.ts'
import { numberWords } from '../number-words.ts'
import {
  byStep,
  comparison,
  differentNumbers,
  largestNumber,
  openQuestion,
  ordering,
  shortAnswer,
} from '../question-tools.ts'

const PLACES = ['ones', 'tens', 'hundreds', 'thousands', 'ten thousands', 'hundred thousands', 'millions']

/** A number up to the goal's limit; as many digits as the limit has, or fewer when friendlier. */
function numberFor(m: Making): number {
  const top = largestNumber(m)
  // Numbers past a hundred are the hard part of a goal that goes only a little beyond it.
  if (top === 120 && m.step === 2 && m.random.chance(0.5)) return m.random.int(101, 120)
  const low = top <= 20 ? 3 : top <= 120 ? 11 : Math.max(100, top / byStep(m, 100, 10, 10))
  return m.random.int(Math.floor(low), top)
}

export const inFigures: QuestionMaker = (m) => {
  const value = numberFor(m)
  return draft(
    `Write in figures: ${numberWords(value)}`,
    formatNumber(value),
    { kind: 'words', of: value },
    { space: 'blank' },
  )
}

export const inWords: QuestionMaker = (m) => {
  const value = numberFor(m)
  return draft(
    `Write ${formatNumber(value)} in words.`,
    numberWords(value),
    { kind: 'words', of: value },
    { space: 'line' },
  )
}

const matchQuantity: QuestionMaker = (m) => {
  const tens = m.step === 0 ? 1 : m.random.int(1, 9)
  const ones = m.random.int(1, 9)
  return shortAnswer({
    prompt: `${m.name} has ${tens} full ${tens === 1 ? m.theme.group : m.theme.groups} of ten ${m.theme.things} and ${ones} loose. Write the numeral.`,
    answer: tens * 10 + ones,
    expr: `${tens}*10+${ones}`,
    working: `${tens} ${tens === 1 ? 'ten' : 'tens'} and ${ones} ${ones === 1 ? 'one' : 'ones'}.`,
  })
}

export const tensOnes: QuestionMaker = (m) => {
  const tens = byStep(m, 1, m.random.int(1, 5), m.random.int(2, 9))
  const ones = m.random.int(1, 9)
  return shortAnswer({
    prompt: `What number is ${tens} ${tens === 1 ? 'ten' : 'tens'} and ${ones} ${ones === 1 ? 'one' : 'ones'}?`,
    answer: tens * 10 + ones,
    expr: `${tens}*10+${ones}`,
  })
}

export const howManyOnes: QuestionMaker = (m) => {
  const value = byStep(m, m.random.int(11, 19), m.random.int(21, 59), m.random.int(61, 99))
  return shortAnswer({
    prompt: `${value} = ${Math.floor(value / 10)} ${value < 20 ? 'ten' : 'tens'} and ____ ones`,
    answer: value % 10,
    expr: `${value}-${Math.floor(value / 10)}*10`,
    space: 'none',
  })
}

/** Different digits without 0, so that "the 4" names one digit. */
function digitsFor(m: Making): number[] {
  const top = largestNumber(m)
  const width = String(top).length - (/^1(0*|20)$/.test(String(top)) && top !== 120 ? 1 : top === 120 ? 1 : 0)
  return m.random
    .shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9])
    .slice(0, Math.max(2, width - (m.step === 0 && width > 2 ? 1 : 0)))
}

export const digitWorth: QuestionMaker = (m) => {
  const digits = digitsFor(m)
  const at = m.random.int(0, digits.length - 1)
  const power = digits.length - 1 - at
  const digit = digits[at] ?? 0
  return shortAnswer({
    prompt: `In ${formatNumber(Number(digits.join('')))}, how much is the ${digit} worth?`,
    answer: digit * 10 ** power,
    expr: `${digit}*10^${power}`,
    working: `The ${digit} is in the ${PLACES[power]} place.`,
  })
}

export const partsToNumber: QuestionMaker = (m) => {
  const digits = digitsFor(m)
  const parts = digits.map((digit, at) => digit * 10 ** (digits.length - 1 - at))
  const shown = m.step === 2 ? m.random.shuffle(parts) : parts
  return shortAnswer({
    prompt: `Write as one number: ${shown.map(formatNumber).join(' + ')}`,
    answer: parts.reduce((a, b) => a + b, 0),
    expr: shown.join('+'),
    working: 'Put each part in its place on the chart.',
  })
}

/** The name of a place, for so many of it: 1 hundred, 2 hundreds. */
const placeName = (digit: number, power: number) =>
  digit === 1 ? PLACES[power]?.slice(0, -1) : PLACES[power]

export const expand: QuestionMaker = (m) => {
  const digits = digitsFor(m)
  const parts = digits.map((digit, at) => digit * 10 ** (digits.length - 1 - at))
  const whole = Number(digits.join(''))
  return draft(
    `Write ${formatNumber(whole)} in expanded form.`,
    parts.map(formatNumber).join(' + '),
    { kind: 'expanded', of: whole },
    {
      space: 'line',
      working: digits.map((digit, at) => `${digit} ${placeName(digit, digits.length - 1 - at)}`).join(', '),
    },
  )
}

export const withNoughts: QuestionMaker = (m) => {
  const [a, b] = m.random.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9])
  const place = m.random.pick([1, 10, 100])
  const whole = (a ?? 1) * 1000 + (b ?? 2) * place
  return shortAnswer({
    prompt: `Write as one number: ${formatNumber((a ?? 1) * 1000)} + ${(b ?? 2) * place}`,
    answer: whole,
    expr: `${(a ?? 1) * 1000}+${(b ?? 2) * place}`,
    working: 'Noughts hold the empty places.',
  })
}

export const whyNought: QuestionMaker = (m) => {
  const [a, b] = m.random.shuffle([2, 3, 4, 5, 6, 7, 8, 9])
  return openQuestion(
    `${m.name} writes ${numberWords((a ?? 2) * 1000 + (b ?? 3))} as ${a}${b}. What went wrong? Write it correctly and explain what each 0 does.`,
    `${formatNumber((a ?? 2) * 1000 + (b ?? 3))}; the noughts show that there are no hundreds and no tens, and keep the ${a} in the thousands place.`,
  )
}

export const compareTwo: QuestionMaker = (m) => {
  const low = numberFor(m)
  const text = String(low)
  const other =
    text.length > 1 && text.at(-1) !== text.at(-2)
      ? Number(`${text.slice(0, -2)}${text.at(-1)}${text.at(-2)}`)
      : low + 1
  const right = other > largestNumber(m) ? low - 1 : other
  return comparison(
    formatNumber(low),
    formatNumber(right),
    [String(low), String(right)],
    'Compare from the left; stop at the first place that differs.',
  )
}

export const sayWhy: QuestionMaker = (m) => {
  const [a = 34, b = 43] = differentNumbers(m, 2, Math.min(11, largestNumber(m) - 2), largestNumber(m))
  const greater = Math.max(a, b)
  return draft(
    `Which is greater, ${formatNumber(a)} or ${formatNumber(b)}? Say how you know.`,
    formatNumber(greater),
    { kind: 'most', labels: [formatNumber(a), formatNumber(b)], values: [a, b], which: 'most' },
    { space: 'lines', working: 'Look at the largest place first.' },
  )
}

export const orderThem: QuestionMaker = (m) => {
  const top = largestNumber(m)
  return ordering(
    m,
    differentNumbers(m, byStep(m, 3, 4, 5), top <= 20 ? 1 : Math.floor(top / 10), top),
    formatNumber,
  )
}

export function matchOrOrder(m: Making) {
  return m.year === 1 ? matchQuantity(m) : m.year <= 3 ? partsToNumber(m) : orderThem(m)
}
