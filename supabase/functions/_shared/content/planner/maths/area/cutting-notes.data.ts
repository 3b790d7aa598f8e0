import type { Teaching } from '../../topic.ts'
import type { PracticeNotes } from '../maths-topic.ts'

const SLANT: Teaching['misconceptions'][number] = {
  what: 'Uses the slanted side for the height.',
  why: 'It is a side with a number on it.',
  move: 'Stand a set square on the base: the height stands at a right angle to it.',
}

const CUTTING: PracticeNotes = {
  prior: ['Find the area of a rectangle by multiplying.', 'Know what a right angle is.'],
  materials: [
    'squared paper, two sheets each',
    'scissors, a ruler and a glue stick each',
    'mini whiteboards',
  ],
  english: [
    ['base', 'the side we start from'],
    ['height', 'how far it is from the base straight up to the opposite side or corner'],
    ['parallelogram', 'a shape with four sides, where opposite sides are parallel'],
  ],
  reo: ['horahanga', 'tapatoru'],
}

const AROUND: PracticeNotes = {
  prior: [
    'Multiply decimals, with a calculator if needed.',
    'Know what the middle and the edge of a circle are.',
  ],
  materials: ['round lids or cups, string and a ruler a pair', 'a calculator a pair'],
  hook: 'Wrap string round a lid, then lay it along the lid’s diameter. About how many times does it fit? Try three lids.',
  extension:
    'One pizza has a diameter of 20 cm and another of 40 cm. Is the larger one worth twice the price? (It has four times the area: 1,256 cm² against 314 cm².) Why four times?',
  english: [
    ['radius', 'from the middle of a circle to its edge'],
    ['diameter', 'straight across a circle, through its middle'],
    ['circumference', 'the distance round a circle'],
  ],
  reo: ['porohita', 'horahanga'],
}

const VOLUME_STEPS = [
  'I find how many cubes are in one layer: length times width.',
  'The height says how many layers there are. I multiply.',
  'I write cubic units, because cubes were counted.',
]

/** What is taught with areas that are found by cutting, circles and the square on a side. */
export const CUTTING_NOTES: Readonly<Record<string, PracticeNotes>> = {
  'areas of parallelograms': {
    ...CUTTING,
    walt: 'find the area of a parallelogram by turning it into a rectangle',
    criteria: [
      'cut a parallelogram and make a rectangle from it',
      'find the base, and the height at a right angle to it',
      'multiply base and height, and write square units',
    ],
    think: [
      'I cut off the triangle at one end, straight up from the base, and slide it to the other end.',
      'It is a rectangle now, with the same base and the same height. Nothing was added or lost.',
      'I multiply base and height and write square units.',
    ],
    hook: 'Stand a pile of exercise books up straight, then push it so that it leans. Look at the front of the pile: has its area changed? Vote, then say why.',
    ask: 'Why is the slanted side not used?',
    misconceptions: [
      SLANT,
      {
        what: 'Says that a parallelogram which leans more has a larger area.',
        why: 'Its slanted sides are longer.',
        move: 'Cut both and make rectangles: lay one on the other.',
      },
    ],
    support:
      'Draw each parallelogram on squared paper, cut it, make the rectangle and count rows of squares.',
    extension: 'Draw three parallelograms that look different, each with an area of 24 cm².',
    next: [
      'Find the area of any triangle as half a parallelogram.',
      'Find a missing height when the area is known.',
    ],
  },
  'areas of triangles': {
    ...CUTTING,
    walt: 'find the area of any triangle as half of its rectangle',
    criteria: [
      'draw the rectangle round a triangle',
      'show that the triangle is half of it',
      'halve base times height, and write square units',
    ],
    think: [
      'I draw a rectangle round the triangle, on the same base and as high.',
      'The corners that are cut off cover the triangle exactly, so it is half of the rectangle.',
      'I multiply base and height, halve it, and write square units.',
    ],
    hook: 'Draw a rectangle of 8 by 6 squares, and mark any point on its top side. Join it to both ends of the bottom side. How much of the rectangle is inside the triangle? Guess, then compare with a partner whose point is somewhere else.',
    ask: 'Why is it half, wherever the top corner is?',
    misconceptions: [
      {
        what: 'Forgets to halve.',
        why: 'The rectangle’s rule is known by heart.',
        move: 'Draw the rectangle round the triangle each time, and shade the half.',
      },
      SLANT,
    ],
    support: 'Draw each triangle inside its rectangle on squared paper and cut it out to see the half.',
    extension: 'Draw four different triangles with an area of 12 cm².',
    next: [
      'Find the area of shapes made from rectangles and triangles.',
      'Find a missing height when the area is known.',
    ],
    english: [
      ['base', 'the side we start from'],
      ['height', 'how far the opposite corner is from the base, at a right angle'],
    ],
  },
  'areas of triangles and parallelograms': {
    ...CUTTING,
    walt: 'find the areas of triangles and parallelograms from rectangles by cutting',
    criteria: [
      'make a rectangle from a parallelogram with one cut',
      'show that a triangle is half of a rectangle or of a parallelogram',
      'use base and height for both, and write square units',
    ],
    think: [
      'Parallelogram: I cut off the triangle at one end and slide it to the other. It is a rectangle with the same base and height.',
      'Triangle: it is half of the rectangle round it, so I multiply base and height and halve.',
      'I use the height, straight up from the base, and not the slanted side. I write square units.',
    ],
    hook: 'Stand a pile of exercise books up straight, then push it so that it leans. Look at the front of the pile: has its area changed? Vote, then say why.',
    ask: 'What is the same for a rectangle, a parallelogram and a triangle with the same base and height, and what is not?',
    misconceptions: [
      SLANT,
      {
        what: 'Halves the parallelogram too, or forgets to halve the triangle.',
        why: 'Both formulas use base and height.',
        move: 'Lay the triangle on the parallelogram with the same base and height: how many fit?',
      },
      {
        what: 'Says that a shape which leans more has a larger area.',
        why: 'Its slanted sides are longer.',
        move: 'Cut both and make rectangles: lay one on the other.',
      },
    ],
    support:
      'Use shapes that are drawn on squared paper with base and height marked in colour, and cut each before working it out.',
    extension:
      'A triangle and a parallelogram have the same base and the same area. How do their heights compare? Draw a pair.',
    next: [
      'Find the area of a trapezium by cutting it.',
      'Find areas of shapes made from triangles and rectangles.',
    ],
  },
  'areas of parallelograms and trapeziums': {
    ...CUTTING,
    walt: 'find the areas of parallelograms and trapeziums, and say where the formula comes from',
    think: [
      'Which side is the base, and how high does the shape stand above it, at a right angle?',
      'Parallelogram: one cut makes a rectangle, so I multiply base and height.',
      'Trapezium: two of them make a parallelogram, so I add the parallel sides, multiply by the height and halve.',
    ],
    hook: 'Cut out two trapeziums that match. Turn one of them round and put it beside the other. What shape is it now, and how long is its base?',
    ask: 'Where are the two trapeziums in the formula, and where is the half?',
    misconceptions: [
      SLANT,
      {
        what: 'Forgets to halve the trapezium.',
        why: 'The parallelogram was not halved.',
        move: 'Put two matching trapeziums together: how many are in the parallelogram?',
      },
    ],
    support: 'Draw each shape on squared paper, cut it or double it, and count rows of squares first.',
    extension:
      'Put a trapezium with parallel sides of equal length into the formula. Which formula is it now?',
    next: ['Find areas of shapes made from several of these.', 'Find a missing side when the area is known.'],
    english: [
      ['base', 'the side we start from'],
      ['height', 'how far it is from the base straight up to the opposite side'],
      ['trapezium', 'a shape with four sides, of which one pair is parallel'],
    ],
  },
  'half a rectangle': {
    walt: 'explain why a right-angled triangle has half the area of its rectangle',
    prior: ['Find the area of a rectangle by multiplying.', 'Know what a right angle is.'],
    materials: ['squared paper, scissors and a ruler each'],
    think: [
      'I draw the rectangle that has the same two sides at the right angle.',
      'Its diagonal cuts it into two triangles. One turned round covers the other: they are the same size.',
      'So I multiply the two sides, and halve.',
    ],
    hook: 'Fold a rectangle of paper along its diagonal, cut, and lay one piece on the other. What do you notice?',
    ask: 'How could you convince someone who thinks that one half is larger?',
    misconceptions: [
      {
        what: 'Forgets to halve.',
        why: 'The rectangle’s rule is known by heart.',
        move: 'Draw the rectangle round the triangle each time, and shade the half.',
      },
      {
        what: 'Thinks that the two halves differ because one lies the other way round.',
        why: 'They look different when they are turned.',
        move: 'Cut them out, turn one, and lay it on the other.',
      },
    ],
    support: 'Draw each rectangle on squared paper, cut along the diagonal and count squares.',
    extension: 'Is a triangle without a right angle also half of its rectangle? Cut one out and find out.',
    next: ['Find the area of any triangle.', 'Find areas of shapes made from rectangles and triangles.'],
    english: [
      ['diagonal', 'a straight line from corner to corner'],
      ['right angle', 'a square corner'],
    ],
  },
  'missing sides of compound shapes': {
    walt: 'find the side lengths that are missing in a compound shape, and then its area',
    prior: [
      'Find the area of a rectangle by multiplying.',
      'Find a missing part when the whole length is known.',
    ],
    materials: ['squared paper, a ruler and two coloured pencils each'],
    think: [
      'I colour all sides that go across in one colour, and all that go up in another.',
      'The short sides that go across are together as long as the long one opposite. So I take away what I know.',
      'Only when every side has its length do I cut the shape into rectangles.',
    ],
    hook: 'Draw an L-shape with only four of its six sides labelled. Is that enough to find the other two? How do you know?',
    ask: 'Which sides have to be as long together as this one?',
    misconceptions: [
      {
        what: 'Takes the missing side to be as long as the one that looks like it.',
        why: 'The drawing is trusted more than the numbers.',
        move: 'Say that the drawing is not to scale, and add up the sides on each side of the shape.',
      },
      {
        what: 'Subtracts a side that goes up from one that goes across.',
        why: 'Two numbers are known, so they are used.',
        move: 'Colour the sides by direction first: only one colour is added or subtracted at a time.',
      },
    ],
    support: 'Draw the shape on squared paper to scale, and count the missing sides first.',
    extension:
      'Draw a U-shape of which as few sides as possible are labelled, and let a partner find the rest.',
    next: ['Find the perimeter of compound shapes.', 'Work with shapes from three rectangles.'],
    english: [
      ['compound shape', 'a shape made from simpler shapes'],
      ['opposite', 'on the other side'],
    ],
  },
  'the circumference of a circle': {
    ...AROUND,
    walt: 'find the circumference of a circle with π',
    criteria: [
      'say what radius, diameter and circumference are',
      'multiply the diameter by π',
      'check with “a little more than three diameters”',
    ],
    think: [
      'Do I know the radius or the diameter? Twice the radius is the diameter.',
      'The way round is a little more than three diameters: π × diameter.',
      'It is a length, so I write cm or m.',
    ],
    ask: 'Why is it a little more than three every time, for a lid as for a trampoline?',
    misconceptions: [
      {
        what: 'Multiplies the radius by π and forgets to double it.',
        why: 'The radius is the number that is given.',
        move: 'Lay the string for the answer along the diameter: does it fit three times and a bit?',
      },
      {
        what: 'Doubles a diameter that is given.',
        why: 'The rule is remembered as 2 × π × the number.',
        move: 'Draw the circle, and write the number where it belongs.',
      },
    ],
    support: 'Measure round lids with string first, and compare with three times the diameter.',
    extension:
      'A wheel has a diameter of 60 cm. How often does it turn on a way of 1 km? (About 531 times: 1,000 ÷ 1.884.)',
    next: ['Find the diameter when the circumference is known.', 'Find the area of a circle.'],
  },
  'the area of a circle': {
    ...AROUND,
    walt: 'find the area of a circle with π',
    criteria: [
      'say what radius and diameter are',
      'square the radius, then multiply by π',
      'write square units',
    ],
    think: [
      'Do I know the radius? Half of the diameter is the radius.',
      'I square the radius: radius × radius is the square on it.',
      'A little more than three of these squares cover the circle, so I multiply by π. I write square units.',
    ],
    hook: 'Draw a circle with a radius of 5 squares on squared paper, and the square on its radius. About how many of these squares would cover the circle? Count to check.',
    ask: 'Why is it the radius that is squared, and not the diameter?',
    misconceptions: [
      {
        what: 'Multiplies the radius by 2 where it should be squared.',
        why: 'The small 2 looks like “times 2”.',
        move: 'Draw the square on the radius: about how many of them cover the circle?',
      },
      {
        what: 'Uses the diameter where the radius is needed.',
        why: 'The diameter is what is easily measured.',
        move: 'Draw the circle and write r on the line from the middle to the edge.',
      },
    ],
    materials: ['squared paper, a compass or a lid, and a pencil each', 'a calculator a pair'],
    support: 'Draw each circle on squared paper, and count squares for a quarter of it first.',
    next: ['Find the area of half circles and rings.', 'Find the circumference of a circle.'],
  },
  'circumference and area of a circle': {
    walt: 'find the circumference and the area of a circle with π, and say which of the two is asked for',
    materials: ['round lids or cups, string and a ruler a pair', 'a calculator a pair'],
    misconceptions: [
      {
        what: 'Multiplies the radius by 2 where it should be squared.',
        why: 'The small 2 looks like “times 2”.',
        move: 'Draw the square on the radius: about how many of them cover the circle?',
      },
      {
        what: 'Uses the diameter where the radius is needed.',
        why: 'The diameter is what is easily measured.',
        move: 'Draw the circle and write r on the line from the middle to the edge.',
      },
    ],
    ask: 'Which of the two grows faster when the radius is doubled, and why?',
    support:
      'Write both formulas on a card with a sketch: a string for the way round, squares for the surface. Decide which it is before the numbers are used.',
    extension:
      'One pizza has a diameter of 20 cm and another of 40 cm. Is the larger one worth twice the price? (It has four times the area: 1,256 cm² against 314 cm².) Why four times?',
  },
  'Pythagoras’ theorem': {
    walt: 'find a side of a right-angled triangle with Pythagoras’ theorem',
    prior: ['Square a number, and find the square root of a square number.', 'Recognise a right angle.'],
    materials: ['squared paper, a ruler and scissors each', 'a calculator a pair'],
    think: [
      'I sketch the triangle and mark the longest side: it is opposite the right angle.',
      'Do I look for the longest side? Then I add the squares of the other two. For a shorter side I take away.',
      'The square root of that is the length. Is it sensible beside the other two?',
    ],
    ask: 'How do you know, before you work anything out, whether to add or to take away?',
    support:
      'Draw the squares on all three sides on squared paper for 3, 4, 5 and for 6, 8, 10, and label their areas.',
    extension: 'Which of these have a right angle: 9, 12, 15; 7, 10, 12; 8, 15, 17? Prove it.',
    next: [
      'Use it where the answer is not a whole number.',
      'Use it in stories: ladders, ramps and short cuts.',
    ],
  },
  'surface area': { walt: 'find how much surface all faces of a cuboid have together' },
  'volume in layers': { think: VOLUME_STEPS, materials: ['36 cubes a group', 'mini whiteboards'] },
  'the volume of a rectangular prism': {
    walt: 'find the volume of a rectangular prism from its length, width and height',
    think: VOLUME_STEPS,
    materials: ['36 cubes a group', 'a small box and a ruler a group'],
  },
  'volumes of prisms built from cuboids': {
    walt: 'find the volume of prisms, also of those that are built from two cuboids',
    think: [
      'I look for the cuboids that it is built from, and sketch each with its three lengths.',
      'For each one: length times width is a layer, and the height says how many layers.',
      'I add the two volumes and write cubic units.',
    ],
    materials: ['36 cubes a group', 'mini whiteboards'],
    support:
      'Build the two parts with cubes of different colours, and write the volume of each before adding.',
  },
  'volume and capacity': {
    walt: 'change between volume and capacity: cm³, millilitres and litres',
    think: [
      'One cubic centimetre holds one millilitre, so the number stays the same.',
      '1,000 cm³ hold 1 litre, so from cm³ to litres I divide by 1,000.',
      'Is the size sensible? A drink bottle holds about 1 L, a bath about 150 L.',
    ],
    prior: ['Find the volume of a box.', 'Multiply and divide by 1,000.'],
    materials: [
      'a 1 L bottle or carton',
      'a cube of 1 cm, and a box that holds about 1,000 cm³',
      'mini whiteboards',
    ],
    hook: 'Hold up a 1 L carton and a box of 10 cm by 10 cm by 10 cm. Which holds more? How could we know without pouring?',
    ask: 'How many cubes of 1 cm would fill 1 litre, and how do you know?',
    misconceptions: [
      {
        what: 'Divides by 100 to get litres.',
        why: 'Centi- means hundredths, and there are 100 cm in a metre.',
        move: 'Picture the 1 L box: 10 by 10 in a layer and 10 layers. How many cubes?',
      },
      {
        what: 'Takes 1 m³ for 1,000 cm³.',
        why: 'It is 1,000 for litres.',
        move: 'How many litre boxes fit along one edge of a cubic metre? And in all of it?',
      },
    ],
    support: 'Keep a card: 1 cm³ holds 1 mL; 1,000 cm³ hold 1 L.',
  },
}
