import { draft, type Making } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { formatNumber } from '../number.ts'
import { byStep, shortAnswer, wordProblem } from '../question-tools.ts'
import { rect } from './flat-questions.ts'

const squareSide = (m: Making) => m.random.int(byStep(m, 2, 3, 6), byStep(m, 6, 12, 20))
const squareThing = (m: Making) => m.random.pick(['garden bed', 'mural', 'rug', 'sandpit', 'paving stone'])

export const squareArea: QuestionMaker = (m) => {
  const s = squareSide(m)
  return shortAnswer({
    prompt: 'Find the area of this square.',
    answer: `${formatNumber(s * s)} m²`,
    expr: `${s}*${s}`,
    working: `${s} × ${s}`,
    aloud: [
      `All sides of a square are the same: ${s} squares in a row, and ${s} rows.`,
      `${s} × ${s} = ${formatNumber(s * s)}. Squares were counted, so the unit is m².`,
    ],
    ...rect(s, s),
  })
}

export const squareAreaStory: QuestionMaker = (m) => {
  const s = squareSide(m)
  return wordProblem({
    prompt: `Each side of a square ${squareThing(m)} is ${s} m long. What is its area?`,
    answer: `${formatNumber(s * s)} m²`,
    expr: `${s}*${s}`,
    working: `All sides of a square are equal: ${s} × ${s}`,
  })
}

/** The side of a square whose area is known. */
export const sideFromArea: QuestionMaker = (m) => {
  const s = m.random.int(byStep(m, 2, 3, 6), byStep(m, 6, 10, 15))
  return draft(
    `A square has an area of ${formatNumber(s * s)} cm². How long is each side?`,
    `${s} cm`,
    { kind: 'equation', left: 'x^2', right: String(s * s), unknown: 'x' },
    { space: 'line', working: `Which number times itself makes ${formatNumber(s * s)}? ${s} × ${s}` },
  )
}

export const squarePerimeter: QuestionMaker = (m) => {
  const s = squareSide(m)
  return shortAnswer({
    prompt: 'Find the perimeter of this square.',
    answer: `${4 * s} m`,
    expr: `4*${s}`,
    working: `4 sides of ${s} m: 4 × ${s}`,
    aloud: [
      'I go all the way round: four sides of the same length.',
      `4 × ${s} = ${4 * s}. It is a length, so the unit is m.`,
    ],
    ...rect(s, s),
  })
}

export const squarePerimeterStory: QuestionMaker = (m) => {
  const s = squareSide(m)
  return wordProblem({
    prompt: `A square ${squareThing(m)} has sides of ${s} m. How far is it all the way round?`,
    answer: `${4 * s} m`,
    expr: `4*${s}`,
    working: `4 × ${s}`,
  })
}

/** The side of a square whose perimeter is known. */
export const sideFromPerimeter: QuestionMaker = (m) => {
  const s = squareSide(m)
  return wordProblem({
    prompt: `A square has a perimeter of ${4 * s} cm. How long is each side?`,
    answer: `${s} cm`,
    expr: `${4 * s}/4`,
    working: `4 equal sides: ${4 * s} ÷ 4`,
  })
}
