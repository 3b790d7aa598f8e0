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
  'words for chance': { criteria: CHANCE_CRITERIA },
  'chance from 0 to 1': { criteria: CHANCE_CRITERIA },
  'listing outcomes': { criteria: CHANCE_CRITERIA },
  'the sample space': { criteria: CHANCE_CRITERIA },
  'fair games': { criteria: CHANCE_CRITERIA },
  'chance experiments': RESULTS_NOTES,
  'theoretical probability': { criteria: CHANCE_CRITERIA },
  'probabilities that add to one': { criteria: CHANCE_CRITERIA },
  'why results vary': RESULTS_NOTES,
  'the probability that something does not happen': { criteria: CHANCE_CRITERIA },
  'two-way tables': { criteria: CHANCE_CRITERIA },
  'combined events': { criteria: CHANCE_CRITERIA },
}
