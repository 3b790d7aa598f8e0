import type { QuestionMaker } from '../maths-topic.ts'
import { byStep, missingNumber, wordProblem } from '../question-tools.ts'
import { minus, plus, taken } from './questions.ts'
import { asked, most } from './strategy-questions.ts'

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

/** A small number that is counted on from the larger one. */
export const countOn: QuestionMaker = (m) => {
  const b = m.random.int(1, byStep(m, 2, 3, 4))
  const a = m.random.int(b + 2, Math.max(b + 2, most(m, byStep(m, 8, 14, 20)) - b))
  const said = Array.from({ length: b }, (_, at) => a + at + 1).join(', ')
  return asked({ left: a, sign: '+', right: b, working: `Start at ${a} and count on: ${said}.` }, '')
}

export const countBack: QuestionMaker = (m) => {
  const b = m.random.int(1, byStep(m, 2, 3, 4))
  const a = m.random.int(b + 3, Math.max(b + 3, most(m, byStep(m, 9, 15, 20))))
  const said = Array.from({ length: b }, (_, at) => a - at - 1).join(', ')
  return asked({ left: a, sign: '−', right: b, working: `Start at ${a} and count back: ${said}.` }, '')
}

/** Facts that belong together: 7 + 3 = 10, so 10 − 3 = 7. */
export const oppositeFact: QuestionMaker = (m) => {
  const top = most(m, m.year <= 1 ? byStep(m, 6, 10, 10) : m.year === 2 ? byStep(m, 10, 20, 50) : 100)
  const total = m.random.int(4, Math.max(5, top))
  const a = m.random.int(1, total - 1)
  return missingNumber({
    shown: `${a} + ${total - a} = ${total}, so ${total} − ${a} = □`,
    answer: total - a,
    left: `${total}-${a}`,
    right: 'x',
    working: `The same three numbers: ${a}, ${total - a} and ${total}.`,
  })
}

export const orderedFact: QuestionMaker = (m) => {
  const top = most(m, m.year <= 1 ? byStep(m, 6, 10, 10) : m.year === 2 ? byStep(m, 10, 20, 50) : 100)
  const total = m.random.int(4, Math.max(5, top))
  const a = m.random.int(1, total - 1)
  return m.random.chance(0.5) ? plus([a, total - a]) : minus([a, total - a])
}

/** Packets that are put together and shared out again. */
export const sharedOut: QuestionMaker = (m) => {
  const classes = m.random.int(2, byStep(m, 4, 6, 9))
  const [few, many] = [
    m.random.int(2, byStep(m, 2, 3, 4)),
    m.random.int(3, m.year <= 4 ? 8 : byStep(m, 8, 14, 24)),
  ]
  // Either the packets or the pencils in them can be shared out by themselves, so that there is no rest.
  const [packets, each] = m.random.chance(0.5) ? [classes * few, many] : [many, classes * few]
  return wordProblem({
    prompt: `A school buys ${packets} packets of ${each} pencils and shares all of them equally between ${classes} classes. How many pencils does each class get?`,
    answer: (packets * each) / classes,
    expr: `${packets}*${each}/${classes}`,
    working: `${packets} × ${each} = ${packets * each} pencils; ${packets * each} ÷ ${classes}.`,
  })
}
