import { formatNumber } from './number.ts'
import { type Draft, draft, type Making, type Topic, valued } from './topic.ts'

const PLACES = ['ones', 'tens', 'hundreds', 'thousands', 'ten thousands', 'hundred thousands', 'millions']

/** Digits in the numbers of a year. */
function width(reach: number): number {
  return [2, 2, 2, 3, 4, 6, 7, 7, 7, 7][reach] ?? 7
}

/** A number with all digits different from nought and from each other, so "the 4" is one digit. */
function distinct({ random, reach }: Making): number[] {
  return random.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]).slice(0, width(reach))
}

function worth(making: Making): Draft {
  const digits = distinct(making)
  const index = making.random.int(0, digits.length - 1)
  const digit = digits[index] ?? 0
  const power = digits.length - 1 - index
  return valued(
    `In ${formatNumber(Number(digits.join('')))}, how much is the ${digit} worth?`,
    formatNumber(digit * 10 ** power),
    `${digit}*10^${power}`,
    { space: 'blank', working: `The ${digit} is in the ${PLACES[power]} place.` },
  )
}

function build(making: Making): Draft {
  const digits = distinct(making)
  const parts = digits.map((digit, index) => digit * 10 ** (digits.length - 1 - index))
  const shown = making.level === 'support' ? parts : making.random.shuffle(parts)
  const total = parts.reduce((sum, part) => sum + part, 0)
  return valued(
    `Write as one number: ${shown.map(formatNumber).join(' + ')}`,
    formatNumber(total),
    shown.join('+'),
    {
      space: 'blank',
      working: 'Put each part in its place on the place value chart.',
    },
  )
}

function tensAndOnes({ random, reach }: Making): Draft {
  const tens = random.int(1, reach < 2 ? 1 : 9)
  const ones = random.int(1, 9)
  return valued(
    `What number has ${tens} ${tens === 1 ? 'ten' : 'tens'} and ${ones} ${ones === 1 ? 'one' : 'ones'}?`,
    String(tens * 10 + ones),
    `${tens}*10+${ones}`,
    { space: 'blank' },
  )
}

function compare(making: Making): Draft {
  const digits = distinct(making)
  const left = Number(digits.join(''))
  const right = Number([...digits.slice(0, -2), digits.at(-1), digits.at(-2)].join(''))
  const sign = left > right ? '>' : left < right ? '<' : '='
  return draft(
    `Write <, > or = to make this true: ${formatNumber(left)} ____ ${formatNumber(right)}`,
    sign,
    { kind: 'compare', left: String(left), right: String(right) },
    { space: 'none', working: 'Compare from the left; stop at the first place that differs.' },
  )
}

function order(making: Making): Draft {
  const { random, reach } = making
  const top = 10 ** width(reach) - 1
  const low = 10 ** (width(reach) - 1)
  const numbers = new Set<number>()
  while (numbers.size < (making.level === 'support' ? 3 : 4))
    numbers.add(random.int(low, Math.min(top, reach === 2 ? 120 : top)))
  const shown = [...numbers]
  return draft(
    `Order these from smallest to largest: ${shown.map(formatNumber).join('   ')}`,
    [...shown]
      .sort((a, b) => a - b)
      .map(formatNumber)
      .join(' < '),
    { kind: 'order', values: shown.map(String) },
    { space: 'line' },
  )
}

export const PLACE_VALUE: Topic = {
  id: 'place-value',
  title: 'place value',
  match:
    /place value|value of each digit|each digit|expanded form|placeholder|tens and ones|tens-and-ones|hundreds, tens|read(, write|.*write).*num|numbers? (up )?to|in order|order (a set of )?num|compare two numbers|which of two|arrange them by size|order whole numbers|place numbers/i,
  years: [1, 8],
  teaching: {
    walt: 'use place value to read, build and compare numbers',
    criteria: [
      'say what each digit in a number is worth',
      'build a number from its parts',
      'explain which of two numbers is greater by looking at the largest place first',
    ],
    prior: ['Group objects in tens and count the groups.', 'Read the numbers of last year’s range.'],
    materials: [
      'place value materials (bundled sticks, blocks or place value discs)',
      'a place value chart a pair',
      'mini whiteboards',
    ],
    think: [
      'Name the places from the right: ones, tens, hundreds.',
      'Say the digit, then its place, then what it is worth.',
      'Build it with materials to be sure.',
    ],
    hook: 'Show two cards with the same digits in a different order. Which is greater? Pairs decide and say how they know.',
    ask: 'How can the same digit be worth different amounts?',
    misconceptions: [
      {
        what: 'Says the 4 in 42 is worth 4.',
        why: 'Reads the digit and not its place.',
        move: 'Build 42 with tens and ones and point to what the 4 stands for.',
      },
      {
        what: 'Compares by the last digit, or by the largest digit seen.',
        why: 'All digits look equally important.',
        move: 'Cover all but the left-hand digits and compare those first.',
      },
    ],
    support: 'Build every number on the chart with materials before writing.',
    extension:
      'Make the largest and the smallest number from the same digits, and one in between, with reasons.',
    next: ['Use place value to round and to estimate.', 'Use the parts of numbers to add and subtract.'],
    english: [
      ['digit', 'one of the symbols 0 to 9'],
      ['place value', 'what a digit is worth because of where it stands'],
    ],
    reo: ['uara tū', 'mati', 'tau'],
  },
  draft: (making) => {
    if (making.reach <= 2 && making.random.chance(0.4)) return tensAndOnes(making)
    return making.random.pick([worth, build, compare, order])(making)
  },
}
