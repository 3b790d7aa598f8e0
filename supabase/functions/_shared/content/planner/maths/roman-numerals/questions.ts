import { draft, type Making } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { formatNumber } from '../number.ts'
import { byStep, openQuestion } from '../question-tools.ts'
import { COMMON_MISTAKES, NUMERALS } from './numerals.data.ts'

/** A whole number from 1 to 3,999 in Roman numerals. */
function roman(value: number): string {
  let [left, written] = [value, '']
  for (const [sign, worth] of NUMERALS)
    while (left >= worth) {
      written += sign
      left -= worth
    }
  return written
}

/** The numerals of a number one by one, with what each is worth: "XL is 40, VII is 7". */
function inParts(value: number): string {
  const places = [1000, 100, 10, 1].map((place) => (Math.floor(value / place) % 10) * place)
  const parts = places.filter((part) => part > 0)
  return `${parts.map((part) => `${roman(part)} is ${formatNumber(part)}`).join(', ')}.`
}

/** Years 3 and 4 go to 50, Years 5 and 6 to 500, the older ones to the year of today's date. */
function numberFor(m: Making): number {
  if (m.year <= 4) return m.random.int(...byStep<[number, number]>(m, [1, 12], [9, 30], [25, 50]))
  if (m.year <= 6) return m.random.int(...byStep<[number, number]>(m, [5, 39], [30, 150], [100, 500]))
  return m.random.int(...byStep<[number, number]>(m, [20, 100], [100, 999], [1000, 2040]))
}

export const fromRoman: QuestionMaker = (m) => {
  const value = numberFor(m)
  return draft(
    `Write in our figures: ${roman(value)}`,
    formatNumber(value),
    { kind: 'from-roman', numeral: roman(value) },
    { space: 'blank', working: inParts(value) },
  )
}

export const toRoman: QuestionMaker = (m) => {
  const value = numberFor(m)
  return draft(
    `Write in Roman numerals: ${formatNumber(value)}`,
    roman(value),
    { kind: 'roman', of: value },
    { space: 'blank', working: inParts(value) },
  )
}

export const romanSum: QuestionMaker = (m) => {
  const value = numberFor(m)
  const more = m.random.int(2, m.year <= 4 ? byStep(m, 3, 9, 12) : byStep(m, 10, 30, 60))
  const total = value + more
  return draft(
    `${roman(value)} + ${roman(more)} = ____ (answer in Roman numerals)`,
    roman(total),
    { kind: 'roman', of: total },
    { space: 'none', working: `${formatNumber(value)} + ${more} = ${formatNumber(total)}` },
  )
}

export const romanCompare: QuestionMaker = (m) => {
  const value = numberFor(m)
  const other = value + m.random.int(1, 4)
  const [left, right] = m.random.shuffle([value, other]) as [number, number]
  return draft(
    `Write < or > to make this true: ${roman(left)} ____ ${roman(right)}`,
    left < right ? '<' : '>',
    { kind: 'compare', left: String(left), right: String(right) },
    { space: 'none', working: `${formatNumber(left)} and ${formatNumber(right)}` },
  )
}

export const romanMistake: QuestionMaker = (m) => {
  const [wrong, meant, why] = m.random.pick(COMMON_MISTAKES)
  return openQuestion(
    `${m.name} writes ${meant} as ${wrong}. What is wrong? Write it as it should be.`,
    `${roman(meant)}; ${why}`,
  )
}
