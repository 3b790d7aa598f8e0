import type { Figure, Picture } from '../task.ts'
import { round, svg } from './svg.ts'

const LINE = 'fill="none" stroke="#111" stroke-width="1.3" stroke-linejoin="round"'

/** The corners of a star with five points round the middle of a cell. */
const STAR = Array.from({ length: 10 }, (_, n) => {
  const [reach, turn] = [n % 2 === 0 ? 9 : 3.8, (n * Math.PI) / 5]
  return `${round(Math.sin(turn) * reach)},${round(-Math.cos(turn) * reach)}`
}).join(' ')

/** Each picture is drawn round 0, 0 and fits a cell of 20 by 20. */
const PICTURES: Readonly<Record<Picture, string>> = {
  star: `<polygon points="${STAR}" ${LINE}/>`,
  fish: `<ellipse cx="-1.5" cy="0" rx="6.5" ry="4.5" ${LINE}/><polygon points="4.5,0 9,-4.5 9,4.5" ${LINE}/><circle cx="-5" cy="-1" r="0.9" fill="#111"/>`,
  apple: `<circle cx="0" cy="1.5" r="6.8" ${LINE}/><path d="M0 -5 Q0 -8 2.5 -9" ${LINE}/>`,
  leaf: `<path d="M-8 6 Q-8 -7 8 -8 Q8 7 -8 6 Z" ${LINE}/><path d="M-8 6 L4 -4" ${LINE}/>`,
  ball: `<circle cx="0" cy="0" r="7.5" ${LINE}/><path d="M-7.5 0 Q0 -4 7.5 0 M-7.5 0 Q0 4 7.5 0" ${LINE}/>`,
  heart: `<path d="M0 8 C-14 -2 -5 -11 0 -4 C5 -11 14 -2 0 8 Z" ${LINE}/>`,
}

const ROWS = 3

const FRAME = { across: 5, down: 2, cell: 20 } as const
/** A frame and the gap after it, in cells. */
export const FRAME_PITCH = FRAME.across + 1

/** Tens frames with a counter in some of their cells; the frames of a figure to draw on are empty. */
function framesHtml(places: readonly [x: number, y: number][], frames: number): string {
  const { across, down, cell } = FRAME
  const cells = Array.from({ length: frames * across * down }, (_, n) => {
    const [frame, at] = [Math.floor(n / (across * down)), n % (across * down)]
    const x = (frame * FRAME_PITCH + (at % across)) * cell
    return `<rect x="${x}" y="${Math.floor(at / across) * cell}" width="${cell}" height="${cell}" fill="none" stroke="#111"/>`
  })
  const counters = places.map(
    ([x, y]) => `<circle cx="${x * cell + 10}" cy="${y * cell + 10}" r="7" fill="#111"/>`,
  )
  const width = frames * FRAME_PITCH - 1
  const named = frames === 1 ? 'A tens frame' : `${frames} tens frames`
  return svg(
    `${named} with ${places.length === 0 ? 'no counters' : `${places.length} counters`}`,
    [width * 8, down * 8],
    `-1 -1 ${width * cell + 2} ${down * cell + 2}`,
    cells.join('') + counters.join(''),
  )
}

/** Dots or pictures to count, in a field of at least three rows. */
export function dotsHtml({ places, picture, frames }: Extract<Figure, { kind: 'dots' }>): string {
  if (frames !== undefined) return framesHtml(places, frames)
  const across = Math.max(...places.map(([x]) => x)) + 1
  const down = Math.max(ROWS, Math.max(...places.map(([, y]) => y)) + 1)
  const size = picture === undefined ? 7 : 9
  const body = places.map(([x, y]) =>
    picture === undefined
      ? `<circle cx="${x * 20 + 10}" cy="${y * 20 + 10}" r="7" fill="#111"/>`
      : `<g transform="translate(${x * 20 + 10} ${y * 20 + 10})">${PICTURES[picture]}</g>`,
  )
  return svg(
    picture === undefined ? `${places.length} dots` : `Pictures of a ${picture} to count`,
    [across * size, down * size],
    `0 0 ${across * 20} ${down * 20}`,
    body.join(''),
  )
}
