import type { Making } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { formatNumber } from '../number.ts'
import { byStep, largestNumber, wordProblem } from '../question-tools.ts'
import { joined, more, parts, taken } from './questions.ts'

/** The largest number of a story: smaller ones for support and core, inside the numbers of the year. */
function storyTop(m: Making): number {
  const top = largestNumber(m)
  if (m.numbers?.upTo !== undefined) return top
  if (m.year <= 1) return byStep(m, 8, 12, 20)
  return top <= 20 ? top : Math.max(20, Math.round(top * byStep(m, 0.1, 0.4, 1)))
}

const storyParts = (m: Making): [number, number] => {
  const top = storyTop(m)
  return parts(m, top, Math.max(1, Math.min(11, Math.floor(top / 10))))
}

export const storyPlus: QuestionMaker = (m) => joined(m, storyParts(m))

export const storyMinus: QuestionMaker = (m) => taken(m, storyParts(m))

/** More is given to what there is. */
export const storyGiven: QuestionMaker = (m) => {
  const [a, b] = storyParts(m)
  return wordProblem({
    prompt: `${m.name} has ${formatNumber(a)} ${more(a, m)} and is given ${formatNumber(b)} more. How many ${m.theme.things} is that?`,
    answer: a + b,
    expr: `${a}+${b}`,
    working: `${formatNumber(a)} + ${formatNumber(b)}`,
  })
}

/** How many more one has than another. */
export const storyDifference: QuestionMaker = (m) => {
  const [a, b] = storyParts(m)
  const [big, small] = [a + b, a]
  return wordProblem({
    prompt: `${m.name} has ${formatNumber(big)} ${m.theme.things}. A friend has ${formatNumber(small)}. How many more has ${m.name}?`,
    answer: big - small,
    expr: `${big}-${small}`,
    working: `${formatNumber(big)} − ${formatNumber(small)}, or count up from ${formatNumber(small)}`,
  })
}

/** The part that is missing: it is found by counting up or by taking away. */
export const storyNeeded: QuestionMaker = (m) => {
  const [a, b] = storyParts(m)
  return wordProblem({
    prompt: `A class needs ${formatNumber(a + b)} ${m.theme.things} and has ${formatNumber(a)}. How many more does it need?`,
    answer: b,
    expr: `${a + b}-${a}`,
    working: `${formatNumber(a)} + ____ = ${formatNumber(a + b)}`,
  })
}

/** Words of a sum of which the start is not known. */
export const storyAtFirst: QuestionMaker = (m) => {
  const [a, b] = storyParts(m)
  return wordProblem({
    prompt: `${m.name} gives away ${formatNumber(b)} ${more(b, m)} and has ${formatNumber(a)} left. How many were there at first?`,
    answer: a + b,
    expr: `${a}+${b}`,
    working: `Put them back: ${formatNumber(a)} + ${formatNumber(b)}`,
  })
}
