import type { LifeCheck, SpaceCheck } from '../task.ts'
import type { Judge } from './judge-number.ts'

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
/** Lines of symmetry, and how often a shape fits on itself in one turn. */
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

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
/** "1:05 p.m." as minutes after midnight. */
function minutesFrom(text: string): number {
  const match = /^(\d{1,2}):(\d\d) ([ap])\.m\.$/.exec(text)
  return match === null
    ? Number.NaN
    : (Number(match[1]) % 12) * 60 + Number(match[2]) + (match[3] === 'p' ? 720 : 0)
}
const centsFrom = (text: string) =>
  text.endsWith('c') ? Number(text.slice(0, -1)) : Number(text.replace('$', '')) * 100
const PIECES = new Set([10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000])
const LARGE = /hall|bus\b|court|sack|dog|desk|bath|bucket|tank/

export const judgeLife: Judge<LifeCheck> = {
  at: ({ list, place }, answer) => list[place - 1] === answer,
  most: ({ labels, values, which }, answer) => {
    const best = which === 'most' ? Math.max(...values) : Math.min(...values)
    return values.filter((value) => value === best).length === 1 && labels[values.indexOf(best)] === answer
  },
  cycle: ({ list, from, steps }, answer) => {
    let place = from
    for (let left = Math.abs(steps); left > 0; left--)
      place =
        steps > 0 ? (place === list.length - 1 ? 0 : place + 1) : place === 0 ? list.length - 1 : place - 1
    return list[place] === answer
  },
  subsequence: ({ of }, answer) => {
    const places = answer.split(', ').map((item) => of.indexOf(item))
    return places.every((place, n) => place >= 0 && (n === 0 || place > (places[n - 1] ?? -1)))
  },
  season: ({ month }, answer) => {
    const months: Record<string, number[]> = {
      summer: [12, 1, 2],
      autumn: [3, 4, 5],
      winter: [6, 7, 8],
      spring: [9, 10, 11],
    }
    return months[answer]?.includes(month) === true
  },
  'time-12': ({ start, minutes }, answer) =>
    minutesFrom(answer) === (minutesOf(start) + minutes + 1440) % 1440,
  'am-pm': ({ of }, answer) => answer === (minutesOf(of) < 720 ? 'a.m.' : 'p.m.'),
  makes: ({ cents }, answer) => {
    const ways = answer.split(', or ')
    const sums = ways.map((way) => way.split(' + ').map(centsFrom))
    return sums.every(
      (way) => way.every((piece) => PIECES.has(piece)) && way.reduce((a, b) => a + b, 0) === cents,
    )
  },
  'order-money': ({ of }, answer) => {
    const cents = answer.split(' < ').map(centsFrom)
    return (
      cents.length === of.length &&
      cents.every((value, n) => of.includes(value) && (n === 0 || value > (cents[n - 1] ?? 0)))
    )
  },
  'coin-or-note': ({ cents }, answer) => answer === (cents <= 200 ? 'coin' : 'note'),
  'unit-for': ({ of }, answer) => LARGE.test(of) === /^(metres|kilograms|litres)$/.test(answer),
  'mixed-unit': ({ total, size }, answer) => {
    const [big = Number.NaN, small = Number.NaN] = (answer.match(/\d+/g) ?? []).map(Number)
    return big * size + small === total && small < size
  },
  combinations: ({ of }, answer) => {
    const found = answer.split(', ')
    const expected = of.reduce((count, list) => count * list.length, 1)
    const fits = (item: string) => {
      const parts = item.split(' ')
      return parts.length === of.length && parts.every((part, n) => of[n]?.includes(part) === true)
    }
    return new Set(found).size === expected && found.length === expected && found.every(fits)
  },
}
