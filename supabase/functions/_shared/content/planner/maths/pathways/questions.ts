import { draft } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { formatNumber } from '../number.ts'
import { byStep, openQuestion, wordProblem } from '../question-tools.ts'

const PLACES = [
  'the library',
  'the field',
  'the māra kai',
  'the office',
  'Room 3',
  'the pool',
  'the gate',
  'the hall',
  'the sandpit',
  'the whare',
]

const COLUMNS = 'ABCDEFGHJ'

export const findRef: QuestionMaker = (m) => {
  const [x, y] = [m.random.int(0, 4), m.random.int(1, 5)]
  const place = m.random.pick(PLACES)
  return draft(
    `Write the grid reference of ${place}.`,
    `${COLUMNS[x]}${y}`,
    { kind: 'grid', from: `A1`, across: x, up: y - 1 },
    {
      figure: { kind: 'map', size: 5, places: [{ name: place, x, y }] },
      space: 'blank',
      working: 'Letter first (across), then the number (up).',
    },
  )
}

export const moveRef: QuestionMaker = (m) => {
  const [x, y] = [m.random.int(0, byStep(m, 3, 4, 5)), m.random.int(1, byStep(m, 3, 4, 5))]
  const [across, up] = [m.random.int(1, byStep(m, 2, 3, 3)), m.random.int(byStep(m, 0, 1, 1), 3)]
  return draft(
    `On a grid map you stand at ${COLUMNS[x]}${y}. Go ${across} ${across === 1 ? 'square' : 'squares'} right${up > 0 ? ` and ${up} up` : ''}. Where are you?`,
    `${COLUMNS[x + across]}${y + up}`,
    { kind: 'grid', from: `${COLUMNS[x]}${y}`, across, up },
    { space: 'blank', working: 'Right changes the letter, up changes the number.' },
  )
}

/** A move on a grid map by compass points. */
export const moveByCompass: QuestionMaker = (m) => {
  const [x, y] = [m.random.int(2, 5), m.random.int(3, 5)]
  const [across, up] = [
    m.random.int(1, 2) * (m.random.chance(0.5) ? 1 : -1),
    m.random.int(byStep(m, 0, 1, 1), 2) * (m.random.chance(0.5) ? 1 : -1),
  ]
  const squares = (count: number) => `${Math.abs(count)} ${Math.abs(count) === 1 ? 'square' : 'squares'}`
  const ways = [
    `${squares(across)} ${across > 0 ? 'east' : 'west'}`,
    ...(up === 0 ? [] : [`${squares(up)} ${up > 0 ? 'north' : 'south'}`]),
  ]
  const end = `${COLUMNS[x + across]}${y + up}`
  return draft(
    `North is at the top of a grid map. You stand at ${COLUMNS[x]}${y} and go ${ways.join(' and ')}. Where are you?`,
    end,
    { kind: 'grid', from: `${COLUMNS[x]}${y}`, across, up },
    {
      space: 'blank',
      working: 'East and west change the letter, north and south the number.',
      aloud: [
        `I put a finger on ${COLUMNS[x]}${y}: along to the letter, then up to the number.`,
        `${across > 0 ? 'East is to the right' : 'West is to the left'}, so the letter changes: I come to ${COLUMNS[x + across]}${y}.`,
        ...(up === 0
          ? []
          : [`${up > 0 ? 'North is up' : 'South is down'}, so the number changes: I come to ${end}.`]),
      ],
    },
  )
}

export const describeRoute: QuestionMaker = (m) => {
  const [a = 'the gate', b = 'the hall'] = m.random.shuffle(PLACES)
  return openQuestion(
    `Draw a grid map of part of your school. Describe a route from ${a} to ${b} with directions and distances.`,
    'Every step says which way and how far; someone else can follow it.',
    { space: 'draw' },
  )
}

const POINTS = ['north', 'east', 'south', 'west']

export const compassTurn: QuestionMaker = (m) => {
  const [at, quarters] = [m.random.int(0, 3), m.random.int(1, 3)]
  const right = m.random.chance(0.5)
  return draft(
    `You face ${POINTS[at]} and make ${quarters === 1 ? 'one quarter turn' : quarters === 2 ? 'a half turn' : 'a three-quarter turn'} to the ${right ? 'right' : 'left'}. Which way do you face?`,
    POINTS[(at + (right ? quarters : 4 - quarters)) % 4] ?? '',
    { kind: 'cycle', list: POINTS, from: at, steps: right ? quarters : -quarters },
    { space: 'blank', working: 'To the right: north, east, south, west.' },
  )
}

export const oppositeWay: QuestionMaker = (m) => {
  const at = m.random.int(0, 3)
  return draft(
    `You walk ${POINTS[at]} to school. Which way do you walk home on the same road?`,
    POINTS[(at + 2) % 4] ?? '',
    { kind: 'cycle', list: POINTS, from: at, steps: 2 },
    { space: 'blank', working: 'Going back is the opposite direction.' },
  )
}

export const walkBack: QuestionMaker = (m) => {
  const [a, b] = [m.random.int(3, byStep(m, 6, 12, 40)) * 10, m.random.int(1, 2) * 10]
  return wordProblem({
    prompt: `${m.name} walks ${a + b} m north, then ${b} m south. How far north of the start is ${m.name}?`,
    answer: `${a} m`,
    expr: `${a + b}-${b}`,
    working: 'South undoes north.',
  })
}

export const pathway: QuestionMaker = (m) =>
  openQuestion(
    `Draw a pathway from ${m.random.pick(PLACES)} to ${m.random.pick(['a treasure', 'a tree', 'a picnic spot'])} on squared paper. Write it with compass points and distances.`,
    'Each step has a compass point and a number of squares or metres.',
    { space: 'draw' },
  )

export const realDistance: QuestionMaker = (m) => {
  const [per, cm] = [
    m.random.pick(byStep(m, [10, 100], [5, 20, 50, 100], [25, 250, 500])),
    m.random.int(2, byStep(m, 9, 12, 18)),
  ]
  return wordProblem({
    prompt: `On a map, 1 cm stands for ${formatNumber(per)} m. Two places are ${cm} cm apart. How far is it really?`,
    answer: `${formatNumber(per * cm)} m`,
    expr: `${per}*${cm}`,
    working: `${cm} × ${formatNumber(per)}`,
  })
}

export const lengthOnDrawing: QuestionMaker = (m) => {
  const [per, cm] = [m.random.pick(byStep(m, [10], [20, 50], [25, 250])), m.random.int(2, 15)]
  return wordProblem({
    prompt: `A scale drawing uses 1 cm for ${per} m. A ${m.random.pick(['path', 'fence', 'track'])} is ${formatNumber(per * cm)} m long. How long is it on the drawing?`,
    answer: `${cm} cm`,
    expr: `${per * cm}/${per}`,
    working: `${formatNumber(per * cm)} ÷ ${per}`,
  })
}

export const planRoute: QuestionMaker = (m) =>
  openQuestion(
    `Use a map with a scale and a compass rose to plan a route between two places. Describe it with directions and real distances.`.replace(
      'two places',
      m.random.pick(['your school and a park', 'a library and a beach', 'a marae and a river', 'two huts']),
    ),
    'Each leg has a direction and a distance worked out from the scale.',
    { space: 'long' },
  )

export const describePlace: QuestionMaker = (m) => {
  const [a, b] = m.random.shuffle(['a bag', 'a ball', 'a book', 'a hat', 'a cup', 'a toy dog'])
  const word = m.random.pick(['in front of', 'behind', 'next to', 'above', 'below', 'between'])
  return openQuestion(
    `Draw ${a} ${word} ${b}${word === 'between' ? ' and a box' : ''}. Say a sentence about it.`,
    `The drawing shows “${word}”; the sentence uses the word.`,
    { space: 'draw' },
  )
}

export const followSteps: QuestionMaker = (m) => {
  const [a, b] = [m.random.int(2, byStep(m, 3, 5, 6)), m.random.int(1, byStep(m, 2, 4, 5))]
  return openQuestion(
    `Put a counter on a square. Move ${a} squares forward, turn ${m.random.pick(['left', 'right'])}, then move ${b} more. Draw where you went.`,
    'The path has the right number of moves and the right turn; the starting square is not counted.',
    { space: 'draw' },
  )
}

export const giveSteps: QuestionMaker = (m) =>
  openQuestion(
    `Tell a partner how to walk from ${m.random.pick(PLACES)} to ${m.random.pick(['your table', 'the mat', 'the door', 'the window'])}. Draw or write each step.`,
    'Each step says how far or which way; a partner can follow it.',
    { space: 'draw' },
  )

export const simpleMap: QuestionMaker = (m) =>
  openQuestion(
    `Draw a map of ${m.random.pick(['your classroom', 'the playground', 'your bedroom', 'the way to the library'])} from above. Mark a route and describe it.`,
    'Seen from above; things stand in the right places; the route uses left, right and turns.',
    { space: 'draw' },
  )

export const mapKey: QuestionMaker = (m) =>
  openQuestion(
    `Make a key with three symbols for ${m.random.pick(['a park', 'a school', 'a beach', 'a zoo', 'a camp'])}. Draw a small map with it and write where one thing is.`,
    'Every symbol on the map is in the key; the sentence uses position words.',
    { space: 'draw' },
  )
