import type { QuestionMaker } from '../maths-topic.ts'
import { formatFraction, formatScaled } from '../number.ts'
import { byStep, shortAnswer } from '../question-tools.ts'
import { KNOWN_FRACTIONS } from './examples.data.ts'

export const fractionToDecimal: QuestionMaker = (m) => {
  const list = KNOWN_FRACTIONS[m.year <= 5 ? 5 : 6] ?? []
  const [a, b] = m.random.pick(byStep(m, list.slice(0, 4), list, list.slice(3))) ?? [1, 2]
  return shortAnswer({
    prompt: `Write ${a}/${b} as a decimal.`,
    answer: formatScaled((a * 100) / b, 2),
    expr: `${a}/${b}`,
    working: `${(a * 100) / b} ${a * 100 === b ? 'hundredth' : 'hundredths'}.`,
  })
}

export const decimalToFraction: QuestionMaker = (m) => {
  const list = KNOWN_FRACTIONS[m.year <= 5 ? 5 : 6] ?? []
  const [a, b] = m.random.pick(byStep(m, list.slice(0, 4), list, list.slice(3))) ?? [1, 2]
  return shortAnswer({
    prompt: `Write ${formatScaled((a * 100) / b, 2)} as a fraction in its simplest form.`,
    answer: formatFraction(a, b),
    expr: `${(a * 100) / b}/100`,
  })
}
