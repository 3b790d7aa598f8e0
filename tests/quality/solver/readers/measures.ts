import { evaluate } from '../arithmetic.ts'
import { compare, type Rational, rational, times, whole } from '../rational.ts'
import { type Found, type Reader, readers } from '../reader.ts'
import { sumOf } from '../words.ts'

/** Each unit in the smallest of its family. */
const SIZES: Record<string, [family: string, size: number]> = {
  mm: ['length', 1],
  cm: ['length', 10],
  m: ['length', 1000],
  km: ['length', 1_000_000],
  millimetre: ['length', 1],
  centimetre: ['length', 10],
  metre: ['length', 1000],
  kilometre: ['length', 1_000_000],
  mg: ['mass', 1],
  g: ['mass', 1000],
  kg: ['mass', 1_000_000],
  t: ['mass', 1_000_000_000],
  gram: ['mass', 1000],
  kilogram: ['mass', 1_000_000],
  tonne: ['mass', 1_000_000_000],
  mL: ['room', 1],
  L: ['room', 1000],
  millilitre: ['room', 1],
  litre: ['room', 1000],
  'cm³': ['room', 1],
  'm³': ['room', 1_000_000],
}
const unitOf = (name: string) => SIZES[name.replace(/s$/, '')] ?? SIZES[name]

/** "2 m 80 cm", "450 mL": its size in the smallest unit of its family. */
function sized(text: string): [string, Rational] | null {
  const parts = [...text.matchAll(/(\d[\d,]*(?:\.\d+)?(?: \d+\/\d+)?) ?([a-zA-Z]+[³]?)/g)].map(
    ([, n = '', name = '']) => ({ unit: unitOf(name), value: evaluate(n) }),
  )
  const [first] = parts
  if (!first?.unit) return null
  const sizes = parts.map(({ unit, value }) => unit && value && times(value, whole(unit[1])))
  const all = sumOf(sizes.flatMap((size) => (size ? [size] : [])))
  return all && [first.unit[0], all]
}
const convert = (from: string, to: string) => {
  const [size, unit] = [sized(from), unitOf(to)]
  return size && unit && size[0] === unit[0] ? rational(size[1].top, size[1].bottom * BigInt(unit[1])) : null
}
const sameSize = (from: string) => (answer: string) => {
  const [a, b] = [sized(from), sized(answer)]
  return a !== null && b !== null && a[0] === b[0] && compare(a[1], b[1]) === 0
}
const numbers = (text: string) =>
  (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).flatMap((one) => evaluate(one) ?? [])

/** The sides of a drawn rectangle, as numbers. */
function sides({ figure }: Found): [Rational, Rational] | null {
  if (figure?.kind !== 'rectangle') return null
  const [a, b] = [numbers(figure.across)[0], numbers(figure.down)[0]]
  return a && b ? [a, b] : null
}
const around = (found: Found) => {
  const pair = sides(found)
  return pair && sumOf([...pair, ...pair])
}
const covers = (found: Found) => {
  const pair = sides(found)
  return pair && times(...pair)
}
const SMALL = /pen|clip|leaf|feather|rubber|letter|coin|button|eggcup|spoon|finger|apple|biscuit|straw|book/i
const LARGE =
  /bus|car|whiteboard(?! pen)|hall|field|tank|bath|pool|bucket|sack|dog|person|chair|court|house|tree/i
/** The smaller unit for small things, the larger for large; null where the thing is not known. */
function unitFor({ text }: Found): string | null {
  const [small, large] = [SMALL.test(text(1)), LARGE.test(text(1))]
  return small === large ? null : text(small ? 2 : 3)
}
const apart = ({ number }: Found) => whole(Math.abs(number(1) - number(2)))

export const MEASURES: readonly Reader[] = [
  ...readers('units', {
    'Write & in m and cm.': ({ text }) => sameSize(text(1)),
    'Write & in & only.': ({ text }) => convert(text(1), text(2)),
    'Write & in {mm|cm|m|km|g|kg|mL|L}.': ({ prompt, text }) =>
      convert(text(1), / in (\w+)\.$/.exec(prompt)?.[1] ?? ''),
    'How many {milli|centi|kilo|}{metres|grams|litres} {are in|fill} &?': ({ prompt, text }) =>
      convert(text(1), /How many (\w+) /.exec(prompt)?.[1] ?? ''),
    '@ has a volume of # cm³. How many litres does it hold?': '$1 : 1000',
    'Would you measure & in & or &?': unitFor,
  }),
  ...readers('measure', {
    'Each mark on @ is # {g|mL|kg|L}. The {pointer|water} is at mark #. How much is that?': '$1 * $2',
    'A thermometer has a mark every # degrees, starting at # °C. The red line is at mark #. What is the temperature?':
      '$2 + $1 * $3',
    '@ lies on a ruler from # cm to # cm. How long is it?': '$2 - $1',
    '@ measures @ with @, end to end. # fit, and then one more. How many @ long is it?': '$1 + 1',
    'One stride is about # m. @ is # strides long. About how long is it?': '$1 * $2',
  }),
  ...readers('subtract', {
    '@ is # blocks long and @ is # blocks long. How many blocks longer is the longer one?': apart,
    'On a balance, @ is as heavy as # blocks and @ as heavy as # blocks. How many blocks heavier is the heavier one?':
      apart,
    '@ is filled by # cups and @ by # cups. How many cups more does the bigger one hold?': apart,
  }),
  ...readers('add', {
    'Two @ have masses of # g and # g. What is their mass together?': '$1 + $2',
    'Two @ are # cm and # cm long. How long are they end to end?': '$1 + $2',
    '# mL and # mL of water are poured into a jug. How much is in it?': '$1 + $2',
    '@ {swims|walks|runs|bikes} # km on @ and # km on @. How far is that altogether?': '$1 + $2',
  }),
  ...readers('subtract', {
    'It is # °C in @ and # °C in @. How many degrees warmer is the warmer place?': apart,
  }),
  ...readers('compare', {
    'It is # °C in @ and # °C in @. Which is colder? Write the temperature.': ({ value }) =>
      compare(value(1), value(2)) < 0 ? value(1) : value(2),
  }),
  ...readers('add', {
    'In @ it is # °C. The temperature rises by # degrees. What is it then?': '$1 + $2',
  }),
  ...readers('subtract', {
    'In @ it is # °C. The temperature falls by # degrees. What is it then?': '$1 - $2',
    '@ walks # m north, then # m south. How far north of the start is @?': '$1 - $2',
  }),
  ...readers('divide fractions', {
    '@ cuts # metres of @ into pieces of # m. How many pieces?': '$1 : $2',
  }),
  ...readers('rate', {
    'A tap fills # litres in # minutes. How many litres is that each minute?': '$1 : $2',
    '@ # km in # hours. What is the speed in km/h?': '$1 : $2',
  }),
  ...readers('perimeter', {
    '{Find the perimeter of this rectangle.|How many metres of fence go around this paddock?}': around,
    '@ has sides of &. What is its perimeter?': ({ text }) => sumOf(numbers(text(1))),
    'The perimeter of a rectangle is P = 2l + 2w. Find P when l = # m and w = # m.': '2 * $1 + 2 * $2',
    'From a rectangle # m by # m, a corner # m by # m is cut off. Sketch the L-shape and find its perimeter.':
      '2 * $1 + 2 * $2',
    'The bottom of an L-shape is # cm. The two sides above it are # cm and one that is not given. How long is the missing side?':
      '$1 - $2',
    'A circle has a radius of # {cm|m}. Find its circumference. Use π ≈ #.': '2 * $2 * $1',
    'A circle has a diameter of # {cm|m}. Find its circumference. Use π ≈ #.': '$2 * $1',
  }),
  ...readers('area', {
    'A circle has a radius of # {cm|m}. Find its area. Use π ≈ #.': '$2 * $1 * $1',
    '{Find the area of this rectangle.|How many square metres of grass cover this paddock?}': covers,
    'A mat is covered by # rows of # equal squares. What is its area in squares?': '$1 * $2',
    '@ is # m long and # m wide. What area does it cover?': '$1 * $2',
    'From a rectangle # m by # m, a corner # m by # m is cut off, and an L-shape is left. Sketch it and find its area.':
      '$1 * $2 - $3 * $4',
    'A deck is made of two rectangles that touch along a side, one # m by # m and one # m by # m. Sketch it and find its area.':
      '$1 * $2 + $3 * $4',
    'A right-angled triangle has a base of # cm and a height of # cm. What is its area?': '$1 * $2 : 2',
    'A triangle has a base of # cm and a height of # cm. What is its area?': '$1 * $2 : 2',
    'A parallelogram has a base of # cm and a height of # cm. What is its area?': '$1 * $2',
    'A trapezium has parallel sides of # cm and # cm and a height of # cm. What is its area?':
      '($1 + $2) * $3 : 2',
    'A cuboid is # cm by # cm by # cm. Find its surface area.': '2 * ($1 * $2 + $2 * $3 + $1 * $3)',
  }),
  ...readers('volume', {
    'A box holds # rows of # cubes in each layer. There are # layers. How many cubes is its volume?':
      '$1 * $2 * $3',
    '@ is # cm long, # cm wide and # cm high. What is its volume?': '$1 * $2 * $3',
    'Steps are built from two blocks: one # × # × # cm and one # × # × # cm. What is the volume of both?':
      '$1 * $2 * $3 + $4 * $5 * $6',
    'A solid block of cubes is # wide, # deep and # high. How many squares are seen from the front?':
      '$1 * $3',
    'A solid block of cubes is # wide, # deep and # high. How many squares are seen from {the side|one side}?':
      '$2 * $3',
    'A solid block of cubes is # wide, # deep and # high. How many squares are seen from {the top|above}?':
      '$1 * $2',
  }),
]
