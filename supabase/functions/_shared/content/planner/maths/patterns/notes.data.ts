import type { Teaching } from '../../topic.ts'
import type { PracticeNotes } from '../maths-topic.ts'

export const TEACHING: Teaching = {
  walt: 'continue patterns and describe the rule that makes them',
  criteria: [
    'find the part that repeats or the step between numbers',
    'use the rule to say what comes next',
    'explain the rule so that someone else can use it',
  ],
  prior: ['Copy a pattern that someone else has made.', 'Count in equal steps.'],
  materials: ['coloured counters or blocks', 'matchsticks or ice-block sticks', 'mini whiteboards'],
  think: [
    'Look at one step: what changed?',
    'Look at the next step: is it the same change?',
    'Say the rule, then test it on the whole pattern.',
  ],
  hook: 'Clap and tap a pattern. The class joins in when they can predict it.',
  ask: 'How could you know a later part without making all the parts before it?',
  misconceptions: [
    {
      what: 'Carries on from the last thing only.',
      why: 'Does not look for the part that repeats.',
      move: 'Circle the first repeat, then check the others against it.',
    },
    {
      what: 'Describes the first step and applies it to the rest.',
      why: 'One step looks like a rule.',
      move: 'Test the rule on two more steps before using it.',
    },
  ],
  support: 'Build each pattern with blocks and say it aloud.',
  extension: 'Make a pattern with a rule of two steps for a partner to find.',
  next: ['Record patterns in a table.', 'Write the rule with a letter for the position.'],
  english: [
    ['rule', 'what you do each time to get the next part'],
    ['position', 'where something stands in a pattern'],
  ],
  reo: ['tauira', 'raupapa'],
}

const PATTERN_CRITERIA: Teaching['criteria'] = [
  'find what changes and what stays the same',
  'use the rule to say what comes next',
  'describe the rule in words',
]

const COORDINATES_NOTES: PracticeNotes = {
  hook: 'Make a grid on the floor. One student stands on a point; the others say where, with two numbers only.',
  ask: 'Which number comes first, and why does it matter?',
  misconceptions: [
    {
      what: 'Goes up before across.',
      why: 'Both numbers look alike.',
      move: 'Say “along the corridor, then up the stairs”.',
    },
    {
      what: 'Numbers the spaces and not the lines.',
      why: 'Grid maps name the squares.',
      move: 'Put a counter where two lines cross.',
    },
  ],
  english: [
    ['coordinates', 'two numbers that say where a point is'],
    ['axis', 'a number line to measure along'],
  ],
  next: ['Draw a picture from coordinates for a partner.', 'Find the rule that a row of points follows.'],
}

/** The notes of a practice, by its title. */
export const NOTES: Readonly<Record<string, PracticeNotes>> = {
  coordinates: {
    ...COORDINATES_NOTES,
    walt: 'read and mark points with coordinates',
    criteria: [
      'say along first, then up',
      'mark a point where two lines cross',
      'explain why (2, 5) and (5, 2) are different places',
    ],
    prior: ['Read numbers along a line.', 'Find a square on a grid map.'],
    materials: ['squared paper', 'rulers', 'chalk or tape for a grid on the floor'],
    think: [
      'I start at the corner, where both numbers are 0.',
      'The first number tells how far along.',
      'The second number tells how far up. My point is where the lines cross.',
    ],
    support: 'Use a grid from 0 to 5, and a finger of each hand: one along, one up.',
    extension:
      'Draw a picture of straight lines, write the coordinates of its corners in order, and let a partner draw it from them.',
  },
  'writing expressions from patterns': {
    criteria: [
      'say what grows and what stays the same in a pattern',
      'write the rule as an expression with n for the position',
      'use the expression to find any position, and check it',
    ],
    think: [
      'What it grows by each time stands before n: growing by 3 gives 3n.',
      'I put 1 for n. What is there really at position 1? The difference is added or taken away once.',
      'I test the expression at position 2 and 3.',
    ],
    ask: 'What does each part of the expression count in the pattern?',
    support: 'Say the rule in words, and use it for position 10, before a letter is written.',
    extension: 'Write two different expressions for the same pattern, and show that they always agree.',
    next: ['Work backwards from a value to its position.', 'Draw the pattern as points on a graph.'],
    english: [
      ['expression', 'numbers and letters joined by signs, such as 3n + 1'],
      ['variable', 'a letter that stands for any number'],
      ['position', 'where something stands in a pattern'],
    ],
  },
  'growing patterns': { criteria: PATTERN_CRITERIA },
  'patterns that multiply or divide': { criteria: PATTERN_CRITERIA },
  'tables of positions and values': {
    criteria: [
      'read positions and values in a table',
      'find the rule that links them',
      'use it to predict a far value',
    ],
  },
  'decimal patterns': { criteria: PATTERN_CRITERIA },
  'points on a coordinate plane': {
    ...COORDINATES_NOTES,
    walt: 'read and plot points from a rule with x and y',
    prior: ['Read a number line.', 'Put a number into a rule, such as x + 3.'],
    materials: ['squared paper with two axes each', 'a ruler and a pencil each'],
    support: 'Use a grid with both axes numbered, and walk a finger across, then up.',
    extension: 'Find the point where two rules, such as y = x + 3 and y = 2x, have the same x and y.',
    reo: ['tau', 'raupapa'],
    criteria: ['write x and y as a pair', 'go across first, then up', 'check a point against the rule'],
    think: [
      'Take the x value and use the rule to find y.',
      'Start at (0, 0): go across, then up.',
      'Mark the point and read it back.',
    ],
  },
  'coordinate pairs': {
    ...COORDINATES_NOTES,
    walt: 'read and write points as pairs of numbers',
    prior: ['Read a number line.', 'Find a square on a grid map.'],
    materials: ['squared paper with two axes each', 'a ruler and a pencil each'],
    support: 'Use a grid with both axes numbered, and walk a finger across, then up.',
    extension: 'Give the corners of a shape for a partner to draw.',
    reo: ['tau', 'raupapa'],
    criteria: [
      'read a point as across, then up',
      'show two pairs that look alike but differ',
      'explain why the order matters',
    ],
    think: ['Start at (0, 0).', 'The first number goes across.', 'The second number goes up.'],
  },
  'the rule for the nth term': {
    criteria: [
      'find how much the pattern grows',
      'write the rule with n',
      'check it for the first two terms',
    ],
  },
  'straight-line graphs': {
    ...COORDINATES_NOTES,
    criteria: ['find points from the rule', 'plot them and join them with a ruler', 'check another point'],
    think: [
      'Choose x values and find y with the rule.',
      'Plot each pair.',
      'Do they lie on one straight line?',
    ],
  },
  'steepness and starting value': {
    hook: 'Two students save money: one begins with $10 and saves $2 a week, the other begins with nothing and saves $4. Who has more, and when?',
    misconceptions: [
      {
        what: 'Mixes up the start and the growth.',
        why: 'Both are numbers in one rule.',
        move: 'Put in x = 0: what is left is the start.',
      },
      {
        what: 'Thinks that a line which starts higher is steeper.',
        why: 'It looks higher.',
        move: 'Compare how much each grows in one step.',
      },
    ],
    english: [
      ['steepness', 'how fast a line rises'],
      ['starting value', 'where it begins, at x = 0'],
    ],
    criteria: ['say where a line starts', 'say how steep it is', 'find both in the rule'],
    think: [
      'What is y when x is 0? That is the start.',
      'How much does y grow for one more x?',
      'Find both numbers in the rule.',
    ],
  },
  'working backwards from a value': {
    misconceptions: [
      {
        what: 'Divides first, then takes away.',
        why: 'The steps are undone in the order they were done.',
        move: 'Write the rule in two boxes, and go through them from the end.',
      },
    ],
  },
  'number patterns': {
    walt: 'find the rule of a number pattern, and use it to work out any position',
    criteria: [
      'say how the pattern grows from one number to the next',
      'find the rule that links a position with its number',
      'use the rule for a position far along, and check it',
    ],
    prior: ['Skip count in equal steps from any number.', 'Know the multiplication facts to 10 × 10.'],
    materials: ['40 counters or sticks a pair', 'squared paper for tables', 'mini whiteboards'],
    think: [
      'How much more is each number than the one before? That tells me which table it is near.',
      'I compare: at position 1 the table says that much. What is really there?',
      'The rest is added every time: multiply the position, then add.',
      'I test my rule at position 2 and 3 before I use it far along.',
    ],
    hook: 'Put up 5, 8, 11, 14. Everyone can say the next. Who can say the 100th, without writing all of them?',
    ask: 'Where do you see the number that you multiply by, and where the number that you add?',
    misconceptions: [
      {
        what: 'Doubles the 10th number to get the 20th.',
        why: 'Twice as far should be twice as much.',
        move: 'Test it with positions 2 and 4.',
      },
      {
        what: 'Says only “add 3”, and cannot reach position 100.',
        why: 'Looks from one number to the next, but not at the position.',
        move: 'Write the positions above the numbers, and look for what links each pair.',
      },
    ],
    support: 'Build the first four with counters, and make a table with position and number.',
    extension: 'Find two different patterns that both have 20 at position 4, and write their rules.',
    next: ['Write the rule with a letter.', 'Plot positions and numbers as points.'],
    english: [
      ['rule', 'what links a position with its number'],
      ['position', 'where something stands in a pattern: 1st, 2nd, 3rd …'],
      ['term', 'one of the numbers in a pattern'],
    ],
  },
  'graphing linear relationships': {
    ...COORDINATES_NOTES,
    walt: 'draw the graph of a linear rule, and read its start and its gradient',
    criteria: [
      'make a table of values from the rule',
      'plot the points, and join them with a ruler',
      'say where the line crosses the y-axis, and how steep it is',
    ],
    prior: ['Plot points from coordinates.', 'Put a number in place of x and work out y.'],
    materials: ['graph paper or squared paper', 'rulers and pencils', 'mini whiteboards'],
    think: [
      'I choose easy values for x: 0, 1, 2 and 3, and put each into the rule.',
      'I write a table, and plot each pair: across first, then up.',
      'Do they lie on one straight line? If one does not, I check it.',
      'Where the line meets the y-axis is the start. How far it goes up for one across is the gradient.',
    ],
    hook: 'A plumber charges $40 to come and $30 an hour; another charges $50 an hour and nothing to come. Who is cheaper? A graph can show when that changes.',
    ask: 'How can you see the two numbers of the rule in the graph?',
    support: 'Fill in a table for y = 2x first, then for y = 2x + 1, and compare the lines.',
    extension: 'Draw y = 2x + 1 and y = −x + 7. Where do they cross, and what does that point mean?',
    next: ['Find the rule from a graph.', 'Compare two lines by gradient and start.'],
    english: [
      ['linear', 'having a straight-line graph'],
      ['gradient', 'how far up for each one across'],
      ['intercept', 'where the line crosses an axis'],
      ['table of values', 'x and y in pairs'],
    ],
  },
  'the gradient of a line': {
    walt: 'find the gradient of a line, and say what it tells',
    criteria: [
      'choose two points on the line and find how far up and how far across',
      'divide the rise by the run',
      'say what the gradient means in the story of the graph',
    ],
    prior: ['Plot points and read coordinates.', 'Draw a straight-line graph from a table.'],
    materials: ['graph paper or squared paper', 'rulers and pencils', 'mini whiteboards'],
    think: [
      'I choose two points that I can read exactly.',
      'How far up from one to the other? That is the rise.',
      'How far across? That is the run.',
      'Rise divided by run: how much up for each one across.',
    ],
    hook: 'Sketch three ramps: up 1 for 4 across, up 2 for 4, up 2 for 2. Order them from gentle to steep. Which numbers did you use?',
    ask: 'Does it matter which two points on the line you choose? Try it.',
    misconceptions: [
      {
        what: 'Divides across by up.',
        why: 'Coordinates are read across first.',
        move: 'Ask what a steeper ramp should give: a larger number. Which way round does that?',
      },
      {
        what: 'Gives the y-value of a point as the gradient.',
        why: 'A line that is higher looks steeper.',
        move: 'Draw two parallel lines, one above the other: which is steeper?',
      },
      {
        what: 'Takes the points in different orders: up from the first, across from the second.',
        why: 'Each difference is made larger minus smaller.',
        move: 'Draw the triangle under the line, and walk along it from left to right.',
      },
    ],
    support: 'Draw the step triangle under the line for one across each time.',
    extension:
      'What is the gradient of a line that goes down, and of one that is level? Give a rule for each.',
    next: ['Find the rule of a line from its gradient and start.', 'Compare rates by their graphs.'],
    english: [
      ['gradient', 'how far up for each one across'],
      ['rise', 'how far up'],
      ['run', 'how far across'],
    ],
  },
}
