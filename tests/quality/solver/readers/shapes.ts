import { whole } from '../rational.ts'
import { type Expected, type Found, type Reader, readers } from '../reader.ts'

const SIDES =
  'triangle 3 square 4 rectangle 4 rhombus 4 pentagon 5 hexagon 6 heptagon 7 octagon 8 nonagon 9 decagon 10'
const sidesOf = (name: string) => Number(new RegExp(`(?:^| )${name} (\\d+)`).exec(SIDES)?.[1] ?? Number.NaN)

const SOLIDS: Record<string, [faces: number, edges: number, vertices: number]> = {
  cube: [6, 12, 8],
  cuboid: [6, 12, 8],
  'square-based pyramid': [5, 8, 5],
  'triangle-based pyramid': [4, 6, 4],
  'triangular prism': [5, 9, 6],
  'pentagonal prism': [7, 15, 10],
  'hexagonal prism': [8, 18, 12],
}
/** The faces of each solid, as a net shows them. */
const NETS: Record<string, string> = {
  '6 square': 'cube',
  '6 rectangle': 'cuboid',
  '4 triangle': 'triangle-based pyramid',
  '1 square 4 triangle': 'square-based pyramid',
  '2 triangle 3 rectangle': 'triangular prism',
  '2 pentagon 5 rectangle': 'pentagonal prism',
  '2 hexagon 6 rectangle': 'hexagonal prism',
}
const SYMMETRY: Record<string, [lines: number, order: number]> = {
  square: [4, 4],
  'rectangle that is not a square': [2, 2],
  'rhombus that is not a square': [2, 2],
  'equilateral triangle': [3, 3],
  'isosceles triangle that is not equilateral': [1, 1],
  'regular pentagon': [5, 5],
  'regular hexagon': [6, 6],
  'regular octagon': [8, 8],
  kite: [1, 1],
  parallelogram: [0, 2],
}

const count = (n: number | undefined) => (n === undefined || Number.isNaN(n) ? null : whole(n))
const symmetry = (text: string) => SYMMETRY[text.replace(/^an? /, '')]
const SOLID_PARTS = ['faces', 'edges', 'vertices']

function angleName(degrees: number): string {
  if (degrees < 90) return 'acute'
  if (degrees === 90) return 'right'
  if (degrees < 180) return 'obtuse'
  return degrees === 180 ? 'straight' : 'reflex'
}
/** How a drawn angle stands to a right angle, in the three words of the question. */
const beside =
  (less: string, equal: string, more: string) =>
  (found: Found): Expected => {
    if (found.figure?.kind !== 'angle') return null
    const { degrees } = found.figure
    return degrees < 90 ? less : degrees === 90 ? equal : more
  }
function bySides({ number }: Found): string | null {
  const different = new Set([number(1), number(2), number(3)]).size
  return ['equilateral', 'isosceles', 'scalene'][different - 1] ?? null
}
function byAngles({ number }: Found): string {
  const most = Math.max(number(1), number(2), number(3))
  return most === 90 ? 'right-angled' : most > 90 ? 'obtuse-angled' : 'acute-angled'
}
function quadrilateral({ text }: Found): string | null {
  const says = text(1)
  if (/exactly one pair of parallel/.test(says)) return 'trapezium'
  if (/no parallel sides/.test(says)) return 'kite'
  if (/four right angles/.test(says)) return /four equal sides/.test(says) ? 'square' : 'rectangle'
  if (/four equal sides/.test(says)) return 'rhombus'
  return /two pairs of parallel/.test(says) ? 'parallelogram' : null
}
function polygon({ text }: Found): string | null {
  if (/circle|curved|open|cross|heart|oval/i.test(text(1))) return 'no'
  return /closed|straight|^a (?:triangle|square|rectangle|pentagon|hexagon)$/i.test(text(1)) ? 'yes' : null
}
function alike({ number }: Found): string {
  const [short, long] = [Math.min(number(1), number(2)), Math.max(number(1), number(2))]
  const [other, longer] = [Math.min(number(3), number(4)), Math.max(number(3), number(4))]
  if (short === other && long === longer) return 'congruent'
  return short * longer === long * other ? 'similar' : 'neither'
}

export const SHAPES: readonly Reader[] = [
  ...readers('shape', {
    'One stick makes one side. How many sticks make # separate &?': ({ text, number }) =>
      count(number(1) * (/^triangle/.test(text(2)) ? 3 : 4)),
    'How many {sides|corners} does a & have?': ({ text }) => count(sidesOf(text(1))),
    'How many & does a & have?': ({ text }) => count(SOLIDS[text(2)]?.[SOLID_PARTS.indexOf(text(1))]),
    'What is a polygon with # sides called?': ({ text, answer }) =>
      sidesOf(answer) === Number(text(1)) ? answer : 'another',
    'Write the name of this shape{.|: @.}': ({ figure }) => (figure?.kind === 'shape' ? figure.name : null),
    'A net has &. Which solid does it fold into?': ({ text }) =>
      NETS[text(1).replace(/ and|s\b|,/g, '')] ?? null,
    'Which quadrilateral has &?': quadrilateral,
    'Is this a polygon? &. Write yes or no, and say why.': polygon,
    'A triangle has sides of # cm, # cm and # cm. Is it equilateral, isosceles or scalene?': bySides,
    'A triangle has angles of #°, #° and #°. Is it right-angled, acute-angled or obtuse-angled?': byAngles,
    'Rectangles of # cm by # cm and # cm by # cm: congruent, similar or neither?@': alike,
  }),
  ...readers('symmetry', {
    'How many lines of symmetry has &?@': ({ text }) => count(symmetry(text(1))?.[0]),
    'What is the order of rotational symmetry of &?': ({ text }) => count(symmetry(text(1))?.[1]),
  }),
  ...readers('angle', {
    'Is an angle of #° acute, right, obtuse, straight or reflex?': ({ number }) => angleName(number(1)),
    'Compare this angle with a right angle: @': beside('smaller', 'equal', 'larger'),
    'Estimate this angle. @': beside('less than 90°', 'equal to 90°', 'more than 90°'),
    'Measure this angle with a protractor.': ({ figure }) =>
      figure?.kind === 'angle' ? whole(figure.degrees) : null,
    'Two angles of a triangle are #° and #°. What is the third?': '180 - $1 - $2',
    'Three angles of a quadrilateral are #°, #° and #°. What is the fourth?': '360 - $1 - $2 - $3',
    'Two angles make a straight line. One is #°. What is the other?': '180 - $1',
    'Two angles make a right angle. One is #°. What is the other?': '90 - $1',
    'Three angles meet around a point. Two are #° and #°. What is the third?': '360 - $1 - $2',
    'Two lines cross. One angle is #°. @ the angle opposite it?': '$1',
    'Two lines cross. One angle is #°. @ the angle next to it?': '180 - $1',
    'A line crosses two parallel lines and makes an angle of #°. How big is the alternate angle?': '$1',
    'A line crosses two parallel lines and makes an angle of #°. How big is the corresponding angle?': '$1',
    'A line crosses two parallel lines and makes an angle of #°. How big is the co-interior angle?':
      '180 - $1',
    'Triangle ABC is @. Angle A is #° and angle B is #°. How big is angle F?': '180 - $1 - $2',
    'Triangle ABC is @. Side BC is # cm. How long is side EF?': '$1',
  }),
]
