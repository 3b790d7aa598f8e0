import { draft, type Making } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { byStep, openQuestion, shortAnswer } from '../question-tools.ts'
import { CROSS_SECTIONS, EVERYDAY_SOLIDS, FACES_OF_SOLIDS, FLAT_AND_SOLID, SOLIDS } from './examples.data.ts'
import { article } from './flat-questions.ts'

export const solidParts: QuestionMaker = (m) => {
  const list =
    m.year <= 2
      ? SOLIDS.filter(([solid]) => /cub|pyramid/.test(solid))
      : m.year === 5
        ? SOLIDS.filter(([solid]) => /prism|cuboid/.test(solid))
        : byStep(m, SOLIDS.slice(0, 4), SOLIDS, SOLIDS.slice(2))
  const [solid, faces, edges, vertices] = m.random.pick(list) as [string, number, number, number]
  const asks = m.random.pick(['faces', 'edges', 'vertices'] as const)
  return draft(
    `How many ${asks} does ${article(solid)} ${solid} have?`,
    String({ faces, edges, vertices }[asks]),
    { kind: 'fact', of: solid, asks },
    { space: 'blank', working: 'Hold it still and mark each one as you count.' },
  )
}

export const nameSolid: QuestionMaker = (m) => {
  const [thing, solid] = m.random.pick(EVERYDAY_SOLIDS)
  return openQuestion(`Which shape is ${thing} most like: sphere, cube or cylinder?`, solid, {
    space: 'blank',
  })
}

export const whichFaces: QuestionMaker = (m) => {
  const names = Object.keys(FACES_OF_SOLIDS)
  const solid = m.random.pick(byStep(m, names.slice(0, 2), names.slice(0, 4), names.slice(2)))
  return openQuestion(
    `Which flat shapes are the faces of ${article(solid)} ${solid}? How many of each?`,
    FACES_OF_SOLIDS[solid] ?? '',
    { space: 'line' },
  )
}

export const flatOrSolid: QuestionMaker = (m) => {
  const [flat, solid] = m.random.pick<[string, string]>(FLAT_AND_SOLID)
  return openQuestion(
    `What is the difference between a ${flat} and a ${solid}?`,
    `A ${flat} is flat: it has length and width only. A ${solid} takes up space: it has height too.`,
  )
}

export const sortThem: QuestionMaker = (m) => {
  const chosen = m.random
    .shuffle(['circle', 'triangle', 'square', 'rectangle', 'oval', 'pentagon'])
    .slice(0, byStep(m, 4, 5, 6))
  return openQuestion(
    `Sort these into two groups and write your rule: ${chosen.join(', ')}.`,
    'A rule that puts every shape in exactly one group, such as “straight sides” and “curved”.',
    { space: 'draw' },
  )
}

export const crossSection: QuestionMaker = (m) => {
  const [name, face] = m.random.pick<[string, string]>(CROSS_SECTIONS)
  return m.random.chance(0.5)
    ? openQuestion(
        `A solid has the same ${face} all the way through. What is it called?`,
        `${article(name)} ${name}`,
        { space: 'line' },
      )
    : openQuestion(`What is the cross-section of ${article(name)} ${name}?`, `${article(face)} ${face}`, {
        space: 'line',
      })
}

type Parts = Record<'faces' | 'edges' | 'vertices', [expr: string, count: number, working: string]>

function partsQuestion(m: Making, solid: string, parts: Parts) {
  const asks = m.random.pick(['faces', 'edges', 'vertices'] as const)
  const [expr, count, working] = parts[asks]
  return shortAnswer({ prompt: `${solid}. How many ${asks} does it have?`, answer: count, expr, working })
}

const sidesFor = (m: Making) => m.random.pick(byStep(m, [3, 4, 5], [5, 6, 7, 8], [7, 9, 10, 12, 15]))

export const prismParts: QuestionMaker = (m) => {
  const sides = sidesFor(m)
  return partsQuestion(m, `Each end of a prism has ${sides} sides`, {
    faces: [`${sides}+2`, sides + 2, `${sides} around it, and 2 ends`],
    edges: [`3*${sides}`, 3 * sides, `${sides} at each end, and ${sides} between the ends`],
    vertices: [`2*${sides}`, 2 * sides, `${sides} at each end`],
  })
}

export const pyramidParts: QuestionMaker = (m) => {
  const sides = sidesFor(m)
  return partsQuestion(m, `The base of a pyramid has ${sides} sides`, {
    faces: [`${sides}+1`, sides + 1, `${sides} triangles, and the base`],
    edges: [`2*${sides}`, 2 * sides, `${sides} around the base, and ${sides} up to the top`],
    vertices: [`${sides}+1`, sides + 1, `${sides} around the base, and the top`],
  })
}
