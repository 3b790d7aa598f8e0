import type { Making } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { formatFraction, formatNumber, hcf } from '../number.ts'
import { byStep, shortAnswer, wordProblem } from '../question-tools.ts'

/** Two different numbers in their simplest ratio, the smaller one first. */
function simpleRatio(m: Making): [number, number] {
  const a = m.random.int(1, byStep(m, 2, 3, 5))
  const b = a + m.random.int(1, byStep(m, 2, 3, 6))
  const common = hcf(a, b)
  return [a / common, b / common]
}

const PAIRS = [
  ['red paint', 'white paint', 'litres'],
  ['cement', 'sand', 'buckets'],
  ['juice', 'water', 'cups'],
  ['rice', 'lentils', 'cups'],
] as const

/** One part is known in numbers, and the other is asked for. */
export const otherPart: QuestionMaker = (m) => {
  const [a, b] = simpleRatio(m)
  const times = m.random.int(2, byStep(m, 5, 9, 15))
  const [one, other, unit] = m.random.pick(PAIRS)
  return wordProblem({
    prompt: `A mixture has ${one} and ${other} in the ratio ${a} : ${b}. There are ${a * times} ${unit} of ${one}. How many ${unit} of ${other} are there?`,
    answer: b * times,
    expr: `${a * times}/${a}*${b}`,
    working: `One share is ${a * times} ÷ ${a} = ${times}; ${b} × ${times}`,
  })
}

/** One part is known, and the whole is asked for. */
export const wholeFromPart: QuestionMaker = (m) => {
  const [a, b] = simpleRatio(m)
  const times = m.random.int(2, byStep(m, 5, 8, 14))
  return wordProblem({
    prompt: `In a choir the ratio of adults to children is ${a} : ${b}. There are ${b * times} children. How many people are in the choir?`,
    answer: (a + b) * times,
    expr: `${b * times}/${b}*(${a}+${b})`,
    working: `One share is ${b * times} ÷ ${b} = ${times}; there are ${a + b} shares.`,
  })
}

/** A ratio compares the parts with each other; a fraction compares one of them with the whole. */
export const fractionOfWhole: QuestionMaker = (m) => {
  const [a, b] = simpleRatio(m)
  return shortAnswer({
    prompt: `A bag has blue and green marbles in the ratio ${a} : ${b}. What fraction of the marbles is blue?`,
    answer: formatFraction(a, a + b),
    expr: `${a}/(${a}+${b})`,
    working: `${a} of ${a + b} equal shares.`,
    space: 'line',
  })
}

/** Money is shared in a ratio. */
export const sharedMoney: QuestionMaker = (m) => {
  const [a, b] = simpleRatio(m)
  const share = m.random.int(2, byStep(m, 6, 12, 25))
  return wordProblem({
    prompt: `Two friends share a prize of $${(a + b) * share} in the ratio ${a} : ${b}. How much is the larger share?`,
    answer: `$${b * share}`,
    expr: `${(a + b) * share}/(${a}+${b})*${b}`,
    working: `${a + b} shares of $${share}; ${b} × $${share}`,
  })
}

/** The difference of the parts is known. */
export const differenceKnown: QuestionMaker = (m) => {
  const [a, b] = simpleRatio(m)
  const times = m.random.int(2, byStep(m, 5, 8, 12))
  return wordProblem({
    prompt: `${m.name} and a friend collect cans in the ratio ${a} : ${b}. The friend has ${(b - a) * times} more. How many cans has ${m.name}?`,
    answer: a * times,
    expr: `${(b - a) * times}/(${b}-${a})*${a}`,
    working: `${b - a} ${b - a === 1 ? 'share is' : 'shares are'} ${(b - a) * times}, so one share is ${times}; ${a} × ${times}`,
  })
}

/** A map or a model is a ratio too. */
export const mapScale: QuestionMaker = (m) => {
  const metres = m.random.pick(byStep(m, [1, 10], [5, 20, 50], [25, 50, 250]))
  const cm = m.random.int(2, byStep(m, 6, 9, 14))
  return wordProblem({
    prompt: `On a plan the scale is 1 : ${formatNumber(metres * 100)}. A path is ${cm} cm long on the plan. How many metres is it really?`,
    answer: `${formatNumber(cm * metres)} m`,
    expr: `${cm}*${metres * 100}/100`,
    working: `1 cm stands for ${formatNumber(metres * 100)} cm, which is ${metres} m; ${cm} × ${metres}`,
  })
}
