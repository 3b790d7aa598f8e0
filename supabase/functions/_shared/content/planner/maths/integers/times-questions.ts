import type { Making } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { formatNumber } from '../number.ts'
import { byStep, shortAnswer, wordProblem } from '../question-tools.ts'

/** Two factors, of which one or both are negative. */
function signedFactors(m: Making): [a: number, b: number] {
  const size = () => m.random.int(2, byStep(m, 5, 9, 12))
  const [a, b] = [size(), size()]
  if (m.step > 0 && m.random.chance(0.4)) return [-a, -b]
  return m.random.chance(0.5) ? [-a, b] : [a, -b]
}

const inBrackets = (value: number) => (value < 0 ? `(${formatNumber(value)})` : formatNumber(value))
const signRule = (a: number, b: number) =>
  a < 0 === b < 0
    ? 'The signs are alike, so the answer is positive'
    : 'One of the signs is negative, so the answer is negative'

export const timesInteger: QuestionMaker = (m) => {
  const [a, b] = signedFactors(m)
  return shortAnswer({
    prompt: `${formatNumber(a)} × ${inBrackets(b)} =`,
    answer: a * b,
    expr: `(${a})*(${b})`,
    working: `${Math.abs(a)} × ${Math.abs(b)} = ${Math.abs(a * b)}. ${signRule(a, b)}.`,
  })
}

export const dividedInteger: QuestionMaker = (m) => {
  const [a, b] = signedFactors(m)
  return shortAnswer({
    prompt: `${formatNumber(a * b)} ÷ ${inBrackets(b)} =`,
    answer: a,
    expr: `(${a * b})/(${b})`,
    working: `${Math.abs(a * b)} ÷ ${Math.abs(b)} = ${Math.abs(a)}. ${signRule(a * b, b)}.`,
  })
}

/** The same fall of temperature, hour after hour. */
export const fallsEachHour: QuestionMaker = (m) => {
  const [fall, hours] = [m.random.int(2, byStep(m, 3, 5, 6)), m.random.int(2, byStep(m, 4, 6, 9))]
  return wordProblem({
    prompt: `The temperature falls by ${fall} degrees every hour. Write the change over ${hours} hours as a negative number.`,
    answer: -fall * hours,
    expr: `${hours}*(${-fall})`,
    working: `${hours} × (${formatNumber(-fall)}) = ${formatNumber(-fall * hours)}`,
  })
}
