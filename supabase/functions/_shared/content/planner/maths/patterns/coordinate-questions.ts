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

/** The corners of a rectangle in order, from the lowest on the left. */
const corners = ([x, y]: Point, wide: number, high: number, leans = 0): Point[] => [
  [x, y],
  [x + wide, y],
  [x + wide + leans, y + high],
  [x + leans, y + high],
]

/** A shape with its corners in order, and its name. */
function shapeOf(m: Making): { name: string; corners: Point[] } {
  const start: Point = [m.random.int(1, 3), m.random.int(1, 3)]
  const [wide, high, side] = [m.random.int(3, 5), m.random.int(2, 5), m.random.int(3, 5)]
  const isTriangle = m.random.chance(0.25)
  const upright = corners(start, wide, high)
  if (isTriangle) return { name: 'right-angled triangle', corners: upright.filter((_, at) => at !== 2) }
  return m.random.pick([
    { name: wide === high ? 'square' : 'rectangle', corners: upright },
    { name: 'square', corners: corners(start, side, side) },
    { name: 'parallelogram', corners: corners(start, wide, high, 1) },
  ])
}

export const joinPoints: QuestionMaker = (m) => {
  const shape = shapeOf(m)
  return openQuestion(
    `Mark these points and join them in order, and the last to the first: ${named(shape.corners)}. What shape is it?`,
    `a ${shape.name}`,
    { figure: { kind: 'grid', size: SIZE, points: [] }, space: 'line' },
  )
}

/** Three corners of a rectangle: the fourth has the place along of one and the place up of another. */
export const nextCorner: QuestionMaker = (m) => {
  const [x, y] = [m.random.int(0, 3), m.random.int(0, 3)]
  const [wide, high] = [m.random.int(2, 6), m.random.int(2, 6)]
  const three = corners([x, y], wide, high).slice(0, 3)
  return draft(
    `${named(three)} are three corners of a ${wide === high ? 'square' : 'rectangle'}. Write the coordinates of the fourth corner, D.`,
    `D ${written([x, y + high])}`,
    { kind: 'points', names: ['D'], of: [[x, y + high]] },
    {
      figure: { kind: 'grid', size: SIZE, points: three, names: NAMES.slice(0, 3) },
      space: 'line',
      working: 'It is straight above A and level with C.',
    },
  )
}
