import { draft } from '../topic.ts'
import { by, type Make, open } from './kit.ts'
import { article } from './shape-questions.ts'

const SOLIDS: [string, number, number, number][] = [
  ['cube', 6, 12, 8],
  ['cuboid', 6, 12, 8],
  ['triangular prism', 5, 9, 6],
  ['square-based pyramid', 5, 8, 5],
  ['triangle-based pyramid', 4, 6, 4],
  ['pentagonal prism', 7, 15, 10],
  ['hexagonal prism', 8, 18, 12],
]

export const solidParts: Make = (m) => {
  const list =
    m.year <= 2
      ? SOLIDS.filter(([solid]) => /cub|pyramid/.test(solid))
      : m.year === 5
        ? SOLIDS.filter(([solid]) => /prism|cuboid/.test(solid))
        : by(m, SOLIDS.slice(0, 4), SOLIDS, SOLIDS.slice(2))
  const [solid, faces, edges, vertices] = m.random.pick(list) as [string, number, number, number]
  const asks = m.random.pick(['faces', 'edges', 'vertices'] as const)
  return draft(
    `How many ${asks} does ${article(solid)} ${solid} have?`,
    String({ faces, edges, vertices }[asks]),
    { kind: 'fact', of: solid, asks },
    { space: 'blank', working: 'Hold it still and mark each one as you count.' },
  )
}

const THINGS: [string, string][] = [
  ['a ball', 'sphere'],
  ['a dice', 'cube'],
  ['a tin of beans', 'cylinder'],
  ['a marble', 'sphere'],
  ['an ice cube', 'cube'],
  ['a drum', 'cylinder'],
  ['an orange', 'sphere'],
  ['a roll of paper towels', 'cylinder'],
]

export const nameSolid: Make = (m) => {
  const [thing, solid] = m.random.pick(THINGS)
  return open(`Which shape is ${thing} most like: sphere, cube or cylinder?`, solid, { space: 'blank' })
}

const FACE: Record<string, string> = {
  cube: '6 squares',
  cuboid: '6 rectangles (two may be squares)',
  'triangular prism': '2 triangles and 3 rectangles',
  'square-based pyramid': '1 square and 4 triangles',
  'hexagonal prism': '2 hexagons and 6 rectangles',
  'pentagonal prism': '2 pentagons and 5 rectangles',
  'triangle-based pyramid': '4 triangles',
}

export const whichFaces: Make = (m) => {
  const names = Object.keys(FACE)
  const solid = m.random.pick(by(m, names.slice(0, 2), names.slice(0, 4), names.slice(2)))
  return open(
    `Which flat shapes are the faces of ${article(solid)} ${solid}? How many of each?`,
    FACE[solid] ?? '',
    { space: 'line' },
  )
}

export const flatOrSolid: Make = (m) => {
  const [flat, solid] = m.random.pick<[string, string]>([
    ['square', 'cube'],
    ['circle', 'sphere'],
    ['triangle', 'pyramid'],
    ['rectangle', 'cuboid'],
    ['circle', 'cylinder'],
  ])
  return open(
    `What is the difference between a ${flat} and a ${solid}?`,
    `A ${flat} is flat: it has length and width only. A ${solid} takes up space: it has height too.`,
  )
}

export const sortThem: Make = (m) => {
  const chosen = m.random
    .shuffle(['circle', 'triangle', 'square', 'rectangle', 'oval', 'pentagon'])
    .slice(0, by(m, 4, 5, 6))
  return open(
    `Sort these into two groups and write your rule: ${chosen.join(', ')}.`,
    'A rule that puts every shape in exactly one group, such as “straight sides” and “curved”.',
    { space: 'draw' },
  )
}

export const crossSection: Make = (m) => {
  const [name, face] = m.random.pick<[string, string]>([
    ['triangular prism', 'triangle'],
    ['hexagonal prism', 'hexagon'],
    ['pentagonal prism', 'pentagon'],
    ['cuboid', 'rectangle'],
  ])
  return m.random.chance(0.5)
    ? open(
        `A solid has the same ${face} all the way through. What is it called?`,
        `${article(name)} ${name}`,
        { space: 'line' },
      )
    : open(`What is the cross-section of ${article(name)} ${name}?`, `${article(face)} ${face}`, {
        space: 'line',
      })
}
