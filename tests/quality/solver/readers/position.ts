import { over, times, whole } from '../rational.ts'
import { type Found, type Reader, readers } from '../reader.ts'

const WINDS = ['north', 'east', 'south', 'west']
const COLUMNS = 'ABCDEFGHJKLMN'
const QUARTERS: Record<string, number> = { quarter: 1, half: 2, 'three-quarter': 3, full: 4 }

const quarters = (turn: string) => QUARTERS[turn.replace(/^(?:a|one) /, '')] ?? null
const windAt = (from: string, steps: number) => WINDS[(WINDS.indexOf(from) + steps + 8) % 4] ?? null

function facing({ text }: Found): string | null {
  const turn = quarters(text(2))
  const way = /anticlockwise|left/.test(text(3)) ? -1 : 1
  return turn === null || !WINDS.includes(text(1)) ? null : windAt(text(1), way * turn)
}
function named({ figure, text }: Found): string | null {
  if (figure?.kind !== 'map') return null
  const place = figure.places.find(({ name }) => name === text(1) || `the ${name}` === text(1))
  return place ? `${COLUMNS[place.x]}${place.y}` : null
}
function walked({ text, number, prompt }: Found): string | null {
  const [, letter = '?', row = ''] = /^([A-Z])(\d+)$/.exec(text(1)) ?? []
  const up = /# up|\d up/.test(prompt) ? number(3) : 0
  return COLUMNS.includes(letter)
    ? `${COLUMNS[COLUMNS.indexOf(letter) + number(2)]}${Number(row) + up}`
    : null
}
const point = (x: number, y: number) => `(${x}, ${y})`.replace(/-/g, '−')
/** A point moved along, right and up being more. */
const shifted =
  (across: 1 | -1, upward: 1 | -1) =>
  ({ number }: Found) =>
    point(number(1) + across * number(3), number(2) + upward * number(4))

export const POSITION: readonly Reader[] = [
  ...readers('turns', {
    'How many {quarter turns|right angles} {are the same as|are in} a & turn?': ({ text }) => {
      const turn = quarters(text(1))
      return turn === null ? null : whole(turn)
    },
    '@ face{s|} & and make{s|} & turn {to the |}&. Which way do{es|} @face?': facing,
    'You walk & to school. Which way do you walk home on the same road?': ({ text }) => windAt(text(1), 2),
  }),
  ...readers('grid', {
    'Write the grid reference of &.': named,
    'On a grid map you stand at &. Go # square{s|} right and # up. Where are you?': walked,
    'On a grid map you stand at &. Go # square{s|} right. Where are you?': walked,
  }),
  ...readers('coordinates', {
    'Write the coordinates of the point.': ({ figure }) => {
      const [marked] = figure?.kind === 'grid' ? figure.points : []
      return marked ? point(...marked) : null
    },
    'Reflect the point (#, #) in the x-axis. Write its new coordinates.': ({ number }) =>
      point(number(1), -number(2)),
    'Reflect the point (#, #) in the y-axis. Write its new coordinates.': ({ number }) =>
      point(-number(1), number(2)),
    'Translate the point (#, #) # left and # up. Write its new coordinates.': shifted(-1, 1),
    'Translate the point (#, #) # right and # up. Write its new coordinates.': shifted(1, 1),
    'Translate the point (#, #) # left and # down. Write its new coordinates.': shifted(-1, -1),
    'Translate the point (#, #) # right and # down. Write its new coordinates.': shifted(1, -1),
  }),
  ...readers('scale', {
    'A figure is {enlarged|reduced} by a scale factor of #. One side was # cm. How long is it now?':
      '$1 * $2',
    'Two rectangles are similar. @ The side that matches # cm is # cm. How long is the side that matches # cm?':
      ({ value }) => {
        const factor = over(value(2), value(1))
        return factor && times(factor, value(3))
      },
    'On a map, # cm stands for # {m|km}. Two places are # cm apart. How far is it really?': '$2 : $1 * $3',
    'A scale drawing uses # cm for # m. A @ is # m long. How long is it on the drawing?': '$3 : $2 * $1',
  }),
]
