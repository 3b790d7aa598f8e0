import type { Making } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { formatCents, formatNumber, plainDollars } from '../number.ts'
import {
  byStep,
  largestNumber,
  missingNumber,
  openQuestion,
  shortAnswer,
  wordProblem,
  writtenMethod,
} from '../question-tools.ts'

/** Two numbers with so many digits each; of a difference the total has so many too. */
function partsWithDigits({ random, numbers }: Making, digits: number): [number, number] {
  const [low, high] = [10 ** (digits - 1), 10 ** digits - 1]
  const isSum = numbers?.operations?.includes('subtract') !== true
  const a = random.int(low, isSum ? high : high - low)
  return [a, random.int(low, isSum ? high : high - a)]
}

/** Two parts with the digits named for each; of a difference the total has those of the first. */
function partsOfPair({ random, numbers }: Making, pair: readonly [number, number]): [number, number] {
  const [long, short] = [Math.max(...pair), Math.min(...pair)]
  const low = (digits: number) => (digits === 1 ? 2 : 10 ** (digits - 1))
  const high = (digits: number) => 10 ** digits - 1
  const small = random.int(low(short), high(short))
  if (numbers?.operations?.includes('subtract') !== true) return [random.int(low(long), high(long)), small]
  const total = random.int(Math.max(low(long), small + 1), high(long))
  return [total - small, small]
}

/** Two parts whose total stays within `top`. */
export function parts(making: Making, most: number, least = 1): [number, number] {
  const { random, numbers } = making
  const top = Math.min(most, numbers?.upTo ?? most)
  const low = Math.min(least, Math.max(1, Math.floor(top / 8)))
  if (numbers?.digitPair !== undefined) return partsOfPair(making, numbers.digitPair)
  if (numbers?.digits !== undefined) return partsWithDigits(making, numbers.digits)
  const total = numbers?.total ?? random.int(low * 2 + 1, top)
  const a = random.int(low, total - low)
  return [a, total - a]
}

export const more = (n: number, m: Making) => (n === 1 ? m.theme.one : m.theme.things)

export function joined(m: Making, [a, b]: [number, number]) {
  return wordProblem({
    prompt: `${m.name} counts ${formatNumber(a)} ${more(a, m)} ${m.theme.place}, then ${formatNumber(b)} more. How many ${m.theme.things} altogether?`,
    answer: a + b,
    expr: `${a}+${b}`,
    working: `${formatNumber(a)} + ${formatNumber(b)}`,
  })
}

export function taken(m: Making, [a, b]: [number, number]) {
  return wordProblem({
    prompt: `There are ${formatNumber(a + b)} ${more(a + b, m)} ${m.theme.place}. ${m.name} takes ${formatNumber(b)} of them away. How many are left?`,
    answer: a,
    expr: `${a + b}-${b}`,
    working: `${formatNumber(a + b)} − ${formatNumber(b)}`,
  })
}

export const plus = ([a, b]: [number, number], written = false) =>
  (written ? writtenMethod : shortAnswer)({
    prompt: `${formatNumber(a)} + ${formatNumber(b)} =`,
    answer: a + b,
    expr: `${a}+${b}`,
  })

export const minus = ([a, b]: [number, number], written = false) =>
  (written ? writtenMethod : shortAnswer)({
    prompt: `${formatNumber(a + b)} − ${formatNumber(b)} =`,
    answer: a,
    expr: `${a + b}-${b}`,
    working: `Check: ${formatNumber(a)} + ${formatNumber(b)} = ${formatNumber(a + b)}.`,
  })

export const joinTo20: QuestionMaker = (m) => joined(m, parts(m, byStep(m, 6, 12, 20)))

export const takeTo20: QuestionMaker = (m) => taken(m, parts(m, byStep(m, 6, 12, 20)))

export const difference: QuestionMaker = (m) => {
  const [a, b] = parts(m, byStep(m, 8, 14, 20))
  const [big, small] = [Math.max(a, b) + (a === b ? 1 : 0), Math.min(a, b)]
  return wordProblem({
    prompt: m.random.pick([
      `${m.name} has ${big} ${m.theme.things}. A friend has ${small}. How many more has ${m.name}?`,
      `There are ${big} cups and ${small} plates. How many more cups than plates are there?`,
      `One tower has ${big} cubes and another has ${small}. How many cubes taller is the first?`,
    ]),
    answer: big - small,
    expr: `${big}-${small}`,
    working: 'Match them one to one and count what is left over.',
  })
}

export const smallSteps: QuestionMaker = (m) => {
  const one = m.random.chance(0.5)
  const b = one ? m.random.int(2, 9) : m.random.int(1, byStep(m, 2, 4, 6)) * 10
  const a = m.random.int(11, 99 - b)
  return m.random.chance(0.5) ? plus([a, b]) : minus([a, b])
}

export const tenMore: QuestionMaker = (m) => {
  const n = m.random.int(3, byStep(m, 40, 89, m.year <= 1 ? 89 : 489))
  return m.random.chance(0.5) ? plus([n, 10]) : minus([n, 10])
}

export const threeNumbers: QuestionMaker = (m) => {
  const a = m.random.int(1, 9)
  const c = m.random.int(2, byStep(m, 5, 9, 9))
  const [x, y, z] = m.random.shuffle([a, 10 - a, c])
  return shortAnswer({
    prompt: `${x} + ${y} + ${z} =`,
    answer: 10 + c,
    expr: `${x}+${y}+${z}`,
    working: `${a} + ${10 - a} = 10, then ${c} more.`,
  })
}

export const threeMinus: QuestionMaker = (m) => {
  const [a, b] = [m.random.int(2, 9), m.random.int(3, 9)]
  const c = m.random.int(1, b)
  return shortAnswer({
    prompt: `${a} + ${b} − ${c} =`,
    answer: a + b - c,
    expr: `${a}+${b}-${c}`,
    working: `${b} − ${c} = ${b - c}, then + ${a}.`,
  })
}

export const add100: QuestionMaker = (m) => {
  const n = m.random.int(1, 9)
  return shortAnswer({
    prompt: `100 + ${n} =`,
    answer: 100 + n,
    expr: `100+${n}`,
    working: 'One hundred, no tens; the ones digit stays.',
  })
}

export const whichChange: QuestionMaker = (m) => {
  const n = m.random.int(2, 9)
  return openQuestion(
    `${m.name} says 100 + ${n} = ${n}00. Is that right? Which digits change when you add 100 to ${n}?`,
    `No: 100 + ${n} = 10${n}. The ${n} stays in the ones place; a 1 stands in the hundreds place and a 0 in the tens place.`,
  )
}

interface TwoStep {
  a: string
  b: string
  gone: string
  class: string
}

/** Something is added to an amount, and something taken from it. */
const TWO_STEPS = [
  (n: TwoStep) => `${n.class} and is given ${n.b} more. It gives away ${n.gone}. How many are there now?`,
  (n: TwoStep) =>
    `A library has ${n.a} books and buys ${n.b} new ones. ${n.gone} are lent out. How many are in the library?`,
  (n: TwoStep) =>
    `A tank holds ${n.a} litres. It rains and ${n.b} litres come in; then ${n.gone} litres are used. How many litres are left?`,
  (n: TwoStep) =>
    `${n.a} people are at a fair and ${n.b} more come. Then ${n.gone} go home. How many people are there now?`,
] as const

export const twoStep: QuestionMaker = (m) => {
  const top = m.year === 5 ? byStep(m, 500, 5000, 20_000) : largestNumber(m)
  const [a, b] = parts(m, top, Math.max(2, Math.floor(top / 20)))
  const gone = m.random.int(1, a + b - 1)
  return wordProblem({
    prompt: m.random.pick(TWO_STEPS)({
      a: formatNumber(a),
      b: formatNumber(b),
      gone: formatNumber(gone),
      class: `${m.name}’s class has ${formatNumber(a)} ${more(a, m)}`,
    }),
    answer: a + b - gone,
    expr: `${a}+${b}-${gone}`,
    working: `${formatNumber(a)} + ${formatNumber(b)} = ${formatNumber(a + b)}, then − ${formatNumber(gone)}`,
  })
}

export const mixedStep: QuestionMaker = (m) => {
  const [groups, each] = [m.random.int(2, byStep(m, 5, 9, 12)), m.random.int(2, byStep(m, 5, 9, 12))]
  const extra = m.random.int(3, byStep(m, 9, 30, 80))
  return wordProblem({
    prompt: `${m.name} fills ${groups} ${m.theme.groups} with ${each} ${m.theme.things} each and has ${extra} left. How many ${m.theme.things} are there?`,
    answer: groups * each + extra,
    expr: `${groups}*${each}+${extra}`,
    working: `${groups} × ${each} = ${groups * each}, then + ${extra}`,
  })
}

export const eitherOrder: QuestionMaker = (m) => {
  const [a, b] = parts(m, byStep(m, 8, 15, 20), 2)
  return shortAnswer({
    prompt: `${a} + ${b} = ${b} + ____`,
    answer: a,
    expr: `${a}+${b}-${b}`,
    working: 'The same parts in another order.',
    space: 'none',
  })
}

export const notMinus: QuestionMaker = (m) => {
  const [a, b] = parts(m, byStep(m, 8, 12, 20), 2)
  const [big, small] = a > b ? [a, b] : [b, a + (a === b ? 1 : 0)]
  return openQuestion(
    `Show ${big + 1} − ${small} and ${small} − ${big + 1} with objects. Which one can you act out? Why not the other?`,
    `${big + 1} − ${small} can be acted out and leaves ${big + 1 - small}; from ${small} objects you cannot take ${big + 1}.`,
  )
}

export const make100: QuestionMaker = (m) => {
  const n =
    m.random.int(1, 9) * byStep(m, 10, 5, 1) + byStep(m, 0, m.random.int(0, 9) * 5, m.random.int(1, 89))
  return missingNumber({
    shown: `${n} + □ = 100`,
    answer: 100 - n,
    left: `${n}+x`,
    right: '100',
    working: `100 − ${n}`,
  })
}

export const written: QuestionMaker = (m) => plus(writtenParts(m), true)

export const writtenMinus: QuestionMaker = (m) => minus(writtenParts(m), true)

function writtenParts(m: Making): [number, number] {
  const top =
    m.year <= 3
      ? byStep(m, 200, 700, 1000)
      : m.year === 4
        ? byStep(m, 300, 5000, 9999)
        : m.year === 5
          ? byStep(m, 5000, 60_000, 500_000)
          : byStep(m, 60_000, 900_000, 5_000_000)
  return parts(m, top, Math.floor(top / 8))
}

/** Amounts in whole dollars, in tens of cents, or in fives of cents. */
export const moneyLeft: QuestionMaker = (m) => {
  const [unit, low, high] = byStep<[number, number, number]>(
    m,
    [100, 200, 900],
    [10, 5000, 25_000],
    [5, 20_000, 90_000],
  )
  const amount = () => m.random.int(low, high) * unit
  const [travel, food, left] = [amount(), amount(), amount()]
  const raised = travel + food + left
  const who = m.random.pick(['A kapa haka group', 'A netball team', 'A garden club', 'A school band'])
  return wordProblem({
    prompt: `${who} raises ${formatCents(raised)}. It spends ${formatCents(travel)} on travel and ${formatCents(food)} on food. How much is left?`,
    answer: formatCents(left),
    expr: `${plainDollars(raised)}-${plainDollars(travel)}-${plainDollars(food)}`,
    working: `${formatCents(travel)} + ${formatCents(food)} = ${formatCents(travel + food)}; take that from ${formatCents(raised)}.`,
  })
}
