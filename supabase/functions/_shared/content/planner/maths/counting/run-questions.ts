import { draft } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { formatNumber } from '../number.ts'
import { byStep, largestNumber } from '../question-tools.ts'

const TERMS = 6
const USUAL_STEPS: readonly number[] = [2, 3, 5, 10]

/** A count in equal steps with one number left out. */
export const missingInRun: QuestionMaker = (m) => {
  const step = m.random.pick(m.numbers?.tables ?? (m.year <= 1 ? [2, 10] : USUAL_STEPS))
  const most = Math.max(1, Math.floor(Math.max(largestNumber(m), step * 10) / step) - TERMS)
  const first = step * m.random.int(m.step === 0 ? 0 : 1, Math.min(most, byStep(m, 4, 8, 14)))
  const terms = Array.from({ length: TERMS }, (_, at) => first + at * step)
  const gap = m.random.int(2, TERMS - 2)
  const shown = terms.map((term, at) => (at === gap ? '____' : formatNumber(term)))
  return draft(
    `Count in ${formatNumber(step)}s. Write the missing number: ${shown.join(', ')}`,
    formatNumber(first + gap * step),
    { kind: 'sequence', terms: terms.slice(0, gap), next: 1 },
    { space: 'blank', working: `Each step is ${formatNumber(step)}.` },
  )
}
