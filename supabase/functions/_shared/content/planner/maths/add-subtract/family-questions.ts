import { draft, type Making } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { byStep } from '../question-tools.ts'
import { most } from './strategy-questions.ts'

/** The three numbers of a family of facts: two different parts and their total. */
function partsOf(m: Making): [number, number, number] {
  const top = most(m, m.year <= 1 ? byStep(m, 6, 10, 10) : m.year === 2 ? byStep(m, 10, 20, 50) : 100)
  const total = m.random.int(4, Math.max(5, top))
  const a = m.random.int(1, total - 1)
  return a * 2 === total ? [a - 1, total - a + 1, total] : [a, total - a, total]
}

/** A triangle with the total at its top and the parts below; a number that is missing is an empty box. */
const triangle = (top: string, left: string, right: string) => ({
  kind: 'drawing' as const,
  drawing: {
    says: `A fact triangle with ${top} at the top, ${left} at the left and ${right} at the right. A box is a missing number.`,
    size: [52, 38] as [number, number],
    marks: [
      { path: 'M26 2 L50 36 L2 36 Z' },
      { words: top, at: [26, 15] as [number, number], size: 6, anchor: 'middle' as const },
      { words: left, at: [12, 33] as [number, number], size: 6, anchor: 'middle' as const },
      { words: right, at: [40, 33] as [number, number], size: 6, anchor: 'middle' as const },
    ],
  },
})

/** The four facts that belong to the three numbers of a triangle. */
export const triangleFacts: QuestionMaker = (m) => {
  const [a, b, total] = partsOf(m)
  return draft(
    `Write the four facts of this family: ${a}, ${b} and ${total}.`,
    `${a} + ${b} = ${total}, ${b} + ${a} = ${total}, ${total} − ${a} = ${b}, ${total} − ${b} = ${a}`,
    { kind: 'sum-family', of: [a, b] },
    { space: 'lines', figure: triangle(String(total), String(a), String(b)) },
  )
}

/** A triangle with one part or the total missing. */
export const triangleGap: QuestionMaker = (m) => {
  const [a, b, total] = partsOf(m)
  const isPart = m.random.chance(0.6)
  const answer = isPart ? b : total
  return draft(
    isPart
      ? `Write the missing number of the fact triangle: ${a} + □ = ${total}`
      : `Write the missing number of the fact triangle: ${a} + ${b} = □`,
    String(answer),
    isPart
      ? { kind: 'equation', left: `${a}+x`, right: String(total), unknown: 'x' }
      : { kind: 'value', expr: `${a}+${b}` },
    {
      space: 'blank',
      figure: isPart ? triangle(String(total), String(a), '□') : triangle('□', String(a), String(b)),
      working: isPart ? `${total} − ${a} = ${b}` : `The parts make the total at the top: ${a} + ${b}`,
    },
  )
}
