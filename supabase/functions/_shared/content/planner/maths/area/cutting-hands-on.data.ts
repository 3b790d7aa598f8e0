import type { HandsOn } from '../../topic.ts'

const MATERIALS = ['squared paper, two sheets each', 'scissors, a ruler and a glue stick each']

/** Areas that students find by cutting paper. */
export const CUTTING_HANDS_ON: readonly HandsOn[] = [
  {
    years: [5, 8],
    practices: /^areas of (?:triangles and )?parallelograms$/,
    uses: /\bcut|scissors|paper|hands|fold/i,
    materials: MATERIALS,
    start:
      'Stand a pile of exercise books up straight, then push it so that it leans. Look at the front of the pile: has its area changed? Vote, then say why.',
    show: 'Draw a parallelogram on squared paper with a base of 8, a height of 5, and its top side moved 3 to the right. Cut off the triangle on the left, straight up from the base, and slide it to the right: a rectangle of 8 by 5, so 40 squares.',
    steps: [
      'Draw a parallelogram with a base of 10 squares and a height of 6, and its top side moved 4 to the right. Write base and height on it, and cut it out.',
      'Make a rectangle from it with one straight cut. Glue it down and write its area.',
      'Draw another with the same base and height that leans more. Do you expect a larger area? Cut it and find out.',
      'Cut one more along a diagonal. Turn one triangle and lay it on the other. What is the area of each?',
      'Draw a rectangle of 8 by 6 and a triangle in it: the bottom side, and any point on the top side. Cut it out. Do the two corner pieces cover it?',
      'Write a rule for each shape in your own words. Use it for a base of 9 cm and a height of 4 cm.',
    ],
    look: 'students show with the pieces why it is the same area, and say which length is the height.',
    key: 'the rectangle from the parallelogram has 60 squares, and so has the one that leans more. Each triangle has 30. The triangle in the 8 by 6 rectangle has 24, and the corner pieces cover it. With 9 and 4 the parallelogram has 36 cm² and the triangle 18 cm².',
    exit: {
      prompt:
        'A parallelogram has a base of 7 cm, a slanted side of 6 cm and a height of 5 cm. What is its area? What is the area of the triangle when it is cut along a diagonal?',
      answer: '35 cm²; 17.5 cm²',
    },
    easier:
      'Use the parallelogram of the example, with base and height in colour, and count the squares of the rectangle.',
    harder:
      'A triangle and a parallelogram have the same base and the same area. How do their heights compare? Draw a pair.',
  },
  {
    years: [5, 8],
    practices: /^(?:areas of triangles|half a rectangle|areas of rectangles and triangles)$/,
    uses: /\bcut|scissors|paper|hands|fold/i,
    materials: MATERIALS,
    start:
      'Fold a rectangle of paper along its diagonal, cut, and lay one piece on the other. What do you notice?',
    show: 'Draw a rectangle of 10 by 6 squares and cut along its diagonal. Turn one triangle and lay it on the other: two equal halves of 60 squares, so 30 each.',
    steps: [
      'Draw a rectangle of 8 by 6 squares, cut along its diagonal and glue one half down. Write the area of the rectangle and of the triangle.',
      'Draw another rectangle of 8 by 6. Mark any point on its top side, and join it to both ends of the bottom side. Cut out the triangle.',
      'Can you cover the triangle with the two pieces that are left? What does that tell you about its area?',
      'Choose a new point on the top side and do it again. Does the area change?',
      'Write a rule for the area of a triangle in your own words, with the words base and height.',
      'Draw a triangle with an area of 12 squares. Compare with others: how many different ones are there?',
    ],
    look: 'students show with the pieces why it is half, and measure the height straight up from the base.',
    key: 'the rectangle has 48 squares and every triangle in it 24. Triangles of 12 squares have a base and a height that multiply to 24, such as 6 and 4, or 8 and 3.',
    exit: {
      prompt:
        'A triangle has a base of 9 cm and a height of 4 cm. What is its area? Sketch the rectangle that you thought of.',
      answer: '18 cm², half of a rectangle of 9 cm by 4 cm',
    },
    easier:
      'Use right-angled triangles only, on squared paper, and count the squares of the rectangle first.',
    harder:
      'The top corner stands outside, past the end of the base. Is the triangle still half of base times height? Cut one and find out.',
  },
]
