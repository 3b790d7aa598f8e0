import { draft, type Making } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { formatNumber, formatScaled } from '../number.ts'
import { byStep, openQuestion, shortAnswer, wordProblem } from '../question-tools.ts'

export const rect = (w: number, h: number, unit = 'm') => ({
  figure: { kind: 'rectangle' as const, across: `${w} ${unit}`, down: `${h} ${unit}` },
  space: 'lines' as const,
})

const sides = (m: Making): [number, number] => {
  const h = m.random.int(2, byStep(m, 5, 8, 12))
  return [h + m.random.int(1, byStep(m, 4, 8, 15)), h]
}

export const perimeter: QuestionMaker = (m) => {
  const [w, h] = sides(m)
  return shortAnswer({
    prompt: 'Find the perimeter of this rectangle.',
    answer: `${2 * (w + h)} m`,
    expr: `2*(${w}+${h})`,
    working: `${w} + ${h} + ${w} + ${h}`,
    ...rect(w, h),
  })
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
  })
}

export const fenceAround: QuestionMaker = (m) => {
  const [w, h] = sides(m)
  return shortAnswer({
    prompt: 'How many metres of fence go around this paddock?',
    answer: `${2 * (w + h)} m`,
    expr: `2*(${w}+${h})`,
    working: `${w} + ${h} + ${w} + ${h}`,
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
        working: 'Around: perimeter, in m.',
        ...rect(w, h),
      })
    : shortAnswer({
        prompt: `How many square metres of grass cover this paddock?`,
        answer: `${formatNumber(w * h)} m²`,
        expr: `${w}*${h}`,
        working: 'Covering: area, in m².',
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
  })
}

export const triangle: QuestionMaker = (m) => {
  const [b, h] = [m.random.int(2, byStep(m, 6, 10, 15)) * 2, m.random.int(3, byStep(m, 8, 12, 20))]
  return wordProblem({
    prompt: `A right-angled triangle has a base of ${b} cm and a height of ${h} cm. What is its area?`,
    answer: `${(b * h) / 2} cm²`,
    expr: `${b}*${h}/2`,
    working: `Half of ${b} × ${h}`,
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

export const circle: QuestionMaker = (m) => {
  const r = m.random.int(2, byStep(m, 5, 10, 20))
  const around = m.random.chance(0.5)
  return around
    ? shortAnswer({
        prompt: `A circle has a radius of ${r} cm. Find its circumference. Use π ≈ 3.14.`,
        answer: `${formatScaled(2 * 314 * r, 2)} cm`,
        expr: `2*3.14*${r}`,
        working: `2 × π × ${r}`,
        space: 'lines',
      })
    : shortAnswer({
        prompt: `A circle has a radius of ${r} cm. Find its area. Use π ≈ 3.14.`,
        answer: `${formatScaled(314 * r * r, 2)} cm²`,
        expr: `3.14*${r}^2`,
        working: `π × ${r} × ${r}`,
        space: 'lines',
      })
}

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

export const pythagoras: QuestionMaker = (m) => {
  const [a, b, c] = m.random.pick(byStep(m, TRIPLES.slice(0, 3), TRIPLES.slice(0, 6), TRIPLES)) ?? [3, 4, 5]
  const long = m.step === 0 || m.random.chance(0.5)
  return long
    ? draft(
        `The shorter sides of a right-angled triangle are ${a} cm and ${b} cm. How long is the longest side?`,
        `${c} cm`,
        { kind: 'equation', left: 'x^2', right: `${a}^2+${b}^2`, unknown: 'x' },
        { space: 'box', working: `${a}² + ${b}² = ${c * c}` },
      )
    : draft(
        `The longest side of a right-angled triangle is ${c} cm and one side is ${a} cm. How long is the third side?`,
        `${b} cm`,
        { kind: 'equation', left: 'x^2', right: `${c}^2-${a}^2`, unknown: 'x' },
        { space: 'box', working: `${c}² − ${a}² = ${b * b}` },
      )
}

export const parallelogram: QuestionMaker = (m) => {
  const [b, h] = [m.random.int(4, byStep(m, 9, 15, 25)), m.random.int(3, byStep(m, 6, 10, 15))]
  if (m.random.chance(0.5))
    return wordProblem({
      prompt: `A parallelogram has a base of ${b} cm and a height of ${h} cm. What is its area?`,
      answer: `${b * h} cm²`,
      expr: `${b}*${h}`,
      working: `Base times height: ${b} × ${h}`,
    })
  const top = b + m.random.int(1, 5) * 2
  return wordProblem({
    prompt: `A trapezium has parallel sides of ${b} cm and ${top} cm and a height of ${h} cm. What is its area?`,
    answer: `${formatScaled((b + top) * h * 5, 1)} cm²`,
    expr: `(${b}+${top})*${h}/2`,
    working: `Half of (${b} + ${top}) × ${h}`,
  })
}
