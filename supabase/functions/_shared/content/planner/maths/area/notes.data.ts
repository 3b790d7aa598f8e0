import type { Teaching } from '../../topic.ts'
import type { PracticeNotes } from '../maths-topic.ts'

export const TEACHING: Teaching = {
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
}

const COVER_CRITERIA: Teaching['criteria'] = [
  'say what area measures',
  'multiply the side lengths of a rectangle',
  'write the answer in square units',
]

const FILL_CRITERIA: Teaching['criteria'] = [
  'say what volume measures',
  'find one layer, then count the layers',
  'write the answer in cubic units',
]

const SPLIT_CRITERIA: Teaching['criteria'] = [
  'sketch the shape and label every side',
  'cut it into rectangles',
  'calculate and check with another way of cutting',
]

const VOLUME_NOTES: PracticeNotes = {
  hook: 'Show a box and one cube. How many cubes will fill it? Estimate, then fill one layer only. Change your estimate?',
  ask: 'How many in one layer, and how many layers?',
  misconceptions: [
    {
      what: 'Counts only the cubes that can be seen.',
      why: 'The inside is hidden.',
      move: 'Take the layers apart and count one.',
    },
    {
      what: 'Adds the three lengths.',
      why: 'Perimeter was found by adding.',
      move: 'Build 2 by 3 by 4 and count.',
    },
  ],
  english: [
    ['volume', 'how much space something fills'],
    ['layer', 'one flat level of cubes'],
  ],
  extension: 'Find every box with whole-number sides that holds 24 cubes. Which has the smallest outside?',
  next: ['Estimate the volume of boxes at home.', 'Find a missing length when the volume is known.'],
}

/** The notes of a practice, by its title. */
export const NOTES: Readonly<Record<string, PracticeNotes>> = {
  perimeter: {
    criteria: ['say what perimeter measures', 'add all the side lengths', 'write the unit of length'],
  },
  'covering with squares': {
    criteria: ['cover a shape without gaps or overlaps', 'count the squares', 'say the area in squares'],
  },
  'the area of a rectangle': { criteria: COVER_CRITERIA },
  'perimeter or area': {
    criteria: [
      'say what is measured: around or covering',
      'choose the calculation',
      'write m for perimeter and m² for area',
    ],
  },
  'volume in layers': { ...VOLUME_NOTES, criteria: FILL_CRITERIA },
  'area and volume': {
    ...VOLUME_NOTES,
    criteria: [
      'say what squares measure and what cubes measure',
      'find both for one box',
      'write square units or cubic units',
    ],
  },
  'shapes made from rectangles': { criteria: SPLIT_CRITERIA },
  'missing sides of compound shapes': { criteria: SPLIT_CRITERIA },
  'areas of rectangles and triangles': { criteria: COVER_CRITERIA },
  'half a rectangle': {
    criteria: [
      'draw the rectangle around a right-angled triangle',
      'show that it is cut in half',
      'use it to find the area',
    ],
  },
  'the volume of a rectangular prism': { ...VOLUME_NOTES, criteria: FILL_CRITERIA },
  'volumes of prisms built from cuboids': { ...VOLUME_NOTES, criteria: FILL_CRITERIA },
  'circumference and area of a circle': {
    hook: 'Roll a tin once along the desk. About how many diameters is that?',
    misconceptions: [
      {
        what: 'Mixes up radius and diameter.',
        why: 'Both go through or to the centre.',
        move: 'Draw both in two colours and name them.',
      },
      {
        what: 'Uses the area formula for around.',
        why: 'Both have π in them.',
        move: 'Ask: around or covering? Which unit, cm or cm²?',
      },
    ],
    english: [
      ['circumference', 'the distance around a circle'],
      ['radius', 'from the centre to the edge'],
    ],
    criteria: [
      'say what radius and diameter are',
      'choose the formula for around or for covering',
      'use the given value of π',
    ],
  },
  'surface area': {
    hook: 'How much paper wraps this box with no overlap? Estimate first, then open the box out flat.',
    ask: 'Which faces come in pairs, and how do you know that none is missing?',
    prior: ['Find the area of a rectangle.', 'Name the faces of a box, and draw its net.'],
    materials: ['empty boxes to open out', 'squared paper', 'rulers and scissors'],
    think: [
      'Sketch the net, and write the lengths on it.',
      'Find one face of each pair, then double it.',
      'Add all six; the unit is cm².',
    ],
    misconceptions: [
      {
        what: 'Adds only the three faces that can be seen.',
        why: 'A drawing shows three.',
        move: 'Open a box out flat: how many faces, and which are alike?',
      },
      {
        what: 'Multiplies the three lengths.',
        why: 'That fills the box.',
        move: 'Ask: wrapping or filling? Which unit, cm² or cm³?',
      },
    ],
    support: 'Draw the net on squared paper, and count the squares of each face first.',
    extension: 'Find every box with whole-number sides that holds 24 cubes. Which needs the least paper?',
    english: [
      ['surface area', 'the area of all the faces together'],
      ['net', 'a shape that folds up into a solid'],
      ['face', 'a flat side of a solid'],
    ],
    reo: ['horahanga', 'rōrahi'],
    next: [
      'Wrap a real box and compare with what was worked out.',
      'Look at prisms with triangles at the ends.',
    ],
    criteria: ['sketch the net of the cuboid', 'find the area of each pair of faces', 'add them all'],
  },
  'volume and capacity': {
    ...VOLUME_NOTES,
    criteria: [
      'say how much 1 cm³ and 1,000 cm³ hold',
      'change between volume and capacity',
      'check that the size is sensible',
    ],
  },
  'Pythagoras’ theorem': {
    hook: 'Draw squares on the sides of a 3, 4, 5 triangle on squared paper. Count: what do you notice?',
    misconceptions: [
      {
        what: 'Adds the sides and not their squares.',
        why: 'The squares are not seen.',
        move: 'Draw the three squares.',
      },
      {
        what: 'Always adds, also for a short side.',
        why: 'The rule is remembered as a sum.',
        move: 'Mark the longest side first: is it the one we look for?',
      },
    ],
    english: [['hypotenuse', 'the side opposite the right angle']],
    criteria: [
      'find the longest side, opposite the right angle',
      'square the two sides I know',
      'add or subtract, then take the square root',
    ],
  },
  'areas of parallelograms and trapeziums': {
    criteria: [
      'find the base and the height at right angles to it',
      'use or build the formula',
      'write the answer in square units',
    ],
  },
}
