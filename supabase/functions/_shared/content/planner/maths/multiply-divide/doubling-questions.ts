import type { Making } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { formatNumber } from '../number.ts'
import { byStep, shortAnswer } from '../question-tools.ts'

/** A factor that becomes a tidy number when it is doubled, and an even one beside it. */
function pairOf(m: Making): readonly [even: number, tidy: number] {
  const larger = m.year >= 6
  const even =
    m.random.int(byStep(m, 3, 6, larger ? 16 : 12), byStep(m, 8, larger ? 24 : 14, larger ? 44 : 24)) * 2
  const tidy = m.random.pick(
    byStep<number[]>(
      m,
      [5],
      larger ? [15, 25, 35, 45] : [5, 15, 25],
      larger ? [25, 35, 45, 75] : [15, 25, 35, 45],
    ),
  )
  return [even, tidy]
}

/** A product that is worked out from an easier one: 14 × 5 is 7 × 10. */
export const doubledAndHalved: QuestionMaker = (m) => {
  const [even, tidy] = pairOf(m)
  const isTurned = m.random.chance(0.4)
  return shortAnswer({
    prompt: `Double one number and halve the other: ${isTurned ? `${tidy} × ${even}` : `${even} × ${tidy}`} =`,
    answer: even * tidy,
    expr: `${even}*${tidy}`,
    working: `${even / 2} × ${tidy * 2} = ${formatNumber(even * tidy)}`,
  })
}

/** The missing number of the easier product. */
export const samePair: QuestionMaker = (m) => {
  const [even, tidy] = pairOf(m)
  return shortAnswer({
    prompt: `${even} × ${tidy} = ____ × ${tidy * 2}`,
    answer: even / 2,
    expr: `${even}*${tidy}/${tidy * 2}`,
    working: `${tidy} is doubled, so ${even} is halved.`,
    space: 'none',
  })
}

/** A double or a half by itself, as it is needed for the strategy. */
export const doubleOrHalf: QuestionMaker = (m) => {
  const n = m.random.int(byStep(m, 6, 16, 38), byStep(m, 24, 48, 140))
  const isHalf = m.random.chance(0.5)
  return shortAnswer({
    prompt: isHalf ? `Halve ${n * 2}.` : `Double ${n}.`,
    answer: isHalf ? n : n * 2,
    expr: isHalf ? `${n * 2}/2` : `${n}*2`,
    working: isHalf
      ? `Halve the tens, then the ones of ${n * 2}.`
      : `Double the tens, then the ones of ${n}.`,
  })
}
