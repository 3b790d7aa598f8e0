import type { HandsOn } from '../../topic.ts'

/** Perimeter, area and volume, covered, walked round and built. */
export const HANDS_ON: readonly HandsOn[] = [
  {
    years: [4, 8],
    practices: /^perimeter or area$/,
    uses: /string|squared|tile|rectangle/i,
    materials: [
      'a loop of string a pair, 48 cm round',
      'squared paper with squares of 1 cm, two sheets a pair',
      'scissors and a pencil each',
    ],
    start:
      'Hold the loop of string as a long thin rectangle, then as a square. Has the distance round changed? Has the space inside?',
    show: 'Lay the string round a rectangle on squared paper: that is the perimeter, and it is measured in cm. Then shade the squares inside: that is the area, and it is counted in cm².',
    steps: [
      'Lay the loop of string on squared paper as a rectangle with corners on the lines. Draw it, and write its length, width, perimeter and area.',
      'Make four more rectangles with the same string. Put all five in a table: length, width, perimeter, area. Which column stays the same?',
      'Cut out a rectangle of 36 squares. Draw every other rectangle of 36 squares, and make a second table.',
      'Which column stays the same now? Write one sentence about each table.',
      'Write three jobs, such as a fence, a carpet or a ribbon. Your partner says “round” or “cover”, and gives the unit.',
    ],
    look: 'length and width are added and doubled for the perimeter, and multiplied for the area, and the unit is said each time.',
    exit: {
      prompt:
        'A garden is 6 m long and 2 m wide. How much edging goes round it, and how much grass covers it?',
      answer: '16 m of edging and 12 m² of grass',
    },
    key: 'string of 48 cm: the sides add up to 24 cm, such as 4 by 20 (80 cm²), 10 by 14 (140 cm²) and 12 by 12 (144 cm²). 36 squares: 1 by 36, 2 by 18, 3 by 12, 4 by 9 and 6 by 6, with perimeters of 74, 40, 30, 26 and 24 cm.',
    easier: 'Use the rectangles of 12 squares: run a finger round each, then count the squares inside.',
    harder: 'Is there a rectangle whose perimeter in cm and area in cm² are the same number? Find two.',
  },
  {
    years: [3, 4],
    practices: /perimeter/,
    uses: /string|tape|ruler|geoboard|stick/i,
    materials: [
      'a tape measure or ruler a pair',
      'three metres of string a pair',
      'squared paper, a sheet each',
      'a pencil each',
    ],
    start:
      'Walk a finger round the edge of your book, back to where it began. How long was the walk? Estimate it.',
    show: 'Measure each side of the first shape, write the numbers on a sketch and add them.',
    steps: [
      'Choose three things with straight sides: a book, a table, the mat. Estimate the distance round each.',
      'Lay string round one, hold the place, and measure the string.',
      'Measure the sides of all three, write them on a sketch, and add. Does it agree with the string?',
      'Draw three different rectangles on squared paper with a perimeter of 20 cm.',
      'Which of them has the most squares inside? Write it down.',
    ],
    look: 'all sides are counted, also those whose length is not written.',
    exit: { prompt: 'A book is 20 cm long and 15 cm wide. How far is it round the edge?', answer: '70 cm' },
    key: 'perimeter 20 cm: 1 by 9, 2 by 8, 3 by 7, 4 by 6 and 5 by 5; the square has the most squares inside, 25.',
    easier: 'Draw round the edge with a finger and count the squares along it.',
    harder: 'Draw a shape that is not a rectangle with a perimeter of 20 cm.',
  },
  {
    years: [3, 4],
    uses: /square|tile|grid|cube|sticky/i,
    materials: [
      '24 square tiles or sticky notes a pair',
      'squared paper, a sheet each',
      'scissors and a pencil each',
    ],
    start: 'Cover a book with sticky notes or tiles. How many fit, and what do you do about gaps?',
    show: 'Lay tiles in equal rows inside the first shape and count: rows times how many in each row.',
    steps: [
      'Make a rectangle with 12 tiles. Draw it on squared paper and write its area, 12 squares.',
      'Make every other rectangle that has 12 tiles. Draw each one and write rows and columns.',
      'Work out the distance round each. Is it always the same?',
      'Choose another number of tiles, up to 24, that gives at least three rectangles.',
      'Cut one of your drawings in two and move a piece. Has the area changed, and the distance round?',
    ],
    look: 'squares are counted in rows, without gaps or overlaps.',
    exit: {
      prompt: 'Draw a rectangle made of 15 squares. How many rows and how many in each row?',
      answer: '3 rows of 5, or 1 row of 15',
    },
    key: '12 tiles: 1 × 12, 2 × 6 and 3 × 4, with 26, 16 and 14 round the edge.',
    easier: 'Fill rectangles that are drawn for you, and count every tile.',
    harder: 'Make two shapes with the same area, one with a very long edge and one with a short one.',
  },
  {
    years: [5, 8],
    practices: /volume|capacity|surface/,
    uses: /cube|block|box/i,
    materials: ['36 cubes a group', 'a small box and a ruler a group', 'paper and a pencil each'],
    start: 'How many cubes would fill this box? Write an estimate before anyone measures.',
    show: 'Build one layer of the first example with cubes, count it, then count the layers.',
    steps: [
      'Build a prism with 24 cubes. Write its length, width and height.',
      'Find every other prism with 24 cubes and list them in a table.',
      'Say a rule for the volume from your table, and test it with 36 cubes.',
      'Count the squares on the outside of two of your prisms. Which shape has the fewest?',
      'Measure the box in centimetres and work out its volume in cubic centimetres.',
    ],
    look: 'layers are counted, not single cubes that can be seen.',
    key: '24 cubes: 1 × 1 × 24, 1 × 2 × 12, 1 × 3 × 8, 1 × 4 × 6, 2 × 2 × 6 and 2 × 3 × 4; the last has the fewest squares outside, 52.',
    easier: 'Build with 12 cubes, two layers at most.',
    harder: 'Design a box for 36 cubes that needs as little card as possible.',
  },
  {
    years: [5, 8],
    uses: /tape|metre|chalk|ruler|string|grid/i,
    materials: ['a tape measure a group', 'chalk a group', 'squared paper, a sheet each', 'a pencil each'],
    start: 'Chalk one square metre on the ground. How many of you can stand in it?',
    show: 'Sketch the first shape, write the lengths, and say which two are multiplied and what the answer counts.',
    steps: [
      'Estimate the area of three places outside: a court or part of one, a garden bed, the porch.',
      'Measure the sides you need in metres and draw each place on squared paper, one square for one metre.',
      'Work out perimeter and area. Write the units: m, and square metres.',
      'Chalk out a rectangle with an area of 12 square metres. Find one with the same area and a longer edge.',
      'Find a place that is not a rectangle. Draw lines that divide it into parts whose areas you know, and add.',
    ],
    look: 'perimeter is told from area by its unit and by what it is good for.',
    exit: {
      prompt:
        'A garden is 6 m long and 2 m wide. How much edging goes round it, and how much grass covers it?',
      answer: '16 m of edging and 12 m² of grass',
    },
    easier: 'Work with rectangles that have whole metres only.',
    harder: 'With 20 m of string, which rectangle has the largest area? Test and explain.',
  },
]
