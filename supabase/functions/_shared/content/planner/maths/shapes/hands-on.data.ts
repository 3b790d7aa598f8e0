import type { HandsOn } from '../../topic.ts'

/** Shapes that are found, made, folded and built. */
export const HANDS_ON: readonly HandsOn[] = [
  {
    years: [3, 8],
    practices: /symmetry/,
    uses: /mirror|fold|symmetr/i,
    isAlways: true,
    materials: ['paper and scissors each', 'a small mirror a pair', 'a pencil each'],
    start:
      'Fold a sheet of paper, cut a shape from the folded edge and open it. What is true of every shape made this way?',
    show: 'Fold the first shape so that both sides match exactly. The fold is a line of symmetry; a fold that does not match is not.',
    steps: [
      'Cut out a square, a rectangle that is not a square, a triangle with equal sides and a circle.',
      'Fold each one in every way you can so that the two sides match. Draw the fold lines.',
      'Record in a table: shape, number of lines of symmetry.',
      'Write the capital letters of your name. Set the mirror on each and find the lines of symmetry.',
      'Draw half a picture up to a fold. Your partner draws the other half; check with the mirror.',
    ],
    look: 'the two sides match when folded; a line that only makes equal parts is not enough.',
    exit: {
      prompt: 'Draw a rectangle that is not a square, and all of its lines of symmetry.',
      answer: '2 lines: through the middle, across and down',
    },
    key: 'square 4 lines, rectangle 2, triangle with equal sides 3, circle as many as you like.',
    easier: 'Fold shapes that are already cut out, one line each.',
    harder: 'Turn a shape about its middle: how often does it look the same in one full turn?',
  },
  {
    years: [1, 2],
    practices: /solid|faces/,
    uses: /block|solid|box|3d/i,
    materials: [
      'boxes, tins, balls and blocks, ten a group',
      'playdough a group',
      'paper and a pencil a group',
    ],
    start: 'Hide a ball, a box or a tin in a bag. One child feels it and describes it. Which is it?',
    show: 'Hold up the first solid: touch each face, say what shape it is, and try whether it rolls, slides or stacks.',
    steps: [
      'Sort your solids: rolls, slides, or does both. Try them on the table.',
      'Sort them again in a way of your own. Can another group guess the rule?',
      'Press a flat side of three solids into the playdough. What shapes do the prints have?',
      'Draw the prints and write the name of each solid.',
      'Build the highest tower you can. Which solids were good at the bottom, and why?',
    ],
    look: 'children say what a face looks like, not only the name of the solid.',
    round: {
      prompt: 'Does this box roll, slide or stack? What shape is one of its faces?',
      answer: 'it slides and stacks; a rectangle or a square',
    },
    exit: {
      prompt: 'Choose a solid. Tell me one shape that you see on it, and whether it rolls.',
      answer: 'Look for: the shape of a face, and what it does.',
    },
    easier: 'Work with a ball, a box and a tin.',
    harder: 'Make a solid from playdough that rolls and also stands still.',
  },
  {
    years: [1, 3],
    practices: /^(?!.*(?:symmetry|horizontal|parallel))/,
    uses: /\b(?:walk|hunt|outside|outdoors|playground|around (?:us|the (?:school|room|class\w*))|environment)\b/i,
    materials: [
      'four shape cards a pair: circle, triangle, square and rectangle',
      'a clipboard, paper and a pencil a pair',
      'chalk a pair',
    ],
    start:
      'Show a shape card for two seconds and hide it. What did you see? Where in this room have you seen it before?',
    show: 'Point to a window. Trace its sides in the air, count them aloud, and hold the rectangle card beside it: is it the same shape?',
    steps: [
      'Walk with your pair inside the edges you were shown. Find something for each of your shape cards.',
      'Trace its sides with a finger and count them. How many corners are there?',
      'Draw it on your paper with a tally mark for each one of that shape that you find.',
      'Chalk the shape that you found most often on the ground, as large as you can. Walk round it and count its sides.',
      'Come back together. Which shape was everywhere, and which was hard to find? Why may that be?',
    ],
    look: 'shapes are named by their sides and corners, also when they are turned, long or large.',
    exit: {
      prompt: 'Tell me a thing in this room that is a rectangle. How do you know?',
      answer: 'Look for: four sides and four square corners.',
    },
    easier: 'Look for one shape only, with its card in your hand.',
    harder: 'Find a shape that is on none of your cards, and say how you would describe it.',
  },
  {
    years: [1, 2],
    uses: /stick|geoboard|block|tangram|shape/i,
    materials: [
      '12 ice-block sticks a pair',
      'shapes cut from card a pair: triangles, squares, rectangles and circles of different sizes',
      'paper and a pencil a pair',
    ],
    start: 'Hide a shape behind a book and show one corner only. What could it be? What could it not be?',
    show: 'Trace round the first shape with a finger, count its sides and its corners, and turn it: is it still the same shape?',
    steps: [
      'Sort your card shapes. Say your rule: number of sides, corners, or straight and curved.',
      'Make a triangle with sticks. Count sides and corners. Make a different triangle.',
      'Make a square, then a rectangle that is not a square. How many sticks did each need?',
      'Draw each shape and write how many sides and corners it has.',
      'Play: one describes a shape, the other finds it or makes it.',
    ],
    look: 'a shape that is turned, long or thin is still known by its sides.',
    exit: {
      prompt: 'Here is a long thin triangle that stands on its point. What is it, and how do you know?',
      answer: 'a triangle: it has three straight sides',
    },
    easier: 'Match shapes to ones that are drawn on a card.',
    harder: 'Make a shape with five sides, then one with six.',
  },
  {
    years: [3, 5],
    practices: /faces|flat shapes and solids|prism/,
    uses: /solid|box|straw|marshmallow|toothpick|net/i,
    materials: [
      'toothpicks and lumps of playdough a pair',
      'three boxes or blocks of different shapes a pair',
      'paper and a pencil a pair',
    ],
    start: 'Hold a box. Guess how many corners, edges and faces it has, without turning it.',
    show: 'Touch and count the faces, edges and vertices of the first solid; mark where you began.',
    steps: [
      'Count the faces, edges and vertices of each box or block. Record them in a table.',
      'Build a cube from toothpicks and playdough. Which parts are the edges, and which the vertices?',
      'Build a pyramid with a square base. How many toothpicks did it need?',
      'Add both to the table.',
      'Look at your table: what do faces and vertices together tell about edges?',
    ],
    look: 'edges are told from faces, and nothing is counted twice.',
    exit: {
      prompt:
        'How many faces, edges and vertices has a cube? How do you know that you counted each one once?',
      answer: '6 faces, 12 edges and 8 vertices',
    },
    key: 'a box has 6 faces, 12 edges and 8 vertices; the pyramid has 5 faces, 8 edges and 5 vertices. Faces and vertices together are 2 more than edges.',
    easier: 'Put a sticker on each vertex as it is counted.',
    harder: 'Predict the numbers for a prism with a hexagon at each end, then build it.',
  },
  {
    years: [3, 8],
    uses: /geoboard|stick|strip|card|shape/i,
    materials: [
      'a strip of card for each side: four long and four short a pair',
      'eight split pins a pair',
      'a ruler, paper and a pencil each',
    ],
    start:
      'Draw a shape with four sides that nobody else in your group will draw. What is the same about all of them?',
    show: 'Join four strips for the first shape, and say what you see: equal sides, parallel sides, right angles.',
    steps: [
      'Join strips to make as many different triangles as you can. Draw each one.',
      'Write what is special about it: equal sides, a right angle, or nothing.',
      'Now join four strips. Push the shape sideways: what changes, and what stays?',
      'Make each of these if you can: four equal sides; two pairs of equal sides; just one pair of parallel sides. Draw and name them.',
      'Sort all your drawings in a way that another pair can find out.',
    ],
    look: 'names are given for sides and angles, not for how a shape lies.',
    easier: 'Sort drawings by the number of sides and right angles.',
    harder:
      'Write “always, sometimes or never”: a square is a rectangle; a rhombus is a square; a kite has parallel sides.',
  },
]
