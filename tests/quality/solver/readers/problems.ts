import { evaluate } from '../arithmetic.ts'
import { whole } from '../rational.ts'
import { type Found, type Reader, readers } from '../reader.ts'

/** Every player meets those who come after them. */
function handshakes({ number }: Found) {
  let shaken = 0
  for (let player = 1; player <= number(1); player++) shaken += number(1) - player
  return whole(shaken)
}

/** Day by day up the wall, and down a little each night. */
function climb({ number }: Found) {
  let [height, day] = [0, 0]
  while (day < 1000) {
    day += 1
    height += number(2)
    if (height >= number(1)) return whole(day)
    height -= number(3)
  }
  return null
}

function shared({ text, number }: Found) {
  const times = text(3) === 'twice' ? 2 : Number(/^(\d+) times$/.exec(text(3))?.[1])
  return Number.isNaN(times) ? null : evaluate(`${number(2)} : (${times} + 1)`)
}

const ROMAN: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 }

/** Reads Roman numerals: a sign before a larger one is taken away. Null for anything else. */
function fromRoman(text: string): number | null {
  const signs = [...text].map((sign) => ROMAN[sign])
  if (signs.length === 0 || signs.includes(undefined)) return null
  return signs.reduce<number>((sum, sign = 0, at) => sum + (sign < (signs[at + 1] ?? 0) ? -sign : sign), 0)
}

const written = (wanted: number | null) => (answer: string) => wanted !== null && fromRoman(answer) === wanted

/** The problems of a page of problem solving, and numerals of the Romans. */
export const PROBLEMS: readonly Reader[] = [
  ...readers('operations', {
    '@ has # cards in two boxes. One box has # more than the other. How many are in the box with fewer?':
      '($1 - $2) : 2',
    '# players each shake hands once with every other player. How many handshakes are there?': handshakes,
    'A snail is at the foot of a wall # m high. Each day it climbs # m. Each night it slips back # m. On which day does it reach the top?':
      climb,
    '& and a friend pick # feijoas together. @ picks & as many as the friend. How many does the friend pick?':
      shared,
    'A plank is sawn into # pieces. Each cut takes # minutes. How many minutes does all the cutting take?':
      '($1 - 1) * $2',
    'One square table seats 4 people, one on each side. # tables are pushed together in a straight row. How many people can sit round the row?':
      '4 * $1 - 2 * ($1 - 1)',
  }),
  ...readers('number words', {
    'Write in our figures: &': ({ text }) => {
      const value = fromRoman(text(1))
      return value === null ? null : whole(value)
    },
    'Write in Roman numerals: #': ({ number }) => written(number(1)),
  }),
]
