import type { Teaching } from '../../topic.ts'
import type { PracticeNotes } from '../maths-topic.ts'

export const TEACHING: Teaching = {
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
}

const SHAPE_CRITERIA: Teaching['criteria'] = [
  'count sides and corners without missing any',
  'name the shape, however it is turned',
  'explain what makes it that shape',
]

const SOLID_CRITERIA: Teaching['criteria'] = [
  'name a solid',
  'count its faces, edges and vertices',
  'describe it so that others can find it',
]

const LINES_NOTES: PracticeNotes = {
  hook: 'Find lines in this room without moving from your chair: one for each of us, with a word for it.',
  misconceptions: [
    {
      what: 'Thinks that lines are parallel only when they are equally long, or lie flat.',
      why: 'They are usually drawn so.',
      move: 'Use two pencils: turn them together; are they still parallel?',
    },
    {
      what: 'Thinks that lines which do not meet on the page never meet.',
      why: 'The page ends there.',
      move: 'Make both longer with a ruler.',
    },
  ],
  english: [
    ['parallel', 'always the same distance apart'],
    ['perpendicular', 'meeting at a right angle'],
  ],
}

/** The notes of a practice, by its title. */
export const NOTES: Readonly<Record<string, PracticeNotes>> = {
  'naming flat shapes': { criteria: SHAPE_CRITERIA },
  'everyday solids': { criteria: SOLID_CRITERIA },
  'sides and corners': { criteria: SHAPE_CRITERIA },
  'sorting shapes': { criteria: ['choose one feature', 'put every shape in a group', 'explain my rule'] },
  'flat shapes and solids': {
    criteria: ['find flat shapes and solids in the room', 'say what is different', 'give an example of each'],
  },
  'faces, edges and vertices': { criteria: SOLID_CRITERIA },
  'flat shapes on solids': {
    criteria: ['look at each face of a solid', 'name its flat shape', 'say how many there are of each'],
  },
  polygons: { criteria: SHAPE_CRITERIA },
  'what makes a polygon': {
    criteria: [
      'check that a shape is closed',
      'check that all sides are straight',
      'say whether it is a polygon and why',
    ],
  },
  'regular and irregular polygons': {
    criteria: ['compare all the sides', 'compare all the angles', 'say whether it is regular and why'],
  },
  'horizontal, vertical and diagonal': {
    ...LINES_NOTES,
    criteria: ['find such lines around me', 'name each one', 'find them in shapes'],
  },
  'lines of symmetry': {
    hook: 'Fold a paper heart and cut it. What would another fold have done?',
    misconceptions: [
      {
        what: 'Thinks that the diagonal of a rectangle is a line of symmetry.',
        why: 'It cuts the shape in two equal parts.',
        move: 'Fold it there: do the edges meet?',
      },
      { what: 'Stops at the first line.', why: 'It works.', move: 'Turn the paper and look again.' },
    ],
    english: [
      ['symmetry', 'both sides match when folded'],
      ['mirror line', 'where the fold is'],
    ],
    criteria: ['fold or use a mirror', 'draw every line of symmetry', 'say how I know I have them all'],
  },
  prisms: {
    criteria: [
      'find the face that is the same all the way through',
      'name the prism after it',
      'count faces, edges and vertices',
    ],
  },
  'parallel and perpendicular lines': {
    ...LINES_NOTES,
    criteria: [
      'say what parallel and perpendicular mean',
      'find such lines in shapes',
      'check with a set square or a folded corner',
    ],
  },
  'kinds of triangle': {
    criteria: ['name a triangle by its sides', 'name it by its angles', 'draw one that fits both'],
  },
  'kinds of quadrilateral': {
    criteria: [
      'compare sides, angles and parallel sides',
      'name the quadrilateral',
      'draw one from its properties',
    ],
  },
  'families of quadrilaterals': {
    criteria: [
      'say what each family has in common',
      'say which families a shape belongs to',
      'explain with sides and angles',
    ],
  },
  'rotational symmetry': {
    criteria: ['turn a tracing of the shape', 'count how often it fits in one full turn', 'say its order'],
  },
  'prisms and pyramids': {
    misconceptions: [
      {
        what: 'Counts an edge or a vertex twice.',
        why: 'Each belongs to more than one face.',
        move: 'Count those around the ends first, then those between, and mark each one.',
      },
    ],
  },
  'angles of quadrilaterals': {
    misconceptions: [
      {
        what: 'Takes angles next to each other in a parallelogram as equal.',
        why: 'Opposite sides are equal, so everything looks alike.',
        move: 'Tear off two neighbouring corners and put them together: they make a straight line.',
      },
    ],
  },
}
