import type { Teaching } from '../../topic.ts'
import type { PracticeNotes } from '../maths-topic.ts'

export const TEACHING: Teaching = {
  walt: 'add and subtract, and choose a strategy that suits the numbers',
  criteria: [
    'show the numbers with materials, a number line or in columns',
    'add or subtract and explain each step',
    'check my answer with the opposite operation',
  ],
  prior: [
    'Know the basic facts of earlier years.',
    'Break a number into its parts (tens and ones, hundreds, tens and ones).',
  ],
  materials: ['counters or place value materials', 'an empty number line', 'mini whiteboards'],
  think: [
    'Look at the numbers first: is there an easy way?',
    'Estimate: about how big will the answer be?',
    'Work in parts, keeping tens with tens and ones with ones.',
    'Check with the opposite operation.',
  ],
  hook: 'Show one calculation. Pairs find two different ways to work it out and say which they like better.',
  ask: 'Which strategy suits these numbers, and why?',
  misconceptions: [
    {
      what: 'Takes the smaller digit from the larger in each column.',
      why: 'Subtraction is thought to work either way round.',
      move: 'Build the first number with materials and actually take the second away.',
    },
    {
      what: 'Forgets a ten that was made or used.',
      why: 'Works on one column at a time.',
      move: 'Estimate first, then ask whether the answer is near the estimate.',
    },
  ],
  support:
    'Use materials or a number line for every question; the numbers are smaller, the task is the same.',
  extension: 'Write a story for a calculation, with one number that is not needed, for a partner to solve.',
  next: [
    'Use the strategy with larger numbers or with money.',
    'Mix addition and subtraction in one problem.',
  ],
  english: [
    ['total', 'how many altogether'],
    ['difference', 'how many more one number is than another'],
  ],
  reo: ['tāpiri', 'tango', 'tapeke'],
}

const ADD_CRITERIA: Teaching['criteria'] = [
  'show the story with objects or a drawing',
  'say the number sentence that goes with it',
  'check by counting or with the opposite operation',
]

const STORY_CRITERIA: Teaching['criteria'] = [
  'say what the story asks in my own words',
  'choose the operation, and say why',
  'check that the answer fits the story',
]

/** The notes of a practice, by its title. */
export const NOTES: Readonly<Record<string, PracticeNotes>> = {
  'joining two groups': { criteria: ADD_CRITERIA },
  'taking away': { criteria: ADD_CRITERIA },
  'finding the difference': {
    criteria: [
      'match two groups one to one',
      'count how many more one group has',
      'say the difference in a sentence',
    ],
    think: ['Put the two groups in rows.', 'Match them one to one.', 'What is left over is the difference.'],
  },
  'number stories': { criteria: STORY_CRITERIA },
  'addition and subtraction facts': {
    criteria: [
      'say the fact without counting',
      'say the other facts that belong with it',
      'use a fact I know for one I do not',
    ],
  },
  'doubles and halves': {
    criteria: [
      'double a number from memory',
      'halve an even number from memory',
      'say which half belongs with a double',
    ],
    think: [
      'Double means two of the same.',
      'Half means two equal parts.',
      'If double 4 is 8, then half of 8 is 4.',
    ],
  },
  doubles: {
    walt: 'say the doubles without counting',
    criteria: [
      'make a double with two equal groups',
      'say a double from memory',
      'say which number was doubled',
    ],
    prior: ['Count to 20.', 'Show a number on fingers or on a tens frame.'],
    think: [
      'Double means two of the same number.',
      'Double 6: I see 5 and 1 on each hand. 5 and 5 is 10, and 1 and 1 is 2.',
      'That makes 12, so double 6 is 12.',
    ],
    misconceptions: [
      {
        what: 'Adds 2 to the number: double 6 is 8.',
        why: '“Double” sounds like “two”.',
        move: 'Build the number twice, in two equal rows, and count both rows.',
      },
    ],
    support: 'Stay with doubles to 10, and lay each one in two equal rows.',
    extension: 'Use a double for a sum that is one more: 6 + 7.',
    next: ['Use doubles for near doubles.', 'Halve the numbers again.'],
    english: [['double', 'two lots of the same number']],
  },
  'halving numbers': {
    walt: 'halve a number by using its double',
    criteria: ['share a number into two equal groups', 'halve a number from memory', 'check with the double'],
    prior: ['Know doubles to 20.', 'Share things into two equal groups.'],
    think: [
      'Half means one of two equal groups.',
      'Half of 14: which number was doubled to make 14?',
      'Double 7 is 14, so half of 14 is 7.',
    ],
    misconceptions: [
      {
        what: 'Makes two groups that are not equal and calls one of them half.',
        why: '“Half” is often said for “a part”.',
        move: 'Line the two groups up one to one. What is left over?',
      },
    ],
    support: 'Share counters one for you, one for me, and count one group.',
    extension: 'Halve a number, then halve it again. What part is that of the first number?',
    next: ['Halve larger numbers in parts: the tens, then the ones.', 'Find half of a set in a story.'],
    english: [['half', 'one of two equal parts']],
  },
  'adding three numbers': {
    criteria: [
      'look for two numbers that make ten',
      'change the order to make it easier',
      'explain the pair I chose',
    ],
    think: [
      'Look at all three numbers first.',
      'Which two make ten, or a double?',
      'Join those, then the other.',
    ],
  },
  'adding 100': {
    criteria: [
      'build the number with a hundred and ones',
      'say which digits change and which stay',
      'write the new number with a 0 in the tens place',
    ],
    think: ['Build the ones.', 'Put one hundred beside them.', 'Are there any tens? Write 0 in that place.'],
  },
  'word problems': { criteria: STORY_CRITERIA },
  'problems with more than one step': { criteria: STORY_CRITERIA },
  'word problems with several operations': {
    criteria: STORY_CRITERIA,
    think: [
      'What do we know, and what do we want?',
      'Which step comes first?',
      'Write each step, then check with the story.',
    ],
  },
  'adding in either order': {
    criteria: [
      'show that the parts can be added in either order',
      'show that taking away cannot be turned round',
      'explain it with objects',
    ],
    think: [
      'Show the two parts and join them.',
      'Swap them: is the total the same?',
      'Now try the same with taking away.',
    ],
  },
  'making 100': {
    criteria: ['count up to the next ten, then to 100', 'say what is missing to make 100', 'check by adding'],
  },
  'addition and subtraction': {
    criteria: [
      'estimate before I calculate',
      'line up or split the numbers by their places',
      'check with the opposite operation',
    ],
  },
  'adding and subtracting decimals': {
    misconceptions: [
      {
        what: 'Lines up the last digits: 4.2 + 0.35 = 0.77.',
        why: 'That works with whole numbers.',
        move: 'Write both with the same number of places, one point under the other.',
      },
    ],
  },
  'word problems with several amounts': {
    misconceptions: [
      {
        what: 'Adds every number in the story.',
        why: 'They all look alike.',
        move: 'Draw a bar for the whole amount and cut off what was spent.',
      },
    ],
  },
  'adding and subtracting integers': {
    misconceptions: [
      {
        what: 'Says that taking away a negative number makes a number smaller.',
        why: 'Taking away has always made numbers smaller.',
        move: 'Use money that is owed: a debt of $4 is taken away. Are you better or worse off?',
      },
    ],
  },
}
