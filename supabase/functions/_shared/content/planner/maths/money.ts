import { formatCents } from './number.ts'
import { type Draft, type Making, type Topic, valued } from './topic.ts'

/** New Zealand coins and notes, in cents. Cash amounts are multiples of 10c. */
const COINS = [10, 20, 50, 100, 200]
const NOTES = [500, 1000, 2000]
const GOODS = [
  'a pencil case',
  'a bus ticket',
  'a gala ticket',
  'a bookmark',
  'a ball',
  'a pot plant',
  'a puzzle',
  'a pair of socks',
  'a kite',
  'a card game',
]

function moneyName(cents: number): string {
  return cents < 100 ? `${cents}c` : `$${cents / 100}`
}

function dollars(cents: number): string {
  return (cents / 100).toFixed(2)
}

function price({ random, reach }: Making): number {
  if (reach <= 2) return random.int(1, 9) * 100
  if (reach <= 3) return random.int(2, 18) * 100
  return random.int(12, reach <= 4 ? 90 : 190) * 10
}

function count(making: Making): Draft {
  const { random, reach } = making
  const pool = reach <= 1 ? [100, 200] : reach <= 2 ? [100, 200, 500, 1000] : [...COINS, ...NOTES.slice(0, 2)]
  const pieces = Array.from({ length: reach <= 1 ? 3 : 4 }, () => random.pick(pool)).sort((a, b) => b - a)
  const total = pieces.reduce((sum, piece) => sum + piece, 0)
  return valued(
    `How much money is this altogether? ${pieces.map(moneyName).join(' + ')}`,
    total < 100 ? `$0.${total}` : formatCents(total),
    pieces.map(dollars).join('+'),
    { space: 'blank', working: 'Count the largest first.' },
  )
}

function total(making: Making): Draft {
  const [first, second] = making.random.shuffle(GOODS)
  const [a, b] = [price(making), price(making)]
  return valued(
    `${making.name} buys ${first} for ${formatCents(a)} and ${second} for ${formatCents(b)}. What is the total?`,
    formatCents(a + b),
    `${dollars(a)}+${dollars(b)}`,
    { space: 'lines', working: `${formatCents(a)} + ${formatCents(b)}` },
  )
}

function change(making: Making): Draft {
  const item = making.random.pick(GOODS)
  const a = price(making)
  const note = [...NOTES, 5000].find((paid) => paid > a) ?? 5000
  return valued(
    `${making.name} buys ${item} for ${formatCents(a)} and pays with a ${formatCents(note)} note. How much change?`,
    formatCents(note - a),
    `${note / 100}-${dollars(a)}`,
    { space: 'lines', working: `Count up from ${formatCents(a)} to ${formatCents(note)}.` },
  )
}

function discount(making: Making): Draft {
  const { random } = making
  const rate = random.pick([10, 25, 50])
  const whole = random.int(2, 15) * 400
  const off = (whole * rate) / 100
  return valued(
    `${random.pick(['A jersey', 'A backpack', 'A scooter helmet', 'A tent'])} costs ${formatCents(whole)}. There is ${rate}% off. What is the new price?`,
    formatCents(whole - off),
    `${whole / 100}-${rate}/100*${whole / 100}`,
    { space: 'lines', working: `${rate}% of ${formatCents(whole)} is ${formatCents(off)}.` },
  )
}

function perUnit(making: Making): Draft {
  const { random, name } = making
  const each = random.int(8, 45) * 10
  const many = random.int(3, 9)
  return valued(
    `A pack of ${many} costs ${formatCents(each * many)}. ${name} wants to know the price of one. What is it?`,
    formatCents(each),
    `${dollars(each * many)}/${many}`,
    { space: 'lines', working: `${formatCents(each * many)} ÷ ${many}` },
  )
}

export const MONEY: Topic = {
  id: 'money',
  title: 'money',
  match:
    /coins?\b|notes\b|dollar|\$\d|money|price|purchase|budget|change from|receipt|discount|best buy|total cost|savings|offers|cash|shop|pretend shop/i,
  years: [1, 8],
  teaching: {
    walt: 'work out totals and change with New Zealand money',
    criteria: [
      'name coins and notes and say what they are worth',
      'add amounts by starting with the largest',
      'work out change by counting up, and check it',
    ],
    prior: ['Add and subtract in the number range of this lesson.', 'Know that 100 cents make one dollar.'],
    materials: [
      'play coins and notes (10c to $20)',
      'price cards',
      'a class shop of clean packets and school things',
    ],
    think: [
      'Write the amounts with dollars and cents lined up.',
      'Add the dollars, then the cents; 100 cents make another dollar.',
      'For change, count up from the price to what was paid.',
    ],
    hook: 'Put three things with prices on the mat. Which two could you buy with $10? Is there more than one answer?',
    ask: 'How can you check your change before you leave the shop?',
    misconceptions: [
      {
        what: 'Thinks the biggest coin is worth the most.',
        why: 'Size looks like value.',
        move: 'Sort coins by size, then by value, and compare the two orders.',
      },
      {
        what: 'Writes 5 cents as $0.5, or 305 cents as $3.5.',
        why: 'Leaves out the nought that holds the place.',
        move: 'Lay out the coins, then write dollars and cents in two columns.',
      },
    ],
    support: 'Use play money for every question, whole dollars first.',
    extension: 'Plan a purchase that leaves as little change as possible, and show that it is the least.',
    next: ['Plan spending within a budget.', 'Compare prices per item.'],
    english: [
      ['change', 'money given back when you pay too much'],
      ['total', 'the cost of everything together'],
    ],
    reo: ['moni', 'hēneti', 'utu', 'tapeke'],
  },
  draft: (making) => {
    const { reach } = making
    const kinds =
      reach <= 2
        ? [count, count, total]
        : reach <= 4
          ? [count, total, change, change]
          : [total, change, discount, perUnit]
    return making.random.pick(kinds)(making)
  },
}
