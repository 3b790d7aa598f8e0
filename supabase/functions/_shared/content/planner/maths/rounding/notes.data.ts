import type { Teaching } from '../../topic.ts'
import type { PracticeNotes } from '../maths-topic.ts'

export const TEACHING: Teaching = {
  walt: 'round numbers and use rounding to estimate',
  criteria: [
    'find the two round numbers that a number lies between',
    'decide which is closer, and say what happens at halfway',
    'use a rounded number to tell whether an answer is sensible',
  ],
  prior: ['Count in tens and hundreds.', 'Place numbers on a number line.'],
  materials: [
    'an empty number line a pair',
    'mini whiteboards',
    'a few real numbers from the school (roll, prices, distances)',
  ],
  think: [
    'Name the place we are rounding to.',
    'Mark the round numbers on each side on a number line.',
    'Mark halfway. Which side is our number on? At halfway we go up.',
  ],
  hook: 'Read out three numbers from real life. Which would you say exactly, and which would you say “about”?',
  ask: 'When is “about” good enough, and when is it not?',
  misconceptions: [
    {
      what: 'Always rounds down by dropping digits.',
      why: 'Cutting off digits looks like rounding.',
      move: 'Put the number on a line and measure the distance to each side.',
    },
    {
      what: 'Rounds in steps (2,348 to 2,350 to 2,400).',
      why: 'Rounds the digits one after another.',
      move: 'Go back to the number itself: which hundred is it nearer?',
    },
  ],
  support: 'Use a number line with the two round numbers already marked.',
  extension: 'Find the smallest and the largest whole number that round to the same number.',
  next: ['Estimate before every calculation this week.', 'Round in money and measurement.'],
  english: [
    ['round', 'to change a number to a nearby one that is easier to use'],
    ['estimate', 'a sensible answer found without working it out exactly'],
  ],
  reo: ['whakatau tata', 'tau', 'otinga'],
}

const ROUNDING_CRITERIA: Teaching['criteria'] = [
  'find the two round numbers that a number lies between',
  'decide which one is nearer',
  'say what happens at halfway',
]

const ESTIMATE_CRITERIA: Teaching['criteria'] = [
  'round the numbers before I calculate',
  'use them to say about how big the answer is',
  'tell whether an answer is sensible',
]

const DECIMAL_THINKING: Teaching['think'] = [
  'Name the place we are rounding to.',
  'Find the numbers on each side, and halfway between.',
  'Look at the next digit: five or more goes up.',
]

const ROUND_TO_A_PLACE: PracticeNotes = {
  criteria: ROUNDING_CRITERIA,
  think: [
    'Which place do I round to? I find the two round numbers on each side of my number.',
    'What is halfway between them? I mark it.',
    'Is my number before or after halfway? That tells which it is nearer to.',
    'At halfway exactly we have agreed to round up.',
  ],
  hook: 'A paper reports “about 400 people at the school fair”. How many might it really have been? What is the smallest, and what is the largest?',
  ask: 'Which two numbers is it between, and how do you know which is nearer?',
  misconceptions: [
    {
      what: 'Rounds down by cutting the digits off: 268 to 260.',
      why: 'Looks only at the digit that is kept.',
      move: 'Mark 260, 270 and halfway on a line. Where does 268 stand?',
    },
    {
      what: 'Rounds step by step: 348 to 350, and then to 400.',
      why: 'Each step is rounded again.',
      move: 'Mark 300, 350 and 400: on which side of halfway is 348?',
    },
    {
      what: 'Changes the rounded digit and leaves the others: 268 becomes 278.',
      why: 'The rule “go up one” is done to one digit only.',
      move: 'Read both neighbours aloud: two hundred and sixty, two hundred and seventy. Which is it?',
    },
  ],
  english: [
    ['round', 'to change a number to a nearby one that is easier to use'],
    ['nearest', 'the closest'],
    ['halfway', 'exactly in the middle'],
  ],
}

/** The notes of a practice, by its title. */
export const NOTES: Readonly<Record<string, PracticeNotes>> = {
  'numbers on a line marked in tens': {
    criteria: [
      'find the tens on each side of a number',
      'decide which ten it is nearer to',
      'mark about where it sits, and say why',
    ],
    think: [
      'How many tens does it have?',
      'So it lies after that ten and before the next.',
      'Is it nearly there, about halfway, or just past?',
    ],
  },
  'rounding to the nearest ten': ROUND_TO_A_PLACE,
  'rounding to tens and hundreds': ROUND_TO_A_PLACE,
  'rounding to 10, 100 and 1,000': ROUND_TO_A_PLACE,
  'rounding whole numbers': ROUND_TO_A_PLACE,
  'rounding to a million': ROUND_TO_A_PLACE,
  'rounding one decimal place': { criteria: ROUNDING_CRITERIA, think: DECIMAL_THINKING },
  'rounding decimals to whole numbers': { criteria: ROUNDING_CRITERIA, think: DECIMAL_THINKING },
  'rounding hundredths': { criteria: ROUNDING_CRITERIA, think: DECIMAL_THINKING },
  'rounding whole numbers and decimals': { criteria: ROUNDING_CRITERIA, think: DECIMAL_THINKING },
  'rounding to three places': { criteria: ROUNDING_CRITERIA, think: DECIMAL_THINKING },
  'estimating before calculating': { criteria: ESTIMATE_CRITERIA },
  'checking whether an answer is reasonable': { criteria: ESTIMATE_CRITERIA },
  'limits on an answer': {
    criteria: [
      'round down and up to find limits',
      'say between which numbers the answer must lie',
      'check the answer against the limits',
    ],
  },
}
