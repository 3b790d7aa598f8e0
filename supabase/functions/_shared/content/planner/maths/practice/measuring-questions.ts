import { type Draft, draft, type Making } from '../topic.ts'
import { ask, by, f, inOrder, type Make, open, several } from './kit.ts'

export const longer: Make = (m) => {
  const [a = 4, b = 7] = several(m, 2, 3, by(m, 8, 12, 20))
  return draft(
    `A ${m.random.pick(['stick', 'scarf', 'leaf', 'rope'])} is ${a} blocks long and a ribbon is ${b} blocks long. How many blocks longer is the longer one?`,
    String(Math.abs(a - b)),
    { kind: 'value', expr: `${Math.max(a, b)}-${Math.min(a, b)}` },
    { space: 'line', working: `Line up one end: ${Math.max(a, b)} − ${Math.min(a, b)}.` },
  )
}

export const endToEnd: Make = (m) => {
  const [each, count] = [
    m.random.pick(['pens', 'blocks', 'paper clips', 'shoes']),
    m.random.int(3, by(m, 7, 12, 20)),
  ]
  return ask(
    `${m.name} measures a mat with ${each}, end to end. ${count} fit, and then one more. How many ${each} long is it?`,
    count + 1,
    `${count}+1`,
    'No gaps and no overlaps.',
    { space: 'line' },
  )
}

const pairs: Record<string, [string, string][]> = {
  length: [
    ['a pencil', 'a broom'],
    ['a shoe', 'a door'],
    ['your hand', 'your arm'],
    ['a spoon', 'a skipping rope'],
  ],
  mass: [
    ['a feather', 'a stone'],
    ['an empty lunchbox', 'a full lunchbox'],
    ['a leaf', 'a book'],
    ['a ping-pong ball', 'a cricket ball'],
  ],
  capacity: [
    ['a cup', 'a bucket'],
    ['a spoon', 'a bottle'],
    ['a jug', 'a bath'],
    ['an eggcup', 'a teapot'],
  ],
}

export const compareBy =
  (kind: 'length' | 'mass' | 'capacity'): Make =>
  (m) => {
    const [a, b] = m.random.pick(pairs[kind] ?? []) as [string, string]
    const [x, y] = m.random.chance(0.5) ? [a, b] : [b, a]
    const word = { length: 'longer', mass: 'heavier', capacity: 'holds more' }[kind]
    const how = {
      length: 'Put them side by side, starting at the same line.',
      mass: 'Hold one in each hand, or use a balance.',
      capacity: 'Fill one and pour it into the other.',
    }[kind]
    return open(
      `Which ${kind === 'capacity' ? word : `is ${word}`}: ${x} or ${y}? Guess, then find out. Draw how you compared them.`,
      `Usually ${b}. ${how}`,
      { space: 'draw' },
    )
  }

export const compareWord: Make = (m) => {
  const [a, b, word] = m.random.pick<[string, string, string]>([
    ['a snail', 'a dog', 'lighter'],
    ['a bus', 'a bike', 'longer'],
    ['a pencil', 'a tree', 'shorter'],
    ['a stone', 'a feather', 'heavier'],
    ['a worm', 'a rope', 'shorter'],
    ['a chair', 'a grain of sand', 'heavier'],
    ['a leaf', 'a log', 'lighter'],
    ['a road', 'a ruler', 'longer'],
  ])
  const options = m.random
    .shuffle(['longer', 'shorter', 'heavier', 'lighter'])
    .filter((w) => w !== word)
    .slice(0, 2)
  return open(
    `Choose the word that fits: ${capitalOf(a)} is ____ than ${b}. (${m.random.shuffle([word, ...options]).join(', ')})`,
    `${word}; accept another word if the pupil can show it.`,
    { space: 'none' },
  )
}

export const fullEmpty: Make = (m) =>
  open(
    `Draw ${m.random.pick(['a bottle', 'a glass', 'a bucket', 'a jar'])} that is ${m.random.pick(['full', 'empty', 'half full', 'nearly empty'])}. Say one sentence about it to a partner.`,
    'The drawing matches the word; the sentence uses full, empty, more or less.',
    { space: 'draw' },
  )

const capitalOf = (text: string) => text.replace(/^./, (c) => c.toUpperCase())

export const rulerRead: Make = (m) => {
  const [from, length] = [by(m, 0, 0, m.random.int(1, 4)), m.random.int(3, by(m, 9, 12, 14))]
  return ask(
    `A ${m.random.pick(['leaf', 'feather', 'pencil stub', 'shell'])} lies on a ruler from ${from} cm to ${from + length} cm. How long is it?`,
    `${length} cm`,
    `${from + length}-${from}`,
    from === 0 ? 'It starts at 0.' : `${from + length} − ${from}`,
  )
}

export const estimateThen: Make = (m) => {
  const thing =
    m.random.shuffle([
      'your desk',
      'your pencil',
      'your hand span',
      'a book',
      'your shoe',
      'a whiteboard',
      'a chair leg',
    ])[0] ?? 'a book'
  return open(
    `Estimate the length of ${thing} in centimetres, then measure it. How close was your estimate?`,
    'A sensible estimate, a measurement from the 0 mark, and the difference between them.',
  )
}

export const scaleRead: Make = (m) => {
  const mass = m.random.chance(0.5)
  const step = m.random.pick(by(m, [100], [50, 100], [20, 25]))
  const marks = m.random.int(2, 9)
  return ask(
    `Each mark on ${mass ? 'a kitchen scale' : 'a measuring jug'} is ${step} ${mass ? 'g' : 'mL'}. ${mass ? 'The pointer is' : 'The water is'} at mark ${marks}. How much is that?`,
    `${f(step * marks)} ${mass ? 'g' : 'mL'}`,
    `${step}*${marks}`,
    `Count in ${step}s.`,
  )
}

export const sameUnits: Make = (m) => {
  const [a, b] = [m.random.int(8, 14), m.random.int(4, 7)]
  return open(
    `${m.name} measures a table with ${a} small blocks and a friend measures it with ${b} large blocks. Why are the numbers different? What should they agree on?`,
    'The blocks are not the same size; they need units of one size, without gaps or overlaps.',
  )
}

export const orderSame: Make = (m) => {
  const [unit, step, top] = m.random.pick<[string, number, number]>(
    m.year <= 2
      ? [
          ['cm', 1, 60],
          ['blocks', 1, 20],
        ]
      : [
          ['cm', 5, 40],
          ['g', 50, 19],
          ['mL', 50, 19],
        ],
  )
  return inOrder(
    m,
    several(m, by(m, 3, 4, 5), 2, top).map((n) => n * step),
    (v) => `${v} ${unit}`,
  )
}

export function massWords(m: Making): Draft {
  const [a = 3, b = 5] = several(m, 2, 2, by(m, 6, 10, 15))
  return draft(
    `On a balance, a shoe is as heavy as ${a} blocks and a book as heavy as ${b} blocks. How many blocks heavier is the heavier one?`,
    String(Math.abs(a - b)),
    { kind: 'value', expr: `${Math.max(a, b)}-${Math.min(a, b)}` },
    { space: 'line', working: 'The heavier one needs more blocks.' },
  )
}

export function cupsMore(m: Making): Draft {
  const [a = 3, b = 5] = several(m, 2, 2, by(m, 6, 10, 15))
  return draft(
    `A jug is filled by ${a} cups and a bowl by ${b} cups. How many cups more does the bigger one hold?`,
    String(Math.abs(a - b)),
    { kind: 'value', expr: `${Math.max(a, b)}-${Math.min(a, b)}` },
    { space: 'line', working: 'Count the cups for each.' },
  )
}
