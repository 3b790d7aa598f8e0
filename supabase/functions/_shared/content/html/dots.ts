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

/** Dots or pictures to count, in a field of at least three rows. */
export function dotsHtml({ places, picture }: Extract<Figure, { kind: 'dots' }>): string {
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
