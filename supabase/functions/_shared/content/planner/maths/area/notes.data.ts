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
  walt: 'find the volume of boxes by layers of cubes',
  prior: ['Find the area of a rectangle from rows and columns.', 'Build with cubes and count them.'],
  think: [
    'How many cubes are in one row, and how many rows make a layer?',
    'How many layers are there?',
    'Cubes in one layer times layers; then I write cubic units.',
  ],

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

const AREA_NOTES: PracticeNotes = {
  walt: 'find the area of rectangles from rows and columns',
  prior: ['Cover a shape with squares, without gaps.', 'Know that equal rows can be multiplied.'],
  materials: ['24 square tiles or sticky notes a pair', 'squared paper and a ruler each'],
  think: [
    'How many squares fit along one side? That is one row.',
    'How many rows are there?',
    'Rows times how many in each row; then I write square units.',
  ],
  hook: 'Cover a book with sticky notes. Do we need to count them all? Who can find a quicker way?',
  ask: 'What does each of the two numbers count?',
  misconceptions: [
    {
      what: 'Adds the two lengths, or all four.',
      why: 'Perimeter was found by adding.',
      move: 'Draw the squares into one row and ask what they count.',
    },
    {
      what: 'Writes the answer in metres or centimetres.',
      why: 'The lengths have that unit.',
      move: 'Cut out one square metre of newspaper: that is what we count.',
    },
  ],
  support: 'Draw every rectangle on squared paper, count one row, and count on in rows.',
  extension:
    'Find every rectangle with whole-number sides and an area of 36 squares. Which has the shortest edge?',
  next: ['Find the area of shapes made from two rectangles.', 'Tell area from perimeter in stories.'],
  english: [
    ['area', 'how much surface a shape covers'],
    ['square metre', 'a square with sides of 1 m; we write m²'],
  ],
  reo: ['horahanga'],
}

/** The notes of a practice, by its title. */
export const NOTES: Readonly<Record<string, PracticeNotes>> = {
  perimeter: {
    criteria: ['say what perimeter measures', 'add all the side lengths', 'write the unit of length'],
    walt: 'find the distance round a shape',
    prior: ['Measure lengths in centimetres and metres.', 'Add several numbers.'],
    materials: ['string, rulers and tape measures', 'squared paper'],
    think: [
      'I put my finger on a corner and go all the way round.',
      'I write the length of every side, also those that are not given.',
      'I add them all and write the unit of length.',
    ],
    hook: 'Walk a finger round the edge of your book, back to where it began. How long was the walk? Estimate it.',
    ask: 'Which sides have no number, and how do we know how long they are?',
    misconceptions: [
      {
        what: 'Adds two sides only.',
        why: 'Only two lengths are written on the drawing.',
        move: 'Run a finger all the way round and say each length.',
      },
      {
        what: 'Counts the squares along the edge, so that corners count twice or not at all.',
        why: 'Squares are easier to see than edges.',
        move: 'Mark each unit of edge with a stroke, and count the strokes.',
      },
    ],
    support: 'Lay string round the shape, hold the place, and measure the string.',
    extension: 'Draw as many rectangles as you can with a perimeter of 24 cm. Which covers the most squares?',
    next: ['Find perimeters when some lengths are missing.', 'Tell perimeter from area.'],
    english: [['perimeter', 'the distance around a shape']],
    reo: ['paenga', 'roa'],
  },
  'covering with squares': {
    ...AREA_NOTES,
    criteria: ['cover a shape without gaps or overlaps', 'count the squares', 'say the area in squares'],
    walt: 'cover a shape with squares and say its area',
    prior: ['Say which of two shapes looks larger.', 'Count in twos, threes and fives.'],
    think: [
      'I start in a corner and leave no gaps.',
      'I count one row, then how many rows.',
      'I say the area in squares.',
    ],
    support: 'Fill rectangles that are drawn for you, and count every tile.',
    next: ['Find the area without drawing all the squares.', 'Compare the areas of two shapes.'],
    english: [
      ['area', 'how much surface a shape covers'],
      ['row', 'squares side by side in a line'],
    ],
  },
  'the area of a rectangle': { ...AREA_NOTES, criteria: COVER_CRITERIA },
  'perimeter or area': {
    criteria: [
      'say what is measured: around or covering',
      'choose the calculation',
      'write m for perimeter and m² for area',
    ],
    walt: 'say whether a story asks for perimeter or area, and find it',
    materials: ['squared paper', 'square tiles', 'string and rulers'],
    think: [
      'Does it go round the edge, or does it cover the whole?',
      'Round the edge: I add all the sides. Covering: I multiply the two sides.',
      'I write the unit that tells which it was: m for round, m² for covering.',
    ],
    ask: 'How can you tell from the unit which of the two somebody worked out?',
    english: [
      ['perimeter', 'the distance around a shape'],
      ['area', 'how much surface a shape covers'],
    ],
    reo: ['paenga', 'horahanga'],
  },
  'volume in layers': { ...VOLUME_NOTES, criteria: FILL_CRITERIA },
  'area and volume': {
    ...VOLUME_NOTES,
    criteria: [
      'say what squares measure and what cubes measure',
      'find both for one box',
      'write square units or cubic units',
    ],
    walt: 'tell area from volume, and find both',
    think: [
      'Covering or filling?',
      'Covering: squares on one face. Filling: cubes in a layer times layers.',
      'I write square units or cubic units.',
    ],
  },
  'shapes made from rectangles': {
    criteria: SPLIT_CRITERIA,
    walt: 'find the area and perimeter of shapes made from rectangles',
    prior: [
      'Find the area of a rectangle by multiplying.',
      'Find a missing part when the whole length is known.',
    ],
    materials: ['squared paper and a ruler each', 'scissors'],
    think: [
      'I sketch the shape and write every length, also the ones not given.',
      'I cut it into two rectangles with one line.',
      'I find each area and add; or I take the missing corner away from the large rectangle.',
      'For the perimeter I go round the outside only.',
    ],
    hook: 'Show an L-shape on squared paper. Find its area without counting every square. How many different ways did we find?',
    ask: 'Where would you cut it, and would another cut give the same area?',
    misconceptions: [
      {
        what: 'Multiplies the longest two sides and stops.',
        why: 'A rectangle has just two lengths.',
        move: 'Draw the large rectangle round the shape and shade the corner that is not there.',
      },
      {
        what: 'Counts the cutting line in the perimeter.',
        why: 'It is a side of both rectangles.',
        move: 'Go round the outside with a highlighter before adding.',
      },
      {
        what: 'Uses a side of the whole shape for a part of it.',
        why: 'That number is the one written on the drawing.',
        move: 'Write the length of each part on its own side of the cut before multiplying.',
      },
    ],
    support:
      'Draw the shape on squared paper and cut it out; cut it into two rectangles with scissors and count rows and columns of each.',
    extension:
      'Draw three different shapes of two rectangles, each with an area of 40 cm². Which has the shortest perimeter?',
    next: [
      'Find missing side lengths of compound shapes.',
      'Find the area of a triangle as half a rectangle.',
    ],
    english: [
      ['compound shape', 'a shape made from simpler shapes'],
      ['area', 'how much surface a shape covers'],
      ['perimeter', 'the distance around a shape'],
    ],
    reo: ['horahanga', 'paenga'],
  },
  'missing sides of compound shapes': { criteria: SPLIT_CRITERIA },
  'areas of rectangles and triangles': {
    criteria: COVER_CRITERIA,
    walt: 'find the areas of rectangles and triangles, and say how they belong together',
    prior: ['Find the area of a rectangle by multiplying.', 'Know what a right angle is.'],
    materials: ['squared paper, scissors and a ruler each'],
    think: [
      'Which rectangle would the triangle fit into?',
      'I find the area of that rectangle: base times height.',
      'The triangle is half of it. I write square units.',
    ],
    hook: 'Fold a rectangle of paper along its diagonal and cut. What do you notice about the two pieces?',
    ask: 'Why is it half, whichever triangle we take?',
    misconceptions: [
      {
        what: 'Forgets to halve.',
        why: 'The rectangle’s rule is known by heart.',
        move: 'Draw the rectangle round the triangle each time, and shade the half.',
      },
      {
        what: 'Uses the slanted side for the height.',
        why: 'It is a side with a number on it.',
        move: 'Hold a set square on the base: the height stands at a right angle to it.',
      },
    ],
    support: 'Draw each triangle inside its rectangle on squared paper and cut it out to see the half.',
    extension: 'Draw four different triangles with an area of 12 cm².',
    next: [
      'Find the area of shapes made from rectangles and triangles.',
      'Find a missing length when the area is known.',
    ],
    english: [
      ['base', 'the side we start from'],
      ['height', 'how far the opposite corner is from the base, at a right angle'],
    ],
    reo: ['horahanga'],
  },
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
    criteria: [
      'say what radius and diameter are',
      'choose the formula for around or for covering',
      'use the given value of π',
    ],
    walt: 'find the circumference and the area of a circle with π',
    prior: ['Multiply decimals, with a calculator if needed.', 'Find the area of a rectangle.'],
    materials: ['round lids or cups, string and a ruler a pair', 'a calculator a pair'],
    think: [
      'Is it the way round or the surface?',
      'Way round: 2 × π × radius. Surface: π × radius × radius.',
      'I write cm for the way round and cm² for the surface.',
    ],
    hook: 'Wrap string round a lid, then lay it along the lid’s diameter. About how many times does it fit? Try three lids.',
    ask: 'Why is it a little more than three every time?',
    misconceptions: [
      {
        what: 'Uses the diameter where the radius is needed.',
        why: 'The diameter is what is easily measured.',
        move: 'Draw the circle and write r on the line from the middle to the edge.',
      },
      {
        what: 'Multiplies the radius by 2 where it should be squared.',
        why: 'The small 2 looks like “times 2”.',
        move: 'Draw the square on the radius: about how many of them cover the circle?',
      },
    ],
    support: 'Measure real lids with string and compare with the rule, one step at a time.',
    extension:
      'A pizza has a diameter of 20 cm and another of 40 cm. Is the larger one worth twice the price? Prove it.',
    next: [
      'Find the perimeter and area of half circles.',
      'Find the radius when the circumference is known.',
    ],
    english: [
      ['radius', 'from the middle of a circle to its edge'],
      ['diameter', 'straight across a circle, through its middle'],
      ['circumference', 'the distance round a circle'],
    ],
    reo: ['horahanga', 'porohita'],
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
