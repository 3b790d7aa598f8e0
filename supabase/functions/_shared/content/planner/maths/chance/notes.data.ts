import type { Teaching } from '../../topic.ts'
import type { PracticeNotes } from '../maths-topic.ts'

export const TEACHING: Teaching = {
  walt: 'describe how likely things are, and test it',
  criteria: [
    'list all the outcomes that can happen',
    'say how likely one outcome is',
    'compare what I expected with what happened',
  ],
  prior: ['Name parts of a set as fractions.', 'Use words such as certain, likely and impossible.'],
  materials: ['a bag and coloured counters a group', 'dice', 'a table for results'],
  think: [
    'List every outcome: how many are there in all?',
    'Count the ones we are asked about.',
    'Write the part over the whole.',
  ],
  hook: 'A bag holds counters of two colours. Draw ten times, putting back each time. What do you think is inside?',
  ask: 'If red came up three times, is blue “due” next?',
  misconceptions: [
    {
      what: 'Thinks a result is “due” after a run.',
      why: 'Expects it to even out at once.',
      move: 'Look in the bag: has anything changed since the last draw?',
    },
    {
      what: 'Says two outcomes means 50–50.',
      why: 'Counts the kinds and not how many of each.',
      move: 'Put 9 of one colour and 1 of the other in the bag.',
    },
  ],
  support: 'Make each bag with counters before answering.',
  extension: 'Design a game with dice that looks fair but is not, and prove it.',
  next: ['Run the test many times and compare.', 'List outcomes of two things at once.'],
  english: [
    ['outcome', 'something that can happen'],
    ['likely', 'expected to happen more often than not'],
  ],
  reo: ['tūponotanga', 'hautau'],
}

const CHANCE_CRITERIA: Teaching['criteria'] = [
  'list what can happen',
  'say how likely it is',
  'compare what I expected with what happened',
]

/** What goes wrong, and what helps, where results are compared with what was expected. */
const RESULTS_NOTES: PracticeNotes = {
  criteria: [
    'say what I expect, and why',
    'record what really happens',
    'explain why the two differ, and what more trials would do',
  ],
  prior: ['Write a chance as a fraction, such as 1 out of 6.', 'Keep a tally.'],
  think: [
    'How many outcomes are there, and are they equally likely?',
    'Expected: the number of trials divided by that.',
    'The real result may differ. How large is the difference, compared with the number of trials?',
  ],
  misconceptions: [
    {
      what: 'Thinks that something went wrong because the result is not what was expected.',
      why: 'Takes the expected number for a promise.',
      move: 'Put the results of all pairs side by side: how many hit it exactly?',
    },
    {
      what: 'Thinks a result is “due” after a run.',
      why: 'Expects it to even out at once.',
      move: 'Ask what the die remembers. Has anything about it changed?',
    },
    {
      what: 'Thinks that a six is harder to roll than other numbers.',
      why: 'It is the one that games wait for.',
      move: 'Look at the results of the whole class for each number.',
    },
  ],
  next: ['List the outcomes of two things at once.', 'Use results to decide whether a game is fair.'],
  english: [
    ['expected result', 'what the chances tell us to expect'],
    ['trial', 'one go of an experiment, such as one roll'],
    ['experimental probability', 'how often it happened, divided by the number of trials'],
  ],
}

/** The notes of a practice, by its title. */
export const NOTES: Readonly<Record<string, PracticeNotes>> = {
  'words for chance': {
    walt: 'use the words of chance, and say why they fit',
    prior: ['Say what may happen today and what cannot.', 'Count the things in a bag.'],
    materials: [
      'a bag and ten counters in two colours a group',
      'cards with the words impossible, unlikely, even chance, likely, certain',
    ],
    criteria: [
      'use impossible, unlikely, even chance, likely and certain',
      'say why the word fits',
      'change the bag so that another word fits',
    ],
    think: [
      'Can it happen at all? If not: impossible.',
      'Must it happen? Then certain.',
      'Otherwise I ask: more often than not, or less?',
    ],
    hook: 'Put the words along the wall. Say things that may happen (rain today, a cat in class, lunch at noon): everyone walks to the word they choose. Why there?',
    ask: 'What would you change in the bag to make it likely?',
    misconceptions: [
      {
        what: 'Says “impossible” for what is only rare.',
        why: 'It has never been seen.',
        move: 'Put 1 red and 20 blue counters in a bag: can red come?',
      },
      {
        what: 'Thinks that what one hopes for is more likely.',
        why: 'Wishes count in games.',
        move: 'Draw 20 times and tally; look at the bag again.',
      },
    ],
    support: 'Use three words first: never, maybe, always.',
    extension: 'Fill three bags of ten counters so that red is unlikely, likely and certain.',
    next: ['Put chances on a line from 0 to 1.', 'List everything that can happen.'],
    english: [
      ['certain', 'sure to happen'],
      ['even chance', 'as likely as not'],
      ['unlikely', 'expected to happen less often than not'],
    ],
  },
  'chance from 0 to 1': {
    walt: 'place chances on a line from 0 to 1',
    prior: ['Say what may happen today and what cannot.', 'Count the things in a bag.'],
    materials: [
      'a bag and ten counters in two colours a group',
      'cards with the words impossible, unlikely, even chance, likely, certain',
    ],
    criteria: [
      'say what 0, 1/2 and 1 stand for',
      'count to find the chance',
      'place it on the line and say why',
    ],
    think: [
      'How many counters in all?',
      'How many are the ones we ask about?',
      'None is 0, all is 1, half is in the middle. Where is this?',
    ],
    hook: 'Draw a line from 0 to 1 on the floor. A bag holds 8 red and 2 blue counters. Stand where you think “draw red” belongs.',
    ask: 'What would have to be in the bag for exactly one half?',
    misconceptions: [
      {
        what: 'Puts everything uncertain at one half.',
        why: 'It may happen or not: two possibilities.',
        move: 'Use a bag with 9 of one colour and 1 of the other, and draw 20 times.',
      },
      {
        what: 'Thinks a result is “due” after a run.',
        why: 'Expects it to even out at once.',
        move: 'Look in the bag: has anything changed since the last draw?',
      },
    ],
    support: 'Lay the counters out in a row and fold the line to match: two halves, then quarters.',
    extension: 'Design a bag for each of 0, 1/4, 1/2, 3/4 and 1 with the same number of counters.',
    next: ['Write chances as fractions.', 'Test a chance by experiment.'],
  },
  'listing outcomes': { criteria: CHANCE_CRITERIA },
  'the sample space': { criteria: CHANCE_CRITERIA },
  'fair games': { criteria: CHANCE_CRITERIA },
  'chance experiments': RESULTS_NOTES,
  'theoretical probability': {
    walt: 'work out the probability of an outcome as a fraction',
    criteria: [
      'list or count all outcomes',
      'check that they are equally likely',
      'write the part over the whole',
    ],
    misconceptions: [
      {
        what: 'Says two colours means one half each.',
        why: 'Counts the kinds and not how many of each.',
        move: 'Put 9 of one colour and 1 of the other in the bag.',
      },
      {
        what: 'Writes red : blue as the fraction, such as 3/5 for 3 red and 5 blue.',
        why: 'Those are the two numbers given.',
        move: 'Ask: out of how many counters in all?',
      },
    ],
    support: 'Lay out the counters of the bag and point to the ones that count.',
    next: ['Compare with an experiment.', 'Find the probability that something does not happen.'],
  },
  'probabilities that add to one': { criteria: CHANCE_CRITERIA },
  'why results vary': RESULTS_NOTES,
  'the probability that something does not happen': { criteria: CHANCE_CRITERIA },
  'two-way tables': { criteria: CHANCE_CRITERIA },
  'combined events': { criteria: CHANCE_CRITERIA },
}
