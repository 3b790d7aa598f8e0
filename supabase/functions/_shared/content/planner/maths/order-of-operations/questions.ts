import type { QuestionMaker } from '../maths-topic.ts'
import { formatNumber } from '../number.ts'
import { byStep, writtenMethod } from '../question-tools.ts'

const smallerFirst = (a: number, b: number) => (a <= b ? [a, b] : [b, a])

/** Brackets that were asked for come up for support too. */
const NAMES_BRACKETS = /\bbrackets?\b/i

export const brackets: QuestionMaker = (m) => {
  const [a, b, c] = [m.random.int(2, 12), m.random.int(2, 9), m.random.int(2, 9)]
  if (m.step === 0 && NAMES_BRACKETS.test(m.said ?? ''))
    return writtenMethod({
      prompt: `(${a} + ${b}) × ${c} =`,
      answer: (a + b) * c,
      expr: `(${a}+${b})*${c}`,
      working: `${a} + ${b} = ${a + b}, then × ${c}`,
    })
  if (m.step === 0)
    return writtenMethod({
      prompt: `${a} + ${b} × ${c} =`,
      answer: a + b * c,
      expr: `${a}+${b}*${c}`,
      working: `${b} × ${c} = ${b * c}, then ${a} + ${b * c}`,
    })
  const d = m.random.int(1, (a + b) * c - 1)
  return writtenMethod({
    prompt: `(${a} + ${b}) × ${c} − ${d} =`,
    answer: (a + b) * c - d,
    expr: `(${a}+${b})*${c}-${d}`,
    working: `${a + b} × ${c} = ${(a + b) * c}, then − ${d}`,
  })
}

export const noBrackets: QuestionMaker = (m) => {
  const [a, b, c, d] = [m.random.int(2, 12), m.random.int(2, 9), m.random.int(2, 9), m.random.int(2, 9)]
  if (m.step === 0)
    return writtenMethod({
      prompt: `${a * b} − ${smallerFirst(a, b)[0]} × ${c > 3 ? 2 : c} =`,
      answer: a * b - (smallerFirst(a, b)[0] ?? 2) * (c > 3 ? 2 : c),
      expr: `${a * b}-${smallerFirst(a, b)[0]}*${c > 3 ? 2 : c}`,
      working: 'Multiply first, then take away.',
    })
  return writtenMethod({
    prompt: `${a} × ${b} + ${c * d} ÷ ${c} =`,
    answer: a * b + d,
    expr: `${a}*${b}+${c * d}/${c}`,
    working: `${a * b} + ${d}`,
  })
}

export const integerOrder: QuestionMaker = (m) => {
  const [a, b, c] = [m.random.int(-9, -2), m.random.int(2, byStep(m, 4, 6, 9)), m.random.int(2, 9)]
  return m.random.chance(0.5) || m.step === 0
    ? writtenMethod({
        prompt: `${formatNumber(a)} + ${b} × ${c} =`,
        answer: a + b * c,
        expr: `${a}+${b}*${c}`,
        working: `${b} × ${c} = ${b * c}, then ${formatNumber(a)} + ${b * c}`,
      })
    : writtenMethod({
        prompt: `${b} × (${formatNumber(a)} + ${c}) =`,
        answer: b * (a + c),
        expr: `${b}*(${a}+${c})`,
        working: `${formatNumber(a)} + ${c} = ${formatNumber(a + c)}, then × ${b}`,
      })
}
