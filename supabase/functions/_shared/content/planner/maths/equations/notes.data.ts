import type { Teaching } from '../../topic.ts'
import type { PracticeNotes } from '../maths-topic.ts'

export const TEACHING: Teaching = {
  walt: 'find unknown numbers by keeping both sides equal',
  criteria: [
    'explain that the equals sign means “the same as”',
    'find the unknown by working backwards or by balancing',
    'check by putting my answer back in',
  ],
  prior: ['Use addition and subtraction as opposites.', 'Use multiplication and division as opposites.'],
  materials: ['a balance or a drawing of one', 'counters and paper bags', 'mini whiteboards'],
  think: [
    'Read both sides: what must be the same?',
    'Ask what was done to the unknown.',
    'Undo it, doing the same to both sides.',
    'Put the answer back in to check.',
  ],
  hook: 'Hide counters in a bag and balance it against counters on the other side. How many are in the bag?',
  ask: 'How do you know without opening the bag?',
  misconceptions: [
    {
      what: 'Reads = as “the answer comes next”.',
      why: 'Most sums are written with the answer on the right.',
      move: 'Write 12 = 7 + 5 and 8 + 4 = 6 + 6, and ask whether they are allowed.',
    },
    {
      what: 'Does the operation in place of its opposite.',
      why: 'Copies the sign that is shown.',
      move: 'Tell it as a story and act it backwards.',
    },
  ],
  support: 'Use a balance or bar drawing for each question, with smaller numbers.',
  extension: 'Write an equation whose answer is 7, using two operations, for a partner to solve.',
  next: ['Write an equation from a word problem.', 'Solve with the unknown on either side.'],
  english: [
    ['equation', 'a statement that two amounts are the same'],
    ['unknown', 'a number we do not know yet'],
  ],
  reo: ['whārite', 'ōrite', 'tau'],
}

const UNKNOWN_CRITERIA: Teaching['criteria'] = [
  'say that both sides are the same amount',
  'find the unknown with a fact I know or by working backwards',
  'put my answer back in to check',
]

const LETTER_CRITERIA: Teaching['criteria'] = [
  'say what a letter stands for',
  'work with it as with a number',
  'check by putting a number in its place',
]

const LETTERS_NOTES: PracticeNotes = {
  hook: 'Think of a number, add 4, double it. How could I write what we did without knowing your number?',
  ask: 'What could the letter be? Could it be something else?',
  misconceptions: [
    {
      what: 'Reads 3b as thirty-something, or b as a thing (3 bananas).',
      why: 'Letters were short for words before.',
      move: 'Say “3 times a number” and try two different numbers.',
    },
    {
      what: 'Adds unlike terms: 3n + 2 = 5n.',
      why: 'An answer should be one thing.',
      move: 'Put n = 10 in both: are they the same?',
    },
  ],
  english: [
    ['variable', 'a letter that stands for a number'],
    ['term', 'one part of an expression'],
  ],
}

/** The notes of a practice, by its title. */
export const NOTES: Readonly<Record<string, PracticeNotes>> = {
  'the equals sign': {
    criteria: [
      'say that = means the same amount',
      'show both sides with objects',
      'tell whether a sentence is true',
    ],
  },
  'missing numbers': {
    criteria: ['show the whole with objects', 'cover the part I know', 'count the part that is missing'],
  },
  'open number sentences': { criteria: UNKNOWN_CRITERIA },
  'sentences for equal groups': {
    criteria: ['say how many groups and how many in each', 'write it with ×', 'write the sharing with ÷'],
    think: ['How many groups?', 'How many in each?', '× joins the groups; ÷ shares the total out again.'],
  },
  'true or false number sentences': {
    criteria: ['work out both sides', 'decide whether they are the same', 'explain why'],
  },
  'comparing with <, > and =': {
    criteria: ['read <, > and = aloud', 'compare two amounts', 'explain how I know'],
    think: [
      'Look at both sides.',
      'Which is more, or are they equal?',
      'The open side of the sign faces the larger amount.',
    ],
  },
  'comparing expressions': {
    criteria: [
      'look at what changes from one side to the other',
      'decide without calculating where I can',
      'explain how I know',
    ],
    think: [
      'What is the same on both sides?',
      'What is more, and what is less?',
      'By how much? Then decide.',
    ],
  },
  'using ≤ and ≥': {
    criteria: ['read ≤ and ≥ aloud', 'say when a sentence with them is true', 'give a number that fits'],
    think: [
      '≤ means less than or equal to.',
      'Work out both sides.',
      'Is it less, or equal? Either will do.',
    ],
  },
  'keeping both sides balanced': { criteria: UNKNOWN_CRITERIA },
  'algebraic notation': {
    ...LETTERS_NOTES,
    criteria: LETTER_CRITERIA,
    think: ['A letter stands for a number.', '3b means 3 times b.', 'Put a number in its place to check.'],
  },
  'collecting like terms': {
    ...LETTERS_NOTES,
    criteria: [
      'find terms with the same letter',
      'add them together',
      'check with a number in place of the letter',
    ],
    think: [
      'Underline the terms with the letter.',
      'Add how many there are.',
      'Add the plain numbers. The two kinds do not mix.',
    ],
  },
  'solving equations': { criteria: UNKNOWN_CRITERIA },
  'checking a solution': { criteria: UNKNOWN_CRITERIA },
  'substituting into a formula': {
    ...LETTERS_NOTES,
    criteria: LETTER_CRITERIA,
    think: [
      'Write the formula.',
      'Put the numbers in place of the letters.',
      'Calculate in the right order.',
    ],
  },
  'solving linear equations': { criteria: UNKNOWN_CRITERIA },
  inequalities: {
    hook: 'You need more than 20 points to win and have 14. Which scores will do? How could we show all of them?',
    misconceptions: [
      {
        what: 'Gives one number as the answer.',
        why: 'Equations have one.',
        move: 'Ask for three more that work, then mark them all on a line.',
      },
      {
        what: 'Fills the circle for < and >.',
        why: 'The boundary looks like the answer.',
        move: 'Test the boundary itself: does it make it true?',
      },
    ],
    english: [['inequality', 'a statement that one side is more or less']],
    criteria: [
      'solve it like an equation',
      'show the solution on a number line',
      'test a number on each side',
    ],
    think: [
      'Undo what was done to x, on both sides.',
      'Mark the boundary on the line: an open circle for < and >.',
      'Test a number to see which side to shade.',
    ],
  },
  'equations from word problems': {
    criteria: [
      'say what the letter stands for',
      'write the equation that tells the story',
      'solve it and check with the story',
    ],
  },
  'one-step equations': {
    criteria: [
      'say what was done to the unknown',
      'undo it on both sides',
      'put my answer back in to check it',
    ],
    think: [
      'What was done to x?',
      'Undo it: adding by subtracting, multiplying by dividing, on both sides.',
      'Put the answer back in. Are both sides the same?',
    ],
  },
}
