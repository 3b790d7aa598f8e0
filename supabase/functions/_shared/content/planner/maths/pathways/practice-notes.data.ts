import type { PracticeNotes } from '../maths-topic.ts'

const TURNED = {
  what: 'Mixes up left and right when facing the other way.',
  why: 'Describes from their own seat.',
  move: 'Turn the map, or stand behind the figure that moves.',
}

const MAP: PracticeNotes = {
  prior: ['Use words such as left, right, near and next to.', 'Look at a drawing from above.'],
  materials: [
    'a simple map of the school or neighbourhood a pair',
    'a counter a pair',
    'paper and a pencil each',
  ],
  think: [
    'I find where I am on the map, and turn the map so that it lies like the ground.',
    'I look for the sign or the place, and check it in the key.',
    'I say where it is: next to what, left or right of what, near or far.',
  ],
  hook: 'Put up a map without its key. What could each sign mean? Then show the key: what did we get right?',
  ask: 'How do you know that it is this place on the map?',
  misconceptions: [
    TURNED,
    {
      what: 'Takes a sign for a picture of how large the thing is.',
      why: 'It is drawn as large as others.',
      move: 'Compare: is the tree sign as large as the pool sign? And the real ones?',
    },
  ],
  support: 'Use a map with four places, and move a counter along while speaking.',
  extension: 'Add two places and a sign of your own to the map and its key.',
  next: ['Describe a route on the map.', 'Use grid references.'],
  english: [
    ['key', 'says what the signs on a map mean'],
    ['map', 'a drawing of a place from above'],
  ],
}

const ROUTE: PracticeNotes = {
  prior: ['Find places on a map.', 'Give directions with left and right.'],
  materials: ['a map with a grid or with streets a pair', 'a counter a pair', 'paper and a pencil each'],
  think: [
    'I put my counter at the start and look which way it faces.',
    'I say one move at a time: which way, and how far.',
    'Someone else follows my words. Do they end at the right place?',
  ],
  hook: 'Guide a partner with closed eyes from the door to a chair with words only. Which words worked, and which did not?',
  ask: 'Which word made it exact?',
  misconceptions: [
    TURNED,
    {
      what: 'Counts the starting square as the first move.',
      why: 'Counting starts at one.',
      move: 'Say “start”, then count the moves.',
    },
  ],
  support: 'Move a figure along the map while saying each step, and use cards for the directions.',
  extension: 'Describe a second way that is shorter, or that passes a place your partner chooses.',
  next: ['Use compass points.', 'Work out how far the route is.'],
  english: [
    ['route', 'the way from one place to another'],
    ['direction', 'which way to go'],
  ],
}

/** What is taught with single practices of places, maps and routes. */
export const PATHWAY_PRACTICE_NOTES: Readonly<Record<string, PracticeNotes>> = {
  'moving along a path': {
    ...ROUTE,
    walt: 'follow and give instructions to move along a path',
    prior: ['Tell left from right.', 'Count steps to 10.'],
    materials: ['cones or chalk for a path on the floor', 'arrow cards a pair', 'a small figure a pair'],
    extension: 'Give all instructions first, and only then let your partner walk.',
    next: ['Draw the path on squared paper.', 'Give directions with turns.'],
    english: [
      ['forward', 'the way you are facing'],
      ['turn', 'face another way'],
    ],
  },
  'directions for a pathway': {
    think: [
      'I stand where the path begins and look along it.',
      'I say how many steps forward, then which turn: left or right, quarter or half.',
      'My partner walks it. I change my words until it works.',
    ],
    hook: 'Be a robot: the class tells you how to get to the door. Do exactly what they say. What did they have to add?',
    ask: 'Which way am I facing after that turn?',
    support: 'Use arrow cards, and turn with the figure.',
    extension: 'Write directions for a path with four turns, and swap them with a partner.',
    next: ['Draw a simple map of the path.', 'Use a grid to say how far.'],
    english: [
      ['quarter turn', 'a turn to the side'],
      ['forward', 'the way you are facing'],
    ],
  },
  'a simple map': {
    ...MAP,
    walt: 'draw a simple map of a place I know, and describe a way on it',
    think: [
      'I think of looking down from above, like a bird.',
      'I draw first what is largest, then what is next to it, near or far.',
      'I go along the way with a finger, and say what I pass.',
    ],
    hook: 'Put a cup, a book and a pencil on the mat. Stand up and look straight down: draw where they are, not how they look from the side.',
    ask: 'What would someone need on your map to find the way?',
    misconceptions: [
      {
        what: 'Draws things from the side, such as a house with a roof.',
        why: 'That is how they are seen.',
        move: 'Stand over a model and look straight down.',
      },
      TURNED,
    ],
  },
  'reading a map with a key': { ...MAP, walt: 'use the key of a map to find places, and say where they are' },
  'a route on a map': { ...ROUTE, walt: 'plan and describe a route on a map with left, right, near and far' },
  'grid references': {
    prior: ['Use words such as left, right and above.', 'Read letters and numbers along a line.'],
  },
  'grid references and compass points': {
    walt: 'find places with grid references, and say the way between them with compass points',
    criteria: [
      'write the letter first, then the number',
      'find north and name the other points from it',
      'say which way and how many squares',
    ],
    prior: ['Use words such as left, right and above.', 'Read letters and numbers along a line.'],
    materials: [
      'squared paper, two sheets a pair',
      'a map of the school or neighbourhood with a grid a pair',
      'a counter a pair',
    ],
    think: [
      'I find the square: along to the letter, then up to the number.',
      'North is at the top of this map, east on the right, south below and west on the left.',
      'I say the way with points and squares: “two squares east, one north”, and write where I come out.',
    ],
    hook: '“The treasure is two squares from the gate.” Everyone points at the board: how many different places? What was missing?',
    ask: 'Which part of the reference changes when you go east, and which when you go north?',
    misconceptions: [
      {
        what: 'Reads the number before the letter.',
        why: 'The side is seen first.',
        move: 'Say “along the hall, then up the stairs”, with a finger on the map.',
      },
      {
        what: 'Mixes up east and west.',
        why: 'Both are to the sides.',
        move: 'Write N, E, S and W round a clock: N at 12, E at 3.',
      },
    ],
    support: 'Write the four points on the edges of the map, and move a counter while speaking.',
    extension: 'Describe a way of four moves that comes back to its start, and one that nearly does.',
    next: ['Describe a route with distances.', 'Use a map scale.'],
    english: [
      ['grid reference', 'a letter and a number that name a square of a map'],
      ['compass point', 'north, east, south or west'],
    ],
    reo: ['huri'],
  },
  'a route on a grid map': { ...ROUTE, walt: 'describe a route on a grid map with directions and distances' },
  'a pathway with compass and distance': {
    ...ROUTE,
    walt: 'describe a pathway with compass directions and distances',
    prior: ['Name the four compass points.', 'Find places on a grid map.'],
    think: [
      'I find north on the map: the arrow shows it.',
      'I say each part with a compass point and a distance: “3 squares east, then 2 north”.',
      'I check that I come out at the place. Compass points stay the same, whichever way I face.',
    ],
    misconceptions: [
      {
        what: 'Changes the compass points when the map or the walker turns.',
        why: 'Left and right do change.',
        move: 'Turn round in the room: where is north now? It stays where it was.',
      },
      {
        what: 'Mixes up east and west.',
        why: 'Both are to the sides.',
        move: 'Write N, E, S and W round the clock: N at 12, E at 3.',
      },
    ],
    english: [
      ['compass point', 'north, east, south or west'],
      ['distance', 'how far'],
    ],
  },
  'planning a route with scale and compass': {
    walt: 'plan and describe a route with a map scale and compass directions',
    prior: ['Use a scale to find a real distance.', 'Name the compass points.'],
    materials: ['a map with a scale and a north arrow a pair', 'a ruler and string a pair'],
    think: [
      'I measure the first part on the map with a ruler, or a bend with string.',
      'The scale says what 1 cm stands for. I multiply.',
      'I write each part with its compass point and its real length, and add them up.',
    ],
    support: 'Use a scale of 1 cm to 100 m, and a route of straight parts.',
    extension: 'Plan two routes and compare how long each takes at 4 km an hour.',
    next: ['Draw a map to scale.', 'Work out times from distances.'],
  },
}
