import { draft, type Making } from '../topic.ts'
import { by, type Make, open } from './kit.ts'

const FLAT: [string, number][] = [
  ['triangle', 3],
  ['square', 4],
  ['rectangle', 4],
  ['pentagon', 5],
  ['hexagon', 6],
  ['heptagon', 7],
  ['octagon', 8],
  ['nonagon', 9],
  ['decagon', 10],
  ['dodecagon', 12],
]

const EASY = FLAT.slice(0, 3)

export const article = (word: string) => (/^[aeiou]/.test(word) ? 'an' : 'a')

const flats = (m: Making) =>
  m.year === 1
    ? by(m, EASY, EASY, FLAT.slice(0, 5))
    : by(m, FLAT.slice(0, 5), FLAT.slice(0, 7), m.year <= 3 ? FLAT.slice(0, 7) : FLAT)

export const nameFlat: Make = (m) => {
  const list = m.year === 1 ? ['circle', 'triangle', 'square', 'rectangle'] : flats(m).map(([n]) => n)
  const shape = m.random.pick(list)
  const turn = by(m, 0, m.random.pick([0, 20, 45]), m.random.pick([15, 35, 45, 70]))
  return draft(
    'Write the name of this shape.',
    shape,
    { kind: 'shape', sides: FLAT.find(([n]) => n === shape)?.[1] ?? 0, also: shape },
    {
      figure: { kind: 'shape', name: shape, turn },
      space: 'blank',
      working:
        shape === 'circle'
          ? 'Round, with no straight side.'
          : `${FLAT.find(([n]) => n === shape)?.[1]} straight sides${shape === 'square' ? ', all the same' : ''}. Turning it does not change it.`,
    },
  )
}

export const countParts: Make = (m) => {
  const [shape, count] = m.random.pick(flats(m))
  const asks = m.random.pick(['sides', 'corners'] as const)
  return draft(
    `How many ${asks} does ${article(shape)} ${shape} have?`,
    String(count),
    { kind: 'fact', of: shape, asks },
    {
      figure: { kind: 'shape', name: shape, turn: 0 },
      space: 'blank',
      working: 'Mark where you start, then count round.',
    },
  )
}

export const fromSides: Make = (m) => {
  const [shape, count] = m.random.pick(
    FLAT.slice(3, by(m, 5, 7, m.year <= 3 ? 7 : 10)).concat([['triangle', 3]]),
  )
  return draft(
    `What is a polygon with ${count} sides called?`,
    shape,
    { kind: 'shape', sides: count, also: shape },
    { space: 'line' },
  )
}

export const isPolygon: Make = (m) => {
  const [what, yes] = m.random.pick<[string, boolean]>([
    ['a closed shape with five straight sides', true],
    ['a circle', false],
    ['an open shape made of four straight lines', false],
    ['a triangle', true],
    ['a half circle with one straight side', false],
    ['a closed shape with eight straight sides', true],
    ['a heart', false],
    ['a star drawn with ten straight sides', true],
  ])
  return draft(
    `Is this a polygon? ${what.replace(/^./, (c) => c.toUpperCase())}. Write yes or no, and say why.`,
    yes ? 'yes' : 'no',
    { kind: 'polygon', of: what },
    { space: 'line', working: 'A polygon is closed and has only straight sides.' },
  )
}

export const regular: Make = (m) => {
  const [what, yes] = m.random.pick<[string, boolean]>([
    ['a square', true],
    ['a rectangle 6 cm by 3 cm', false],
    ['a triangle with sides of 5 cm, 5 cm and 5 cm', true],
    ['a triangle with sides of 3 cm, 4 cm and 5 cm', false],
    ['a hexagon with all sides and all angles equal', true],
    ['a rhombus that is not a square', false],
    ['an octagon like a stop sign', true],
    ['an L-shaped hexagon', false],
    ['a decagon with all sides and all angles equal', true],
    ['a kite', false],
  ])
  return open(
    `Is it regular or irregular: ${what}? Say how you know.`,
    yes
      ? 'Regular: all sides and all angles are equal.'
      : 'Irregular: not all its sides and angles are equal.',
    { space: 'line' },
  )
}
