import { capital } from '../../capital.ts'
import { draft, type Making } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { byStep, openQuestion } from '../question-tools.ts'
import { FLAT_SHAPES, POLYGON_OR_NOT, REGULAR_OR_NOT } from './examples.data.ts'

const EASY = FLAT_SHAPES.slice(0, 3)

export const article = (word: string) => (/^[aeiou]/.test(word) ? 'an' : 'a')

const flats = (m: Making) =>
  m.year === 1
    ? byStep(m, EASY, EASY, FLAT_SHAPES.slice(0, 5))
    : byStep(
        m,
        FLAT_SHAPES.slice(0, 5),
        FLAT_SHAPES.slice(0, 7),
        m.year <= 3 ? FLAT_SHAPES.slice(0, 7) : FLAT_SHAPES,
      )

export const nameFlat: QuestionMaker = (m) => {
  const list = m.year === 1 ? ['circle', 'triangle', 'square', 'rectangle'] : flats(m).map(([n]) => n)
  const shape = m.random.pick(list)
  const turned = byStep(m, 0, m.random.pick([0, 20, 45]), m.random.pick([15, 35, 45, 70]))
  // A circle that is turned is the same picture.
  const turn = shape === 'circle' ? 0 : turned
  return draft(
    m.year === 1
      ? 'Write the name of this shape: circle, triangle, square or rectangle.'
      : 'Write the name of this shape.',
    shape,
    { kind: 'shape', sides: FLAT_SHAPES.find(([n]) => n === shape)?.[1] ?? 0, also: shape },
    {
      figure: { kind: 'shape', name: shape, turn },
      space: 'blank',
      working:
        shape === 'circle'
          ? 'Round, with no straight side.'
          : `${FLAT_SHAPES.find(([n]) => n === shape)?.[1]} straight sides${shape === 'square' ? ', all the same' : ''}. Turning it does not change it.`,
    },
  )
}

export const countParts: QuestionMaker = (m) => {
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

export const fromSides: QuestionMaker = (m) => {
  const [shape, count] = m.random.pick(
    FLAT_SHAPES.slice(3, byStep(m, 5, 7, m.year <= 3 ? 7 : 10)).concat([['triangle', 3]]),
  )
  return draft(
    `What is a polygon with ${count} sides called?`,
    shape,
    { kind: 'shape', sides: count, also: shape },
    { space: 'line' },
  )
}

export const isPolygon: QuestionMaker = (m) => {
  const [what, yes] = m.random.pick<[string, boolean]>(POLYGON_OR_NOT)
  return draft(
    `Is this a polygon? ${capital(what)}. Write yes or no, and say why.`,
    yes ? 'yes' : 'no',
    { kind: 'polygon', of: what },
    { space: 'line', working: 'A polygon is closed and has only straight sides.' },
  )
}

export const regular: QuestionMaker = (m) => {
  const [what, yes] = m.random.pick<[string, boolean]>(REGULAR_OR_NOT)
  return openQuestion(
    `Is it regular or irregular: ${what}? Say how you know.`,
    yes
      ? 'Regular: all sides and all angles are equal.'
      : 'Irregular: not all its sides and angles are equal.',
    { space: 'line' },
  )
}
