import type { Teaching } from '../../topic.ts'
import type { PracticeNotes } from '../maths-topic.ts'

export const TEACHING: Teaching = {
  walt: 'share and scale amounts in a given ratio',
  criteria: [
    'say how many equal shares there are',
    'find one share and use it to find each part',
    'check that the parts make the whole',
  ],
  prior: ['Multiply and divide with two-digit numbers.', 'Find a fraction of an amount.'],
  materials: ['two colours of counters', 'squared paper for bars', 'mini whiteboards'],
  think: [
    'Add the numbers in the ratio: that is how many shares.',
    'Divide the whole by it to find one share.',
    'Multiply to find each part, then add to check.',
  ],
  hook: 'Mix “one part blue to three parts yellow” with counters. How many of each in 20? In 40?',
  ask: 'What fraction of the whole is each part?',
  misconceptions: [
    {
      what: 'Reads 1 : 3 as one third.',
      why: 'Compares part to part as if to the whole.',
      move: 'Draw all four shares in a bar.',
    },
    {
      what: 'Adds the same amount to both parts.',
      why: 'Thinks of difference and not of multiplying.',
      move: 'Make the mix twice with counters and compare.',
    },
  ],
  support: 'Draw a bar with the shares already marked.',
  extension: 'Change the amount of one part only and find the new ratio in its simplest form.',
  next: ['Use ratio in recipes and maps.', 'Compare two ratios.'],
  english: [
    ['ratio', 'how amounts compare, such as 2 : 3'],
    ['share', 'one of the equal parts'],
  ],
  reo: ['hautau', 'huinga'],
}

/** The notes of a practice, by its title. */
export const NOTES: Readonly<Record<string, PracticeNotes>> = {
  proportion: {
    criteria: [
      'say how many times one quantity grows',
      'make the other grow as many times',
      'check with a table or a double number line',
    ],
    think: [
      'Put the two quantities in a table.',
      'How many times has the first one grown?',
      'The second grows the same number of times.',
    ],
  },
  'writing a ratio': {
    criteria: [
      'name the two parts in order',
      'write them as a ratio',
      'divide both by the same number to simplify',
    ],
    think: [
      'Which part comes first?',
      'Write the amounts with : between.',
      'Divide both by their highest common factor.',
    ],
  },
}
