import { draft } from '../topic.ts'
import { by, type Make, open } from './kit.ts'
import { article } from './shape-questions.ts'

export const lines =
  (kind: 'position' | 'pair'): Make =>
  (m) => {
    const [what, word] = m.random.pick<[string, string]>(
      kind === 'position'
        ? [
            ['the horizon at sea', 'horizontal'],
            ['a flagpole', 'vertical'],
            ['the line from one corner of a square to the opposite corner', 'diagonal'],
            ['the top of a table', 'horizontal'],
            ['the side of a door', 'vertical'],
            ['a ramp', 'diagonal'],
            ['a netball goal post', 'vertical'],
            ['a slide', 'diagonal'],
          ]
        : [
            ['the two long sides of a ruler', 'parallel'],
            ['the two sides that meet at the corner of a book', 'perpendicular'],
            ['railway tracks', 'parallel'],
            ['the hands of a clock at 3:00', 'perpendicular'],
            ['opposite sides of a rectangle', 'parallel'],
            ['neighbouring sides of a square', 'perpendicular'],
          ],
    )
    return open(
      kind === 'position'
        ? `Horizontal, vertical or diagonal: ${what}?`
        : `Parallel or perpendicular: ${what}?`,
      word,
      { space: 'blank' },
    )
  }

const SYMMETRY: Record<string, number> = {
  square: 4,
  rectangle: 2,
  'equilateral triangle': 3,
  'isosceles triangle': 1,
  'regular pentagon': 5,
  'regular hexagon': 6,
  kite: 1,
  rhombus: 2,
  parallelogram: 0,
  'regular octagon': 8,
}

const TURNS: Record<string, number> = {
  square: 4,
  rectangle: 2,
  'equilateral triangle': 3,
  'regular pentagon': 5,
  'regular hexagon': 6,
  rhombus: 2,
  parallelogram: 2,
  'regular octagon': 8,
  'isosceles triangle': 1,
  kite: 1,
}

export const mirror: Make = (m) => {
  const shape = m.random.pick(Object.keys(SYMMETRY).slice(0, by(m, 4, 8, 10)))
  return draft(
    `How many lines of symmetry has ${article(shape)} ${shape}${shape === 'isosceles triangle' ? ' that is not equilateral' : shape === 'rectangle' || shape === 'rhombus' ? ' that is not a square' : ''}? Draw them.`,
    String(SYMMETRY[shape]),
    { kind: 'symmetry', of: shape, turn: false },
    { space: 'draw', working: 'Fold it, or use a mirror, along each line.' },
  )
}

export const rotation: Make = (m) => {
  const shape = m.random.pick(Object.keys(TURNS).slice(0, by(m, 4, 8, 10)))
  return draft(
    `What is the order of rotational symmetry of ${article(shape)} ${shape}${shape === 'rectangle' || shape === 'rhombus' ? ' that is not a square' : shape === 'isosceles triangle' ? ' that is not equilateral' : ''}?`,
    String(TURNS[shape]),
    { kind: 'symmetry', of: shape, turn: true },
    { space: 'blank', working: 'Turn it once round: how often does it fit on itself?' },
  )
}

const TRI: [string, string][] = [
  ['5 cm, 5 cm and 5 cm', 'equilateral'],
  ['6 cm, 6 cm and 4 cm', 'isosceles'],
  ['4 cm, 5 cm and 7 cm', 'scalene'],
  ['8 cm, 3 cm and 8 cm', 'isosceles'],
  ['9 cm, 9 cm and 9 cm', 'equilateral'],
  ['3 cm, 4 cm and 5 cm', 'scalene'],
  ['10 cm, 7 cm and 10 cm', 'isosceles'],
  ['6 cm, 7 cm and 8 cm', 'scalene'],
]

export const triangleSides: Make = (m) => {
  const [lengths, kind] = m.random.pick(TRI)
  return draft(
    `A triangle has sides of ${lengths}. Is it equilateral, isosceles or scalene?`,
    kind,
    { kind: 'triangle', sides: lengths.match(/\d+/g)?.map(Number) ?? [] },
    { space: 'line', working: 'Count how many sides are equal.' },
  )
}

export const triangleAngles: Make = (m) => {
  const a = m.random.pick(by(m, [90, 60], [90, 100, 70, 50], [90, 120, 45, 80]))
  const b = a === 90 ? m.random.pick([30, 40, 45]) : m.random.pick([30, 35, 40])
  return draft(
    `A triangle has angles of ${a}°, ${b}° and ${180 - a - b}°. Is it right-angled, acute-angled or obtuse-angled?`,
    Math.max(a, 180 - a - b) === 90
      ? 'right-angled'
      : Math.max(a, 180 - a - b) > 90
        ? 'obtuse-angled'
        : 'acute-angled',
    { kind: 'triangle-angles', of: [a, b, 180 - a - b] },
    { space: 'line', working: 'Look at the largest angle.' },
  )
}

const QUADS: [string, string][] = [
  ['four equal sides and four right angles', 'square'],
  ['exactly one pair of parallel sides', 'trapezium'],
  ['four right angles, with sides of two lengths', 'rectangle'],
  ['four equal sides but no right angles', 'rhombus'],
  ['two pairs of equal sides next to each other, and no parallel sides', 'kite'],
  ['two pairs of parallel sides, with sides of two lengths and no right angles', 'parallelogram'],
]

export const quadrilateral: Make = (m) => {
  const [facts, name] = m.random.pick(by(m, QUADS.slice(0, 3), QUADS, QUADS.slice(1)))
  return draft(`Which quadrilateral has ${facts}?`, name, { kind: 'quadrilateral', facts }, { space: 'line' })
}

export const families: Make = (m) => {
  const [a, b, yes] = m.random.pick<[string, string, boolean]>([
    ['square', 'rectangle', true],
    ['square', 'rhombus', true],
    ['rectangle', 'parallelogram', true],
    ['rhombus', 'kite', true],
    ['rectangle', 'square', false],
    ['kite', 'rhombus', false],
    ['parallelogram', 'rectangle', false],
    ['trapezium', 'parallelogram', false],
  ])
  return open(
    `Is every ${a} also a ${b}? Explain with their sides and angles.`,
    yes
      ? `Yes: a ${a} has everything that makes a ${b}.`
      : `No: a ${a} need not have what makes a ${b}; draw one that does not.`,
  )
}
