import { formatNumber } from './number.ts'
import { type Draft, draft, type Making, type Topic, valued } from './topic.ts'

function sides({ random, reach }: Making): [number, number] {
  return [random.int(3, reach <= 4 ? 9 : 18), random.int(2, reach <= 4 ? 8 : 12)]
}

function perimeter(making: Making): Draft {
  const [w, h] = sides(making)
  return valued('Find the perimeter of this rectangle.', `${2 * (w + h)} m`, `2*(${w}+${h})`, {
    figure: { kind: 'rectangle', across: `${w} m`, down: `${h} m` },
    space: 'lines',
    working: `${w} + ${h} + ${w} + ${h}`,
  })
}

function area(making: Making): Draft {
  const [w, h] = sides(making)
  return valued('Find the area of this rectangle.', `${w * h} m²`, `${w}*${h}`, {
    figure: { kind: 'rectangle', across: `${w} m`, down: `${h} m` },
    space: 'lines',
    working: `${w} × ${h}`,
  })
}

function missingSide(making: Making): Draft {
  const [w, h] = sides(making)
  return valued(
    `A garden bed has an area of ${w * h} m². One side is ${h} m. How long is the other side?`,
    `${w} m`,
    `${w * h}/${h}`,
    { space: 'lines', working: `${w * h} ÷ ${h}` },
  )
}

function volume({ random }: Making): Draft {
  const [a, b, c] = [random.int(2, 9), random.int(2, 6), random.int(2, 5)]
  return valued(
    `A box is ${a} cm long, ${b} cm wide and ${c} cm high. What is its volume?`,
    `${formatNumber(a * b * c)} cm³`,
    `${a}*${b}*${c}`,
    { space: 'lines', working: `One layer is ${a} × ${b} = ${a * b}; there are ${c} layers.` },
  )
}

function triangle({ random }: Making): Draft {
  const [a, b] = [random.int(2, 9) * 2, random.int(3, 12)]
  return valued(
    `A right-angled triangle has a base of ${a} cm and a height of ${b} cm. What is its area?`,
    `${(a * b) / 2} cm²`,
    `${a}*${b}/2`,
    { space: 'lines', working: `Half of ${a} × ${b}` },
  )
}

export const AREA: Topic = {
  id: 'area',
  title: 'perimeter, area and volume',
  match:
    /perimeter|\barea\b|areas of|volume|surface area|compound shape|circumference|Pythagoras|square units/i,
  years: [3, 8],
  teaching: {
    walt: 'find the perimeter, area or volume of shapes, and say which one is needed',
    criteria: [
      'explain what perimeter, area and volume measure',
      'choose the calculation and show it',
      'write the answer with the right unit',
    ],
    prior: ['Multiply one- and two-digit numbers.', 'Measure lengths in centimetres and metres.'],
    materials: ['squared paper', 'square tiles and cubes', 'string and rulers'],
    think: [
      'Is it around, covering or filling?',
      'Write the lengths on the sketch, also the ones not shown.',
      'Calculate, then choose the unit: m, m² or m³.',
    ],
    hook: 'Use 12 tiles to make different rectangles. Which has the longest fence around it?',
    ask: 'Can two shapes have the same area and different perimeters?',
    misconceptions: [
      {
        what: 'Adds two sides only for perimeter.',
        why: 'Only two lengths are written on the drawing.',
        move: 'Run a finger all the way round and say each length.',
      },
      {
        what: 'Mixes up perimeter and area.',
        why: 'Both use the same two lengths.',
        move: 'Ask: fence or grass? Then choose the unit.',
      },
    ],
    support: 'Draw each shape on squared paper and count first.',
    extension: 'Design a garden of 24 m² with the shortest possible fence, and show that it is the shortest.',
    next: ['Work with shapes made from two rectangles.', 'Choose between area and perimeter in stories.'],
    english: [
      ['perimeter', 'the distance around a shape'],
      ['area', 'how much surface a shape covers'],
      ['volume', 'how much space an object fills'],
    ],
    reo: ['paenga', 'horahanga', 'rōrahi'],
  },
  draft: (making) =>
    making.random.pick(
      making.reach <= 3
        ? [perimeter, area]
        : making.reach <= 4
          ? [perimeter, area, missingSide]
          : making.year >= 6
            ? [area, triangle, volume, missingSide]
            : [perimeter, area, missingSide, volume],
    )(making),
}

const LINE: (making: Making) => Draft = ({ random }) => {
  const a = random.int(4, 32) * 5
  return valued(
    `Two angles make a straight line. One is ${a}°. What is the other?`,
    `${180 - a}°`,
    `180-${a}`,
    { space: 'line', working: `180 − ${a}` },
  )
}
const POINT: (making: Making) => Draft = ({ random }) => {
  const [a, b] = [random.int(10, 28) * 5, random.int(10, 28) * 5]
  return valued(
    `Three angles meet around a point. Two are ${a}° and ${b}°. What is the third?`,
    `${360 - a - b}°`,
    `360-${a}-${b}`,
    { space: 'line', working: `360 − ${a} − ${b}` },
  )
}
const TRIANGLE: (making: Making) => Draft = ({ random }) => {
  const [a, b] = [random.int(6, 18) * 5, random.int(4, 15) * 5]
  return valued(
    `Two angles of a triangle are ${a}° and ${b}°. What is the third?`,
    `${180 - a - b}°`,
    `180-${a}-${b}`,
    { space: 'line', working: `180 − ${a} − ${b}` },
  )
}
const TURN: (making: Making) => Draft = ({ random }) => {
  const quarters = random.int(1, 4)
  const words = ['a quarter turn', 'a half turn', 'a three-quarter turn', 'a full turn'][quarters - 1] ?? ''
  return valued(`How many right angles are in ${words}?`, String(quarters), `${quarters}*90/90`, {
    space: 'blank',
  })
}
const RIGHT: (making: Making) => Draft = ({ random }) => {
  const a = random.int(15, 75)
  return valued(
    `A right angle is cut into two. One part is ${a}°. What is the other?`,
    `${90 - a}°`,
    `90-${a}`,
    { space: 'line', working: `90 − ${a}` },
  )
}

export const ANGLES: Topic = {
  id: 'angles',
  title: 'angles and turns',
  match: /\bangles?\b|protractor|quarter turns?|full turns/i,
  years: [2, 8],
  teaching: {
    walt: 'describe turns and angles, and find angles we are not told',
    criteria: [
      'compare an angle with a right angle',
      'use a fact about angles to find an unknown one',
      'say which fact I used',
    ],
    prior: ['Know quarter, half and full turns.', 'Subtract from 90, 180 and 360.'],
    materials: [
      'two geo-strips joined with a pin, one a pair',
      'paper right-angle testers',
      'protractors from Year 6',
    ],
    think: [
      'Which angles together make a whole I know: 90°, 180° or 360°?',
      'Take away the ones I am given.',
      'Name the fact I used.',
    ],
    hook: 'Stand up, face the door, and make a quarter turn, then a half turn. Where are you facing now?',
    ask: 'Does making the arms longer make the angle bigger?',
    misconceptions: [
      {
        what: 'Thinks longer arms mean a bigger angle.',
        why: 'The drawing looks bigger.',
        move: 'Open a door a little: the angle is the same at the hinge and at the handle.',
      },
      {
        what: 'Reads the wrong scale of the protractor.',
        why: 'Two rows of numbers.',
        move: 'First say whether it is smaller or larger than a right angle.',
      },
    ],
    support: 'Make each angle with geo-strips and a right-angle tester.',
    extension: 'Draw a puzzle with three unknown angles for a partner, with reasons for each.',
    next: ['Measure and draw angles.', 'Use angle facts in shapes.'],
    english: [
      ['angle', 'how much one line turns from another'],
      ['right angle', 'a quarter turn, 90 degrees'],
    ],
    reo: ['koki', 'koki hāngai', 'huri'],
  },
  draft: (making) =>
    making.random.pick(
      making.reach <= 4
        ? [TURN, TURN, RIGHT]
        : making.year <= 5
          ? [RIGHT, LINE]
          : making.year <= 6
            ? [LINE, POINT, RIGHT]
            : [LINE, POINT, TRIANGLE],
    )(making),
}

const FLAT: [string, number][] = [
  ['triangle', 3],
  ['square', 4],
  ['rectangle', 4],
  ['pentagon', 5],
  ['hexagon', 6],
  ['octagon', 8],
]
const SOLID: [string, number, number, number][] = [
  ['cube', 6, 12, 8],
  ['cuboid', 6, 12, 8],
  ['triangular prism', 5, 9, 6],
  ['square-based pyramid', 5, 8, 5],
  ['hexagonal prism', 8, 18, 12],
]

export const SHAPES: Topic = {
  id: 'shapes',
  title: 'shapes and their properties',
  match:
    /\bshapes?\b|polygon|circles, triangles|solid|cuboid|prism|three-dimensional|quadrilateral|classify triangles|symmetry|spheres/i,
  years: [1, 8],
  teaching: {
    walt: 'describe and sort shapes by their properties',
    criteria: [
      'count sides and corners, or faces, edges and vertices',
      'name a shape from its properties',
      'explain my sorting rule',
    ],
    prior: ['Name some common shapes.', 'Count small numbers of parts without missing any.'],
    materials: ['a bag of flat shapes or solids', 'sorting hoops', 'ice-block sticks and modelling clay'],
    think: [
      'Choose where to start and mark it.',
      'Count round until I am back at the mark.',
      'Turn the shape: do its properties change?',
    ],
    hook: 'Feel a shape in a bag. Describe it without naming it, so that others can guess.',
    ask: 'Is it still the same shape when it is turned?',
    misconceptions: [
      {
        what: 'Says a square on its corner is a “diamond” and not a square.',
        why: 'Shapes are usually drawn flat.',
        move: 'Turn the paper, and check the sides and corners again.',
      },
      {
        what: 'Calls a solid by the name of its face (a cube is “a square”).',
        why: 'The face is what is seen.',
        move: 'Print the face in clay, then hold up the whole solid.',
      },
    ],
    support: 'Hold the shape and mark each part with a dot while counting.',
    extension: 'Write three clues so that only one shape in the bag fits.',
    next: ['Sort by two properties at once.', 'Build solids from their flat shapes.'],
    english: [
      ['side', 'a straight edge of a flat shape'],
      ['vertex', 'a corner point; more than one are vertices'],
      ['face', 'a flat surface of a solid'],
    ],
    reo: ['tapatoru', 'tapawhā', 'porohita', 'tapa'],
  },
  draft: ({ random, reach, level }) => {
    if (reach <= 2 || random.chance(level === 'support' ? 0.7 : 0.3)) {
      const [name, count] = random.pick(reach <= 1 ? FLAT.slice(0, 4) : FLAT)
      const asks = random.pick(['sides', 'corners'] as const)
      return draft(
        `How many ${asks} does a ${name} have?`.replace('a octagon', 'an octagon'),
        String(count),
        { kind: 'fact', of: name, asks },
        { space: 'blank' },
      )
    }
    const [name, faces, edges, vertices] = random.pick(SOLID)
    const asks = random.pick(['faces', 'edges', 'vertices'] as const)
    return draft(
      `How many ${asks} does a ${name} have?`,
      String({ faces, edges, vertices }[asks]),
      { kind: 'fact', of: name, asks },
      { space: 'blank', working: `${faces} faces, ${edges} edges, ${vertices} vertices` },
    )
  },
}
