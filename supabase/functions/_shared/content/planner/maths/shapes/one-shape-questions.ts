import { asksAbout } from '../asks-about.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { byStep, openQuestion, shortAnswer } from '../question-tools.ts'
import { countParts } from './flat-questions.ts'
import { IS_IT } from './one-shape.data.ts'

/** Whether what is described is this shape, with the reason. */
export const isIt =
  (shape: keyof typeof IS_IT): QuestionMaker =>
  (m) => {
    const [what, answer] = m.random.pick(IS_IT[shape])
    return openQuestion(`Is this a ${shape}: ${what}? Say how you know.`, answer, { space: 'line' })
  }

/** Sides and corners of one shape only. */
export const partsOf = (shape: string): QuestionMaker => asksAbout(new RegExp(` ${shape} `), countParts)

/** Shapes laid with one stick for each side. */
export const sticksFor =
  (shape: string, sides: number): QuestionMaker =>
  (m) => {
    const count = m.random.int(2, byStep(m, 3, 5, 9))
    return shortAnswer({
      prompt: `One stick makes one side. How many sticks make ${count} separate ${shape}s?`,
      answer: count * sides,
      expr: `${count}*${sides}`,
      working: `Each has ${sides} sides: ${Array.from({ length: count }, () => sides).join(' + ')}.`,
    })
  }
