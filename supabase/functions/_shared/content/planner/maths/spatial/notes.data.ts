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

/** The notes of a practice, by its title. */
export const NOTES: Readonly<Record<string, PracticeNotes>> = {
  'fitting shapes together': { criteria: MOVE_CRITERIA },
  'filling a gap': { criteria: MOVE_CRITERIA },
  'looking from different sides': { criteria: MOVE_CRITERIA },
  'flips, slides and turns': { criteria: MOVE_CRITERIA },
  transformations: { criteria: MOVE_CRITERIA },
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
    criteria: MOVE_CRITERIA,
  },
  'two transformations': { criteria: MOVE_CRITERIA },
  tessellations: { criteria: MOVE_CRITERIA },
  'transformations on a coordinate grid': { criteria: MOVE_CRITERIA },
  'views of solids built from cubes': { criteria: MOVE_CRITERIA },
  'congruent and similar shapes': { criteria: MOVE_CRITERIA },
  'similar figures': { criteria: MOVE_CRITERIA },
  'scale factors': { criteria: MOVE_CRITERIA },
  'matching sides and angles': { criteria: MOVE_CRITERIA },
}
