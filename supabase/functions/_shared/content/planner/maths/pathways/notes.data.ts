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
  'position words': {
    walt: 'say where something is',
    criteria: [
      'use words such as in front of, behind and between',
      'say where I am looking from',
      'check by putting it there',
    ],
    prior: ['Follow a simple instruction.', 'Say in, on and under.'],
    materials: ['a toy animal and a cup a pair', 'a picture of a playground or a farmyard'],
    think: [
      'What do I say it by: the cup, the table, a friend?',
      'I choose the word: in front of, behind, next to, between, above, below.',
      'I say the whole sentence and check.',
    ],
    hook: 'Hide a toy in the room while one student closes their eyes. The class may only say words for places. Who can bring it to the toy?',
    ask: 'Would you still say that from the other side?',
    misconceptions: [
      {
        what: 'Mixes up in front of and behind when looking from another side.',
        why: 'Describes from their own seat.',
        move: 'Walk round to the other side and say it again.',
      },
      {
        what: 'Says “there” and points.',
        why: 'Pointing works at home.',
        move: 'Sit back to back: now only words count.',
      },
    ],
    support: 'Use two words only, such as on and under, with real things; add one word at a time.',
    extension: 'Give three clues for a hidden thing, each with another word.',
    next: [
      'Follow and give directions along a path.',
      'Use position words in the playground: over, through, around.',
    ],
    english: [
      ['between', 'with one thing on each side'],
      ['behind', 'at the back of'],
    ],
  },
  'moving along a path': { criteria: MAP_CRITERIA },
  'directions for a pathway': {
    walt: 'give and follow directions along a path',
    criteria: [
      'say which way: forward, left or right',
      'say how many steps',
      'check that someone else arrives',
    ],
    materials: ['squared paper', 'a counter or small figure a pair', 'chalk or tape for a grid on the floor'],
    misconceptions: [
      {
        what: 'Mixes up left and right when facing the other way.',
        why: 'Describes from their own seat.',
        move: 'Stand behind the figure that moves, and turn with it.',
      },
      {
        what: 'Counts the starting square as the first move.',
        why: 'Counting starts at one.',
        move: 'Say “start”, then count the moves.',
      },
      {
        what: 'Says “turn” without saying which way, or walks while turning.',
        why: 'In a walk both happen at once.',
        move: 'Make it two steps: first turn on the spot, then go.',
      },
    ],
  },
  'a simple map': { criteria: MAP_CRITERIA },
  'reading a map with a key': { criteria: MAP_CRITERIA },
  'a route on a map': { criteria: MAP_CRITERIA },
  'grid references': {
    walt: 'find and name places with grid references',
    criteria: [
      'read the letter along the bottom first',
      'then read the number up the side',
      'give the reference of a place',
    ],
    materials: ['a grid map a pair', 'squared paper each'],
    think: [
      'Along first: which letter?',
      'Then up: which number?',
      'I write the letter before the number: C4.',
    ],
    hook: '“The treasure is on the right side, near the top.” Everyone points at the board: how many different places? Draw a grid over it. What has changed?',
    ask: 'Why does it matter which comes first?',
    misconceptions: [
      {
        what: 'Reads the number before the letter.',
        why: 'The side is seen first.',
        move: 'Say “along the hall, then up the stairs”, with a finger on the map.',
      },
      {
        what: 'Names the line and not the square.',
        why: 'On graphs, lines have the numbers.',
        move: 'Shade the whole square that the reference names.',
      },
    ],
    support: 'Use a grid of 3 by 3 and slide two strips of paper until they cross.',
    extension:
      'Hide three ships on a grid, write your references and let a partner find them with as few shots as possible.',
    next: ['Describe a route on a grid map.', 'Meet coordinates, which name points.'],
    english: [
      ['grid reference', 'a letter and a number that name a square of a map'],
      ['column', 'squares in a line going up'],
    ],
  },
  'a route on a grid map': { criteria: MAP_CRITERIA },
  'compass points': {
    walt: 'use the compass points to give directions',
    criteria: [
      'name north, east, south and west from any one of them',
      'say which way I face after a turn',
      'give a direction that does not depend on who is looking',
    ],
    prior: ['Tell left from right.', 'Know a quarter, a half and a full turn.'],
    materials: [
      'a compass, or a phone with one',
      'chalk, to draw a compass rose outside',
      'a map of the school or neighbourhood',
    ],
    think: [
      'I find north first.',
      'Going to the right: north, east, south, west.',
      'I turn the paper so that it faces the way I face.',
    ],
    hook: 'Everyone points to where they think north is. Check with a compass. How could we know without one?',
    ask: 'Why is “turn left” not enough for someone who faces the other way?',
    misconceptions: [
      {
        what: 'Thinks that north is up, or straight ahead.',
        why: 'It is the top of most maps.',
        move: 'Lay the map on the ground and turn it until it fits the place.',
      },
      {
        what: 'Mixes up east and west.',
        why: 'Both lie to the side.',
        move: 'Say the order to the right every time: north, east, south, west.',
      },
    ],
    support: 'Stand on a chalk compass rose and turn your whole body.',
    extension: 'Describe a walk round the school in compass points so that it ends where it began.',
    next: [
      'Use the points between, such as north-east.',
      'Describe a pathway with compass points and distances.',
    ],
    english: [
      ['compass', 'a tool whose needle points north'],
      ['compass rose', 'the sign on a map that shows the directions'],
    ],
  },
  'a pathway with compass and distance': { criteria: MAP_CRITERIA },
  'map scales': {
    ...SCALE_NOTES,
    walt: 'use a scale to work out real distances and lengths on a drawing',
    criteria: [
      'say what 1 cm stands for',
      'multiply or divide to change',
      'check that the distance is sensible',
    ],
    prior: ['Measure in centimetres.', 'Multiply and divide by 10, 20, 50 and 100.'],
    materials: ['a map or floor plan with a scale a pair', 'a ruler and squared paper each'],
    think: [
      'What does 1 cm stand for?',
      'From map to real: multiply. From real to map: divide.',
      'Is that a sensible distance?',
    ],
    support: 'Mark the centimetres on a strip of paper and write the real distance under each.',
    extension:
      'Draw your bedroom or the classroom to scale so that it just fits on the page. Which scale did you need?',
    next: [
      'Plan a route with distances and compass points.',
      'Compare two maps of the same place with different scales.',
    ],
  },
  'planning a route with scale and compass': { ...SCALE_NOTES, criteria: MAP_CRITERIA },
}
