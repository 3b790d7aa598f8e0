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
  'writing expressions from patterns': {
    criteria: [
      'say what grows and what stays the same in a pattern',
      'write the rule as an expression with n for the position',
      'use the expression to find any position, and check it',
    ],
    think: [
      'The pattern grows by 3 each time, so there is 3 times the position: 3n.',
      'At position 1 that is 3. What is there really? The rest is added once.',
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
    criteria: ['write x and y as a pair', 'go across first, then up', 'check a point against the rule'],
    think: [
      'Take the x value and use the rule to find y.',
      'Start at (0, 0): go across, then up.',
      'Mark the point and read it back.',
    ],
  },
  'coordinate pairs': {
    ...COORDINATES_NOTES,
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
}
