import type { Teaching } from '../../topic.ts'
import type { PracticeNotes } from '../maths-topic.ts'

export const TEACHING: Teaching = {
  walt: 'measure accurately and use metric units',
  criteria: [
    'choose a unit that suits what I am measuring',
    'line up with zero and read the scale',
    'change between units and check that the answer is sensible',
  ],
  prior: ['Compare two objects directly.', 'Read a number line with marks between the numbers.'],
  materials: [
    'rulers and tape measures',
    'kitchen or balance scales',
    'measuring jugs and water',
    'a tray of things to measure',
  ],
  think: [
    'Estimate first, using something I know.',
    'Choose the tool and the unit.',
    'Start from zero and read to the nearest mark.',
    'Going to a smaller unit, there will be more of them.',
  ],
  hook: 'Guess the length of the whiteboard. Stand in a line from the smallest guess to the largest, then measure.',
  ask: 'Which unit would be silly for this, and why?',
  misconceptions: [
    {
      what: 'Starts measuring from 1 or from the end of the ruler.',
      why: 'Counting starts at one.',
      move: 'Find zero on three different rulers.',
    },
    {
      what: 'Divides to change to a smaller unit.',
      why: 'Smaller sounds like less.',
      move: 'Ask: do we need more small ones or fewer?',
    },
  ],
  support: 'Measure real objects for each question, whole units only.',
  extension: 'Find three objects that together measure as close to 1 kg, or 1 m, as possible.',
  next: ['Record measurements as decimals.', 'Use measurements to solve problems in the māra kai.'],
  english: [
    ['unit', 'what we measure in, such as metres'],
    ['scale', 'the marks and numbers on a measuring tool'],
  ],
  reo: ['inenga', 'roa', 'taumaha', 'mitarau'],
}

const COMPARE_CRITERIA: Teaching['criteria'] = [
  'compare fairly, from the same starting point',
  'use the words for length, mass and capacity',
  'show how I know',
]

const UNIT_CRITERIA: Teaching['criteria'] = [
  'choose a unit that suits',
  'measure or read a scale carefully',
  'write the number with its unit',
]

const CONVERT_CRITERIA: Teaching['criteria'] = [
  'say how many small units make one large unit',
  'multiply or divide to change the unit',
  'check that the size is sensible',
]

const CONVERT_THINKING: Teaching['think'] = [
  'How many of the small unit make one large unit?',
  'To a smaller unit: more of them, so multiply.',
  'To a larger unit: fewer of them, so divide.',
]

/** The notes of a practice, by its title. */
export const NOTES: Readonly<Record<string, PracticeNotes>> = {
  'comparing lengths': { criteria: COMPARE_CRITERIA },
  'comparing masses': { criteria: COMPARE_CRITERIA },
  'comparing how much containers hold': { criteria: COMPARE_CRITERIA },
  'words for comparing': { criteria: COMPARE_CRITERIA },
  'measuring with objects': {
    criteria: ['put the objects end to end', 'leave no gaps and no overlaps', 'count and say how long it is'],
  },
  'measuring in centimetres': {
    criteria: ['estimate first', 'start measuring at 0', 'write the length in cm'],
  },
  'reading scales': { criteria: UNIT_CRITERIA },
  'units of the same size': {
    criteria: ['use units of one size', 'leave no gaps or overlaps', 'explain what goes wrong otherwise'],
  },
  'ordering measurements': {
    criteria: [
      'check that the units are the same',
      'put the measurements in order',
      'say how much more one is',
    ],
  },
  'metres and centimetres': {
    criteria: UNIT_CRITERIA,
    materials: ['rulers and tape measures', 'things to measure in the room and outside'],
    think: [
      'Is it longer or shorter than a metre? I choose the unit.',
      'I estimate with something that I know.',
      'I start at zero, keep the tape straight, and read to the nearest centimetre.',
    ],
    misconceptions: [
      {
        what: 'Starts measuring from 1 or from the end of the ruler.',
        why: 'Counting starts at one.',
        move: 'Find zero on three different rulers.',
      },
      {
        what: 'Writes 1 m 5 cm as 15 cm or 1.5 m.',
        why: 'Joins the two numbers.',
        move: 'Show 1 m and 5 cm on the tape, and count on from 100.',
      },
    ],
    extension: 'Find three things that are together as close to 2 m as possible.',
    next: ['Change between metres and centimetres.', 'Find the distance round shapes.'],
  },
  'kilograms and grams': {
    criteria: UNIT_CRITERIA,
    materials: ['kitchen scales', 'a 1 kg packet', 'things to weigh'],
    hook: 'Pass round a 1 kg packet. Name something that is about as heavy.',
    misconceptions: [
      {
        what: 'Thinks that bigger things are always heavier.',
        why: 'Size is what is seen.',
        move: 'Compare a large empty box with a small stone.',
      },
      {
        what: 'Reads every mark of the scale as 1.',
        why: 'Counts marks and not what they stand for.',
        move: 'Count the spaces between two numbers: what is each worth?',
      },
    ],
    extension: 'Find things that are together as close to 1 kg as possible.',
  },
  'litres and millilitres': {
    criteria: UNIT_CRITERIA,
    materials: ['measuring jugs and water', 'containers of different shapes'],
    hook: 'Show a 1 L bottle and a cup. How many cups fill the bottle?',
    misconceptions: [
      {
        what: 'Says that the taller container holds more.',
        why: 'Sees height and not width.',
        move: 'Pour from one into the other.',
      },
      {
        what: 'Reads the scale from above.',
        why: 'It is easier to look down.',
        move: 'Bring the eyes level with the water, and read again.',
      },
    ],
    extension: 'Find three containers that hold as close to 1 L as possible together.',
  },
  'reading a thermometer': {
    criteria: ['find what each mark stands for', 'read where the line ends', 'write the temperature in °C'],
    think: [
      'What does each mark stand for?',
      'Count up from 0 to the end of the line.',
      'Write °C after the number.',
    ],
  },
  'changing between metres and centimetres': { criteria: CONVERT_CRITERIA, think: CONVERT_THINKING },
  'mixed units of length': { criteria: CONVERT_CRITERIA, think: CONVERT_THINKING },
  'changing metric units': { criteria: CONVERT_CRITERIA, think: CONVERT_THINKING },
  'estimating with a benchmark': {
    criteria: ['choose something I know the size of', 'use it to estimate', 'measure and compare'],
    think: [
      'What do I know that is about that size?',
      'How many of them would fit?',
      'Now measure, and compare.',
    ],
  },
  'milli-, centi- and kilo-': {
    criteria: [
      'say what milli-, centi- and kilo- mean',
      'use them to change units',
      'explain a new word with one of them',
    ],
    think: [
      'Look at the first part of the word.',
      'kilo- is a thousand, centi- a hundredth, milli- a thousandth.',
      'Use it to say how many.',
    ],
  },
  'grams and kilograms, millilitres and litres': { criteria: CONVERT_CRITERIA, think: CONVERT_THINKING },
  'measurements as decimals': { criteria: CONVERT_CRITERIA, think: CONVERT_THINKING },
  rates: {
    hook: 'Walk ten metres slowly, then fast. How could we say how fast, so that others know exactly?',
    ask: 'Kilometres for how many hours? So how many for one?',
    misconceptions: [
      {
        what: 'Gives only the distance or only the time.',
        why: 'One number looks like an answer.',
        move: 'Read the unit aloud: kilometres in one hour.',
      },
      {
        what: 'Divides the wrong way round.',
        why: 'Both numbers are given.',
        move: 'Ask what “per hour” means, and act it out for one hour.',
      },
    ],
    english: [
      ['rate', 'how much for each one of something else'],
      ['speed', 'distance for each hour or second'],
    ],
    criteria: [
      'say what is compared with what',
      'divide to find how much for one',
      'write the rate with its unit',
    ],
    think: [
      'What goes with what: kilometres with hours?',
      'Divide to find how much for one hour.',
      'Write both units: km/h.',
    ],
  },
  'measurements in different units': {
    misconceptions: [
      {
        what: 'Says that 3.5 m is less than 340 cm.',
        why: '340 is the larger number.',
        move: 'Write both in the smaller unit, then compare.',
      },
      {
        what: 'Reads 4.08 km as 4 km 8 m.',
        why: 'The digits after the point are read as a whole number.',
        move: 'Use a place value chart: hundredths of a kilometre are tens of metres.',
      },
    ],
  },
  'problems with measurements': {
    misconceptions: [
      {
        what: 'Adds 1.35 kg and 850 g as 851.35.',
        why: 'Both are masses.',
        move: 'Ask for the unit of each number, then write both in one unit.',
      },
    ],
  },
}
