import type { QuestionMaker } from '../maths-topic.ts'
import { formatScaled, plainScaled } from '../number.ts'
import { byStep, shortAnswer } from '../question-tools.ts'
import { placesOf } from './questions.ts'

/** A decimal that is read off a number line with ten steps. */
export const decimalOnLine: QuestionMaker = (m) => {
  const p = placesOf(m)
  const start =
    p === 1 ? m.random.int(0, byStep(m, 0, 3, 12)) * 10 : m.random.int(0, byStep(m, 9, 40, 99)) * 10
  const at = m.random.int(1, 9)
  const size = 10 ** p
  return shortAnswer({
    prompt: 'The line is in ten equal steps. What decimal does the arrow show?',
    answer: formatScaled(start + at, p),
    expr: plainScaled(start + at, p),
    working: `Each step is ${formatScaled(1, p)}, and the arrow is ${at} ${at === 1 ? 'step' : 'steps'} after ${formatScaled(start, p)}.`,
    figure: {
      kind: 'number-line',
      from: start / size,
      to: (start + 10) / size,
      step: 1 / size,
      marks: [(start + at) / size],
    },
  })
}

/** A decimal that is found by its steps, without a drawing. */
export const decimalSteps: QuestionMaker = (m) => {
  const p = placesOf(m)
  const start = m.random.int(0, byStep(m, 2, 9, 40)) * (p === 1 ? 10 : 1) + (p === 1 ? 0 : 1)
  const steps = m.random.int(2, byStep(m, 6, 9, 14))
  return shortAnswer({
    prompt: `A number line starts at ${formatScaled(start, p)} and goes up in steps of ${formatScaled(1, p)}. Which number is ${steps} steps after the start?`,
    answer: formatScaled(start + steps, p),
    expr: plainScaled(start + steps, p),
    working: `${steps} steps of ${formatScaled(1, p)} are ${formatScaled(steps, p)}.`,
  })
}

/** The decimal in the middle of two others. */
export const decimalHalfway: QuestionMaker = (m) => {
  const p = placesOf(m)
  const gap = 2 * m.random.int(1, byStep(m, 2, 4, 4))
  const start = m.random.int(1, byStep(m, 8, 30, 90))
  return shortAnswer({
    prompt: `Which number is halfway between ${formatScaled(start, p)} and ${formatScaled(start + gap, p)} on a number line?`,
    answer: formatScaled(start + gap / 2, p),
    expr: plainScaled(start + gap / 2, p),
    working: `They are ${formatScaled(gap, p)} apart, and half of that is ${formatScaled(gap / 2, p)}.`,
  })
}
