import { draft, type Making } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { byStep, openQuestion } from '../question-tools.ts'

type Point = [x: number, y: number]

const SIZE = 10
const NAMES = ['A', 'B', 'C', 'D', 'E']

const written = ([x, y]: Point) => `(${x}, ${y})`
const named = (points: readonly Point[]) =>
  points.map((point, at) => `${NAMES[at]} ${written(point)}`).join(', ')

/** Different points, none of them on an axis for support. No two share both places. */
function scattered(m: Making, count: number): Point[] {
  const least = m.step === 0 ? 1 : 0
  const found = new Map<string, Point>()
  for (let tries = 0; found.size < count && tries < 200; tries++) {
    const point: Point = [m.random.int(least, SIZE - 1), m.random.int(least, SIZE - 1)]
    found.set(written(point), point)
  }
  return [...found.values()]
}

export const readPoints: QuestionMaker = (m) => {
  const points = scattered(m, byStep(m, 3, 4, 5))
  const names = NAMES.slice(0, points.length)
  return draft(
    `Write the coordinates of ${names.slice(0, -1).join(', ')} and ${names.at(-1)}.`,
    named(points),
    { kind: 'points', names, of: points },
    {
      figure: { kind: 'grid', size: SIZE, points, names },
      space: 'line',
      working: 'Along first, then up.',
    },
  )
}

/** The corners of a shape in order, and its name. */
function shapeOf(m: Making): { name: string; corners: Point[] } {
  const [x, y] = [m.random.int(1, 3), m.random.int(1, 3)]
  const [wide, high] = [m.random.int(3, 5), m.random.int(2, 5)]
  const square = m.random.int(3, 5)
  return m.random.pick([
    {
      name: wide === high ? 'square' : 'rectangle',
      corners: [
        [x, y],
        [x + wide, y],
        [x + wide, y + high],
        [x, y + high],
      ],
    },
    {
      name: 'square',
      corners: [
        [x, y],
        [x + square, y],
        [x + square, y + square],
        [x, y + square],
      ],
    },
    {
      name: 'right-angled triangle',
      corners: [
        [x, y],
        [x + wide, y],
        [x, y + high],
      ],
    },
    {
      name: 'parallelogram',
      corners: [
        [x, y],
        [x + wide, y],
        [x + wide + 1, y + high],
        [x + 1, y + high],
      ],
    },
  ] as { name: string; corners: Point[] }[])
}

export const joinPoints: QuestionMaker = (m) => {
  const { name, corners } = shapeOf(m)
  return openQuestion(
    `Mark these points and join them in order, and the last to the first: ${named(corners)}. What shape is it?`,
    `a ${name}`,
    { figure: { kind: 'grid', size: SIZE, points: [] }, space: 'line' },
  )
}

/** Three corners of a rectangle: the fourth has the place along of one and the place up of another. */
export const nextCorner: QuestionMaker = (m) => {
  const [x, y] = [m.random.int(0, 3), m.random.int(0, 3)]
  const [wide, high] = [m.random.int(2, 6), m.random.int(2, 6)]
  const corners: Point[] = [
    [x, y],
    [x + wide, y],
    [x + wide, y + high],
  ]
  return draft(
    `${named(corners)} are three corners of a ${wide === high ? 'square' : 'rectangle'}. Write the coordinates of the fourth corner, D.`,
    `D ${written([x, y + high])}`,
    { kind: 'points', names: ['D'], of: [[x, y + high]] },
    {
      figure: { kind: 'grid', size: SIZE, points: corners, names: NAMES.slice(0, 3) },
      space: 'line',
      working: 'It is straight above A and level with C.',
    },
  )
}
