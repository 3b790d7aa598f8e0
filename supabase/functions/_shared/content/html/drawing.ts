import { arrowsAt, letterOf } from '../describe-task.ts'
import type { Figure } from '../task.ts'
import { coinsHtml } from './coins.ts'
import { angleHtml } from './diagrams/angle.ts'
import { drawingsHtml } from './diagrams/strokes.ts'
import { dotsHtml } from './dots.ts'
import { pieHtml } from './pie.ts'
import { shapeHtml } from './shape.ts'
import { line, round, svg, text } from './svg.ts'

type Drawn = Exclude<Figure, { kind: 'bar' | 'clock' | 'array' | 'rectangle' | 'table' }>

function squares({ rows, columns }: Extract<Figure, { kind: 'squares' }>): string {
  const cells = Array.from({ length: rows * columns }, (_, at) => {
    const [x, y] = [(at % columns) * 20, Math.floor(at / columns) * 20]
    return `${line([x, y], [x + 20, y])}${line([x, y], [x, y + 20])}`
  })
  const edge = `${line([0, rows * 20], [columns * 20, rows * 20])}${line([columns * 20, 0], [columns * 20, rows * 20])}`
  return svg(
    `A mat of ${rows} rows of ${columns} squares`,
    [columns * 8, rows * 8],
    `-1 -1 ${columns * 20 + 2} ${rows * 20 + 2}`,
    cells.join('') + edge,
  )
}

const MOST_NAMES = 12

function numberLine(figure: Extract<Figure, { kind: 'number-line' }>): string {
  const { from, to, step, marks } = figure
  const at = (value: number) => round(10 + ((value - from) / (to - from)) * 380)
  const count = Math.round((to - from) / step)
  const every = Math.ceil(count / MOST_NAMES)
  const ticks = Array.from({ length: count + 1 }, (_, n) => {
    const value = round(from + n * step)
    // The number at an arrow is what pupils are asked for.
    const isNamed = n === 0 || n === count || (step >= 1 && n % every === 0 && !marks.includes(value))
    const x = at(from + n * step)
    return `${line([x, 24], [x, isNamed ? 36 : 33])}${isNamed ? text([x, 47], value) : ''}`
  })
  const arrows = marks.map(
    (value, n) =>
      `<polygon points="${at(value)},24 ${at(value) - 4},12 ${at(value) + 4},12" fill="#111"/>${marks.length > 1 ? text([at(value), 9], letterOf(n)) : ''}`,
  )
  return svg(
    `A number line from ${from} to ${to} in ${count} equal parts${marks.length === 1 ? `${arrowsAt(figure)} of ${count}` : arrowsAt(figure)}`,
    [130, 17],
    '0 0 400 52',
    `${line([6, 28], [394, 28])}${ticks.join('')}${arrows.join('')}`,
  )
}

function bars({ title, step, bars: all }: Extract<Figure, { kind: 'bars' }>): string {
  const top = Math.ceil(Math.max(...all.map(([, value]) => value)) / step) * step
  const lines = Array.from({ length: top / step + 1 }, (_, n) => n * step)
  const every = Math.max(1, Math.ceil(lines.length / 10))
  const up = (value: number) => round(110 - (value / top) * 95)
  const scale = lines.map(
    (value, n) =>
      `<line x1="30" y1="${up(value)}" x2="${40 + all.length * 45}" y2="${up(value)}" stroke="#999" stroke-width="0.5"/>${n % every === 0 ? text([26, up(value) + 3], value, { anchor: 'end', size: 8 }) : ''}`,
  )
  const drawn = all.map(
    ([label, value], n) =>
      `<rect x="${42 + n * 45}" y="${up(value)}" width="28" height="${round(110 - up(value))}" fill="#c9c9c9" stroke="#111"/>${text([56 + n * 45, 122], label, { size: 8 })}`,
  )
  const words = all.map(([label, value]) => `${label} ${value}`).join(', ')
  return svg(
    `Bar graph, ${title}: ${words}`,
    [(50 + all.length * 45) * 0.4, 50],
    `0 0 ${50 + all.length * 45} 126`,
    `${text([40, 9], title, { anchor: 'start' })}${scale.join('')}${line([34, 110], [40 + all.length * 45, 110])}${drawn.join('')}`,
  )
}

interface Ruled {
  size: number
  /** The names along the bottom. */
  names: (n: number) => string
  body: string
  label: string
  /** True where the cells are named, false where the lines are. */
  cells: boolean
}

function ruled({ size, names, body, label, cells }: Ruled): string {
  const all = Array.from({ length: size + 1 }, (_, n) => n)
  const lines = all.map(
    (n) =>
      `<line x1="${n * 20}" y1="0" x2="${n * 20}" y2="${size * 20}" stroke="#999" stroke-width="0.7"/><line x1="0" y1="${n * 20}" x2="${size * 20}" y2="${n * 20}" stroke="#999" stroke-width="0.7"/>`,
  )
  const shift = cells ? 10 : 0
  const numbers = all
    .slice(0, cells ? size : size + 1)
    .map(
      (n) =>
        `${text([n * 20 + shift, size * 20 + 12], names(n))}${text([-7, size * 20 - n * 20 + 3 - shift], cells ? n + 1 : n)}`,
    )
  return svg(
    label,
    [60, 60],
    `-18 -6 ${size * 20 + 26} ${size * 20 + 24}`,
    lines.join('') + numbers.join('') + body,
  )
}

function grid({ size, points, names = [] }: Extract<Figure, { kind: 'grid' }>): string {
  const body = points.map(
    ([x, y], n) =>
      `<circle cx="${x * 20}" cy="${(size - y) * 20}" r="4.5" fill="#111"/>${names[n] ? text([x * 20 + 9, (size - y) * 20 - 5], names[n]) : ''}`,
  )
  const where =
    points.length === 0
      ? 'empty, to plot on'
      : points.length === 1
        ? 'with one point marked'
        : `with ${points.length} points marked${names.length > 0 ? `: ${names.join(', ')}` : ''}`
  return ruled({
    size,
    names: String,
    body: body.join(''),
    label: `A coordinate grid from 0 to ${size}, ${where}`,
    cells: false,
  })
}

function map({ size, places }: Extract<Figure, { kind: 'map' }>): string {
  const body = places.map(
    ({ name, x, y }) =>
      `<circle cx="${x * 20 + 10}" cy="${(size - y) * 20 + 6}" r="3.5" fill="#111"/>${text([x * 20 + 10, (size - y) * 20 + 16], name, { anchor: x === 0 ? 'start' : x === size - 1 ? 'end' : 'middle', size: 6, clear: 2.5 })}`,
  )
  return ruled({
    size,
    names: (n) => 'ABCDEFGHJ'.charAt(n),
    body: body.join(''),
    label: `A grid map with letters across and numbers up. It shows ${places.map(({ name }) => name).join(', ')}`,
    cells: true,
  })
}

/** A line drawing in black on white, described in words that do not give the answer away. */
export function drawingHtml(figure: Drawn): string {
  switch (figure.kind) {
    case 'squares':
      return squares(figure)
    case 'dots':
      return dotsHtml(figure)
    case 'number-line':
      return numberLine(figure)
    case 'bars':
      return bars(figure)
    case 'grid':
      return grid(figure)
    case 'map':
      return map(figure)
    case 'shape':
      return shapeHtml(figure)
    case 'coins':
      return coinsHtml(figure)
    case 'angle':
      return angleHtml(figure.degrees)
    case 'pie':
      return pieHtml(figure)
    case 'drawing':
      return drawingsHtml([figure.drawing])
  }
}
