import { draft } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { byStep, wordProblem } from '../question-tools.ts'

/** A rule in words, written with a letter for the position. */
export const wordsToExpression: QuestionMaker = (m) => {
  const [times, more] = [m.random.int(2, byStep(m, 5, 9, 12)), m.random.int(1, byStep(m, 5, 9, 15))]
  const isLess = m.step === 2 && m.random.chance(0.5)
  return draft(
    `The rule of a pattern is “multiply the position by ${times}, then ${isLess ? 'take away' : 'add'} ${more}”. Write it as an expression, with n for the position.`,
    `${times}n ${isLess ? '−' : '+'} ${more}`,
    { kind: 'like-terms', expr: `${times}*n${isLess ? '-' : '+'}${more}`, unknown: 'n' },
    { space: 'line', working: `${times} times n is written ${times}n.` },
  )
}

/** The number of parts at a position far along. */
export const valueOfExpression: QuestionMaker = (m) => {
  const [times, more] = [m.random.int(2, byStep(m, 5, 9, 12)), m.random.int(1, byStep(m, 5, 9, 15))]
  const position = m.random.int(byStep(m, 4, 10, 20), byStep(m, 9, 30, 100))
  return wordProblem({
    prompt: `A tile pattern has ${times}n + ${more} tiles at position n. How many tiles are at position ${position}?`,
    answer: times * position + more,
    expr: `${times}*${position}+${more}`,
    working: `${times} × ${position} + ${more}`,
  })
}
