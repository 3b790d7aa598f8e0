import type { QuestionMaker } from '../maths-topic.ts'
import { missingNumber } from '../question-tools.ts'
import { minus, taken } from './questions.ts'

/** The first year in which a bond is also asked for by taking away. */
const TAKES_AWAY_FROM = 2

/** A bond of `total`, with a part that is missing: 7 + □ = 10. */
export const bondPart =
  (total: number): QuestionMaker =>
  (m) => {
    const a = m.random.int(total === 20 && m.step === 0 ? 10 : 1, total - 1)
    const isTurned = m.step > 0 && m.random.chance(0.5)
    return missingNumber({
      shown: isTurned ? `□ + ${a} = ${total}` : `${a} + □ = ${total}`,
      answer: total - a,
      left: isTurned ? `x+${a}` : `${a}+x`,
      right: String(total),
      working: `${a} and ${total - a} make ${total}.`,
    })
  }

/** The same bond as a subtraction; for extension the part that is taken is missing. */
export const bondLeft =
  (total: number): QuestionMaker =>
  (m) => {
    if (m.year < TAKES_AWAY_FROM) return bondPart(total)(m)
    const a = m.random.int(1, total - 1)
    if (m.step < 2) return minus([total - a, a])
    return missingNumber({
      shown: `${total} − □ = ${a}`,
      answer: total - a,
      left: `${total}-x`,
      right: String(a),
      working: `${a} and ${total - a} make ${total}.`,
    })
  }

export const bondStory =
  (total: number): QuestionMaker =>
  (m) => {
    if (m.year < TAKES_AWAY_FROM) return bondPart(total)(m)
    const a = m.random.int(1, total - 1)
    return taken(m, [total - a, a])
  }
