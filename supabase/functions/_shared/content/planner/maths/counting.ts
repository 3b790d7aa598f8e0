import { formatNumber } from './number.ts'
import { type Draft, draft, type Making, type Topic, valued } from './topic.ts'

const TOP = [10, 20, 100, 1000, 10_000, 100_000, 1_000_000]
const STEPS: number[][] = [
  [1],
  [1, 2],
  [2, 5, 10],
  [2, 3, 4, 5, 8],
  [6, 9, 25, 50],
  [11, 12, 1000],
  [1000, 10_000],
]

function at<T>(list: readonly T[], index: number): T {
  return list[Math.max(0, Math.min(list.length - 1, index))] as T
}

function neighbour({ random, reach }: Making): Draft {
  const top = at(TOP, reach)
  const start = random.int(Math.floor(top / 5), top - 2)
  return random.chance(0.5)
    ? valued(`What number comes just after ${formatNumber(start)}?`, formatNumber(start + 1), `${start}+1`, {
        space: 'blank',
      })
    : valued(`What number comes just before ${formatNumber(start)}?`, formatNumber(start - 1), `${start}-1`, {
        space: 'blank',
      })
}

function skip({ random, reach }: Making): Draft {
  const step = random.pick(at(STEPS, reach))
  const first = step * random.int(1, step === 1 ? at(TOP, reach) - 6 : 9)
  const up = [0, 1, 2, 3, 4, 5].map((n) => first + n * step)
  const terms = reach > 1 && random.chance(0.4) ? up.reverse() : up
  const shown = terms.slice(0, 4)
  const rest = terms.slice(4)
  const sign = (terms[1] ?? 0) > (terms[0] ?? 0) ? 'on' : 'back'
  return draft(
    `Count ${sign} in ${formatNumber(step)}s. Write the next two numbers: ${shown.map(formatNumber).join(', ')}, ____ , ____`,
    rest.map(formatNumber).join(', '),
    { kind: 'sequence', terms: shown, next: 2 },
    { space: 'none', working: `Each step is ${formatNumber(step)}.` },
  )
}

export const COUNTING: Topic = {
  id: 'counting',
  title: 'counting patterns',
  match: /\bcount|skip count|ordinal|how many are in a small group|teen and -ty/i,
  years: [1, 5],
  teaching: {
    walt: 'count forwards and backwards in steps, starting from different numbers',
    criteria: [
      'say the next number and the number before without starting again from one',
      'keep the same step each time I count on or back',
      'check by counting the other way',
    ],
    prior: [
      'Say the counting numbers in order in the range of this lesson.',
      'Touch and count objects one at a time.',
    ],
    materials: ['a number line or hundreds board', 'counters, about 30 a pair', 'mini whiteboards'],
    think: [
      'Find the starting number on the line.',
      'Name the step, then make one equal jump at a time.',
      'Say each number as you land on it.',
    ],
    hook: 'Count around the circle in steps, each child saying one number. Change direction when you clap.',
    ask: 'What stays the same every time we jump?',
    misconceptions: [
      {
        what: 'Counts the starting number as the first jump.',
        why: 'Counting objects begins at one, so counting on feels the same.',
        move: 'Put a finger on the start and say “start”, then count the jumps.',
      },
      {
        what: 'Loses the step when crossing a ten or a hundred.',
        why: 'The digit pattern changes there.',
        move: 'Stop at the crossing, build both numbers with materials, and say what changed.',
      },
    ],
    support: 'Use the number line and shorter runs, moving a counter for each jump.',
    extension: 'Find two numbers that are in two different skip counts and explain why.',
    next: [
      'Use the skip counts to build multiplication facts.',
      'Count from a number that is not a multiple of the step.',
    ],
    english: [
      ['step', 'how much the count goes up or down each time'],
      ['multiple', 'a number you land on when you skip count from nought'],
    ],
    reo: ['tatau', 'tau'],
  },
  draft: (making) => (making.reach <= 1 || making.random.chance(0.25) ? neighbour(making) : skip(making)),
}
