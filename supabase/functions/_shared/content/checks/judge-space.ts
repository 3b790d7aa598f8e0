import type { SpaceCheck } from '../task.ts'
import type { Judge } from './judge.ts'

const BY_SIDES: Record<number, readonly string[]> = {
  0: ['circle'],
  3: ['triangle'],
  4: ['square', 'rectangle'],
  5: ['pentagon'],
  6: ['hexagon'],
  7: ['heptagon'],
  8: ['octagon'],
  9: ['nonagon'],
  10: ['decagon'],
  12: ['dodecagon'],
}
/** The lines of symmetry of each shape, and how often it fits on itself in one turn. */
const SYMMETRY: Record<string, readonly [lines: number, turns: number]> = {
  square: [4, 4],
  rectangle: [2, 2],
  rhombus: [2, 2],
  parallelogram: [0, 2],
  kite: [1, 1],
  'equilateral triangle': [3, 3],
  'isosceles triangle': [1, 1],
  'regular pentagon': [5, 5],
  'regular hexagon': [6, 6],
  'regular octagon': [8, 8],
}
const QUADRILATERALS: [RegExp, string][] = [
  [/four equal sides and four right/, 'square'],
  [/one pair of parallel/, 'trapezium'],
  [/^four right angles/, 'rectangle'],
  [/four equal sides but no right/, 'rhombus'],
  [/next to each other/, 'kite'],
  [/^two pairs of parallel sides/, 'parallelogram'],
]
const SOLIDS: Record<string, string> = {
  '6 squares': 'cube',
  '6 rectangles': 'cuboid',
  '2 triangles and 3 rectangles': 'triangular prism',
  '1 square and 4 triangles': 'square-based pyramid',
  '2 hexagons and 6 rectangles': 'hexagonal prism',
}

export const judgeSpace: Judge<SpaceCheck> = {
  shape: ({ sides, also }, answer) => answer === also && (BY_SIDES[sides] ?? []).includes(answer),
  polygon: ({ of }, answer) => (answer === 'yes') === !/circle|\bopen\b|heart/.test(of),
  symmetry: ({ of, turn }, answer) => answer === String(SYMMETRY[of]?.[turn ? 1 : 0]),
  triangle: ({ sides }, answer) =>
    answer === { 1: 'equilateral', 2: 'isosceles', 3: 'scalene' }[new Set(sides).size],
  'triangle-angles': ({ of }, answer) => {
    const largest = Math.max(...of)
    const name = largest === 90 ? 'right-angled' : largest > 90 ? 'obtuse-angled' : 'acute-angled'
    return of.reduce((a, b) => a + b, 0) === 180 && answer === name
  },
  quadrilateral: ({ facts }, answer) => answer === QUADRILATERALS.find(([words]) => words.test(facts))?.[1],
  'angle-name': ({ degrees }, answer) => {
    const kinds: Record<string, boolean> = {
      acute: degrees > 0 && degrees < 90,
      right: degrees === 90,
      obtuse: degrees > 90 && degrees < 180,
      straight: degrees === 180,
      reflex: degrees > 180 && degrees < 360,
    }
    return kinds[answer] === true
  },
  against: ({ degrees, mark }, answer) =>
    /^(less|smaller)/.test(answer)
      ? degrees < mark
      : /^equal/.test(answer)
        ? degrees === mark
        : /^(more|larger)/.test(answer) && degrees > mark,
  grid: ({ from, across, up }, answer) => {
    const letters = 'ABCDEFGHJ'
    const column = letters[letters.indexOf(from.charAt(0)) + across]
    return answer === `${column}${Number(from.slice(1)) + up}`
  },
  solid: ({ faces }, answer) => SOLIDS[faces] === answer,
  alike: ({ of: [a, b, c, d] }, answer) => {
    const [p, q] = [Math.max(a, b), Math.min(a, b)]
    const [r, s] = [Math.max(c, d), Math.min(c, d)]
    return answer === (p === r && q === s ? 'congruent' : p * s === q * r ? 'similar' : 'neither')
  },
}
