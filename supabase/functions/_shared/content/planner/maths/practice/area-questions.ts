import { formatScaled } from '../number.ts'
import { draft, type Making } from '../topic.ts'
import { ask, by, f, type Make, open, story } from './kit.ts'

const rect = (w: number, h: number, unit = 'm') => ({
  figure: { kind: 'rectangle' as const, across: `${w} ${unit}`, down: `${h} ${unit}` },
  space: 'lines' as const,
})

const sides = (m: Making): [number, number] => {
  const h = m.random.int(2, by(m, 5, 8, 12))
  return [h + m.random.int(1, by(m, 4, 8, 15)), h]
}

export const perimeter: Make = (m) => {
  const [w, h] = sides(m)
  return ask(
    'Find the perimeter of this rectangle.',
    `${2 * (w + h)} m`,
    `2*(${w}+${h})`,
    `${w} + ${h} + ${w} + ${h}`,
    rect(w, h),
  )
}

export const polygon: Make = (m) => {
  const count = m.random.int(3, by(m, 4, 5, 6))
  const longest = by(m, 9, 15, 40)
  const lengths = Array.from({ length: count }, () => m.random.int(Math.ceil(longest / 2) + 1, longest))
  const name = ['', '', '', 'triangle', 'quadrilateral', 'pentagon', 'hexagon'][count]
  return ask(
    `A ${name} has sides of ${lengths.slice(0, -1).join(' cm, ')} cm and ${lengths.at(-1)} cm. What is its perimeter?`,
    `${lengths.reduce((a, b) => a + b, 0)} cm`,
    lengths.join('+'),
    lengths.join(' + '),
    { space: 'lines' },
  )
}

export const countSquares: Make = (m) => {
  const [rows, columns] = [m.random.int(2, by(m, 3, 4, 6)), m.random.int(3, by(m, 5, 7, 9))]
  return ask(
    `A mat is covered by ${rows} rows of ${columns} equal squares. What is its area in squares?`,
    `${rows * columns} squares`,
    `${rows}*${columns}`,
    `Count the squares, or count ${rows} rows of ${columns}.`,
    { figure: { kind: 'squares', rows, columns } },
  )
}

export const area: Make = (m) => {
  const [w, h] = sides(m)
  return ask('Find the area of this rectangle.', `${f(w * h)} m²`, `${w}*${h}`, `${w} × ${h}`, rect(w, h))
}

export const areaStory: Make = (m) => {
  const [w, h] = sides(m)
  return story(
    `A ${m.random.pick(['garden bed', 'mural', 'mat', 'sandpit'])} is ${w} m long and ${h} m wide. What area does it cover?`,
    `${f(w * h)} m²`,
    `${w}*${h}`,
    `${w} × ${h}`,
  )
}

export const fenceOrGrass: Make = (m) => {
  const [w, h] = sides(m)
  const fence = m.random.chance(0.5)
  return fence
    ? ask(
        `How many metres of fence go around this paddock?`,
        `${2 * (w + h)} m`,
        `2*(${w}+${h})`,
        'Around: perimeter, in m.',
        rect(w, h),
      )
    : ask(
        `How many square metres of grass cover this paddock?`,
        `${f(w * h)} m²`,
        `${w}*${h}`,
        'Covering: area, in m².',
        rect(w, h),
      )
}

export const differ: Make = (m) => {
  const [w, h] = sides(m)
  return open(
    `${m.name} says a garden of ${w} m by ${h} m has an area of ${2 * (w + h)} m. What was found, and what should the area be?`,
    `That is the perimeter, ${2 * (w + h)} m. The area is ${w} × ${h} = ${f(w * h)} m².`,
  )
}

export const layers: Make = (m) => {
  const [a, b, c] = [
    m.random.int(2, by(m, 4, 6, 9)),
    m.random.int(2, by(m, 3, 4, 6)),
    m.random.int(2, by(m, 3, 5, 8)),
  ]
  return story(
    `A box holds ${a} rows of ${b} cubes in each layer. There are ${c} layers. How many cubes is its volume?`,
    `${a * b * c} cubes`,
    `${a}*${b}*${c}`,
    `One layer is ${a} × ${b} = ${a * b}; ${c} layers.`,
  )
}

export const volumeArea: Make = (m) => {
  const [a, b, c] = [m.random.int(2, 5), m.random.int(2, 4), m.random.int(2, 4)]
  return open(
    `A box is ${a} cubes long, ${b} wide and ${c} high. What is measured by squares on its lid, and what by cubes inside? Give both.`,
    `Squares measure area: ${a * b} on the lid. Cubes measure volume: ${a * b * c}.`,
  )
}

export const volume: Make = (m) => {
  const [a, b, c] = [
    m.random.int(2, by(m, 5, 12, 20)),
    m.random.int(2, by(m, 4, 8, 12)),
    m.random.int(2, by(m, 4, 6, 10)),
  ]
  return story(
    `A ${m.random.pick(['box', 'tank', 'planter', 'brick'])} is ${a} cm long, ${b} cm wide and ${c} cm high. What is its volume?`,
    `${f(a * b * c)} cm³`,
    `${a}*${b}*${c}`,
    `One layer is ${a} × ${b} = ${a * b}; ${c} layers.`,
  )
}

export const twoBoxes: Make = (m) => {
  const side = () => m.random.int(2, by(m, 4, 7, 10))
  const [a, b, c, d] = [side(), side(), side(), side()]
  return story(
    `Steps are built from two blocks: one ${a} × ${b} × ${c} cm and one ${a} × ${b} × ${d} cm. What is the volume of both?`,
    `${f(a * b * c + a * b * d)} cm³`,
    `${a}*${b}*${c}+${a}*${b}*${d}`,
    `${a * b * c} + ${a * b * d}`,
  )
}

function lShape(m: Making) {
  const [w, h] = [m.random.int(6, by(m, 8, 12, 20)), m.random.int(5, by(m, 7, 10, 15))]
  const [cutW, cutH] = [m.random.int(2, w - 3), m.random.int(2, h - 3)]
  return { w, h, cutW, cutH }
}

export const compoundArea: Make = (m) => {
  const { w, h, cutW, cutH } = lShape(m)
  return story(
    `From a rectangle ${w} m by ${h} m, a corner ${cutW} m by ${cutH} m is cut off, and an L-shape is left. Sketch it and find its area.`,
    `${w * h - cutW * cutH} m²`,
    `${w}*${h}-${cutW}*${cutH}`,
    `${w} × ${h} − ${cutW} × ${cutH}`,
    { space: 'box' },
  )
}

export const compoundPerimeter: Make = (m) => {
  const { w, h, cutW, cutH } = lShape(m)
  return story(
    `From a rectangle ${w} m by ${h} m, a corner ${cutW} m by ${cutH} m is cut off. Sketch the L-shape and find its perimeter.`,
    `${2 * (w + h)} m`,
    `${w}+${h}+(${w}-${cutW})+(${h}-${cutH})+${cutW}+${cutH}`,
    'Label all six sides, then add them.',
    { space: 'box' },
  )
}

export const missingLength: Make = (m) => {
  const { w, cutW } = lShape(m)
  return story(
    `The bottom of an L-shape is ${w} cm. The two sides above it are ${cutW} cm and one that is not given. How long is the missing side?`,
    `${w - cutW} cm`,
    `${w}-${cutW}`,
    `Together they are as long as the bottom: ${w} − ${cutW}.`,
  )
}

export const triangle: Make = (m) => {
  const [b, h] = [m.random.int(2, by(m, 6, 10, 15)) * 2, m.random.int(3, by(m, 8, 12, 20))]
  return story(
    `A right-angled triangle has a base of ${b} cm and a height of ${h} cm. What is its area?`,
    `${(b * h) / 2} cm²`,
    `${b}*${h}/2`,
    `Half of ${b} × ${h}`,
  )
}

export const whyHalf: Make = (m) => {
  const [b, h] = [m.random.int(3, 8) * 2, m.random.int(3, 9)]
  return open(
    `Draw a rectangle ${b} cm by ${h} cm and one diagonal. Explain why each triangle has half its area, and give the area.`,
    `The two triangles match, so each is half of ${b * h} cm²: ${(b * h) / 2} cm².`,
    { space: 'draw' },
  )
}

export const circle: Make = (m) => {
  const r = m.random.int(2, by(m, 5, 10, 20))
  const around = m.random.chance(0.5)
  return around
    ? ask(
        `A circle has a radius of ${r} cm. Find its circumference. Use π ≈ 3.14.`,
        `${formatScaled(2 * 314 * r, 2)} cm`,
        `2*3.14*${r}`,
        `2 × π × ${r}`,
        { space: 'lines' },
      )
    : ask(
        `A circle has a radius of ${r} cm. Find its area. Use π ≈ 3.14.`,
        `${formatScaled(314 * r * r, 2)} cm²`,
        `3.14*${r}^2`,
        `π × ${r} × ${r}`,
        { space: 'lines' },
      )
}

export const surface: Make = (m) => {
  const [a, b, c] = [
    m.random.int(2, by(m, 5, 9, 15)),
    m.random.int(2, by(m, 4, 7, 12)),
    m.random.int(2, by(m, 4, 6, 10)),
  ]
  return story(
    `A cuboid is ${a} cm by ${b} cm by ${c} cm. Find its surface area.`,
    `${f(2 * (a * b + a * c + b * c))} cm²`,
    `2*(${a}*${b}+${a}*${c}+${b}*${c})`,
    `Three pairs of faces: ${a * b}, ${a * c} and ${b * c}.`,
  )
}

export const capacity: Make = (m) => {
  const many = m.random.int(2, by(m, 9, 25, 90))
  return m.random.chance(0.5)
    ? ask(
        `How many millilitres fill ${f(many * 50)} cm³?`,
        `${f(many * 50)} mL`,
        `${many * 50}*1`,
        '1 cm³ holds 1 mL.',
      )
    : ask(
        `A tank has a volume of ${f(many * 500)} cm³. How many litres does it hold?`,
        `${formatScaled(many * 5, 1)} L`,
        `${many * 500}/1000`,
        '1,000 cm³ hold 1 L.',
        { space: 'line' },
      )
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

export const pythagoras: Make = (m) => {
  const [a, b, c] = m.random.pick(by(m, TRIPLES.slice(0, 3), TRIPLES.slice(0, 6), TRIPLES)) ?? [3, 4, 5]
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

export const parallelogram: Make = (m) => {
  const [b, h] = [m.random.int(4, by(m, 9, 15, 25)), m.random.int(3, by(m, 6, 10, 15))]
  if (m.random.chance(0.5))
    return story(
      `A parallelogram has a base of ${b} cm and a height of ${h} cm. What is its area?`,
      `${b * h} cm²`,
      `${b}*${h}`,
      `Base times height: ${b} × ${h}`,
    )
  const top = b + m.random.int(1, 5) * 2
  return story(
    `A trapezium has parallel sides of ${b} cm and ${top} cm and a height of ${h} cm. What is its area?`,
    `${formatScaled((b + top) * h * 5, 1)} cm²`,
    `(${b}+${top})*${h}/2`,
    `Half of (${b} + ${top}) × ${h}`,
  )
}
