import type { Figure } from '../task.ts'
import { type Point, svg, text } from './svg.ts'

/** Half the width of each coin; the fifty-cent and the two-dollar coins are the largest. */
const RADIUS: Record<number, number> = { 10: 15, 20: 16, 50: 18, 100: 17, 200: 19 }
const NOTE = { width: 62, height: 30 }
const GAP = 8
const ROW_WIDTH = 400
const ROW_HEIGHT = 44

/** "$2", "50c". */
export const moneyName = (cents: number) => (cents < 100 ? `${cents}c` : `$${cents / 100}`)

const widthOf = (cents: number) => (RADIUS[cents] === undefined ? NOTE.width : 2 * RADIUS[cents])

function piece(cents: number, [x, y]: Point): string {
  const radius = RADIUS[cents]
  const middle = x + widthOf(cents) / 2
  const edge =
    radius === undefined
      ? `<rect x="${x}" y="${y - NOTE.height / 2}" width="${NOTE.width}" height="${NOTE.height}" fill="none" stroke="#111" stroke-width="1.5"/>`
      : `<circle cx="${middle}" cy="${y}" r="${radius}" fill="none" stroke="#111" stroke-width="1.5"/>`
  return `${edge}${text([middle, y + 4], moneyName(cents), { size: 11 })}`
}

/** The place of each coin and note, row by row. */
function places(cents: readonly number[]): Point[] {
  let [x, row] = [0, 0]
  return cents.map((one) => {
    if (x > 0 && x + widthOf(one) > ROW_WIDTH) [x, row] = [0, row + 1]
    const at: Point = [x, row * ROW_HEIGHT + ROW_HEIGHT / 2]
    x += widthOf(one) + GAP
    return at
  })
}

/** The rows that coins and notes fill. */
export const coinRows = (cents: readonly number[]) =>
  1 + Math.max(0, ...places(cents).map(([, y]) => Math.floor(y / ROW_HEIGHT)))

export function coinsHtml({ cents }: Extract<Figure, { kind: 'coins' }>): string {
  const at = places(cents)
  const height = coinRows(cents) * ROW_HEIGHT
  return svg(
    `Coins and notes: ${cents.map(moneyName).join(', ')}`,
    [136, Math.round(height * 0.34)],
    `-1 0 ${ROW_WIDTH + 2} ${height}`,
    cents.map((one, index) => piece(one, at[index] ?? [0, 0])).join(''),
  )
}
