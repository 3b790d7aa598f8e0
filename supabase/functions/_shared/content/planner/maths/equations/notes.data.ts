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
  'the equals sign as a balance': {
    walt: 'see the equals sign as a balance: both sides are worth the same',
    criteria: [
      'read = as “is the same as”',
      'work out what one side is worth, and make the other side match',
      'say whether a number sentence is true, and why',
    ],
    prior: [
      'Add and subtract numbers of this size.',
      'Know that a balance is level when both sides weigh the same.',
    ],
    materials: [
      'a balance, or a coat hanger with a bag on each side',
      '20 cubes or counters a pair',
      'mini whiteboards',
    ],
    think: [
      'I cover the right side: what is the left side worth?',
      'Then the right side has to be worth the same.',
      'What is there already? What is missing?',
      'I put my number in and read the whole sentence: is it level?',
    ],
    hook: 'Write 8 + 4 = □ + 5. Everyone shows an answer at the same time. Who has 12, 7 or 17? Which makes the balance level?',
    ask: 'What does the sign = tell us: “work it out”, or “is the same as”?',
    misconceptions: [
      {
        what: 'Writes the total after the sign: 8 + 4 = 12 + 5.',
        why: 'The sign always came before the answer.',
        move: 'Put 8 and 4 on one side of a balance, 12 and 5 on the other: is it level?',
      },
      {
        what: 'Adds all the numbers: 8 + 4 = 17 + 5.',
        why: 'Every number must be used.',
        move: 'Cover one side: what is it worth by itself?',
      },
      {
        what: 'Says that 7 = 3 + 4 is the wrong way round.',
        why: 'Sums were always written with the answer last.',
        move: 'Turn the balance round: is it still level?',
      },
    ],
    support: 'Lay both sides with cubes, up to ten, and match them one to one.',
    extension: 'Make 46 + 27 = □ + 25 true without working out the total. How do you know?',
    next: ['Find missing numbers on both sides.', 'Do the same to both sides and keep the balance.'],
    english: [
      ['equals', 'is the same as'],
      ['balance', 'level, with the same on both sides'],
      ['number sentence', 'numbers and signs that say something true or false'],
    ],
  },
  'finding missing numbers': {
    walt: 'find the missing number in a number sentence, and check it',
    criteria: [
      'say what the sentence tells in my own words',
      'use the opposite operation, or a fact that I know',
      'put my number back in to check',
    ],
    prior: [
      'Know that adding undoes subtracting, and multiplying undoes dividing.',
      'Read = as “is the same as”.',
    ],
    materials: ['paper strips for bars', 'counters', 'mini whiteboards'],
    think: [
      'Which number is the whole, and which are the parts? I draw a bar.',
      'Is the whole missing, or a part?',
      'A missing part: I take the known part from the whole. A missing whole: I put the parts together.',
      'I put my number into the box and read it again.',
    ],
    hook: 'Put a number under a cup. Say: “I added 8 and got 23.” Who knows what is under the cup, and how?',
    ask: 'How did you know which operation undoes this one?',
    misconceptions: [
      {
        what: 'Uses the sign that is printed: □ − 8 = 23, so 23 − 8.',
        why: 'The sign is read as what to do.',
        move: 'Draw the bar: is the box the whole, or a part of it?',
      },
      {
        what: 'Guesses, and does not check.',
        why: 'Any number fits an empty box.',
        move: 'Read the sentence aloud with the number in it: is it true?',
      },
    ],
    support: 'Draw a bar for each one, with numbers to 20.',
    extension: 'Write a sentence with two boxes that has exactly three pairs of answers.',
    next: ['Use a letter in place of the box.', 'Solve word problems with an unknown.'],
    english: [
      ['unknown', 'a number that we do not know yet'],
      ['opposite', 'what undoes it: subtraction undoes addition'],
    ],
  },
  'simplifying expressions': {
    ...LETTERS_NOTES,
    walt: 'simplify expressions by collecting like terms',
    criteria: [
      'find the terms with the same letter, with the signs before them',
      'put them together, and the plain numbers too',
      'check by putting a number in place of the letter',
    ],
    prior: ['Know that 3n means 3 times n.', 'Substitute a number for a letter.'],
    materials: ['algebra cards or two kinds of counters', 'mini whiteboards'],
    think: [
      'I underline each term with the sign before it.',
      'Which terms have the same letter? I put those together: 7n take away 3n is 4n.',
      'The plain numbers make a group of their own.',
      'I test both expressions with n = 10: do they agree?',
    ],
    hook: 'You have 3 bags with the same number of marbles, and 5 loose ones. A friend gives you 2 such bags and 4 marbles. Say what you have in the shortest way.',
    ask: 'Why can 4n + 9 not be made any shorter?',
    misconceptions: [
      {
        what: 'Joins unlike terms: 4n + 9 = 13n.',
        why: 'An answer should be one thing.',
        move: 'Put n = 10 in both: are they the same?',
      },
      {
        what: 'Loses the sign: 7n + 5 − 3n = 10n + 5.',
        why: 'The sign is thought to belong to the term before it.',
        move: 'Draw a ring round each term together with the sign in front.',
      },
      {
        what: 'Takes n for 0n: 5n + n = 5n².',
        why: 'No number stands before the letter.',
        move: 'Write it as 1n: five of them and one more.',
      },
    ],
    support: 'Lay bags and counters for each term, and sort them.',
    extension:
      'Write three different expressions that all simplify to 6n + 2, one of them with a minus sign.',
    next: ['Multiply out brackets.', 'Solve equations with the letter on both sides.'],
    english: [
      ['term', 'one part of an expression, with its sign'],
      ['like terms', 'terms with the same letter'],
      ['simplify', 'write in a shorter way that is equal'],
    ],
  },
}
