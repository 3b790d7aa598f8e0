import type { HandsOn } from '../../topic.ts'
import type { PracticeNotes } from '../maths-topic.ts'

/** Things that are the shape or are not, with the answer and its reason. */
export const IS_IT = {
  rectangle: [
    [
      'a shape with four straight sides and four square corners, long and thin',
      'yes, four straight sides and four square corners.',
    ],
    ['a shape with four straight sides that leans to one side', 'no, its corners are not square.'],
    [
      'a shape with two straight sides and two curved ends',
      'no, all four sides of a rectangle are straight.',
    ],
    [
      'a shape with four straight sides and four square corners, standing on one corner',
      'yes, turning it does not change its sides and corners.',
    ],
    ['a shape with three straight sides', 'no, it has three sides, and a rectangle has four.'],
    ['a square', 'yes, it has four straight sides and four square corners; all its sides are equal too.'],
    ['four straight lines that leave a gap at one corner', 'no, it is not closed.'],
  ],
  square: [
    [
      'a shape with four equal straight sides and four square corners',
      'yes, four equal sides and four square corners.',
    ],
    [
      'a shape with four square corners, two sides long and two short',
      'no, its sides are not all equal. It is a rectangle.',
    ],
    [
      'a shape with four equal straight sides that has been pushed over',
      'no, its corners are no longer square.',
    ],
    [
      'a shape with four equal sides and four square corners, standing on one corner',
      'yes, turning it does not change its sides and corners.',
    ],
    ['a shape with three equal straight sides', 'no, it has three sides, and a square has four.'],
    ['a face of a dice cube', 'yes, its four sides are equal and its corners are square.'],
  ],
  triangle: [
    [
      'a closed shape with three straight sides, long and thin',
      'yes, it has three straight sides and three corners.',
    ],
    [
      'a closed shape with three straight sides, standing on its point',
      'yes, turning it does not change its sides and corners.',
    ],
    ['a shape with two straight sides and one curved side', 'no, all sides of a triangle are straight.'],
    ['three straight lines that leave a gap at one corner', 'no, it is not closed.'],
    ['a shape with four straight sides', 'no, it has four sides, and a triangle has three.'],
    [
      'a closed shape with three straight sides of three different lengths',
      'yes, the sides do not have to be equal.',
    ],
    ['a slice of pizza with a round crust', 'no, one of its sides is curved.'],
  ],
  quadrilateral: [
    [
      'a closed shape with four straight sides of four different lengths',
      'yes, four straight sides are all it needs.',
    ],
    ['a shape with three straight sides and one curved side', 'no, one of its sides is not straight.'],
    ['a square', 'yes, it has four straight sides.'],
    ['a closed shape with five straight sides', 'no, it has five sides.'],
    ['a shape with four straight sides that leans to one side', 'yes, its corners do not have to be square.'],
    ['four straight lines that leave a gap at one corner', 'no, it is not closed.'],
  ],
  circle: [
    [
      'the line round the bottom of a round tin',
      'yes, it is round all the way, and every part is as far from the middle.',
    ],
    ['the outline of an egg', 'no, it is longer one way than the other.'],
    ['a half moon shape with one straight side', 'no, a circle has no straight side.'],
    ['the outline of a coin that is round', 'yes, it is round all the way.'],
    ['a round line that does not meet its beginning', 'no, it is not closed.'],
    [
      'the line drawn by a pencil on a tight string, all round a pin',
      'yes, the string keeps every part as far from the pin.',
    ],
  ],
} satisfies Record<string, [string, string][]>

const SQUARE_CORNER = 'a scrap of paper folded into a square corner each'

/** Work with one kind of shape. */
export const ONE_SHAPE_HANDS_ON: readonly HandsOn[] = [
  {
    years: [1, 4],
    practices: /^squares$/,
    isAlways: true,
    materials: [
      SQUARE_CORNER,
      'four long and four short strips of card or ice-block sticks a pair',
      'squared paper and a pencil each',
    ],
    start:
      'Stand at the door of the room. What shape is it? Trace its sides in the air and count the corners aloud. Where else in this room is a shape like it?',
    show: 'Hold the folded paper corner in each corner of a book: it fits all four. Then hold it in a corner of a leaning shape drawn on the board: it does not fit.',
    steps: [
      'Find five things in the room with four straight sides. Test every corner with your paper corner.',
      'Lay a rectangle with two long and two short strips. Test its corners, then push it over. Is it still a rectangle?',
      'Lay a square with four strips of the same length. What is the same as in your rectangle, and what is different?',
      'Draw a rectangle on squared paper, then one that is long and thin, then a square. Mark the corners.',
      'Turn your paper so that each shape stands on a corner. Tell your partner what has changed and what has not.',
    ],
    look: 'corners are tested, and a shape that is turned, long or thin is still known by its sides and corners.',
    round: {
      prompt: 'Is this sheet of paper a square? How can we test it?',
      answer: 'no, its corners are square, but two of its sides are longer',
    },
    exit: {
      prompt: 'Show me a square, and tell me two things that make it one.',
      answer: 'Look for: four equal sides and four square corners.',
    },
    easier: 'Match card rectangles and squares to things in the room by laying them on.',
    harder:
      'How many different rectangles can you draw with 12 squares inside? Which of them is nearest to a square?',
    key: 'pushed over, the shape keeps its four sides but loses its square corners, so it is no rectangle any more.',
  },
  {
    years: [1, 4],
    practices: /^(?:rectangles|squares and rectangles)$/,
    isAlways: true,
    materials: [
      SQUARE_CORNER,
      'four long and four short strips of card or ice-block sticks a pair',
      'squared paper and a pencil each',
    ],
    start:
      'Stand at the door of the room. What shape is it? Trace its sides in the air and count the corners aloud. Where else in this room is a shape like it?',
    show: 'Hold the folded paper corner in each corner of a book: it fits all four. Then hold it in a corner of a leaning shape drawn on the board: it does not fit.',
    steps: [
      'Find five things in the room with four straight sides. Test every corner with your paper corner.',
      'Lay a rectangle with two long and two short strips. Test its corners, then push it over. Is it still a rectangle?',
      'Lay a square with four strips of the same length. What is the same as in your rectangle, and what is different?',
      'Draw a rectangle on squared paper, then one that is long and thin, then a square. Mark the corners.',
      'Turn your paper so that each shape stands on a corner. Tell your partner what has changed and what has not.',
    ],
    look: 'corners are tested, and a shape that is turned, long or thin is still known by its sides and corners.',
    round: {
      prompt: 'Is the cover of this book a rectangle? How can we test it?',
      answer: 'yes, four straight sides, and the paper corner fits all four corners',
    },
    exit: {
      prompt: 'Show me something in this room that is a rectangle, and tell me two things that make it one.',
      answer: 'Look for: four straight sides and four square corners.',
    },
    easier: 'Match card rectangles and squares to things in the room by laying them on.',
    harder:
      'How many different rectangles can you draw with 12 squares inside? Which of them is nearest to a square?',
    key: 'pushed over, the shape keeps its four sides but loses its square corners, so it is no rectangle any more.',
  },
  {
    years: [1, 4],
    practices: /^triangles$/,
    isAlways: true,
    materials: [
      'ice-block sticks or strips of card of three lengths, nine a pair',
      'paper and a pencil each',
    ],
    start:
      'Hide a triangle behind a book and show one corner only. What could it be? Show a little more each time.',
    show: 'Lay three sticks so that they meet end to end. Count sides and corners aloud. Slide one end away: “Now there is a gap. Is it still a triangle?”',
    steps: [
      'Lay a triangle with three sticks of the same length. Count its sides and corners.',
      'Make one that is long and thin, and one with three different sides. Are they triangles too? How do you know?',
      'Turn each one so that it stands on a point. What has changed, and what has not?',
      'Draw three triangles that look as different as you can. Draw one shape that is nearly a triangle but is not.',
      'Swap drawings. Cross out your partner’s shape that is no triangle, and say why.',
    ],
    look: 'three straight sides that meet are what counts, whatever the shape looks like or how it lies.',
    round: {
      prompt:
        'Here are three sticks that meet end to end. How many sides and how many corners has the shape?',
      answer: '3 sides and 3 corners',
    },
    exit: {
      prompt: 'Draw a triangle that stands on its point. How do you know that it is a triangle?',
      answer: 'Look for: a closed shape with three straight sides, and that as the reason.',
    },
    easier: 'Make triangles from three sticks of the same length, and turn them.',
    harder: 'Try to make a triangle with one long and two very short sticks. Why does it not close?',
  },
  {
    years: [1, 4],
    practices: /^circles$/,
    isAlways: true,
    materials: [
      'three round lids or tins of different sizes a pair',
      'a piece of string and two pencils a pair',
      'paper each',
    ],
    start: 'Roll a round lid across the mat, then try to roll a box. Why does one roll smoothly?',
    show: 'Draw round a lid. Follow the line with a finger: no corner, no straight side, and I come back to where I began.',
    steps: [
      'Draw round three lids of different sizes. Which is largest? Are they all circles?',
      'Find five things in the room that have a circle on them, and draw them.',
      'Hold one pencil with the string round it in the middle. Your partner keeps the string tight and draws all the way round.',
      'Look at the line: why is every part of it as far from the middle?',
      'Draw a round shape that is not a circle. Tell another pair why it is not.',
    ],
    look: 'children say “round all the way, no corners”, and see that an egg shape is not a circle.',
    round: { prompt: 'Where on this tin is a circle?', answer: 'at the top and at the bottom' },
    exit: {
      prompt: 'Show me a circle in this room. Why is it a circle and not an egg shape?',
      answer: 'Look for: round all the way, as far from the middle everywhere, with no corners.',
    },
    easier: 'Draw round lids and trace the line with a finger.',
    harder: 'Fold a paper circle in half, then in half again. What do you find where the folds cross?',
  },
  {
    years: [2, 4],
    practices: /^four-sided shapes$/,
    isAlways: true,
    materials: [
      'four long and four short strips of card or ice-block sticks a pair',
      SQUARE_CORNER,
      'paper and a pencil each',
    ],
    start:
      'Draw a shape with four straight sides that nobody else at your table will draw. What is the same about all of them?',
    show: 'Lay a four-sided shape with strips. Count the sides and corners aloud; test the corners with the paper corner and say what you find.',
    steps: [
      'Make as many different shapes with four strips as you can. Draw each one.',
      'Write “square corners” beside those whose corners all fit your paper corner.',
      'Write “equal sides” beside those whose sides are all the same length.',
      'Which shape has both words? What is it called?',
      'Sort all your drawings in a way that another pair can find out.',
    ],
    look: 'four straight sides make it a quadrilateral; names come from sides and corners, not from how it lies.',
    round: {
      prompt:
        'Here are two long and two short strips that meet end to end. How many sides and corners has the shape?',
      answer: '4 sides and 4 corners',
    },
    exit: {
      prompt:
        'Draw two different shapes with four sides. Say one thing that is the same and one that is different.',
      answer: 'Look for: four straight sides in both; a difference in side lengths or corners.',
    },
    key: 'the shape with square corners and equal sides is a square.',
    easier: 'Use strips of one length first, then of two lengths.',
    harder: 'Make a shape with four sides and exactly two square corners.',
  },
]

const ROUND_AND_FLAT: Pick<PracticeNotes, 'next'> = {
  next: ['Find this shape on the faces of boxes and tins.', 'Make new shapes by putting two together.'],
}

const RECTANGLES: PracticeNotes = {
  ...ROUND_AND_FLAT,
  walt: 'recognise a rectangle by its sides and corners, however it is turned',
  criteria: [
    'count four straight sides',
    'test that all four corners are square',
    'say why a shape is a rectangle, or why not',
  ],
  prior: ['Tell a straight line from a curved one.', 'Count to four without missing a side.'],
  materials: [SQUARE_CORNER, 'squared paper and a pencil each'],
  think: [
    'I count the sides: four, and all of them are straight.',
    'I hold the paper corner in each corner: does it fit?',
    'Four sides and four square corners: it is a rectangle, however it is turned.',
  ],
  hook: 'Find three shapes in this room like the door. What is the same about them?',
  ask: 'Is a square a rectangle? Test it: sides first, then corners.',
  misconceptions: [
    {
      what: 'Takes any shape with four sides for a rectangle.',
      why: 'Counts the sides and does not look at the corners.',
      move: 'Hold the paper corner in each corner of a leaning shape: does it fit?',
    },
    {
      what: 'Says that a rectangle standing on its corner is no rectangle.',
      why: 'Rectangles are usually drawn lying flat.',
      move: 'Turn the paper, and check the sides and corners again.',
    },
    {
      what: 'Says that a square is not a rectangle.',
      why: 'Each shape has had one name so far.',
      move: 'Tick them off for the square: four straight sides, four square corners.',
    },
  ],
  support: 'Lay card rectangles on things in the room and see which fit.',
  extension: 'Draw as many different rectangles as you can with 12 squares inside.',
  english: [
    ['rectangle', 'a shape with four straight sides and four square corners'],
    ['side', 'a straight edge of a flat shape'],
    ['corner', 'where two sides meet'],
  ],
  reo: ['tapawhā', 'tapa', 'koki'],
}

/** What a lesson on one kind of flat shape needs. */
export const ONE_SHAPE_NOTES: Readonly<Record<string, PracticeNotes>> = {
  rectangles: RECTANGLES,
  'squares and rectangles': {
    ...RECTANGLES,
    walt: 'recognise squares and rectangles by their sides and corners, and say what is the same and what is different',
    criteria: [
      'test that all four corners are square',
      'compare the lengths of the sides',
      'say what squares and rectangles share, and what only a square has',
    ],
    think: [
      'Four straight sides? I count them.',
      'Four square corners? I test each one: then it is a rectangle.',
      'Are all four sides equal as well? Then it is a square.',
    ],
    english: [
      ['rectangle', 'a shape with four straight sides and four square corners'],
      ['square', 'a rectangle with four equal sides'],
      ['corner', 'where two sides meet'],
    ],
  },
  squares: {
    ...RECTANGLES,
    walt: 'recognise a square by its sides and corners, however it is turned',
    criteria: [
      'count four straight sides',
      'check that all sides are equal and all corners square',
      'say why a shape is a square, or why not',
    ],
    think: [
      'I count the sides: four.',
      'Are they all the same length? I lay a strip along each one.',
      'Are all the corners square? I test them with the paper corner.',
    ],
    hook: 'Stand a card square on its corner. What is it now? Turn it slowly back: what was it all the time?',
    ask: 'What does a square have that not every rectangle has?',
    misconceptions: [
      {
        what: 'Says a square on its corner is a “diamond” and not a square.',
        why: 'Squares are usually drawn lying flat.',
        move: 'Turn the paper, and check the sides and corners again.',
      },
      {
        what: 'Calls a shape a square when it has four equal sides but leans.',
        why: 'Looks at the sides and not at the corners.',
        move: 'Hold the paper corner in each corner: does it fit?',
      },
    ],
    support: 'Lay a card square on shapes and see which fit.',
    extension: 'On squared paper, draw squares with 1, 4 and 9 squares inside. What comes next?',
    english: [
      ['square', 'a shape with four equal sides and four square corners'],
      ['side', 'a straight edge of a flat shape'],
      ['corner', 'where two sides meet'],
    ],
  },
  triangles: {
    ...ROUND_AND_FLAT,
    walt: 'recognise a triangle by its three straight sides, whatever it looks like',
    criteria: [
      'count three straight sides and three corners',
      'check that the shape is closed',
      'say why a shape is a triangle, or why not',
    ],
    prior: ['Tell a straight line from a curved one.', 'Count to three without missing a side.'],
    materials: ['ice-block sticks or strips of card of three lengths', 'paper and a pencil each'],
    think: [
      'I mark where I start and count the sides: three.',
      'Is each side straight, and is there no gap?',
      'I turn it: it still has three sides, so it is still a triangle.',
    ],
    hook: 'Hide a triangle behind a book and show one corner only. What could it be? What could it not be?',
    ask: 'Can a triangle be so thin that it is no triangle any more?',
    misconceptions: [
      {
        what: 'Takes only the triangle with equal sides for a triangle.',
        why: 'It is the one in every picture book.',
        move: 'Make long, thin and lopsided triangles from three sticks: what is the same?',
      },
      {
        what: 'Says that a triangle standing on its point is “upside down” and no triangle.',
        why: 'Triangles are usually drawn on their base.',
        move: 'Turn the paper and count the sides again.',
      },
      {
        what: 'Calls a shape with a round side a triangle, such as a slice of pizza.',
        why: 'It has three corners.',
        move: 'Lay a ruler along each side: is it straight?',
      },
    ],
    support: 'Lay three sticks on a drawn triangle, one on each side.',
    extension: 'Put two triangles together. Which shapes can you make?',
    english: [
      ['triangle', 'a closed shape with three straight sides'],
      ['side', 'a straight edge of a flat shape'],
      ['corner', 'where two sides meet'],
    ],
    reo: ['tapatoru', 'tapa', 'koki'],
  },
  circles: {
    ...ROUND_AND_FLAT,
    walt: 'recognise a circle, and say what makes it one',
    criteria: [
      'find circles around me',
      'draw a circle with a lid or a string',
      'say why a round shape is a circle, or why not',
    ],
    prior: ['Tell a straight line from a curved one.', 'Draw round a thing with a pencil.'],
    materials: [
      'three round lids or tins of different sizes a pair',
      'a piece of string and two pencils a pair',
    ],
    think: [
      'I follow the line with my finger: no corner and no straight side.',
      'Is it as wide this way as that way?',
      'Then it is a circle, large or small.',
    ],
    hook: 'Roll a round lid across the mat, then try to roll a box. Why does one roll smoothly?',
    ask: 'Why are wheels circles? What would a ride on egg-shaped wheels be like?',
    misconceptions: [
      {
        what: 'Calls every round shape a circle, such as an egg shape.',
        why: 'It has no corners either.',
        move: 'Measure across it with a string in two directions: is it the same?',
      },
      {
        what: 'Calls a ball a circle.',
        why: 'It looks round from every side.',
        move: 'Try to lay the ball flat on paper; then draw round a lid.',
      },
    ],
    support: 'Trace round lids with a finger before drawing.',
    extension: 'Draw a pattern of circles inside each other. How can you keep the same middle?',
    english: [
      ['circle', 'a flat shape that is round all the way'],
      ['round', 'curved, with no corners'],
      ['middle', 'the point that is as far from every part of a circle'],
    ],
    reo: ['porohita'],
  },
  'four-sided shapes': {
    ...ROUND_AND_FLAT,
    walt: 'make and sort shapes with four sides',
    criteria: [
      'check that a shape has four straight sides',
      'compare its sides and its corners',
      'say what two shapes share and how they differ',
    ],
    prior: ['Tell a straight line from a curved one.', 'Name a square and a rectangle.'],
    materials: ['four long and four short strips of card or ice-block sticks a pair', SQUARE_CORNER],
    think: [
      'Four straight sides, closed: it is a quadrilateral.',
      'Which sides are equal? I lay a strip along each one.',
      'Which corners are square? I test them with the paper corner.',
    ],
    hook: 'Join four strips into a square. Push it sideways. What has changed, and what has stayed?',
    ask: 'What do all quadrilaterals have in common? What can be different?',
    misconceptions: [
      {
        what: 'Thinks that only squares and rectangles have four sides.',
        why: 'They are the ones with names so far.',
        move: 'Draw four dots anywhere and join them in order: how many sides?',
      },
      {
        what: 'Names a shape by how it lies.',
        why: 'Shapes are usually drawn flat.',
        move: 'Turn the paper, and check the sides and corners again.',
      },
    ],
    support: 'Sort card shapes into “four sides” and “not four sides” first.',
    extension: 'Draw a shape with four sides and exactly two square corners.',
    english: [
      ['quadrilateral', 'a closed shape with four straight sides'],
      ['side', 'a straight edge of a flat shape'],
      ['corner', 'where two sides meet'],
    ],
    reo: ['tapawhā', 'tapa', 'koki'],
  },
}
