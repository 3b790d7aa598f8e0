import type { PracticeNotes } from '../maths-topic.ts'

/** What is taught with single practices of measuring. */
export const MEASURING_PRACTICE_NOTES: Readonly<Record<string, PracticeNotes>> = {
  'words for comparing': {
    walt: 'compare two things with words such as longer, heavier and fuller',
    prior: ['Say big and small.', 'Point to the one that is meant.'],
    materials: [
      'six things of different length and mass a group',
      'two containers and a cup of rice a group',
    ],
    think: [
      'What do I compare: how long, how heavy, or how full?',
      'Long: I put them side by side with one end level. Heavy: I hold one in each hand.',
      'I say both names: “The ruler is longer than the pencil.”',
    ],
    hook: 'Hold up a long light ribbon and a short heavy stone. Which is bigger? What could bigger mean?',
    ask: 'Longer than what?',
    misconceptions: [
      {
        what: 'Says “big” for everything.',
        why: 'It is the word that is known.',
        move: 'Ask: big how? Long, heavy or full?',
      },
      {
        what: 'Compares lengths that do not start together.',
        why: 'Only the far end is looked at.',
        move: 'Put both against a wall, and look again.',
      },
    ],
    support: 'Compare two things that are very different, and finish: “… is longer than …”.',
    extension: 'Find something that is longer and lighter than a book.',
    next: ['Put three things in order.', 'Measure with objects.'],
    english: [
      ['longer', 'reaching further'],
      ['heavier', 'pulling down more'],
      ['fuller', 'with more in it'],
    ],
  },
  'units of the same size': {
    walt: 'say why the units I measure with must be the same size, without gaps',
    prior: ['Measure with things end to end.', 'Compare two lengths.'],
    materials: [
      'paper clips or cubes of one size, 15 a pair',
      'pencils of different lengths',
      'a book a pair',
    ],
    think: [
      'I lay the first unit at the very end.',
      'The next one touches it: no gap, and none on top of another.',
      'All are the same size. If they were not, the number would tell nothing.',
    ],
    hook: 'One child measures the mat with large steps, another with small ones. Both count. Why are the numbers different?',
    ask: 'Why did you get another number for the same thing?',
    misconceptions: [
      {
        what: 'Says that the larger number means the longer thing, whatever was used.',
        why: 'More sounds longer.',
        move: 'Measure one book with cubes and with pencils: did it grow?',
      },
      {
        what: 'Leaves gaps or lets units overlap.',
        why: 'They are only counted.',
        move: 'Push the units together: how many fit now?',
      },
    ],
    support: 'Use cubes that click together, so that there are no gaps.',
    extension: 'How many cubes would it be, if each were half as long? Predict, then try.',
    next: ['Use centimetres, which are the same everywhere.', 'Measure the same thing with two units.'],
    english: [
      ['unit', 'what we measure with'],
      ['gap', 'a space between two things'],
    ],
  },
  'ordering measurements': {
    walt: 'compare measurements and put them in order',
    prior: ['Measure with a ruler, scales or a jug.', 'Order numbers.'],
    materials: ['measurements of five things on cards a pair', 'mini whiteboards'],
    think: [
      'Are all of them in the same unit? Only then can I compare the numbers.',
      'I look for the smallest number, then the next.',
      'I write them in order with the unit, and check with the things.',
    ],
    hook: 'Line up from shortest to tallest without talking. How could we be sure that the order is right?',
    ask: 'How do you know without looking at the things?',
    misconceptions: [
      {
        what: 'Compares numbers without looking at the units: 90 cm is more than 2 m.',
        why: '90 is more than 2.',
        move: 'Show both with a tape: which is longer?',
      },
      {
        what: 'Compares the first digit only: 97 is more than 123.',
        why: '9 is more than 1.',
        move: 'How many digits has each? Put them on a number line.',
      },
    ],
    support: 'Put three measurements in order, with the things beside them.',
    extension: 'Find a measurement that fits between each pair.',
    next: ['Say how much longer one is.', 'Change units before comparing.'],
    english: [
      ['order', 'from smallest to largest'],
      ['unit', 'what we measure in'],
    ],
  },
  'reading scales': { walt: 'read a scale with marks between the numbers, in grams or millilitres' },
  'reading a thermometer': { walt: 'read a thermometer in degrees Celsius' },
  'estimating with a benchmark': {
    walt: 'estimate with something that I know, then measure',
    prior: ['Measure in centimetres, metres, grams and litres.', 'Say about how long a metre is.'],
    materials: ['a metre stick, a 1 kg packet and a 1 L bottle a group', 'rulers, scales and a jug a group'],
    hook: 'My hand is about 18 cm long. How long is the table? Show how you would find out without a ruler.',
    ask: 'What did you compare it with?',
    misconceptions: [
      {
        what: 'Changes the estimate after measuring.',
        why: 'It should be right.',
        move: 'Say that an estimate is good when there was a reason for it, and keep both numbers.',
      },
      {
        what: 'Guesses without comparing.',
        why: 'An estimate sounds like a guess.',
        move: 'Ask: how many hands, bottles or packets is that?',
      },
    ],
    support: 'Hold the benchmark against it, and say more or less first.',
    extension: 'Estimate the height of the building with a person as your benchmark, and explain how.',
    next: ['Choose a benchmark for each unit.', 'Check estimates of answers in the same way.'],
    english: [
      ['benchmark', 'something of known size to compare with'],
      ['estimate', 'say about how much, with a reason'],
    ],
  },
  'milli-, centi- and kilo-': {
    walt: 'say what milli-, centi- and kilo- mean, and use them',
    prior: ['Know metres, grams and litres.', 'Multiply and divide by 10, 100 and 1,000.'],
    materials: ['a metre ruler with millimetres a group', 'a chart of the units, made by the class'],
    hook: 'Kilogram, kilometre, millimetre, millilitre, centimetre: cut each word in two. What does the first part tell, and what the second?',
    ask: 'How many of this unit make one metre, one gram or one litre?',
    misconceptions: [
      {
        what: 'Thinks that milli- is larger than centi-.',
        why: 'Million is a large number.',
        move: 'Find both on the ruler: how many of each are in a metre?',
      },
      {
        what: 'Thinks that kilo- means a mass.',
        why: '“A kilo” is said for a kilogram.',
        move: 'Kilometre, kilowatt: what do they share?',
      },
    ],
    support: 'Use a card for each: kilo- 1,000 of them; centi- a hundredth; milli- a thousandth.',
    extension: 'What would a kilosecond be, and how long is it in minutes?',
    next: ['Change between units.', 'Record measurements as decimals.'],
    english: [
      ['kilo-', 'a thousand of them'],
      ['centi-', 'a hundredth part'],
      ['milli-', 'a thousandth part'],
    ],
  },
  'problems with measurements': {
    walt: 'solve problems with measurements in different units',
    criteria: [
      'write all measurements in one unit',
      'choose what to calculate',
      'check that the size is sensible',
    ],
    prior: ['Change between metric units.', 'Calculate with decimals.'],
    materials: ['mini whiteboards', 'a calculator a pair'],
    think: [
      'Which units are there? I write all of them in one.',
      'What is asked for: how many fit, how much together, how much is left?',
      'I calculate, and compare the answer with the real thing.',
    ],
    hook: 'A 1.5 L bottle fills cups of 200 mL. How many people get a cup? First estimate.',
    ask: 'Why did you choose that unit?',
    support: 'Draw the whole and the parts, and write the unit beside each number.',
    extension: 'Write a problem with litres and millilitres whose answer is 12.',
    next: ['Work with rates, such as litres a minute.', 'Use measurements in a recipe or a plan.'],
    english: [
      ['convert', 'change into another unit'],
      ['metric', 'a system of units that goes in tens'],
    ],
  },
  rates: {
    walt: 'work out a rate, such as a speed, and use it',
    prior: ['Multiply and divide with decimals.', 'Change between units of time.'],
    materials: ['a tape measure and a timer a group', 'a calculator a pair'],
    support: 'Use a table: distance for 1, 2 and 3 hours.',
    extension: 'A runner needs 12 minutes for 2.4 km. How fast is that in km an hour?',
    next: ['Compare rates.', 'Draw a graph of distance and time.'],
  },
}
