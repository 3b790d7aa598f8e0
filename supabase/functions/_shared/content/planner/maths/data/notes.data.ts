import type { Teaching } from '../../topic.ts'
import type { PracticeNotes } from '../maths-topic.ts'

export const TEACHING: Teaching = {
  walt: 'collect data, show it clearly and say what it tells us',
  criteria: [
    'ask a question that data can answer',
    'record and display so that others can read it',
    'say what the display shows, and who it is about',
  ],
  prior: ['Sort and count a group.', 'Read a simple table.'],
  materials: ['squared paper', 'sticky notes', 'a class list for tallying (initials only)'],
  think: [
    'What does the title say the data is about?',
    'Read each row or bar with its label.',
    'Compare, then say it in one whole sentence.',
  ],
  hook: 'Put your sticky note above your answer on the board. What can we see in five seconds?',
  ask: 'Who is this data about, and who is it not about?',
  misconceptions: [
    {
      what: 'Reads the tallest bar as “the best”.',
      why: 'Taller looks like winning.',
      move: 'Read the label aloud and say “most often”.',
    },
    {
      what: 'Speaks about everyone from one class’s data.',
      why: 'The group asked is forgotten.',
      move: 'End each sentence with “in our class”.',
    },
  ],
  support: 'Use the class’s own sticky notes and compare two groups.',
  extension: 'Say something the data cannot tell us, and what you would ask next.',
  next: [
    'Choose another display for the same data and compare.',
    'Ask a new question that comes from this one.',
  ],
  english: [
    ['data', 'facts that are collected'],
    ['tally', 'marks that keep count'],
  ],
  reo: ['raraunga', 'kauwhata', 'pātai'],
}

const DATA_CRITERIA: Teaching['criteria'] = [
  'collect or read the data carefully',
  'show it so that others can read it',
  'say what it shows, and about whom',
]

/** The notes of a practice, by its title. */
export const NOTES: Readonly<Record<string, PracticeNotes>> = {
  'asking a question that data can answer': { criteria: DATA_CRITERIA },
  'sorting and counting groups': { criteria: DATA_CRITERIA },
  'tally marks': { criteria: DATA_CRITERIA },
  'a picture graph': { criteria: DATA_CRITERIA },
  'most, fewest or the same': { criteria: DATA_CRITERIA },
  'answers in a table': { criteria: DATA_CRITERIA },
  'a picture graph with a key': { criteria: DATA_CRITERIA },
  'comparing two categories': { criteria: DATA_CRITERIA },
  'saying what a display shows': { criteria: DATA_CRITERIA },
  'drawing a bar graph': { criteria: DATA_CRITERIA },
  'reading graphs and tables': { criteria: DATA_CRITERIA },
  'misleading scales': { criteria: DATA_CRITERIA },
  'investigative questions': { criteria: DATA_CRITERIA },
  'kinds of data': { criteria: DATA_CRITERIA },
  'dot plots': { criteria: DATA_CRITERIA },
  'describing a dot plot': { criteria: DATA_CRITERIA },
  'how often and how large': { criteria: DATA_CRITERIA },
  'bar graphs with a larger scale': { criteria: DATA_CRITERIA },
  'measuring with a rounding rule': { criteria: DATA_CRITERIA },
  'grouped tables': { criteria: DATA_CRITERIA },
  'clustered bar graphs': { criteria: DATA_CRITERIA },
  'relationships in data': { criteria: DATA_CRITERIA },
  'mean and range': { criteria: DATA_CRITERIA },
  'time-series graphs': { criteria: DATA_CRITERIA },
  'choosing a display': { criteria: DATA_CRITERIA },
  'a full investigation': { criteria: DATA_CRITERIA },
  'limits of a conclusion': { criteria: DATA_CRITERIA },
  'median, mode and mean': { criteria: DATA_CRITERIA },
  'comparing distributions': { criteria: DATA_CRITERIA },
  'samples and populations': { criteria: DATA_CRITERIA },
  'claims and bias': { criteria: DATA_CRITERIA },
}
