import type { Figure } from '../task.ts'
import { line, type Point, round, svg, text } from './svg.ts'

const MIDDLE = 60
const RADIUS = 48
const LABELS_AT = 56

/** A place at an angle from the top, clockwise, so far from the middle. */
const at = (degrees: number, reach: number): Point => [
  round(MIDDLE + Math.sin((degrees * Math.PI) / 180) * reach),
  round(MIDDLE - Math.cos((degrees * Math.PI) / 180) * reach),
]

const anchorAt = ([x]: Point) => (x > MIDDLE + 6 ? 'start' : x < MIDDLE - 6 ? 'end' : 'middle')

/** A pie chart in lines, with the name of each part beside it. */
export function pieHtml({ title, parts }: Extract<Figure, { kind: 'pie' }>): string {
  const starts = parts.map((_, n) => parts.slice(0, n).reduce((sum, [, degrees]) => sum + degrees, 0))
  const cuts = starts.map((start) => line([MIDDLE, MIDDLE], at(start, RADIUS)))
  const labels = parts.map(([label, degrees], n) => {
    const [x, y] = at((starts[n] ?? 0) + degrees / 2, LABELS_AT)
    return text([x, y + 3], label, { anchor: anchorAt([x, y]), size: 8 })
  })
  const circle = `<circle cx="${MIDDLE}" cy="${MIDDLE}" r="${RADIUS}" fill="none" stroke="#111" stroke-width="1.5"/>`
  return svg(
    `Pie chart, ${title}: ${parts.map(([label]) => label).join(', ')}`,
    [104, 52],
    '-60 -14 240 140',
    `${text([MIDDLE, -5], title, { size: 9 })}${circle}${cuts.join('')}${labels.join('')}`,
  )
}
