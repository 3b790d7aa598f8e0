import type { Making } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { byStep, missingNumber, shortAnswer, wordProblem } from '../question-tools.ts'
import { joined, minus, parts, plus, taken } from './questions.ts'

/** The largest total of a fact: that of the year, or the one that was asked for. */
const factTop = ({ year, numbers }: Making) => Math.min(20, numbers?.upTo ?? (year === 1 ? 10 : 20))

/** From here on totals go through ten. */
const TEEN = 15

/** Two numbers below ten whose total goes through ten; those with a 9 or an 8 are the easiest. */
function throughTen(m: Making, top: number): [number, number] {
  const a = m.random.int(byStep(m, 8, 6, 5), 9)
  const b = m.random.int(11 - a, Math.min(9, top - a))
  return m.random.chance(0.5) ? [a, b] : [b, a]
}

/** How often a fact to 20 goes through ten: that is what has to be learnt about it. */
const SHARE_THROUGH_TEN = { young: [0.3, 0.7, 1], older: [0.5, 0.8, 1] } as const

/** The parts of a fact. */
function factParts(m: Making): [number, number] {
  const { digits, digitPair, total } = m.numbers ?? {}
  const top = factTop(m)
  const isOpen = digits === undefined && digitPair === undefined && total === undefined
  if (top < TEEN || !isOpen) return parts(m, top < TEEN ? Math.min(top, byStep(m, 6, 10, 10)) : top)
  const share = SHARE_THROUGH_TEN[m.year === 1 ? 'young' : 'older'][m.step]
  if (m.random.chance(share)) return throughTen(m, top)
  if (m.step === 0) return parts(m, 10)
  const teen = m.random.int(11, 16)
  return [teen, m.random.int(1, top - teen)]
}

export const factPlus: QuestionMaker = (m) => plus(factParts(m))

export const factMinus: QuestionMaker = (m) => minus(factParts(m))

export const factJoined: QuestionMaker = (m) => joined(m, factParts(m))

export const factTaken: QuestionMaker = (m) => taken(m, factParts(m))

/** The numbers that are doubled in each year, for each step: from one to another, in counts of a unit. */
const DOUBLED: Readonly<Record<number, readonly (readonly [from: number, to: number, unit: number])[]>> = {
  1: [
    [1, 3, 1],
    [1, 5, 1],
    [1, 5, 1],
  ],
  2: [
    [1, 5, 1],
    [2, 10, 1],
    [4, 10, 1],
  ],
  3: [
    [3, 10, 1],
    [6, 25, 1],
    [11, 49, 1],
  ],
  4: [
    [6, 24, 1],
    [15, 50, 1],
    [5, 50, 10],
  ],
  5: [
    [15, 50, 1],
    [25, 99, 1],
    [11, 99, 10],
  ],
}
const LAST_YEAR_OF_DOUBLES = 5

/** The number that is doubled, or the half that is found. */
function doubledNumber(m: Making): number {
  const ranges = DOUBLED[Math.min(Math.max(1, m.year), LAST_YEAR_OF_DOUBLES)] ?? []
  const [from, to, unit] = ranges[m.step] ?? [1, 10, 1]
  const { upTo } = m.numbers ?? {}
  // A limit is that of the double: “doubles to 20” are those of the numbers to ten.
  const most = upTo === undefined ? to : Math.max(1, Math.floor(upTo / 2 / unit))
  return m.random.int(Math.min(from, most), Math.max(1, most)) * unit
}

export const doubled: QuestionMaker = (m) => {
  const n = doubledNumber(m)
  return shortAnswer({
    prompt: `Double ${n} is ____`,
    answer: n * 2,
    expr: `${n}*2`,
    working:
      n > 20 && n < 100 ? `${n - (n % 10)} and ${n - (n % 10)}, then ${n % 10} and ${n % 10}` : `${n} + ${n}`,
    space: 'none',
  })
}

export const halved: QuestionMaker = (m) => {
  const n = doubledNumber(m)
  return shortAnswer({
    prompt: `Half of ${n * 2} is ____`,
    answer: n,
    expr: `${n * 2}/2`,
    working: `${n} + ${n} = ${n * 2}`,
    space: 'none',
  })
}

/** A double as a sum of two equal numbers. */
export const doubleSum: QuestionMaker = (m) => {
  const n = doubledNumber(m)
  return shortAnswer({ prompt: `${n} + ${n} =`, answer: n * 2, expr: `${n}+${n}`, working: `Double ${n}.` })
}

/** The number that was doubled. */
export const doubleOfWhat: QuestionMaker = (m) => {
  const n = doubledNumber(m)
  return missingNumber({
    shown: `Double □ is ${n * 2}`,
    answer: n,
    left: '2*x',
    right: String(n * 2),
    working: `${n} + ${n} = ${n * 2}, so double ${n} is ${n * 2}.`,
  })
}

export const halfShared: QuestionMaker = (m) => {
  const n = doubledNumber(m)
  return wordProblem({
    prompt: `Two friends share ${n * 2} counters equally. How many does each friend get?`,
    answer: n,
    expr: `${n * 2}/2`,
    working: `Half of ${n * 2} is ${n}, because ${n} + ${n} = ${n * 2}.`,
  })
}
