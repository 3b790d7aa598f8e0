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

/** The notes of a practice, by its title. */
export const NOTES: Readonly<Record<string, PracticeNotes>> = {
  'words for chance': { criteria: CHANCE_CRITERIA },
  'chance from 0 to 1': { criteria: CHANCE_CRITERIA },
  'listing outcomes': { criteria: CHANCE_CRITERIA },
  'the sample space': { criteria: CHANCE_CRITERIA },
  'fair games': { criteria: CHANCE_CRITERIA },
  'chance experiments': { criteria: CHANCE_CRITERIA },
  'theoretical probability': { criteria: CHANCE_CRITERIA },
  'probabilities that add to one': { criteria: CHANCE_CRITERIA },
  'why results vary': { criteria: CHANCE_CRITERIA },
  'the probability that something does not happen': { criteria: CHANCE_CRITERIA },
  'two-way tables': { criteria: CHANCE_CRITERIA },
  'combined events': { criteria: CHANCE_CRITERIA },
}
