import type { PracticeNotes } from '../maths-topic.ts'

const SOLIDS: PracticeNotes = {
  prior: ['Name everyday solids such as cubes and cylinders.', 'Name flat shapes by their sides.'],
  materials: [
    'five solids a group, such as boxes, tins and a ball',
    'modelling clay a group',
    'mini whiteboards',
  ],
  hook: 'Press one side of a box into clay and hide the box. Which solids could have made this print?',
  ask: 'Which flat shapes would you need to make it?',
  misconceptions: [
    {
      what: 'Calls a solid by the name of its face: a cube is “a square”.',
      why: 'The face is what is seen.',
      move: 'Print the face in clay, then hold up the whole solid.',
    },
    {
      what: 'Counts a face twice, or misses the one it stands on.',
      why: 'The solid is turned while counting.',
      move: 'Put a sticky dot on each face as it is counted.',
    },
  ],
  support: 'Hold the solid, and put a dot on each part while counting.',
  extension: 'Write three clues so that only one solid in the bag fits.',
  next: ['Build a solid from its faces.', 'Draw a net of it.'],
  english: [
    ['solid', 'a shape that can be picked up'],
    ['face', 'a flat surface of a solid'],
  ],
}

const LINES: PracticeNotes = {
  prior: ['Name shapes by their sides.', 'Know what a right angle is.'],
  materials: ['a ruler and squared paper each', 'a paper right-angle tester each'],
  support: 'Mark one kind of line in one colour, with a ruler laid along it.',
}

/** What is taught with single practices of shapes. */
export const SHAPE_PRACTICE_NOTES: Readonly<Record<string, PracticeNotes>> = {
  'sorting shapes': {
    walt: 'sort shapes by one feature, and say my rule',
    prior: ['Name some flat shapes.', 'Say what is the same about two things.'],
    materials: [
      'a bag of flat shapes a group, of different sizes and colours',
      'two loops of string a group',
    ],
    think: [
      'What is the same about these? They all have three sides. That is my rule.',
      'I look at each shape: does the rule fit? It goes in, or it stays out.',
      'I check every shape in the loop once more, and say the rule.',
    ],
    hook: 'Put four shapes in a loop without a word. Hold up another: in or out? Who knows my rule?',
    ask: 'Is there another shape that would fit your rule?',
    misconceptions: [
      {
        what: 'Changes the rule half-way, from sides to colour.',
        why: 'The next shape looks alike in another way.',
        move: 'Say the rule aloud before each shape is put down.',
      },
      {
        what: 'Leaves out a shape because it is small or turned.',
        why: 'Shapes are usually met in one size.',
        move: 'Count its sides: does the rule ask for size?',
      },
    ],
    support: 'Sort into two loops: three sides and not three sides.',
    extension: 'Use two loops that overlap: what belongs in the middle?',
    next: ['Sort by another feature.', 'Describe a shape without naming it.'],
    english: [
      ['sort', 'put together what is alike'],
      ['rule', 'what all shapes in the group have'],
    ],
  },
  'flat shapes and solids': {
    ...SOLIDS,
    walt: 'say how a flat shape and a solid differ',
    think: [
      'Can I pick it up and turn it round, or is it flat like a drawing?',
      'A flat shape has length and width. A solid has height as well.',
      'I name the solid, and a flat shape that I can see on it.',
    ],
  },
  'flat shapes on solids': {
    ...SOLIDS,
    walt: 'name the flat shapes that are the faces of a solid',
    think: [
      'I turn the solid until one face lies on the table.',
      'I draw round it: what shape is it?',
      'I put a dot on that face, and go on until every face has one.',
    ],
  },
  'faces, edges and vertices': {
    prior: ['Name cubes, cuboids and pyramids.', 'Count parts without missing any.'],
    support: 'Build the edges from sticks and the vertices from clay, and count while building.',
    extension: 'Write three clues with faces, edges and vertices so that only one solid fits.',
  },
  prisms: {
    ...SOLIDS,
    walt: 'recognise a prism by its two ends, and count its faces, edges and vertices',
    think: [
      'I look for two faces that match and lie opposite each other: they are the ends.',
      'All other faces are rectangles, one for each side of the end.',
      'The end gives the prism its name: triangular prism.',
    ],
    hook: 'Cut a block of clay across in three places. Is every cut the same shape? Now try it with a pyramid.',
    ask: 'What shape would you see wherever you cut it across?',
    misconceptions: [
      {
        what: 'Calls a pyramid a prism.',
        why: 'Both have a base with corners.',
        move: 'Cut it across near the top: is the cut as large as the base?',
      },
      {
        what: 'Takes the face it stands on for the end.',
        why: 'The base is at the bottom.',
        move: 'Turn it: which two faces match, and are no rectangles?',
      },
    ],
    extension: 'A prism has an end with n sides. How many faces, edges and vertices has it?',
    next: ['Draw a net of a prism.', 'Find the volume of a prism.'],
    english: [
      ['prism', 'a solid with two ends that match, and the same cut all along'],
      ['cross-section', 'the shape of a cut across'],
      ['vertex', 'a corner point; more than one are vertices'],
    ],
  },
  'prisms and pyramids': {
    ...SOLIDS,
    walt: 'tell prisms from pyramids by their faces, edges and vertices',
    criteria: [
      'find the base',
      'say whether the other faces are rectangles or triangles',
      'count faces, edges and vertices',
    ],
    think: [
      'Are there two ends that match? Then it is a prism.',
      'Do the other faces meet at one point? Then it is a pyramid.',
      'I count from the base: one side face for each side of the base.',
    ],
    extension: 'Faces + vertices − edges: work it out for six solids. What do you notice?',
    english: [
      ['prism', 'a solid with two ends that match'],
      ['pyramid', 'a solid whose side faces meet at one point'],
      ['vertex', 'a corner point; more than one are vertices'],
    ],
  },
  'what makes a polygon': {
    walt: 'say whether a shape is a polygon, and why',
    prior: ['Name shapes by counting their sides.', 'Tell straight lines from curved ones.'],
    materials: ['12 sticks a pair', 'shapes drawn on cards a pair, some open and some with curves'],
    think: [
      'I run a finger round the shape: do I come back to where I began? It must be closed.',
      'Is every side straight? One curve is enough, and it is no polygon.',
      'Do its sides cross? If not, it is a polygon, and I count its sides.',
    ],
    hook: 'Draw a triangle, a circle and a triangle with a gap. Two of them are not in my club. What is the rule?',
    ask: 'What would you change to make it a polygon?',
    misconceptions: [
      {
        what: 'Calls only regular shapes polygons.',
        why: 'They are in every picture book.',
        move: 'Draw a lopsided shape with five sides: closed and straight?',
      },
      {
        what: 'Overlooks a small gap or a curved side.',
        why: 'The whole looks like a shape that is known.',
        move: 'Run a finger round it slowly.',
      },
    ],
    support: 'Sort cards into closed and open first, then into straight and curved.',
    extension: 'Draw a polygon with six sides that has one right angle only.',
    next: ['Name polygons up to the octagon.', 'Sort regular and irregular polygons.'],
    english: [
      ['polygon', 'a closed shape with straight sides'],
      ['closed', 'without a gap'],
    ],
  },
  polygons: {
    prior: ['Name triangles, squares and rectangles.', 'Count sides without missing any.'],
    ask: 'How many sides has it, and does it matter how long they are?',
    extension:
      'Draw a pentagon, a hexagon and an octagon that look as different as possible from those in books.',
  },
  'regular and irregular polygons': {
    walt: 'say whether a polygon is regular or irregular',
    prior: ['Name polygons by their sides.', 'Compare lengths and angles.'],
    materials: [
      'sticks of one length and of different lengths a pair',
      'a ruler and a paper right-angle tester each',
    ],
    think: [
      'I count the sides: that gives the name.',
      'Are all sides the same length? I measure.',
      'Are all angles the same size? Only with both is it regular.',
    ],
    hook: 'Make a shape with four equal sticks. Push it over: it is still made of equal sticks. Is it still a square?',
    ask: 'Is it enough that all sides are equal?',
    misconceptions: [
      {
        what: 'Calls a rhombus or a rectangle regular.',
        why: 'One of the two conditions is met.',
        move: 'Check both: sides and angles. Which one fails?',
      },
      {
        what: 'Thinks that irregular polygons are no real ones: only the regular hexagon is a hexagon.',
        why: 'It is the one that is drawn.',
        move: 'Count the sides of a lopsided one.',
      },
    ],
    support: 'Use a table with two columns: all sides equal? all angles equal?',
    extension: 'Which regular polygons cover a table without gaps?',
    next: ['Find lines of symmetry of regular polygons.', 'Sort quadrilaterals.'],
    english: [
      ['regular', 'with all sides and all angles equal'],
      ['irregular', 'not regular'],
    ],
  },
  'horizontal, vertical and diagonal': {
    ...LINES,
    walt: 'find horizontal, vertical and diagonal lines in shapes and around us',
    think: [
      'Horizontal lies like the horizon, level with the floor.',
      'Vertical stands straight up, like a door frame.',
      'Anything between is slanted; from corner to corner of a shape it is a diagonal.',
    ],
    ask: 'Does it stay vertical when I turn the paper?',
    extension: 'Draw a shape with two horizontal sides, one vertical side and one diagonal side.',
    next: ['Find parallel and perpendicular lines.', 'Describe shapes with these words.'],
  },
  'parallel and perpendicular lines': {
    ...LINES,
    walt: 'find parallel and perpendicular lines, also in shapes',
    think: [
      'Parallel: are they the same distance apart all along? I measure in two places.',
      'Perpendicular: do they meet at a right angle? I hold the tester in the corner.',
      'I say which sides of the shape they are.',
    ],
    ask: 'Would these lines meet if they went on?',
    extension: 'Draw a shape with exactly one pair of parallel sides and two right angles.',
    next: ['Name quadrilaterals by their parallel sides.', 'Find angles on parallel lines.'],
  },
  'families of quadrilaterals': {
    walt: 'say why one shape can belong to several families of quadrilaterals',
    prior: [
      'Name squares, rectangles, rhombuses, kites, trapeziums and parallelograms.',
      'Find parallel sides and right angles.',
    ],
    materials: ['cards with quadrilaterals a pair', 'a ruler and a paper right-angle tester each'],
    think: [
      'What does the family ask for? A parallelogram: two pairs of parallel sides.',
      'Has this shape got that? A rectangle has, so it is a parallelogram too.',
      'It has more: right angles. More properties make a smaller family inside the larger one.',
    ],
    hook: '“Every square is a rectangle.” “Every rectangle is a square.” Stand left for true and right for false. Why?',
    ask: 'Which property is missing to make it a square?',
    misconceptions: [
      {
        what: 'Says that a square is no rectangle.',
        why: 'Each shape has one name.',
        move: 'Read what a rectangle must have, and tick it for the square.',
      },
      {
        what: 'Turns the sentence round: every rectangle is a square.',
        why: 'Both sound alike.',
        move: 'Look for one rectangle that is no square. One is enough.',
      },
    ],
    support: 'Use a table of properties, and tick them for each shape.',
    extension: 'Draw a diagram of the families in which each shape has one place.',
    next: ['Use properties to find angles and sides.', 'Look at symmetry of quadrilaterals.'],
    english: [
      ['family', 'all shapes that share a property'],
      ['property', 'something that is true of a shape'],
    ],
  },
  'rotational symmetry': {
    walt: 'find the order of rotational symmetry of a shape',
    prior: ['Find lines of symmetry.', 'Turn a shape by quarter and half turns.'],
    materials: ['tracing paper and a pencil each', 'cut-out shapes a pair'],
    think: [
      'I trace the shape, mark one corner, and put my pencil on the middle.',
      'I turn the tracing slowly and count each time it fits exactly.',
      'After one full turn I stop: that count is the order.',
    ],
    hook: 'Turn a paper square behind your back. Can anyone tell whether I turned it? How often does it look the same in a full turn?',
    ask: 'How far do you turn it until it fits for the first time?',
    misconceptions: [
      {
        what: 'Counts the start and the end of the turn as two.',
        why: 'It fits at both.',
        move: 'Mark a corner: the end is the start again.',
      },
      {
        what: 'Takes lines of symmetry for the order of a parallelogram.',
        why: 'For squares both are 4.',
        move: 'Fold it, then turn it: what do you find?',
      },
    ],
    support: 'Cut the shape out, put a dot on one corner, and turn it on top of its outline.',
    extension: 'Draw a shape with order 3 and no line of symmetry.',
    next: ['Make patterns with rotations.', 'Compare with lines of symmetry.'],
    english: [
      ['rotational symmetry', 'looking the same after part of a turn'],
      ['order', 'how often it fits in a full turn'],
    ],
  },
  'angles of quadrilaterals': {
    walt: 'find unknown angles of special quadrilaterals',
    criteria: [
      'name the special shape',
      'use what it says about its angles',
      'check that all four add to 360°',
    ],
    prior: [
      'Know that the angles of a quadrilateral add to 360°.',
      'Name parallelograms, rhombuses, kites and trapeziums.',
    ],
    materials: ['paper and a ruler each', 'mini whiteboards'],
    think: [
      'Which shape is it, and what do I know about its angles?',
      'Opposite angles of a parallelogram are equal; neighbours add to 180°.',
      'I find the others one by one, and check that all four add to 360°.',
    ],
    hook: 'Cut out a parallelogram, tear off its corners and compare. Which are equal? Which two make a straight line?',
    ask: 'Which fact about this shape did you use?',
    support: 'Draw the shape, and colour equal angles alike.',
    extension: 'In a kite two angles are 80° and 110°. What can the others be? Find all answers.',
    english: [
      ['opposite angles', 'angles across from each other'],
      ['neighbours', 'angles at the two ends of one side'],
    ],
  },
  'kinds of triangle and quadrilateral': {
    walt: 'name triangles and quadrilaterals by their sides and angles',
    criteria: [
      'compare the sides',
      'look for right angles and parallel sides',
      'give the name that says most, and the reason',
    ],
    prior: ['Know acute, right and obtuse angles.', 'Find parallel sides.'],
    materials: [
      'strips of card of three lengths and split pins a pair',
      'a ruler and a paper right-angle tester each',
      'mini whiteboards',
    ],
    think: [
      'How many sides has it? Three: triangle. Four: quadrilateral.',
      'Triangle: are three, two or no sides equal? Is one angle a right angle, or obtuse?',
      'Quadrilateral: how many pairs of parallel sides, which sides are equal, are there right angles? I choose the name that says most.',
    ],
    hook: 'Join four equal strips into a square, and push it sideways. What is it now? Then try it with three strips: why can you not push it?',
    ask: 'Which property decided the name?',
    misconceptions: [
      {
        what: 'Thinks that a triangle can have one name only, such as isosceles or right-angled.',
        why: 'Each shape has had one name so far.',
        move: 'Fold a square along its diagonal: which names fit this triangle?',
      },
      {
        what: 'Says that a square is not a rectangle.',
        why: 'Each shape has had one name so far.',
        move: 'Tick the properties of a rectangle for the square, one by one.',
      },
    ],
    support: 'Sort cut-out shapes by one property at a time.',
    extension:
      'Write “always, sometimes or never”: an equilateral triangle is isosceles; a rhombus is a square; a kite has parallel sides.',
    next: ['Draw shapes from their properties.', 'Find the sum of their angles.'],
    english: [
      ['isosceles', 'with two equal sides'],
      ['equilateral', 'with three equal sides'],
      ['scalene', 'with no equal sides'],
      ['parallel', 'always the same distance apart'],
    ],
    reo: ['tapatoru', 'tapawhā'],
  },
}
