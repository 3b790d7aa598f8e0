import { formatNumber, formatScaled, plainScaled } from './number.ts'
import { type Draft, draft, type Making, type Topic, valued } from './topic.ts'

interface Unit {
  big: string
  small: string
  by: number
  things: string[]
}
const LENGTHS: Unit[] = [
  { big: 'm', small: 'cm', by: 100, things: ['a rope', 'a ribbon', 'a bench'] },
  { big: 'cm', small: 'mm', by: 10, things: ['a pencil', 'a leaf'] },
  { big: 'km', small: 'm', by: 1000, things: ['a bush track', 'a cross-country course'] },
]
const MASSES: Unit = { big: 'kg', small: 'g', by: 1000, things: ['a bag of soil', 'a box of library books'] }
const CAPACITIES: Unit = { big: 'L', small: 'mL', by: 1000, things: ['a watering can', 'a bucket'] }

function unitFor({ random, year }: Making): Unit {
  const pool = year <= 3 ? [LENGTHS[0], MASSES, CAPACITIES] : [...LENGTHS, MASSES, CAPACITIES]
  return random.pick(pool) ?? MASSES
}

function compareLengths({ random, reach, name }: Making): Draft {
  const unit = reach <= 1 ? 'blocks' : 'cm'
  const a = random.int(3, reach <= 1 ? 10 : 60)
  const b = a + random.int(1, 9)
  return valued(
    `${name}’s ribbon is ${a} ${unit} long. Another ribbon is ${b} ${unit} long. How much longer is it?`,
    `${b - a} ${unit}`,
    `${b}-${a}`,
    { space: 'lines', working: `${b} − ${a}` },
  )
}

function totalLength({ random, reach, theme }: Making): Draft {
  const [a, b] = [random.int(5, reach <= 2 ? 30 : 80), random.int(5, reach <= 2 ? 30 : 80)]
  return valued(
    `Two sticks ${theme.place} measure ${a} cm and ${b} cm. How long are they end to end?`,
    `${a + b} cm`,
    `${a}+${b}`,
    { space: 'lines', working: `${a} + ${b}` },
  )
}

function toSmall(making: Making): Draft {
  const { random, reach } = making
  const unit = unitFor(making)
  if (reach >= 5 && unit.by === 1000) {
    const tenths = random.int(11, 95)
    return valued(
      `Write ${formatScaled(tenths, 1)} ${unit.big} in ${unit.small}.`,
      `${formatNumber(tenths * 100)} ${unit.small}`,
      `${plainScaled(tenths, 1)}*1000`,
      { space: 'blank', working: `1 ${unit.big} = 1,000 ${unit.small}` },
    )
  }
  const [whole, extra] = [random.int(1, 9), random.int(1, 9) * (unit.by / 10)]
  return valued(
    `${random.pick(unit.things).replace(/^./, (c) => c.toUpperCase())} measures ${whole} ${unit.big} ${extra} ${unit.small}. Write it in ${unit.small} only.`,
    `${formatNumber(whole * unit.by + extra)} ${unit.small}`,
    `${whole}*${unit.by}+${extra}`,
    { space: 'line', working: `1 ${unit.big} = ${formatNumber(unit.by)} ${unit.small}` },
  )
}

function toBig(making: Making): Draft {
  const unit = unitFor(making)
  const tenths = making.random.int(11, 95)
  return valued(
    `Write ${formatNumber((tenths * unit.by) / 10)} ${unit.small} in ${unit.big}.`,
    `${formatScaled(tenths, 1)} ${unit.big}`,
    `${(tenths * unit.by) / 10}/${unit.by}`,
    { space: 'blank', working: `${formatNumber(unit.by)} ${unit.small} = 1 ${unit.big}` },
  )
}

function order(making: Making): Draft {
  const unit = unitFor(making)
  const values = making.random
    .shuffle([3, 5, 7, 9, 12, 15, 18, 24])
    .slice(0, 3)
    .map((n) => (n * unit.by) / 10)
  return draft(
    `Order these from smallest to largest: ${values.map((v) => `${formatNumber(v)} ${unit.small}`).join('   ')}`,
    [...values]
      .sort((a, b) => a - b)
      .map((v) => `${formatNumber(v)} ${unit.small}`)
      .join(' < '),
    { kind: 'order', values: values.map(String) },
    { space: 'line' },
  )
}

function speed({ random, name }: Making): Draft {
  const [rate, hours] = [random.int(4, 20), random.int(2, 5)]
  return valued(
    `${name} bikes ${rate * hours} km in ${hours} hours at a steady speed. What is the speed in km/h?`,
    `${rate} km/h`,
    `${rate * hours}/${hours}`,
    { space: 'lines', working: `${rate * hours} ÷ ${hours}` },
  )
}

export const MEASURING: Topic = {
  id: 'measuring',
  title: 'measuring length, mass and capacity',
  match:
    /length|longer|mass|capacity|metre|centimetre|gram|litre|measurement|thermometer|temperature on|unit of|prefix|convert between common|repeated units|heavier|hold by pouring|mixed units|rate, such as speed/i,
  years: [1, 8],
  teaching: {
    walt: 'measure accurately and use metric units',
    criteria: [
      'choose a unit that suits what I am measuring',
      'line up with zero and read the scale',
      'change between units and check that the answer is sensible',
    ],
    prior: ['Compare two objects directly.', 'Read a number line with marks between the numbers.'],
    materials: [
      'rulers and tape measures',
      'kitchen or balance scales',
      'measuring jugs and water',
      'a tray of things to measure',
    ],
    think: [
      'Estimate first, using something I know.',
      'Choose the tool and the unit.',
      'Start from zero and read to the nearest mark.',
      'Going to a smaller unit, there will be more of them.',
    ],
    hook: 'Guess the length of the whiteboard. Stand in a line from the smallest guess to the largest, then measure.',
    ask: 'Which unit would be silly for this, and why?',
    misconceptions: [
      {
        what: 'Starts measuring from 1 or from the end of the ruler.',
        why: 'Counting starts at one.',
        move: 'Find zero on three different rulers.',
      },
      {
        what: 'Divides to change to a smaller unit.',
        why: 'Smaller sounds like less.',
        move: 'Ask: do we need more small ones or fewer?',
      },
    ],
    support: 'Measure real objects for each question, whole units only.',
    extension: 'Find three objects that together measure as close to 1 kg, or 1 m, as possible.',
    next: ['Record measurements as decimals.', 'Use measurements to solve problems in the māra kai.'],
    english: [
      ['unit', 'what we measure in, such as metres'],
      ['scale', 'the marks and numbers on a measuring tool'],
    ],
    reo: ['inenga', 'roa', 'taumaha', 'mitarau'],
  },
  draft: (making) =>
    making.random.pick(
      making.reach <= 2
        ? [compareLengths, totalLength]
        : making.reach <= 3
          ? [totalLength, toSmall, order]
          : making.year >= 8
            ? [toSmall, toBig, speed]
            : [toSmall, toBig, order],
    )(making),
}
