import type { DrawnMark, LineDrawing } from '../../../blocks.ts'

const ACROSS = 6
const CELL = 28
const SIDE = ACROSS * CELL
export const SQUARES = ACROSS * ACROSS

const LADDERS = [
  [4, 14],
  [9, 21],
  [19, 32],
] as const
const SNAKES = [
  [17, 6],
  [27, 12],
  [34, 23],
] as const

type Place = [x: number, y: number]

/** The top left corner of a square: the rows go up and turn at each end. */
function cornerOf(square: number): Place {
  const row = Math.floor((square - 1) / ACROSS)
  const step = (square - 1) % ACROSS
  const column = row % 2 === 0 ? step : ACROSS - 1 - step
  return [column * CELL, SIDE - (row + 1) * CELL]
}

/** Where a ladder or a snake ends: low in the square, so that what is written stays free. */
const footOf = (square: number): Place => {
  const [x, y] = cornerOf(square)
  return [x + CELL / 2, y + CELL - 6]
}

const fixed = (value: number) => Number(value.toFixed(1))

/** Points along the way from one place to another, each moved to one side. */
function along([x1, y1]: Place, [x2, y2]: Place, part: number, side: number): Place {
  const length = Math.hypot(x2 - x1, y2 - y1)
  return [
    fixed(x1 + (x2 - x1) * part - ((y2 - y1) / length) * side),
    fixed(y1 + (y2 - y1) * part + ((x2 - x1) / length) * side),
  ]
}

function ladder(from: number, to: number): DrawnMark {
  const [foot, top] = [footOf(from), footOf(to)]
  const rail = (side: number) => `M${along(foot, top, 0, side)} L${along(foot, top, 1, side)}`
  const rungs = Array.from({ length: 9 }, (_, at) => {
    const part = (at + 0.5) / 9
    return `M${along(foot, top, part, -3)} L${along(foot, top, part, 3)}`
  })
  return { path: [rail(-3), rail(3), ...rungs].join(' '), look: 'pale' }
}

function snake(from: number, to: number): DrawnMark[] {
  const [head, tail] = [footOf(from), footOf(to)]
  const bends = [1, 2, 3, 4].map(
    (bend) =>
      `Q${along(head, tail, (bend - 0.5) / 4, bend % 2 === 0 ? -9 : 9)} ${along(head, tail, bend / 4, 0)}`,
  )
  const [x, y] = head
  return [
    { path: `M${head} ${bends.join(' ')}`, look: 'pale' },
    { path: `M${x - 3} ${y} a3 2.2 0 1 0 6 0 a3 2.2 0 1 0 -6 0`, look: 'grey' },
  ]
}

const frame: DrawnMark = {
  path: Array.from(
    { length: ACROSS + 1 },
    (_, at) => `M0 ${at * CELL} h${SIDE} M${at * CELL} 0 v${SIDE}`,
  ).join(' '),
}

/** Words of a square: smaller where they are long. */
const sizeOf = (words: string) => (words.length > 11 ? 3.6 : words.length > 8 ? 4.4 : 5.4)

/** A board of 36 squares with snakes and ladders, and words or sums on all but the first and the last. */
export function snakesBoard(facts: readonly string[]): LineDrawing {
  const words = ['Start', ...facts.slice(0, SQUARES - 2), 'Finish']
  const squares = words.flatMap((shown, at): DrawnMark[] => {
    const [x, y] = cornerOf(at + 1)
    return [
      { words: String(at + 1), at: [x + 4, y + 5], size: 3.4 },
      { words: shown, at: [x + CELL / 2, y + 12], size: sizeOf(shown) },
    ]
  })
  return {
    says: 'A board of 36 squares with three snakes and three ladders',
    size: [SIDE, SIDE],
    marks: [
      frame,
      ...LADDERS.map(([from, to]) => ladder(from, to)),
      ...SNAKES.flatMap(([from, to]) => snake(from, to)),
      ...squares,
    ],
  }
}
