import { draft } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { formatNumber, formatScaled } from '../number.ts'
import { byStep, openQuestion, wordProblem } from '../question-tools.ts'

/** Slanted sides that are a little longer than the height, and do not reach past the base: one straight cut is enough. */
const slantsFor = (b: number, h: number) =>
  [1, 2, 3].map((more) => h + more).filter((slant) => slant * slant - h * h < b * b)

/** Half of base times height, for any triangle. The slanted side is there to be left out. */
export const anyTriangle: QuestionMaker = (m) => {
  const [b, h] = [m.random.int(2, byStep(m, 5, 8, 13)) * 2, m.random.int(3, byStep(m, 7, 10, 15))]
  const slant = m.random.pick([0, ...slantsFor(b, h)])
  const withSlant = m.step > 0 && slant > 0
  return wordProblem({
    prompt: `A triangle has a base of ${b} cm${withSlant ? `, a slanted side of ${slant} cm` : ''} and a height of ${h} cm. What is its area?`,
    answer: `${formatNumber((b * h) / 2)} cm²`,
    expr: `${b}*${h}/2`,
    working: `Half of ${b} × ${h} = ${b * h}`,
    aloud: [
      `I draw a rectangle round the triangle: it is ${b} cm long and ${h} cm high, so it has ${b} × ${h} = ${b * h} cm².`,
      'If I cut off the corners outside the triangle, they cover it exactly. So it is half of the rectangle.',
      `Half of ${b * h} is ${(b * h) / 2}. The unit is cm².${withSlant ? ` I do not need the slanted side of ${slant} cm.` : ''}`,
    ],
  })
}

/** Base times height. The slanted side is there to be left out. */
export const anyParallelogram: QuestionMaker = (m) => {
  const [b, h] = [m.random.int(6, byStep(m, 9, 13, 22)), m.random.int(3, byStep(m, 6, 9, 14))]
  const slant = m.random.pick([h + 1, ...slantsFor(b, h)])
  return wordProblem({
    prompt: `A parallelogram has a base of ${b} cm, a slanted side of ${slant} cm and a height of ${h} cm. What is its area?`,
    answer: `${formatNumber(b * h)} cm²`,
    expr: `${b}*${h}`,
    working: `Base times height: ${b} × ${h}`,
    aloud: [
      'I cut off the triangle at one end, straight up from the base, and slide it to the other end.',
      `Now it is a rectangle: ${b} cm long, and as high as the parallelogram, ${h} cm.`,
      `${b} × ${h} = ${b * h} cm². The slanted side of ${slant} cm is not the height, so I leave it out.`,
    ],
  })
}

/** A height that is found from the area. */
export const heightFromArea: QuestionMaker = (m) => {
  const [b, h] = [m.random.int(3, byStep(m, 6, 10, 15)), m.random.int(3, byStep(m, 6, 9, 12))]
  return wordProblem({
    prompt: `A parallelogram has an area of ${b * h} cm² and a base of ${b} cm. How high is it?`,
    answer: `${h} cm`,
    expr: `${b * h}/${b}`,
    working: `${b} × ? = ${b * h}, so ${b * h} ÷ ${b}`,
    aloud: [
      `Base times height makes the area: ${b} times something is ${b * h}.`,
      `${b * h} ÷ ${b} = ${h}. A height is a length, so I write cm.`,
    ],
  })
}

/** A height of a triangle that is found from the area: the area is doubled first. */
export const triangleHeight: QuestionMaker = (m) => {
  const [b, h] = [m.random.int(2, byStep(m, 4, 6, 10)) * 2, m.random.int(3, byStep(m, 6, 9, 12))]
  return wordProblem({
    prompt: `A triangle has an area of ${(b * h) / 2} cm² and a base of ${b} cm. How high is it?`,
    answer: `${h} cm`,
    expr: `2*${(b * h) / 2}/${b}`,
    working: `The rectangle round it has 2 × ${(b * h) / 2} = ${b * h} cm²; ${b * h} ÷ ${b}`,
    aloud: [
      `The triangle is half of its rectangle, so the rectangle has 2 × ${(b * h) / 2} = ${b * h} cm².`,
      `${b} times the height is ${b * h}: ${b * h} ÷ ${b} = ${h} cm.`,
    ],
  })
}

/** Half of the two parallel sides together, times the height. */
export const trapezium: QuestionMaker = (m) => {
  const [b, h] = [m.random.int(4, byStep(m, 9, 15, 25)), m.random.int(3, byStep(m, 6, 10, 15))]
  const top = b + m.random.int(1, 5) * 2
  return wordProblem({
    prompt: `A trapezium has parallel sides of ${b} cm and ${top} cm and a height of ${h} cm. What is its area?`,
    answer: `${formatScaled((b + top) * h * 5, 1)} cm²`,
    expr: `(${b}+${top})*${h}/2`,
    working: `Half of (${b} + ${top}) × ${h}`,
    aloud: [
      `Two of these trapeziums, one of them turned round, make a parallelogram with a base of ${b} + ${top} = ${b + top} cm.`,
      `Its area is ${b + top} × ${h} = ${(b + top) * h} cm².`,
      `One trapezium is half of it: ${formatScaled((b + top) * h * 5, 1)} cm².`,
    ],
  })
}

/** A slanted side taken for the height. */
export const slantMistake: QuestionMaker = (m) => {
  const [b, h] = [m.random.int(6, byStep(m, 8, 12, 18)), m.random.int(3, byStep(m, 5, 8, 11))]
  const slant = h + 1
  return openQuestion(
    `${m.name} says that a parallelogram with a base of ${b} cm, a slanted side of ${slant} cm and a height of ${h} cm has an area of ${b * slant} cm². What went wrong? Put it right.`,
    `The slanted side was taken for the height. It is ${b} × ${h} = ${b * h} cm².`,
  )
}

/** A triangle and a parallelogram on the same base, between the same two lines. */
export const sameBase: QuestionMaker = (m) => {
  const [b, h] = [m.random.int(2, byStep(m, 5, 8, 12)) * 2, m.random.int(3, byStep(m, 6, 9, 12))]
  return draft(
    `A parallelogram and a triangle both have a base of ${b} cm and a height of ${h} cm. How much larger is the area of the parallelogram?`,
    `${(b * h) / 2} cm²`,
    { kind: 'value', expr: `${b}*${h}-${b}*${h}/2` },
    {
      space: 'lines',
      working: `${b} × ${h} = ${b * h}; the triangle is half of that, ${(b * h) / 2}.`,
      aloud: [
        `The parallelogram has ${b} × ${h} = ${b * h} cm².`,
        `A diagonal cuts it into two equal triangles, so the triangle has ${(b * h) / 2} cm².`,
        `The difference is the other half: ${(b * h) / 2} cm².`,
      ],
    },
  )
}
