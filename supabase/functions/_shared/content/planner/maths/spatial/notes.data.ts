import type { Teaching } from '../../topic.ts'
import type { PracticeNotes } from '../maths-topic.ts'

export const TEACHING: Teaching = {
  walt: 'predict and show what happens when shapes are moved, turned or put together',
  criteria: [
    'say how a shape was moved',
    'predict how it will look',
    'check with tracing paper or by folding',
  ],
  prior: ['Name common shapes however they are turned.', 'Turn and flip real objects and say what changed.'],
  materials: ['squared paper', 'tracing paper', 'scissors and cut-out shapes or blocks'],
  think: [
    'Look at one corner of the shape first.',
    'Where does that corner go?',
    'Do the same for the other corners, then check the whole shape.',
  ],
  hook: 'Hold up a cut-out letter F. Everyone draws in the air what it will look like after a turn. Turn it: who saw it?',
  ask: 'What stayed the same, and what changed?',
  misconceptions: [
    {
      what: 'Thinks a turned shape is a different shape.',
      why: 'Shapes are usually met in one position.',
      move: 'Cut it out, turn it on top of the other and compare.',
    },
    {
      what: 'Slides where a flip is asked for.',
      why: 'Both put a copy beside the first one.',
      move: 'Use a mirror on the line, or fold the paper.',
    },
  ],
  support: 'Cut the shape out and move it; draw round it before and after.',
  extension: 'Find another way to get from the first position to the last, and say which is shorter.',
  next: [
    'Look for the same moves in patterns around the school.',
    'Describe a move so exactly that a partner can draw it.',
  ],
  english: [
    ['turn', 'to rotate around a point'],
    ['flip', 'to reflect over a line'],
    ['slide', 'to translate without turning'],
  ],
  reo: ['huri', 'hangarite'],
}

const MOVE_CRITERIA: Teaching['criteria'] = [
  'say how a shape was moved',
  'predict how it will look',
  'check with tracing paper or by folding',
]

const MOVE_NOTES: PracticeNotes = {
  walt: 'move shapes by translating, reflecting and rotating, and say which was done',
  misconceptions: [
    {
      what: 'Slides where a reflection is asked for.',
      why: 'Both put a copy beside the first one.',
      move: 'Use a mirror on the line, or fold the paper.',
    },
    {
      what: 'Turns about the middle of the page, not about the point that was given.',
      why: 'The point is not on the shape.',
      move: 'Pin tracing paper at the point with a pencil tip and turn it.',
    },
  ],
  english: [
    ['translation', 'a slide, without turning'],
    ['reflection', 'a flip over a line'],
    ['rotation', 'a turn about a point'],
  ],
}

/** The notes of a practice, by its title. */
export const NOTES: Readonly<Record<string, PracticeNotes>> = {
  'fitting shapes together': { criteria: MOVE_CRITERIA },
  'filling a gap': { criteria: MOVE_CRITERIA },
  'looking from different sides': { criteria: MOVE_CRITERIA },
  'flips, slides and turns': { criteria: MOVE_CRITERIA },
  transformations: { ...MOVE_NOTES, criteria: MOVE_CRITERIA },
  nets: {
    hook: 'Unfold a cereal box. What shape will it be when it lies flat? Draw it before I open it.',
    ask: 'Which edges will meet when it is folded?',
    misconceptions: [
      {
        what: 'Thinks that any six squares make a cube.',
        why: 'A cube has six square faces.',
        move: 'Cut it out and fold it: which faces land on each other?',
      },
      {
        what: 'Forgets the faces that cannot be seen.',
        why: 'A picture shows three.',
        move: 'Hold the solid, put a number on each face, then draw them all.',
      },
    ],
    english: [
      ['net', 'a flat shape that folds into a solid'],
      ['face', 'a flat surface of a solid'],
    ],
    walt: 'find nets of solids, and fold them to check',
    criteria: [
      'name the faces of the solid',
      'draw a net with every face once',
      'say which sides meet, and fold to check',
    ],
    prior: ['Name solids and count their faces.', 'Measure and draw with a ruler.'],
    materials: ['squared paper, scissors and sticky tape', 'empty boxes to open'],
    think: [
      'How many faces has it, and what shapes are they?',
      'I put one face in the middle and fold the others down from it in my head.',
      'Do two faces land on the same place? Then I move one.',
    ],
    support: 'Put together six paper squares with tape and open them again in different ways.',
    extension:
      'There are eleven different nets of a cube. How many can you find, and how do you know they differ?',
    next: ['Find the surface area of a box from its net.', 'Design a box for something of your own.'],
  },
  'two transformations': { ...MOVE_NOTES, criteria: MOVE_CRITERIA },
  tessellations: {
    criteria: MOVE_CRITERIA,
    walt: 'make tessellations and say how the tiles were moved',
    materials: ['card, scissors and sticky tape', 'paper and coloured pencils'],
    think: [
      'Do the sides that touch have the same length?',
      'Do the corners that meet close up without a gap?',
      'How did this tile get here: slide, flip or turn?',
    ],
    hook: 'Look at a tiled floor or a brick wall. Which shapes leave no gaps? Would circles work? Pentagons?',
    ask: 'What happens at the point where corners meet?',
    misconceptions: [
      {
        what: 'Thinks that every shape tessellates if it is turned enough.',
        why: 'Most that are tried do.',
        move: 'Try five equal-sided pentagons round a point: what is left?',
      },
      {
        what: 'Leaves small gaps and says it fits.',
        why: 'It nearly fits.',
        move: 'Cut one tile from card and draw round it, so that every tile is the same.',
      },
    ],
    support: 'Begin with squares, rectangles or equal triangles cut from card.',
    extension:
      'Cut a piece from one side of a square and tape it to the opposite side. Tessellate it and make it into an animal.',
    next: [
      'Look for tessellations in tukutuku panels and in tapa cloth.',
      'Work out why regular pentagons do not fit.',
    ],
    english: [
      ['tessellation', 'tiles that cover without gaps or overlaps'],
      ['tile', 'the shape that repeats'],
    ],
  },
  'transformations on a coordinate grid': { criteria: MOVE_CRITERIA },
  'views of solids built from cubes': { criteria: MOVE_CRITERIA },
  'congruent and similar shapes': { criteria: MOVE_CRITERIA },
  'similar figures': { criteria: MOVE_CRITERIA },
  'scale factors': {
    walt: 'enlarge and reduce shapes by a scale factor',
    criteria: [
      'say what the scale factor means',
      'multiply every length by it',
      'check that the angles have stayed the same',
    ],
    prior: ['Multiply and divide whole numbers.', 'Draw shapes on squared paper.'],
    materials: ['squared paper and a ruler each'],
    think: [
      'What is the scale factor?',
      'I multiply every length by it, one side at a time.',
      'I check: same angles, same shape, another size.',
    ],
    hook: 'Draw a small boat of straight lines on squared paper. Draw it again twice as long and twice as high. Does it look the same, and how many of the small ones would cover it?',
    ask: 'What happens to the lengths, and what happens to the angles?',
    misconceptions: [
      {
        what: 'Adds the scale factor instead of multiplying.',
        why: '3 cm to 6 cm could be either.',
        move: 'Try it with a second side: does the shape still look the same?',
      },
      {
        what: 'Thinks that the area grows by the scale factor too.',
        why: 'Everything is twice as big.',
        move: 'Cover the large shape with copies of the small one and count.',
      },
    ],
    support: 'Enlarge rectangles by 2 on squared paper, one side at a time.',
    extension: 'Enlarge a shape by 2, by 3 and by 4. Write a rule for its area.',
    next: ['Use scale in maps and drawings.', 'Find the scale factor when both shapes are known.'],
    english: [
      ['scale factor', 'the number every length is multiplied by'],
      ['enlarge', 'make larger and keep the shape'],
    ],
  },
  'matching sides and angles': { criteria: MOVE_CRITERIA },
}
