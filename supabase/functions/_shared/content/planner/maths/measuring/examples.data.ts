export const THINGS_TO_COMPARE: Readonly<Record<string, [string, string][]>> = {
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

export const COMPARISONS: readonly [string, string, string][] = [
  ['a snail', 'a dog', 'lighter'],
  ['a bus', 'a bike', 'longer'],
  ['a pencil', 'a tree', 'shorter'],
  ['a stone', 'a feather', 'heavier'],
  ['a worm', 'a rope', 'shorter'],
  ['a chair', 'a grain of sand', 'heavier'],
  ['a leaf', 'a log', 'lighter'],
  ['a road', 'a ruler', 'longer'],
]

export const THINGS_TO_MEASURE: readonly string[] = [
  'your desk',
  'your pencil',
  'your hand span',
  'a book',
  'your shoe',
  'a whiteboard',
  'a chair leg',
]

export const METRIC_UNITS: readonly [string, string, number][] = [
  ['km', 'm', 1000],
  ['m', 'cm', 100],
  ['cm', 'mm', 10],
  ['kg', 'g', 1000],
  ['L', 'mL', 1000],
]

export const PREFIXED_UNITS: readonly [string, string, number][] = [
  ['kilometre', 'metres', 1000],
  ['metre', 'centimetres', 100],
  ['metre', 'millimetres', 1000],
  ['litre', 'millilitres', 1000],
  ['kilogram', 'grams', 1000],
]

export const PREFIX_WORDS: readonly [string, string][] = [
  ['kilogram', 'kilometre'],
  ['millimetre', 'millilitre'],
  ['centimetre', 'century'],
  ['kilometre', 'kilojoule'],
]

export const BENCHMARKS: readonly [string, string][] = [
  ['the height of the door', 'a big step is about 1 m'],
  ['the length of the room', 'a big step is about 1 m'],
  ['the width of your desk', 'a hand span is about 15 cm'],
  ['the mass of your school bag', 'a litre of milk is about 1 kg'],
  ['how much a bucket holds', 'a large bottle is about 1 L'],
  ['the length of a book', 'a finger is about 1 cm wide'],
]
