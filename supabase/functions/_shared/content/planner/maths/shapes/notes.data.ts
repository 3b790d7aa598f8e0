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

const FLAT_NOTES: PracticeNotes = {
  walt: 'name flat shapes by their sides and corners, however they are turned',
  materials: ['shapes cut from card, of different sizes', 'ice-block sticks'],
  think: [
    'I look for straight sides and for curved ones.',
    'I mark where I start and count the sides, then the corners.',
    'I turn it: is it still the same shape?',
  ],
  hook: 'Hide a shape behind a book and show one corner only. What could it be? What could it not be?',
  misconceptions: [
    {
      what: 'Says a square on its corner is a “diamond” and not a square.',
      why: 'Shapes are usually drawn flat.',
      move: 'Turn the paper, and check the sides and corners again.',
    },
    {
      what: 'Takes only the triangle with equal sides for a triangle.',
      why: 'It is the one in every picture book.',
      move: 'Make long, thin and lopsided triangles from three sticks: what is the same?',
    },
  ],
  support: 'Match shapes to ones that are drawn on a card.',
  next: ['Find these shapes on the faces of boxes and tins.', 'Make new shapes by putting two together.'],
  english: [
    ['side', 'a straight edge of a flat shape'],
    ['corner', 'where two sides meet'],
  ],
  reo: ['tapatoru', 'tapawhā', 'porohita', 'tapa'],
}

const SOLID_NOTES: PracticeNotes = {
  walt: 'name solids and describe them by their faces, edges and vertices',
  materials: ['boxes, tins, balls and blocks', 'modelling clay'],
  think: [
    'Does it roll, slide or do both?',
    'I touch each flat face and say its shape.',
    'I mark where I start and count: faces, edges, vertices.',
  ],
  hook: 'Hide a ball, a box or a tin in a bag. One student feels it and describes it. Which is it?',
  ask: 'What shape would this face print?',
  misconceptions: [
    {
      what: 'Calls a solid by the name of its face (a cube is “a square”).',
      why: 'The face is what is seen.',
      move: 'Print the face in clay, then hold up the whole solid.',
    },
    {
      what: 'Counts an edge or a vertex twice.',
      why: 'Each belongs to more than one face.',
      move: 'Put a sticker on each part as it is counted.',
    },
  ],
  next: ['Unfold a box and look at its net.', 'Build solids from sticks and clay.'],
  english: [
    ['face', 'a flat surface of a solid'],
    ['edge', 'where two faces meet'],
    ['vertex', 'a corner point; more than one are vertices'],
  ],
  reo: ['tapa', 'tapawhā', 'porohita'],
}

/** The notes of a practice, by its title. */
export const NOTES: Readonly<Record<string, PracticeNotes>> = {
  'naming flat shapes': { ...FLAT_NOTES, criteria: SHAPE_CRITERIA },
  'everyday solids': { ...SOLID_NOTES, criteria: SOLID_CRITERIA },
  'sides and corners': { ...FLAT_NOTES, criteria: SHAPE_CRITERIA },
  'sorting shapes': { criteria: ['choose one feature', 'put every shape in a group', 'explain my rule'] },
  'flat shapes and solids': {
    criteria: ['find flat shapes and solids in the room', 'say what is different', 'give an example of each'],
  },
  'faces, edges and vertices': { ...SOLID_NOTES, criteria: SOLID_CRITERIA },
  'flat shapes on solids': {
    criteria: ['look at each face of a solid', 'name its flat shape', 'say how many there are of each'],
  },
  polygons: { ...FLAT_NOTES, criteria: SHAPE_CRITERIA },
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
    prior: ['Fold paper so that the edges meet.', 'Name common shapes.'],
    materials: ['cut-out shapes to fold', 'a small mirror a pair'],
    think: [
      'I fold along a line: do both sides match exactly?',
      'If they do, the fold is a line of symmetry. If not, I unfold and try another.',
      'I go on until I have tried across, down and from corner to corner.',
    ],
    ask: 'Two equal parts that do not match when folded: is that a line of symmetry?',
    support: 'Fold shapes that are already cut out, one line each.',
    extension: 'Draw a shape with exactly three lines of symmetry.',
    next: [
      'Finish a picture on the other side of its line.',
      'Find symmetry in leaves, letters and patterns.',
    ],
    reo: ['hangarite'],
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
    walt: 'name triangles by their sides and their angles',
    prior: ['Tell an acute angle from a right and an obtuse one.', 'Measure lengths in centimetres.'],
    materials: [
      'strips of card and split pins, or ice-block sticks',
      'a ruler and a folded paper corner each',
    ],
    think: [
      'How many sides are equal: three, two or none?',
      'I hold the paper corner in the largest angle: smaller, equal or larger?',
      'I say both: a right-angled isosceles triangle.',
    ],
    hook: 'Draw a triangle that nobody else in your group will draw. Sort all of them in two ways.',
    ask: 'Can a triangle have two right angles? Show why, or why not.',
    misconceptions: [
      {
        what: 'Says that a triangle standing on a corner has another name.',
        why: 'It is usually drawn on its base.',
        move: 'Turn the paper and check sides and angles again.',
      },
      {
        what: 'Thinks that an equilateral triangle is not isosceles.',
        why: 'Each shape seems to need one name.',
        move: 'Read the meaning aloud: at least two equal sides.',
      },
    ],
    support: 'Make each triangle from strips: equal strips for equal sides.',
    extension: 'Try every pair of names for sides and angles. Which pair cannot be drawn, and why?',
    next: ['Find the sum of the angles of a triangle.', 'Name quadrilaterals by their sides and angles.'],
    english: [
      ['equilateral', 'with three equal sides'],
      ['isosceles', 'with at least two equal sides'],
      ['scalene', 'with no equal sides'],
    ],
    reo: ['tapatoru', 'koki hāngai'],
  },
  'kinds of quadrilateral': {
    criteria: [
      'compare sides, angles and parallel sides',
      'name the quadrilateral',
      'draw one from its properties',
    ],
    walt: 'name quadrilaterals by their sides, angles and parallel sides',
    prior: ['Find right angles and parallel sides.', 'Name a square and a rectangle.'],
    materials: [
      'four long and four short strips of card and split pins a pair',
      'a ruler and a folded paper corner each',
    ],
    think: [
      'How many pairs of parallel sides?',
      'Which sides are equal?',
      'Are there right angles? Then I choose the name that says most.',
    ],
    hook: 'Join four equal strips into a square. Push it sideways. What has changed, what has stayed, and what is it called now?',
    ask: 'Is a square a rectangle? Which of its properties tell you?',
    misconceptions: [
      {
        what: 'Says that a square is not a rectangle.',
        why: 'Each shape has had one name so far.',
        move: 'Tick the properties of a rectangle for the square, one by one.',
      },
      {
        what: 'Takes any slanted shape for a parallelogram.',
        why: 'It looks pushed over.',
        move: 'Check both pairs of sides: do they stay the same distance apart?',
      },
    ],
    support: 'Sort cut-out shapes by one property at a time.',
    extension:
      'Write “always, sometimes or never”: a rhombus is a square; a rectangle is a parallelogram; a kite has parallel sides.',
    next: ['Draw the families of quadrilaterals as a tree.', 'Find the sum of their angles.'],
    english: [
      ['parallel', 'always the same distance apart'],
      ['rhombus', 'a quadrilateral with four equal sides'],
      ['trapezium', 'a quadrilateral with one pair of parallel sides'],
    ],
    reo: ['tapawhā', 'koki hāngai', 'tapa'],
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
