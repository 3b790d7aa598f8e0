import type { Figure } from '../task.ts'
import { type Point, round, svg, text } from './svg.ts'

type Shape = Extract<Figure, { kind: 'shape' }>

const LOOK = 'fill="none" stroke="#111" stroke-width="2"'

/** The number of sides of each shape whose sides are equal. */
const SIDES: Record<string, number> = {
  triangle: 3,
  square: 4,
  pentagon: 5,
  hexagon: 6,
  heptagon: 7,
  octagon: 8,
  nonagon: 9,
  decagon: 10,
  dodecagon: 12,
}

/** The corners of other shapes, clockwise from the top left. */
const CORNERS: Record<string, Point[]> = {
  square: [
    [20, 20],
    [80, 20],
    [80, 80],
    [20, 80],
  ],
  rectangle: [
    [8, 28],
    [92, 28],
    [92, 72],
    [8, 72],
  ],
  'right-angled triangle': [
    [15, 15],
    [88, 82],
    [15, 82],
  ],
  'isosceles triangle': [
    [50, 8],
    [80, 88],
    [20, 88],
  ],
  'scalene triangle': [
    [30, 15],
    [92, 82],
    [8, 82],
  ],
  parallelogram: [
    [28, 28],
    [94, 28],
    [72, 72],
    [6, 72],
  ],
  trapezium: [
    [32, 28],
    [70, 28],
    [94, 72],
    [6, 72],
  ],
  rhombus: [
    [50, 8],
    [82, 50],
    [50, 92],
    [18, 50],
  ],
  kite: [
    [50, 8],
    [80, 38],
    [50, 94],
    [20, 38],
  ],
  'L-shape': [
    [12, 10],
    [48, 10],
    [48, 56],
    [90, 56],
    [90, 90],
    [12, 90],
  ],
}

/** Every name of a shape that can be drawn. */
export const SHAPE_NAMES: readonly string[] = [
  ...new Set(['circle', ...Object.keys(SIDES), ...Object.keys(CORNERS)]),
]

function equalSided(count: number): Point[] {
  const offset = count === 4 ? 45 : 0
  return Array.from({ length: count }, (_, n) => {
    const angle = ((n / count) * 360 + offset) * (Math.PI / 180)
    return [round(50 + Math.sin(angle) * 42), round(50 - Math.cos(angle) * 42)]
  })
}

/** The corners in the order in which sides are named: from the top, clockwise. */
export const cornersOf = (name: string): Point[] => CORNERS[name] ?? equalSided(SIDES[name] ?? 4)

const polygon = (points: readonly Point[]) => `<polygon points="${points.join(' ')}" ${LOOK}/>`

/** The length of each side beside its middle, outside of the shape. */
function sideNames(points: readonly Point[], sides: readonly string[]): string {
  return sides
    .slice(0, points.length)
    .map((name, at) => {
      const [x1, y1] = points[at] ?? [0, 0]
      const [x2, y2] = points[(at + 1) % points.length] ?? [0, 0]
      const length = Math.hypot(x2 - x1, y2 - y1)
      // Corners run clockwise, so the outside lies to the left of each side.
      const [outX, outY] = [(y2 - y1) / length, (x1 - x2) / length]
      const anchor = outX > 0.4 ? 'start' : outX < -0.4 ? 'end' : 'middle'
      const place: Point = [round((x1 + x2) / 2 + outX * 5), round((y1 + y2) / 2 + outY * 9 + 3)]
      return name === '' ? '' : text(place, name, { anchor, size: 9 })
    })
    .join('')
}

/** A shape whose sides carry their lengths. */
function measured({ name, sides = [] }: Shape): string {
  const points = cornersOf(name)
  const words = sides.filter((side) => side !== '')
  return svg(
    `${name === 'L-shape' ? 'An' : 'A'} ${name} with ${words.length === 1 ? 'a side' : 'sides'} of ${words.join(', ')}, named clockwise from the top`,
    [58, 38],
    '-40 -6 180 118',
    `${polygon(points)}${sideNames(points, sides)}`,
  )
}

export function shapeHtml(figure: Shape): string {
  const { name, turn } = figure
  if (figure.sides?.some((side) => side !== '')) return measured(figure)
  const place = (body: string) =>
    svg('A flat shape to name', [30, 30], '0 0 100 100', `<g transform="rotate(${turn} 50 50)">${body}</g>`)
  if (name === 'circle') return place(`<circle cx="50" cy="50" r="40" ${LOOK}/>`)
  if (name === 'rectangle') return place(`<rect x="12" y="30" width="76" height="40" ${LOOK}/>`)
  return place(
    polygon(SIDES[name] === undefined && CORNERS[name] ? CORNERS[name] : equalSided(SIDES[name] ?? 4)),
  )
}
