import type { Making } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { formatNumber } from '../number.ts'
import { byStep, openQuestion, shortAnswer, wordProblem } from '../question-tools.ts'

export const rect = (w: number, h: number, unit = 'm') => ({
  figure: { kind: 'rectangle' as const, across: `${w} ${unit}`, down: `${h} ${unit}` },
  space: 'lines' as const,
})

const sides = (m: Making): [number, number] => {
  const h = m.random.int(2, byStep(m, 5, 8, 12))
  return [h + m.random.int(1, byStep(m, 4, 8, 15)), h]
}

/** How the way round a rectangle is thought through. */
const roundIt = (w: number, h: number) => [
  'I put my finger on a corner and go all the way round. Opposite sides of a rectangle have the same length.',
  `${w} + ${h} = ${w + h} is half of the way. The other half is the same again.`,
  `2 × ${w + h} = ${2 * (w + h)}. It is a length, so the unit is m.`,
]

/** How the surface of a rectangle is thought through. */
const coverIt = (w: number, h: number) => [
  `Area is what covers it. One row along the long side has ${w} squares of 1 m².`,
  `There are ${h} such rows: ${w} × ${h} = ${formatNumber(w * h)}.`,
  'Squares were counted, so the unit is m².',
]

export const perimeter: QuestionMaker = (m) => {
  const [w, h] = sides(m)
  return shortAnswer({
    prompt: 'Find the perimeter of this rectangle.',
    answer: `${2 * (w + h)} m`,
    expr: `2*(${w}+${h})`,
    working: `${w} + ${h} + ${w} + ${h}`,
    aloud: roundIt(w, h),
    ...rect(w, h),
  })
}

/** The sum after each length: “12 + 9 = 21, + 14 = 35”. */
const runningTotals = ([first = 0, ...rest]: readonly number[]) => {
  let total = first
  const steps = rest.map((one, at) => {
    total += one
    return `${at === 0 ? `${first} ` : ''}+ ${one} = ${total}`
  })
  return steps.join(', ')
}

export const polygonPerimeter: QuestionMaker = (m) => {
  const count = m.random.int(3, byStep(m, 4, 5, 6))
  const longest = byStep(m, 9, 15, 40)
  const lengths = Array.from({ length: count }, () => m.random.int(Math.ceil(longest / 2) + 1, longest))
  const name = ['', '', '', 'triangle', 'quadrilateral', 'pentagon', 'hexagon'][count]
  return shortAnswer({
    prompt: `A ${name} has sides of ${lengths.slice(0, -1).join(' cm, ')} cm and ${lengths.at(-1)} cm. What is its perimeter?`,
    answer: `${lengths.reduce((a, b) => a + b, 0)} cm`,
    expr: lengths.join('+'),
    working: lengths.join(' + '),
    aloud: [
      `I start at one corner and go all the way round: ${count} sides, so ${count} lengths to add.`,
      `I add them in turn: ${runningTotals(lengths)}.`,
      'I am back at the first corner. It is a length, so the unit is cm.',
    ],
    space: 'lines',
  })
}

export const countSquares: QuestionMaker = (m) => {
  const [rows, columns] = [m.random.int(2, byStep(m, 3, 4, 6)), m.random.int(3, byStep(m, 5, 7, 9))]
  return shortAnswer({
    prompt: `A mat is covered by ${rows} rows of ${columns} equal squares. What is its area in squares?`,
    answer: `${rows * columns} squares`,
    expr: `${rows}*${columns}`,
    working: `Count the squares, or count ${rows} rows of ${columns}.`,
    figure: { kind: 'squares', rows, columns },
  })
}

export const area: QuestionMaker = (m) => {
  const [w, h] = sides(m)
  return shortAnswer({
    prompt: 'Find the area of this rectangle.',
    answer: `${formatNumber(w * h)} m²`,
    expr: `${w}*${h}`,
    working: `${w} × ${h}`,
    aloud: coverIt(w, h),
    ...rect(w, h),
  })
}

export const areaStory: QuestionMaker = (m) => {
  const [w, h] = sides(m)
  return wordProblem({
    prompt: `A ${m.random.pick(['garden bed', 'mural', 'mat', 'sandpit'])} is ${w} m long and ${h} m wide. What area does it cover?`,
    answer: `${formatNumber(w * h)} m²`,
    expr: `${w}*${h}`,
    working: `${w} × ${h}`,
    aloud: coverIt(w, h),
  })
}

export const fenceAround: QuestionMaker = (m) => {
  const [w, h] = sides(m)
  return shortAnswer({
    prompt: 'How many metres of fence go around this paddock?',
    answer: `${2 * (w + h)} m`,
    expr: `2*(${w}+${h})`,
    working: `${w} + ${h} + ${w} + ${h}`,
    aloud: roundIt(w, h),
    ...rect(w, h),
  })
}

export const fenceOrGrass: QuestionMaker = (m) => {
  const [w, h] = sides(m)
  const fence = m.random.chance(0.5)
  return fence
    ? shortAnswer({
        prompt: `How many metres of fence go around this paddock?`,
        answer: `${2 * (w + h)} m`,
        expr: `2*(${w}+${h})`,
        working: `Around: the perimeter, 2 × (${w} + ${h})`,
        aloud: roundIt(w, h),
        ...rect(w, h),
      })
    : shortAnswer({
        prompt: `How many square metres of grass cover this paddock?`,
        answer: `${formatNumber(w * h)} m²`,
        expr: `${w}*${h}`,
        working: `Covering: the area, ${w} × ${h}`,
        aloud: coverIt(w, h),
        ...rect(w, h),
      })
}

function lShape(m: Making) {
  const [w, h] = [m.random.int(6, byStep(m, 8, 12, 20)), m.random.int(5, byStep(m, 7, 10, 15))]
  const [cutW, cutH] = [m.random.int(2, w - 3), m.random.int(2, h - 3)]
  return { w, h, cutW, cutH }
}

type LShape = ReturnType<typeof lShape>

/** An L-shape with the lengths that are needed to work out the others. Support has all six. */
const drawnL = ({ w, h, cutW, cutH }: LShape, m: Making) => ({
  figure: {
    kind: 'shape' as const,
    name: 'L-shape',
    turn: 0,
    sides: [
      `${w - cutW} m`,
      m.step === 0 ? `${cutH} m` : '',
      m.step === 0 ? `${cutW} m` : '',
      `${h - cutH} m`,
      `${w} m`,
      `${h} m`,
    ],
  },
  space: 'line' as const,
})

export const compoundArea: QuestionMaker = (m) => {
  const shape = lShape(m)
  const { w, h, cutW, cutH } = shape
  return wordProblem({
    prompt: 'The drawing is not to scale. Find the area of this L-shape.',
    answer: `${w * h - cutW * cutH} m²`,
    expr: `${w}*${h}-${cutW}*${cutH}`,
    working: `Two rectangles: ${w - cutW} × ${cutH} = ${(w - cutW) * cutH} above and ${w} × ${h - cutH} = ${w * (h - cutH)} below. Together ${w * h - cutW * cutH}.`,
    aloud: [
      'I cut the L into two rectangles with one line, and write the length of every side.',
      `The one above is ${w - cutW} by ${cutH}: ${(w - cutW) * cutH} m². The one below is ${w} by ${h - cutH}: ${w * (h - cutH)} m².`,
      `Together ${(w - cutW) * cutH} + ${w * (h - cutH)} = ${w * h - cutW * cutH} m².`,
    ],
    ...drawnL(shape, m),
  })
}

export const joinedArea: QuestionMaker = (m) => {
  const [w, h] = sides(m)
  const [v, g] = sides(m)
  return wordProblem({
    prompt: `A deck is made of two rectangles that touch along a side, one ${w} m by ${h} m and one ${v} m by ${g} m. Sketch it and find its area.`,
    answer: `${w * h + v * g} m²`,
    expr: `${w}*${h}+${v}*${g}`,
    working: `${w} × ${h} + ${v} × ${g}`,
    space: 'box',
  })
}

export const compoundPerimeter: QuestionMaker = (m) => {
  const shape = lShape(m)
  const { w, h, cutW, cutH } = shape
  return wordProblem({
    prompt: 'The drawing is not to scale. Find the perimeter of this L-shape.',
    answer: `${2 * (w + h)} m`,
    expr: `${w}+${h}+(${w}-${cutW})+(${h}-${cutH})+${cutW}+${cutH}`,
    working: `All six sides: ${[w - cutW, cutH, cutW, h - cutH, w, h].join(' + ')}.`,
    aloud: [
      `I go round the outside only: six sides. The sides that go across at the top are together ${w} m, as long as the bottom.`,
      `The sides that go up on the right are together ${h} m, as long as the left side.`,
      `So the way round is the same as round a rectangle of ${w} m by ${h} m: 2 × ${w + h} = ${2 * (w + h)} m.`,
    ],
    ...drawnL(shape, m),
  })
}

export const missingLength: QuestionMaker = (m) => {
  const { w, cutW } = lShape(m)
  return wordProblem({
    prompt: `The bottom of an L-shape is ${w} cm. The two sides above it are ${cutW} cm and one that is not given. How long is the missing side?`,
    answer: `${w - cutW} cm`,
    expr: `${w}-${cutW}`,
    working: `Together they are as long as the bottom: ${w} − ${cutW}.`,
    aloud: [
      'I colour all sides that go across: the bottom, and the two above it.',
      `The two above are together as long as the bottom, ${w} cm.`,
      `One is ${cutW} cm, so the other is ${w} − ${cutW} = ${w - cutW} cm.`,
    ],
  })
}

export const triangle: QuestionMaker = (m) => {
  const [b, h] = [m.random.int(2, byStep(m, 6, 10, 15)) * 2, m.random.int(3, byStep(m, 8, 12, 20))]
  return wordProblem({
    prompt: `A right-angled triangle has a base of ${b} cm and a height of ${h} cm. What is its area?`,
    answer: `${(b * h) / 2} cm²`,
    expr: `${b}*${h}/2`,
    working: `Half of ${b} × ${h} = ${b * h}`,
    aloud: [
      `The triangle fits into a rectangle of ${b} cm by ${h} cm: a diagonal cuts it into two that match.`,
      `The rectangle has ${b} × ${h} = ${b * h} cm².`,
      `The triangle is half of it: ${(b * h) / 2} cm².`,
    ],
  })
}

export const whyHalf: QuestionMaker = (m) => {
  const [b, h] = [m.random.int(3, 8) * 2, m.random.int(3, 9)]
  return openQuestion(
    `Draw a rectangle ${b} cm by ${h} cm and one diagonal. Explain why each triangle has half its area, and give the area.`,
    `The two triangles match, so each is half of ${b * h} cm²: ${(b * h) / 2} cm².`,
    { space: 'draw' },
  )
}
