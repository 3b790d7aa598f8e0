import { draft, type Making } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { formatNumber, formatScaled, plainScaled } from '../number.ts'
import {
  byStep,
  comparison,
  differentNumbers,
  nextTwoTerms,
  ordering,
  shortAnswer,
  wordProblem,
} from '../question-tools.ts'

export const zeroInCount: QuestionMaker = (m) => {
  const step = m.year <= 5 ? 1 : m.random.pick(byStep(m, [2, 5], [2, 3, 5], [4, 6, 7]))
  const from = m.random.int(1, 3) * step
  const terms = [0, 1, 2, 3, 4, 5].map((n) => from - n * step)
  return nextTwoTerms(
    `Count back in ${step}s. Write the next two numbers`,
    terms,
    `Each step is ${step} less; below zero the numbers are negative.`,
  )
}

export const upThroughZero: QuestionMaker = (m) => {
  const step = m.year <= 5 ? 1 : m.random.pick([2, 3, 5])
  const from = -m.random.int(3, 5) * step
  return nextTwoTerms(
    `Count on in ${step}s. Write the next two numbers`,
    [0, 1, 2, 3, 4, 5].map((n) => from + n * step),
    `Each step is ${step} more.`,
  )
}

const integerLine = (m: Making): [number, number] => [
  m.random.int(-9, byStep(m, 2, 6, 3)) || -4,
  m.random.int(2, byStep(m, 6, 9, 15)),
]

export const integerPlus: QuestionMaker = (m) => {
  const [a, b] = integerLine(m)
  // Two positive numbers would be no sum of integers.
  const second = a > 0 || m.step === 2 || (m.year >= 8 && m.random.chance(0.5)) ? -b : b
  return shortAnswer({
    prompt: `${formatNumber(a)} + ${second < 0 ? `(${formatNumber(second)})` : second} =`,
    answer: a + second,
    expr: `${a}+(${second})`,
    working: `Start at ${formatNumber(a)} and move ${b} ${second < 0 ? 'down' : 'up'}.`,
  })
}

export const integerMinus: QuestionMaker = (m) => {
  const [a, b] = integerLine(m)
  const second = m.step === 2 || (m.year >= 8 && m.random.chance(0.5)) ? -b : b
  return shortAnswer({
    prompt: `${formatNumber(a)} − ${second < 0 ? `(${formatNumber(second)})` : second} =`,
    answer: a - second,
    expr: `${a}-(${second})`,
    working:
      second < 0
        ? `Taking away ${formatNumber(second)} is the same as adding ${b}.`
        : `Start at ${formatNumber(a)} and move ${b} down.`,
  })
}

/** Taking away a negative number, which is the hard half of subtracting: "3 − (−4)". */
export const minusNegative: QuestionMaker = (m) => {
  const [a, b] = integerLine(m)
  return shortAnswer({
    prompt: `${formatNumber(a)} − (${formatNumber(-b)}) =`,
    answer: a + b,
    expr: `${a}-(${-b})`,
    working: `Taking away ${formatNumber(-b)} is the same as adding ${b}.`,
  })
}

export const plusNegative: QuestionMaker = (m) => {
  const [a, b] = integerLine(m)
  return shortAnswer({
    prompt: `${formatNumber(a)} + (${formatNumber(-b)}) =`,
    answer: a - b,
    expr: `${a}+(${-b})`,
    working: `Adding ${formatNumber(-b)} is the same as taking away ${b}.`,
  })
}

const signed = (value: number) => (value < 0 ? `(${formatNumber(value)})` : String(value))

/** A number is missing, and stands where the number line has to be read backwards. */
export const missingInteger: QuestionMaker = (m) => {
  const [a, b] = integerLine(m)
  const second = m.random.chance(0.5) ? -b : b
  return draft(
    `Find the missing number: ${formatNumber(a)} + □ = ${formatNumber(a + second)}`,
    formatNumber(second),
    { kind: 'equation', left: `${a}+x`, right: String(a + second), unknown: 'x' },
    {
      space: 'blank',
      working: `From ${formatNumber(a)} to ${formatNumber(a + second)} it is ${b} ${second < 0 ? 'down' : 'up'}.`,
    },
  )
}

/** The sign is lost, or two minus signs are taken for one. */
export const integerMistake: QuestionMaker = (m) => {
  const [a, b] = integerLine(m)
  const isSum = m.random.chance(0.5)
  const right = isSum ? a - b : a + b
  const wrong = isSum ? a + b : a - b
  return shortAnswer({
    prompt: `${m.name} wrote ${formatNumber(a)} ${isSum ? '+' : '−'} ${signed(-b)} = ${formatNumber(wrong)}. What is the right answer?`,
    answer: right,
    expr: `${a}${isSum ? '+' : '-'}(${-b})`,
    working: isSum
      ? `Adding ${formatNumber(-b)} is the same as taking away ${b}.`
      : `Taking away ${formatNumber(-b)} is the same as adding ${b}.`,
    space: 'lines',
  })
}

/** Floors below the ground are negative numbers. */
export const liftFloors: QuestionMaker = (m) => {
  const start = -m.random.int(1, byStep(m, 3, 5, 8))
  const up = m.random.int(2, byStep(m, 6, 12, 20))
  return wordProblem({
    prompt: `A lift is at floor ${formatNumber(start)}, below the ground. It goes up ${up} floors. At which floor is it then?`,
    answer: start + up,
    expr: `${start}+${up}`,
    working: `From ${formatNumber(start)}, move ${up} up.`,
  })
}

export const temperature: QuestionMaker = (m) => {
  // A rise begins below zero and a fall ends there, so that every question is about numbers below zero.
  const up = m.random.chance(0.5)
  const start = up ? -m.random.int(1, 8) : m.random.int(-3, 5)
  const change = m.random.int(Math.max(3, start + 1), byStep(m, 7, 12, 18))
  return wordProblem({
    prompt: `In ${m.random.pick(['Tekapo', 'Ranfurly', 'Taupō', 'Twizel'])} it is ${formatNumber(start)} °C. The temperature ${up ? 'rises' : 'falls'} by ${change} degrees. What is it then?`,
    answer: `${formatNumber(up ? start + change : start - change)} °C`,
    expr: `${start}${up ? '+' : '-'}${change}`,
    working: `From ${formatNumber(start)}, move ${change} ${up ? 'up' : 'down'}.`,
  })
}

export const owing: QuestionMaker = (m) => {
  const [owes, earns] = [m.random.int(5, 25), m.random.int(3, byStep(m, 20, 40, 60))]
  return wordProblem({
    prompt: `${m.name} owes $${owes} (a balance of −$${owes}) and is paid $${earns}. What is the balance now?`,
    answer: earns < owes ? `−$${owes - earns}` : `$${earns - owes}`,
    expr: `-${owes}+${earns}`,
    working: `−${owes} + ${earns}`,
  })
}

/** Different numbers from -`below` to `above`, two or more of them negative, so that every question is about numbers below zero. */
function signedNumbers(m: Making, count: number, below: number, above: number): number[] {
  const negative = differentNumbers(m, Math.max(2, count - 2), -below, -1)
  return [...negative, ...differentNumbers(m, count - negative.length, 0, above)]
}

export const orderIntegers: QuestionMaker = (m) =>
  ordering(m, signedNumbers(m, byStep(m, 3, 4, 5), byStep(m, 5, 9, 20), byStep(m, 6, 9, 20)), formatNumber)

export const colder: QuestionMaker = (m) => {
  const [a = -3, b = -8] = m.random.shuffle(signedNumbers(m, byStep(m, 3, 2, 2), byStep(m, 4, 9, 15), 6))
  return draft(
    `It is ${formatNumber(a)} °C in Tekapo and ${formatNumber(b)} °C in Queenstown. Which is colder? Write the temperature.`,
    `${formatNumber(Math.min(a, b))} °C`,
    { kind: 'value', expr: String(Math.min(a, b)) },
    { space: 'line', working: 'The one further down the number line is colder.' },
  )
}

export const compareIntegers: QuestionMaker = (m) => {
  const [a = -3, b = -8] = signedNumbers(m, 2, byStep(m, 9, 12, 30), 0)
  return comparison(
    formatNumber(a),
    formatNumber(b),
    [String(a), String(b)],
    'Further right on the number line is greater.',
  )
}

export const orderSignedDecimals: QuestionMaker = (m) =>
  ordering(
    m,
    signedNumbers(m, byStep(m, 3, 4, 5), byStep(m, 15, 25, 40), byStep(m, 20, 25, 40)),
    (v) => formatScaled(v, 1),
    (v) => plainScaled(v, 1),
  )

export const opposite: QuestionMaker = (m) => {
  const value = m.random.int(2, byStep(m, 10, 30, 99)) * (m.random.chance(0.5) ? 1 : -1)
  return shortAnswer({
    prompt: `What is the additive inverse of ${formatNumber(value)}?`,
    answer: -value,
    expr: `0-(${value})`,
    working: `${formatNumber(value)} + ${value < 0 ? formatNumber(-value) : `(−${value})`} = 0`,
  })
}

export const toZero: QuestionMaker = (m) => {
  const value = m.random.int(2, byStep(m, 10, 30, 99))
  return m.random.chance(0.5)
    ? draft(
        `Find the missing number: ${value} + □ = 0`,
        formatNumber(-value),
        { kind: 'equation', left: `${value}+x`, right: '0', unknown: 'x' },
        { space: 'blank' },
      )
    : draft(
        `Find the missing number: −${value} + □ = 0`,
        formatNumber(value),
        { kind: 'equation', left: `0-${value}+x`, right: '0', unknown: 'x' },
        { space: 'blank' },
      )
}
