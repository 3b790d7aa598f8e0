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
    walt: 'say about where a number lies between two tens',
    ask: 'Which two tens is it between, and which is it nearer?',
    misconceptions: [
      {
        what: 'Puts 47 just after 40, because it begins with 4.',
        why: 'Looks at the tens only.',
        move: 'Mark halfway: is 47 before or after it?',
      },
      {
        what: 'Counts on the marks in ones.',
        why: 'Every mark is taken for one.',
        move: 'Read the marks aloud: 10, 20, 30.',
      },
    ],
  },
  'rounding to the nearest ten': ROUND_TO_A_PLACE,
  'rounding to tens and hundreds': ROUND_TO_A_PLACE,
  'rounding to 10, 100 and 1,000': ROUND_TO_A_PLACE,
  'rounding whole numbers': ROUND_TO_A_PLACE,
  'rounding to a million': ROUND_TO_A_PLACE,
  'rounding one decimal place': {
    criteria: ROUNDING_CRITERIA,
    think: DECIMAL_THINKING,
    walt: 'round a number with one decimal place to the nearest whole number',
    hook: 'A parcel weighs 3.7 kg, and the label says “about 4 kg”. Is that fair? What would you write for 3.2 kg?',
    ask: 'Which two whole numbers is it between, and what is halfway?',
    misconceptions: [
      {
        what: 'Cuts off the decimal: 3.7 to 3.',
        why: 'Dropping digits looks like rounding.',
        move: 'Mark 3, 4 and halfway: where is 3.7?',
      },
      {
        what: 'Rounds 3.5 down.',
        why: 'Halfway is as near to both.',
        move: 'It has been agreed that halfway goes up.',
      },
    ],
    support: 'Use a line with 3, 3.5 and 4 marked.',
    extension: 'Which numbers with one decimal place round to 6?',
    key: { hook: 'yes; 3.2 kg is about 3 kg.', extension: '5.5 to 6.4.' },
  },
  'rounding decimals to whole numbers': {
    criteria: ROUNDING_CRITERIA,
    think: DECIMAL_THINKING,
    walt: 'round decimals to the nearest whole number',
    hook: 'The sprint times are 9.48 s and 9.52 s. Rounded to whole seconds, are they the same? Is that fair?',
    ask: 'Which digit do you look at, and why only that one?',
    misconceptions: [
      {
        what: 'Rounds step by step: 9.48 to 9.5 to 10.',
        why: 'Each step is rounded again.',
        move: 'Mark 9, 9.5 and 10: on which side of halfway is 9.48?',
      },
      {
        what: 'Cuts the decimals off.',
        why: 'Dropping digits looks like rounding.',
        move: 'Which whole number is 9.52 nearer?',
      },
    ],
    support: 'Mark halfway on a line between the two whole numbers first.',
    extension: 'What is the smallest and the largest number with two decimal places that rounds to 10?',
    key: {
      hook: 'no: 9 and 10, although they are nearly equal.',
      ask: 'the tenths: they tell on which side of halfway it is.',
      extension: '9.50 and 10.49.',
    },
  },
  'rounding hundredths': {
    criteria: ROUNDING_CRITERIA,
    think: DECIMAL_THINKING,
    walt: 'round hundredths to the nearest tenth or whole number',
    hook: 'A ribbon is 2.46 m long. What is that to the nearest tenth of a metre, and to the nearest metre?',
    ask: 'Which place are you rounding to, and which digit tells you what to do?',
    misconceptions: [
      {
        what: 'Rounds twice: 2.46 to 2.5 to 3.',
        why: 'Each step is rounded again.',
        move: 'Go back to 2.46: is it nearer 2 or 3?',
      },
      {
        what: 'Writes 2.96 to the nearest tenth as 2.10.',
        why: 'After nine tenths comes ten.',
        move: 'Ten tenths are one whole: 3.0.',
      },
    ],
    support: 'Draw a line from 2.4 to 2.5 with ten steps, and mark halfway.',
    extension: 'Which numbers with two decimal places round to 3.0?',
    key: { hook: '2.5 m and 2 m.', extension: '2.95 to 3.04.' },
  },
  'rounding whole numbers and decimals': {
    criteria: ROUNDING_CRITERIA,
    think: DECIMAL_THINKING,
    walt: 'round whole numbers and decimals to a named place',
    hook: 'A stadium reports 23,847 visitors. What would a newspaper write, and what the ticket office? Why?',
    ask: 'Which place are you rounding to, and which digit decides?',
    misconceptions: [
      {
        what: 'Rounds step by step from the right.',
        why: 'Each step is rounded again.',
        move: 'Mark the two neighbours and halfway, and place the number itself.',
      },
      {
        what: 'Drops the zeros: 23,847 to the nearest thousand is 24.',
        why: 'The number of thousands is given and not the number.',
        move: 'Read it in the story: 24 visitors?',
      },
    ],
    support: 'Draw the line with both neighbours and halfway for every question.',
    extension:
      'A number rounds to 5,000 to the nearest hundred and to 4,960 to the nearest ten. What could it be?',
    key: {
      hook: '“about 24,000”; the office needs the exact number.',
      extension: 'any whole number from 4,955 to 4,964.',
    },
  },
  'rounding to three places': {
    criteria: ROUNDING_CRITERIA,
    think: DECIMAL_THINKING,
    walt: 'round decimals to up to three places and whole numbers to any power of ten',
    hook: 'A calculator shows 2 ÷ 7 = 0.2857142…. How many of these digits would you keep for money, and for a length in metres?',
    ask: 'Which digit decides, and what happens to all those after it?',
    misconceptions: [
      {
        what: 'Counts the places from the wrong side of the point.',
        why: 'Whole numbers are counted from the right.',
        move: 'Name the places: tenths, hundredths, thousandths.',
      },
      {
        what: 'Writes 0.9996 to three places as 0.9910.',
        why: 'After nine comes ten.',
        move: 'Ten thousandths make one hundredth: carry on to 1.000.',
      },
    ],
    support: 'Name and mark the place first, and cover all digits after the next one.',
    extension:
      'Two numbers both round to 0.286. Their difference is as large as it can be with four decimal places. Which are they?',
    key: { hook: 'two for money (0.29), three for millimetres (0.286).', extension: '0.2855 and 0.2864.' },
  },
  'estimating before calculating': {
    criteria: ESTIMATE_CRITERIA,
    walt: 'estimate an answer before I calculate',
    think: [
      'I round each number to one that is easy to work with.',
      'I calculate with the round numbers: that is my estimate.',
      'Did I round both up? Then the true answer is less.',
      'After calculating I compare: is it near?',
    ],
    ask: 'Is the exact answer more or less than your estimate? How can you tell without working it out?',
    misconceptions: [
      {
        what: 'Calculates exactly, and rounds the answer.',
        why: 'An estimate looks like a worse answer.',
        move: 'Cover the ones digits. Which tens are left to add?',
      },
      {
        what: 'Thinks an estimate is right or wrong.',
        why: 'Maths has one answer.',
        move: 'Collect several estimates: which are good enough to tell 500 from 5,000?',
      },
    ],
    hook: 'Will $20 be enough for things that cost $6.90, $4.80 and $7.20? Decide in ten seconds.',
    support: 'Round to the nearest ten on a number line first.',
    extension: 'Find two numbers that are not round, so that the estimate is exactly right.',
    key: {
      hook: 'yes: about $7 + $5 + $7 = $19; exactly $18.90.',
      extension: 'such as 48 + 52: one is rounded up as much as the other down.',
    },
  },
  'checking whether an answer is reasonable': {
    criteria: ESTIMATE_CRITERIA,
    walt: 'use rounding to tell whether an answer is reasonable',
    think: [
      'I round the numbers to easy ones and work out about how big the answer must be.',
      'I compare the given answer with that.',
      'Is it far away? Then a place was lost, or another operation was done.',
      'I say “it can be right” or “it cannot be right”, and why.',
    ],
    ask: 'How far from the estimate may an answer be before you stop believing it?',
    misconceptions: [
      {
        what: 'Calculates it all again to check.',
        why: 'Only the exact answer looks like proof.',
        move: 'Cover all but the first digit of each number: what is it about?',
      },
      {
        what: 'Believes every answer that is near the right number of digits.',
        why: 'The size is looked at, not the leading digit.',
        move: 'Compare the first digits too.',
      },
    ],
    hook: 'Someone keys in 48 × 21 and reads 10,008. Right or wrong? How can you tell in five seconds?',
    support: 'Round each number to its first digit, and write the estimate beside the question.',
    extension:
      'Write three wrong answers to 396 + 512: one that anyone would notice, one that an estimate shows, and one that it does not.',
    key: { hook: 'wrong: 50 × 20 is about 1,000; it is 1,008.' },
  },
  'limits on an answer': {
    criteria: [
      'round down and up to find limits',
      'say between which numbers the answer must lie',
      'check the answer against the limits',
    ],
    walt: 'set limits between which an answer must lie',
    think: [
      'I round every number down and calculate: the answer is more than that.',
      'I round every number up and calculate: the answer is less than that.',
      'So it lies between these limits.',
      'I calculate, and check that it does.',
    ],
    ask: 'How could you bring the limits closer together?',
    misconceptions: [
      {
        what: 'Rounds both to the nearest, and calls it a limit.',
        why: 'Rounding has always been to the nearest.',
        move: 'One number was rounded up, the other down: is the answer more or less than that?',
      },
      {
        what: 'Gives the limits of one factor only.',
        why: 'The other number looks exact enough.',
        move: 'Draw the smallest and the largest rectangle.',
      },
    ],
    hook: 'A room is between 6 m and 7 m long, and between 4 m and 5 m wide. What is the smallest its area can be, and the largest?',
    support: 'Round to whole tens, and write “more than” and “less than” with each limit.',
    extension: 'Find limits for 4.7 × 8.3 that are less than 5 apart.',
    key: {
      hook: '24 m² and 35 m².',
      ask: 'round to a smaller place.',
      extension: 'such as 4.5 × 8.2 = 36.9 and 4.8 × 8.4 = 40.32.',
    },
  },
}
