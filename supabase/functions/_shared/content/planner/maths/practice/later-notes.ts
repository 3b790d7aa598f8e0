import { type Notes, slip } from './note.ts'

const COORDINATES: Notes = {
  hook: 'Make a grid on the floor. One pupil stands on a point; the others say where, with two numbers only.',
  ask: 'Which number comes first, and why does it matter?',
  misconceptions: [
    slip(
      'Goes up before across.',
      'Both numbers look alike.',
      'Say “along the corridor, then up the stairs”.',
    ),
    slip(
      'Numbers the spaces and not the lines.',
      'Grid maps name the squares.',
      'Put a counter where two lines cross.',
    ),
  ],
  english: [
    ['coordinates', 'two numbers that say where a point is'],
    ['axis', 'a number line to measure along'],
  ],
  next: ['Draw a picture from coordinates for a partner.', 'Find the rule that a row of points follows.'],
}
const LETTERS: Notes = {
  hook: 'Think of a number, add 4, double it. How could I write what we did without knowing your number?',
  ask: 'What could the letter be? Could it be something else?',
  misconceptions: [
    slip(
      'Reads 3b as thirty-something, or b as a thing (3 bananas).',
      'Letters were short for words before.',
      'Say “3 times a number” and try two different numbers.',
    ),
    slip(
      'Adds unlike terms: 3n + 2 = 5n.',
      'An answer should be one thing.',
      'Put n = 10 in both: are they the same?',
    ),
  ],
  english: [
    ['variable', 'a letter that stands for a number'],
    ['term', 'one part of an expression'],
  ],
}
const LINES: Notes = {
  hook: 'Find lines in this room without moving from your chair: one for each of us, with a word for it.',
  misconceptions: [
    slip(
      'Thinks that lines are parallel only when they are equally long, or lie flat.',
      'They are usually drawn so.',
      'Use two pencils: turn them together; are they still parallel?',
    ),
    slip(
      'Thinks that lines which do not meet on the page never meet.',
      'The page ends there.',
      'Make both longer with a ruler.',
    ),
  ],
  english: [
    ['parallel', 'always the same distance apart'],
    ['perpendicular', 'meeting at a right angle'],
  ],
}

const VOLUME: Notes = {
  hook: 'Show a box and one cube. How many cubes will fill it? Estimate, then fill one layer only. Change your estimate?',
  ask: 'How many in one layer, and how many layers?',
  misconceptions: [
    slip(
      'Counts only the cubes that can be seen.',
      'The inside is hidden.',
      'Take the layers apart and count one.',
    ),
    slip('Adds the three lengths.', 'Perimeter was found by adding.', 'Build 2 by 3 by 4 and count.'),
  ],
  english: [
    ['volume', 'how much space something fills'],
    ['layer', 'one flat level of cubes'],
  ],
  extension: 'Find every box with whole-number sides that holds 24 cubes. Which has the smallest outside?',
  next: ['Estimate the volume of boxes at home.', 'Find a missing length when the volume is known.'],
}
const SCALE: Notes = {
  hook: 'Here is a map of our place. How far is it really from here to there? What do we need to know?',
  ask: 'What does one centimetre stand for?',
  misconceptions: [
    slip(
      'Adds the scale and does not multiply.',
      'Both numbers are small.',
      'Draw the centimetres and write the real distance under each.',
    ),
    slip(
      'Measures as the crow flies where the path bends.',
      'A ruler is straight.',
      'Lay string along the path, then measure the string.',
    ),
  ],
  english: [
    ['scale', 'what one centimetre on the map stands for'],
    ['distance', 'how far it is'],
  ],
}

const SURFACE: Notes = {
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
    slip(
      'Adds only the three faces that can be seen.',
      'A drawing shows three.',
      'Open a box out flat: how many faces, and which are alike?',
    ),
    slip(
      'Multiplies the three lengths.',
      'That fills the box.',
      'Ask: wrapping or filling? Which unit, cm² or cm³?',
    ),
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
}

/** Algebra, geometry and money of the later years, by title of the practice. */
export const LATER_NOTES: Readonly<Record<string, Notes>> = {
  'points on a coordinate plane': COORDINATES,
  'coordinate pairs': COORDINATES,
  'straight-line graphs': COORDINATES,
  'steepness and starting value': {
    hook: 'Two pupils save money: one begins with $10 and saves $2 a week, the other begins with nothing and saves $4. Who has more, and when?',
    misconceptions: [
      slip(
        'Mixes up the start and the growth.',
        'Both are numbers in one rule.',
        'Put in x = 0: what is left is the start.',
      ),
      slip(
        'Thinks that a line which starts higher is steeper.',
        'It looks higher.',
        'Compare how much each grows in one step.',
      ),
    ],
    english: [
      ['steepness', 'how fast a line rises'],
      ['starting value', 'where it begins, at x = 0'],
    ],
  },
  'algebraic notation': LETTERS,
  'collecting like terms': LETTERS,
  'substituting into a formula': LETTERS,
  inequalities: {
    hook: 'You need more than 20 points to win and have 14. Which scores will do? How could we show all of them?',
    misconceptions: [
      slip(
        'Gives one number as the answer.',
        'Equations have one.',
        'Ask for three more that work, then mark them all on a line.',
      ),
      slip(
        'Fills the circle for < and >.',
        'The boundary looks like the answer.',
        'Test the boundary itself: does it make it true?',
      ),
    ],
    english: [['inequality', 'a statement that one side is more or less']],
  },
  'horizontal, vertical and diagonal': LINES,
  'parallel and perpendicular lines': LINES,
  'lines of symmetry': {
    hook: 'Fold a paper heart and cut it. What would another fold have done?',
    misconceptions: [
      slip(
        'Thinks that the diagonal of a rectangle is a line of symmetry.',
        'It cuts the shape in two equal parts.',
        'Fold it there: do the edges meet?',
      ),
      slip('Stops at the first line.', 'It works.', 'Turn the paper and look again.'),
    ],
    english: [
      ['symmetry', 'both sides match when folded'],
      ['mirror line', 'where the fold is'],
    ],
  },
  'Pythagoras’ theorem': {
    hook: 'Draw squares on the sides of a 3, 4, 5 triangle on squared paper. Count: what do you notice?',
    misconceptions: [
      slip('Adds the sides and not their squares.', 'The squares are not seen.', 'Draw the three squares.'),
      slip(
        'Always adds, also for a short side.',
        'The rule is remembered as a sum.',
        'Mark the longest side first: is it the one we look for?',
      ),
    ],
    english: [['hypotenuse', 'the side opposite the right angle']],
  },
  'circumference and area of a circle': {
    hook: 'Roll a tin once along the desk. About how many diameters is that?',
    misconceptions: [
      slip(
        'Mixes up radius and diameter.',
        'Both go through or to the centre.',
        'Draw both in two colours and name them.',
      ),
      slip(
        'Uses the area formula for around.',
        'Both have π in them.',
        'Ask: around or covering? Which unit, cm or cm²?',
      ),
    ],
    english: [
      ['circumference', 'the distance around a circle'],
      ['radius', 'from the centre to the edge'],
    ],
  },
  'saving and interest': {
    hook: 'Put $100 in the bank for a year, or under the bed. What is the difference, and why?',
    misconceptions: [
      slip(
        'Takes 5% interest as $5, whatever the amount.',
        '5% of 100 is 5.',
        'Work it out for $200 and for $1,000.',
      ),
      slip(
        'Forgets what is already saved.',
        'Each week looks like a new start.',
        'Keep a running total in a table.',
      ),
    ],
    english: [
      ['interest', 'money paid for money in the bank'],
      ['goal', 'what you save for'],
    ],
  },
  'surface area': SURFACE,
  'volume in layers': VOLUME,
  'area and volume': VOLUME,
  'the volume of a rectangular prism': VOLUME,
  'volumes of prisms built from cuboids': VOLUME,
  'volume and capacity': VOLUME,
  'map scales': SCALE,
  'planning a route with scale and compass': SCALE,
  nets: {
    hook: 'Unfold a cereal box. What shape will it be when it lies flat? Draw it before I open it.',
    ask: 'Which edges will meet when it is folded?',
    misconceptions: [
      slip(
        'Thinks that any six squares make a cube.',
        'A cube has six square faces.',
        'Cut it out and fold it: which faces land on each other?',
      ),
      slip(
        'Forgets the faces that cannot be seen.',
        'A picture shows three.',
        'Hold the solid, put a number on each face, then draw them all.',
      ),
    ],
    english: [
      ['net', 'a flat shape that folds into a solid'],
      ['face', 'a flat surface of a solid'],
    ],
  },
  rates: {
    hook: 'Walk ten metres slowly, then fast. How could we say how fast, so that others know exactly?',
    ask: 'Kilometres for how many hours? So how many for one?',
    misconceptions: [
      slip(
        'Gives only the distance or only the time.',
        'One number looks like an answer.',
        'Read the unit aloud: kilometres in one hour.',
      ),
      slip(
        'Divides the wrong way round.',
        'Both numbers are given.',
        'Ask what “per hour” means, and act it out for one hour.',
      ),
    ],
    english: [
      ['rate', 'how much for each one of something else'],
      ['speed', 'distance for each hour or second'],
    ],
  },
}
