import { formatScaled, plainScaled } from '../number.ts'
import { numberWords } from '../number-words.ts'
import { draft, type Making } from '../topic.ts'
import { ask, by, compared, f, inOrder, type Make, open, several, topOf } from './kit.ts'

const PLACES = ['ones', 'tens', 'hundreds', 'thousands', 'ten thousands', 'hundred thousands', 'millions']

/** A number up to the goal's limit; as many digits as the limit has, or fewer when friendlier. */
function numberFor(m: Making): number {
  const top = topOf(m)
  // Past a hundred is the hard part of a goal that goes only a little beyond it.
  if (top === 120 && m.step === 2 && m.random.chance(0.5)) return m.random.int(101, 120)
  const low = top <= 20 ? 3 : top <= 120 ? 11 : Math.max(100, top / by(m, 100, 10, 10))
  return m.random.int(Math.floor(low), top)
}

export const inFigures: Make = (m) => {
  const value = numberFor(m)
  return draft(
    `Write in figures: ${numberWords(value)}`,
    f(value),
    { kind: 'words', of: value },
    { space: 'blank' },
  )
}

export const inWords: Make = (m) => {
  const value = numberFor(m)
  return draft(
    `Write ${f(value)} in words.`,
    numberWords(value),
    { kind: 'words', of: value },
    { space: 'line' },
  )
}

const matchQuantity: Make = (m) => {
  const tens = m.step === 0 ? 1 : m.random.int(1, 9)
  const ones = m.random.int(1, 9)
  return ask(
    `${m.name} has ${tens} full ${tens === 1 ? m.theme.group : m.theme.groups} of ten ${m.theme.things} and ${ones} loose. Write the numeral.`,
    tens * 10 + ones,
    `${tens}*10+${ones}`,
    `${tens} ${tens === 1 ? 'ten' : 'tens'} and ${ones} ${ones === 1 ? 'one' : 'ones'}.`,
  )
}

export const tensOnes: Make = (m) => {
  const tens = by(m, 1, m.random.int(1, 5), m.random.int(2, 9))
  const ones = m.random.int(1, 9)
  return ask(
    `What number is ${tens} ${tens === 1 ? 'ten' : 'tens'} and ${ones} ${ones === 1 ? 'one' : 'ones'}?`,
    tens * 10 + ones,
    `${tens}*10+${ones}`,
  )
}

export const howManyOnes: Make = (m) => {
  const value = by(m, m.random.int(11, 19), m.random.int(21, 59), m.random.int(61, 99))
  return ask(
    `${value} = ${Math.floor(value / 10)} ${value < 20 ? 'ten' : 'tens'} and ____ ones`,
    value % 10,
    `${value}-${Math.floor(value / 10)}*10`,
    undefined,
    { space: 'none' },
  )
}

/** Digits all different and none nought, so that "the 4" is one digit. */
function digitsFor(m: Making): number[] {
  const top = topOf(m)
  const width = String(top).length - (/^1(0*|20)$/.test(String(top)) && top !== 120 ? 1 : top === 120 ? 1 : 0)
  return m.random
    .shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9])
    .slice(0, Math.max(2, width - (m.step === 0 && width > 2 ? 1 : 0)))
}

export const digitWorth: Make = (m) => {
  const digits = digitsFor(m)
  const at = m.random.int(0, digits.length - 1)
  const power = digits.length - 1 - at
  const digit = digits[at] ?? 0
  return ask(
    `In ${f(Number(digits.join('')))}, how much is the ${digit} worth?`,
    digit * 10 ** power,
    `${digit}*10^${power}`,
    `The ${digit} is in the ${PLACES[power]} place.`,
  )
}

export const partsToNumber: Make = (m) => {
  const digits = digitsFor(m)
  const parts = digits.map((digit, at) => digit * 10 ** (digits.length - 1 - at))
  const shown = m.step === 2 ? m.random.shuffle(parts) : parts
  return ask(
    `Write as one number: ${shown.map(f).join(' + ')}`,
    parts.reduce((a, b) => a + b, 0),
    shown.join('+'),
    'Put each part in its place on the chart.',
  )
}

export const expand: Make = (m) => {
  const digits = digitsFor(m)
  const parts = digits.map((digit, at) => digit * 10 ** (digits.length - 1 - at))
  const whole = Number(digits.join(''))
  return draft(
    `Write ${f(whole)} in expanded form.`,
    parts.map(f).join(' + '),
    { kind: 'expanded', of: whole },
    {
      space: 'line',
      working: digits.map((digit, at) => `${digit} ${PLACES[digits.length - 1 - at]}`).join(', '),
    },
  )
}

export const withNoughts: Make = (m) => {
  const [a, b] = m.random.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9])
  const place = m.random.pick([1, 10, 100])
  const whole = (a ?? 1) * 1000 + (b ?? 2) * place
  return ask(
    `Write as one number: ${f((a ?? 1) * 1000)} + ${(b ?? 2) * place}`,
    whole,
    `${(a ?? 1) * 1000}+${(b ?? 2) * place}`,
    'Noughts hold the empty places.',
  )
}

export const whyNought: Make = (m) => {
  const [a, b] = m.random.shuffle([2, 3, 4, 5, 6, 7, 8, 9])
  return open(
    `${m.name} writes ${numberWords((a ?? 2) * 1000 + (b ?? 3))} as ${a}${b}. What went wrong? Write it correctly and explain what each 0 does.`,
    `${f((a ?? 2) * 1000 + (b ?? 3))}; the noughts show that there are no hundreds and no tens, and keep the ${a} in the thousands place.`,
  )
}

export const compareTwo: Make = (m) => {
  const low = numberFor(m)
  const text = String(low)
  const other =
    text.length > 1 && text.at(-1) !== text.at(-2)
      ? Number(`${text.slice(0, -2)}${text.at(-1)}${text.at(-2)}`)
      : low + 1
  const right = other > topOf(m) ? low - 1 : other
  return compared(
    f(low),
    f(right),
    [String(low), String(right)],
    'Compare from the left; stop at the first place that differs.',
  )
}

export const sayWhy: Make = (m) => {
  const [a = 34, b = 43] = several(m, 2, Math.min(11, topOf(m) - 2), topOf(m))
  const greater = Math.max(a, b)
  return draft(
    `Which is greater, ${f(a)} or ${f(b)}? Say how you know.`,
    f(greater),
    { kind: 'most', labels: [f(a), f(b)], values: [a, b], which: 'most' },
    { space: 'lines', working: 'Look at the largest place first.' },
  )
}

export const orderThem: Make = (m) => {
  const top = topOf(m)
  return inOrder(m, several(m, by(m, 3, 4, 5), top <= 20 ? 1 : Math.floor(top / 10), top), f)
}

const signed = (value: number) => f(value)

export const orderIntegers: Make = (m) =>
  inOrder(m, several(m, by(m, 3, 4, 5), -by(m, 5, 9, 20), by(m, 6, 9, 20)), signed)

export const colder: Make = (m) => {
  const [a = -3, b = 2] = several(m, 2, -by(m, 4, 9, 15), by(m, 6, 5, -1))
  return draft(
    `It is ${f(a)} °C in Tekapo and ${f(b)} °C in Queenstown. Which is colder? Write the temperature.`,
    `${f(Math.min(a, b))} °C`,
    { kind: 'value', expr: String(Math.min(a, b)) },
    { space: 'line', working: 'The one further down the number line is colder.' },
  )
}

export const compareIntegers: Make = (m) => {
  const [a = -3, b = -8] = several(m, 2, -by(m, 9, 12, 30), by(m, 9, 4, -1))
  return compared(f(a), f(b), [String(a), String(b)], 'Further right on the number line is greater.')
}

export const orderSignedDecimals: Make = (m) =>
  inOrder(
    m,
    several(m, by(m, 3, 4, 5), -by(m, 15, 25, 40), by(m, 20, 25, 40)),
    (v) => formatScaled(v, 1),
    (v) => plainScaled(v, 1),
  )

export const opposite: Make = (m) => {
  const value = m.random.int(2, by(m, 10, 30, 99)) * (m.random.chance(0.5) ? 1 : -1)
  return ask(
    `What is the additive inverse of ${f(value)}?`,
    -value,
    `0-(${value})`,
    `${f(value)} + ${value < 0 ? f(-value) : `(−${value})`} = 0`,
  )
}

export const toZero: Make = (m) => {
  const value = m.random.int(2, by(m, 10, 30, 99))
  return m.random.chance(0.5)
    ? draft(
        `Find the missing number: ${value} + □ = 0`,
        f(-value),
        { kind: 'equation', left: `${value}+x`, right: '0', unknown: 'x' },
        { space: 'blank' },
      )
    : draft(
        `Find the missing number: −${value} + □ = 0`,
        f(value),
        { kind: 'equation', left: `0-${value}+x`, right: '0', unknown: 'x' },
        { space: 'blank' },
      )
}

export function matchOrOrder(m: Making) {
  return m.year === 1 ? matchQuantity(m) : m.year <= 3 ? partsToNumber(m) : orderThem(m)
}
