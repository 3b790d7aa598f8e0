import type { Teaching } from '../../topic.ts'
import type { PracticeNotes } from '../maths-topic.ts'

export const TEACHING: Teaching = {
  walt: 'describe positions and pathways with exact words',
  criteria: [
    'find a place on a map',
    'describe where it is with exact words',
    'check that someone else can follow',
  ],
  prior: [
    'Use words such as left, right, above and next to.',
    'Look at a drawing from above and say what it shows.',
  ],
  materials: [
    'squared paper',
    'counters or small figures to move',
    'a map of the classroom, the school or the neighbourhood',
  ],
  think: [
    'Find the starting place and mark it.',
    'Say each move exactly: which way and how far.',
    'Follow the words back to check that they work.',
  ],
  hook: 'One student guides a counter around two obstacles on the board with words only. What did the words have to say?',
  ask: 'Which word made it exact?',
  misconceptions: [
    {
      what: 'Mixes up left and right when facing the other way.',
      why: 'Describes from their own seat.',
      move: 'Turn the paper, or stand behind the figure that moves.',
    },
    {
      what: 'Counts the starting square as the first move.',
      why: 'Counting starts at one.',
      move: 'Say “start”, then count the moves.',
    },
  ],
  support: 'Move a figure along the map while saying each step; use picture cards for the directions.',
  extension: 'Describe the same way in two different ways, and say which is shorter and why.',
  next: ['Use a real map of the neighbourhood.', 'Turn the description into a small program.'],
  english: [
    ['position', 'where something is'],
    ['direction', 'which way to go'],
    ['route', 'the way from one place to another'],
  ],
  reo: ['huri', 'roa'],
}

const MAP_CRITERIA: Teaching['criteria'] = [
  'find a place on a map',
  'describe where it is with exact words',
  'check that someone else can follow',
]

const SCALE_NOTES: PracticeNotes = {
  hook: 'Here is a map of our place. How far is it really from here to there? What do we need to know?',
  ask: 'What does one centimetre stand for?',
  misconceptions: [
    {
      what: 'Adds the scale and does not multiply.',
      why: 'Both numbers are small.',
      move: 'Draw the centimetres and write the real distance under each.',
    },
    {
      what: 'Measures as the crow flies where the path bends.',
      why: 'A ruler is straight.',
      move: 'Lay string along the path, then measure the string.',
    },
  ],
  english: [
    ['scale', 'what one centimetre on the map stands for'],
    ['distance', 'how far it is'],
  ],
}

/** The notes of a practice, by its title. */
export const NOTES: Readonly<Record<string, PracticeNotes>> = {
  'position words': { criteria: MAP_CRITERIA },
  'moving along a path': { criteria: MAP_CRITERIA },
  'directions for a pathway': { criteria: MAP_CRITERIA },
  'a simple map': { criteria: MAP_CRITERIA },
  'reading a map with a key': { criteria: MAP_CRITERIA },
  'a route on a map': { criteria: MAP_CRITERIA },
  'grid references': { criteria: MAP_CRITERIA },
  'a route on a grid map': { criteria: MAP_CRITERIA },
  'compass points': { criteria: MAP_CRITERIA },
  'a pathway with compass and distance': { criteria: MAP_CRITERIA },
  'map scales': { ...SCALE_NOTES, criteria: MAP_CRITERIA },
  'planning a route with scale and compass': { ...SCALE_NOTES, criteria: MAP_CRITERIA },
}
