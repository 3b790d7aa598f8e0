import { draft } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { formatScaled } from '../number.ts'
import { byStep, shortAnswer } from '../question-tools.ts'

const times314 = (many: number) => formatScaled(314 * many, 2)

/** The way round a circle, from its radius. */
export const circleAround: QuestionMaker = (m) => {
  const r = m.random.int(2, byStep(m, 5, 10, 20))
  return shortAnswer({
    prompt: `A circle has a radius of ${r} cm. Find its circumference. Use π ≈ 3.14.`,
    answer: `${times314(2 * r)} cm`,
    expr: `2*3.14*${r}`,
    working: `2 × π × ${r} = 2 × 3.14 × ${r}`,
    space: 'lines',
    aloud: [
      'Circumference is the way round, so it is a length: 2 × π × radius.',
      `The radius is ${r} cm: 2 × ${r} = ${2 * r}, and ${2 * r} × 3.14 = ${times314(2 * r)}.`,
      `Three diameters of ${2 * r} cm are ${6 * r} cm, so a little more than ${6 * r} makes sense. The unit is cm.`,
    ],
  })
}

/** The surface of a circle, from its radius. */
export const circleArea: QuestionMaker = (m) => {
  const r = m.random.int(2, byStep(m, 5, 10, 20))
  return shortAnswer({
    prompt: `A circle has a radius of ${r} cm. Find its area. Use π ≈ 3.14.`,
    answer: `${times314(r * r)} cm²`,
    expr: `3.14*${r}^2`,
    working: `π × ${r} × ${r} = 3.14 × ${r * r}`,
    space: 'lines',
    aloud: [
      'Area is the surface inside, so it is counted in squares: π × radius × radius.',
      `A square on the radius has ${r} × ${r} = ${r * r} cm². A little more than three of them cover the circle.`,
      `3.14 × ${r * r} = ${times314(r * r)}. The unit is cm².`,
    ],
  })
}

const ROUND_THINGS = ['lid', 'plate', 'drum', 'pizza'] as const

/** The diameter is given: for the area it has to be halved first. */
const fromDiameter =
  (wanted: 'around' | 'area' | 'either'): QuestionMaker =>
  (m) => {
    const r = m.random.int(2, byStep(m, 5, 10, 20))
    const thing = m.random.pick(ROUND_THINGS)
    const isAround = wanted === 'either' ? m.random.chance(0.5) : wanted === 'around'
    return shortAnswer({
      prompt: `A round ${thing} has a diameter of ${2 * r} cm. Find its ${isAround ? 'circumference' : 'area'}. Use π ≈ 3.14.`,
      answer: isAround ? `${times314(2 * r)} cm` : `${times314(r * r)} cm²`,
      expr: isAround ? `3.14*${2 * r}` : `3.14*${r}^2`,
      working: isAround ? `π × ${2 * r}` : `The radius is ${2 * r} ÷ 2 = ${r} cm; π × ${r} × ${r}`,
      space: 'lines',
      aloud: isAround
        ? [
            `${2 * r} cm goes all the way across: it is the diameter, twice the radius.`,
            `The way round is π × diameter: 3.14 × ${2 * r} = ${times314(2 * r)} cm.`,
          ]
        : [
            `${2 * r} cm goes all the way across: it is the diameter. The area needs the radius, ${2 * r} ÷ 2 = ${r} cm.`,
            `π × radius × radius: 3.14 × ${r} × ${r} = ${times314(r * r)} cm².`,
          ],
    })
  }

export const circleFromDiameter = fromDiameter('either')
export const aroundFromDiameter = fromDiameter('around')
export const areaFromDiameter = fromDiameter('area')

const TRIPLES: [number, number, number][] = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [9, 12, 15],
  [6, 8, 10],
  [12, 16, 20],
  [20, 21, 29],
]

const tripleFor = (m: Parameters<QuestionMaker>[0]) =>
  m.random.pick(byStep(m, TRIPLES.slice(0, 3), TRIPLES.slice(0, 6), TRIPLES)) ?? [3, 4, 5]

/** The longest side of a right-angled triangle. */
export const longestSide: QuestionMaker = (m) => {
  const [a, b, c] = tripleFor(m)
  return draft(
    `The shorter sides of a right-angled triangle are ${a} cm and ${b} cm. How long is the longest side?`,
    `${c} cm`,
    { kind: 'equation', left: 'x^2', right: `${a}^2+${b}^2`, unknown: 'x' },
    {
      space: 'box',
      working: `${a}² + ${b}² = ${a * a} + ${b * b} = ${c * c}; √${c * c} = ${c}`,
      aloud: [
        'I sketch the triangle. The side I look for is opposite the right angle, so it is the longest.',
        `I square the two that I know and add: ${a * a} + ${b * b} = ${c * c}.`,
        `${c * c} is the square on the longest side. ${c} × ${c} = ${c * c}, so it is ${c} cm. It is longer than ${b} cm, as it must be.`,
      ],
    },
  )
}

/** A shorter side of a right-angled triangle. */
export const shorterSide: QuestionMaker = (m) => {
  const [a, b, c] = tripleFor(m)
  return draft(
    `The longest side of a right-angled triangle is ${c} cm and one side is ${a} cm. How long is the third side?`,
    `${b} cm`,
    { kind: 'equation', left: 'x^2', right: `${c}^2-${a}^2`, unknown: 'x' },
    {
      space: 'box',
      working: `${c}² − ${a}² = ${c * c} − ${a * a} = ${b * b}; √${b * b} = ${b}`,
      aloud: [
        `I sketch the triangle and mark the longest side, ${c} cm, opposite the right angle. I look for a shorter one.`,
        `So I take away: ${c * c} − ${a * a} = ${b * b}.`,
        `${b} × ${b} = ${b * b}, so the side is ${b} cm. It is shorter than ${c} cm, as it must be.`,
      ],
    },
  )
}

/** A right-angled triangle in a story. */
export const ladder: QuestionMaker = (m) => {
  const [a, b, c] = tripleFor(m)
  const { prompt, answer, right } = m.random.pick([
    {
      prompt: `A gate is ${b} m wide and ${a} m high. A straight beam goes from corner to corner. How long is it?`,
      answer: c,
      right: `${a}^2+${b}^2`,
    },
    {
      prompt: `A rope of ${c} m is pulled tight from the top of a pole to a peg ${a} m from its foot. How high is the pole?`,
      answer: b,
      right: `${c}^2-${a}^2`,
    },
  ])
  return draft(
    prompt,
    `${answer} m`,
    { kind: 'equation', left: 'x^2', right, unknown: 'x' },
    {
      space: 'box',
      working:
        answer === c
          ? `${a}² + ${b}² = ${c * c}; √${c * c} = ${c}`
          : `${c}² − ${a}² = ${b * b}; √${b * b} = ${b}`,
    },
  )
}
