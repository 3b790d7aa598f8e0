import type { Draft, Making } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { formatNumber } from '../number.ts'
import { byStep, missingNumber, shortAnswer } from '../question-tools.ts'

/** A sum, and how it is worked out in the way that is taught. */
interface Sum {
  left: number
  sign: '+' | '−'
  right: number
  working: string
}

const resultOf = ({ left, sign, right }: Sum) => (sign === '+' ? left + right : left - right)

/** Asks for a sum; `lead` names the way of working. */
export function asked(sum: Sum, lead: string, question: typeof shortAnswer = shortAnswer) {
  const { left, sign, right, working } = sum
  return question({
    prompt: `${lead}${formatNumber(left)} ${sign} ${formatNumber(right)} =`,
    answer: resultOf(sum),
    expr: `${left}${sign === '+' ? '+' : '-'}${right}`,
    working,
  })
}

/** The largest total: that of the year, or a smaller one that was asked for. */
export const most = ({ numbers }: Making, top: number) => Math.min(top, numbers?.upTo ?? top)

const step = (from: number, sign: '+' | '−', by: number) =>
  `${formatNumber(from)} ${sign} ${formatNumber(by)} = ${formatNumber(sign === '+' ? from + by : from - by)}`

/** Steps one after the other, each from where the last one ended. */
function inSteps(from: number, sign: '+' | '−', pieces: readonly number[]): string {
  const told = pieces.reduce<{ at: number; lines: string[] }>(
    ({ at, lines }, by) => ({ at: sign === '+' ? at + by : at - by, lines: [...lines, step(at, sign, by)] }),
    { at: from, lines: [] },
  )
  return `${told.lines.join(', then ')}.`
}

/** Tens that a sum starts from: none to Year 2, and then some. */
const tensBefore = (m: Making) =>
  m.year <= 2 ? 0 : m.random.int(1, m.year === 3 ? byStep(m, 4, 8, 8) : byStep(m, 8, 18, 48)) * 10

function bridging(m: Making, sign: '+' | '−'): Sum {
  const ones = m.random.int(byStep(m, 8, 7, 5), 9)
  const b = m.random.int(11 - ones, 9)
  const room = most(m, 1000) < 100 ? 0 : tensBefore(m)
  const a = room + ones
  const ten = room + 10
  if (sign === '+')
    return { left: a, sign, right: b, working: inSteps(a, '+', [ten - a, b - (ten - a)].filter(Boolean)) }
  return { left: a + b, sign, right: b, working: inSteps(a + b, '−', [a + b - ten, ten - a].filter(Boolean)) }
}

/** The sum with its stop at ten filled in up to one gap: what is left of the second number, or what fills the ten. */
function bridgeGap(m: Making): Draft {
  const { left: a, right: b } = bridging(m, '+')
  const ten = Math.ceil(a / 10) * 10
  const [fill, rest] = [ten - a, b - (ten - a)]
  const isRest = m.step > 0 || m.turn % 2 === 0
  return missingNumber({
    shown: isRest ? `${a} + ${b} = ${ten} + □` : `${a} + ${b} = ${a} + □ + ${rest} = ${ten} + ${rest}`,
    answer: isRest ? rest : fill,
    left: `${a}+${b}`,
    right: isRest ? `${ten}+x` : `${a}+x+${rest}`,
    working: `${fill} of the ${b} fill the ten; ${rest} ${rest === 1 ? 'is' : 'are'} left.`,
  })
}

export const bridgePlus: QuestionMaker = (m) => asked(bridging(m, '+'), '')

/** The steps are written for the pupil first; the sum alone comes after. */
export const bridgeSteps: QuestionMaker = (m) => (m.step === 2 ? bridgePlus(m) : bridgeGap(m))

export const bridgeMinus: QuestionMaker = (m) => asked(bridging(m, '−'), '')

/** Two numbers of this year for jumps and splits; their digits where those were named. */
function pairOf(m: Making, digits: number): [number, number] {
  const width = m.numbers?.digits ?? digits
  const [low, high] = [10 ** (width - 1), 10 ** width - 1]
  const small = m.random.int(low + 1, byStep(m, low * 3, low * 5, low * 7) - 1)
  const total = most(m, m.year <= 2 && width === 2 ? 99 : high * 2)
  const large = m.random.int(
    low + 1,
    Math.max(low + 2, Math.min(byStep(m, low * 6, high, high), total - small)),
  )
  const [a, b] = [large % 10 === 0 ? large + 1 : large, small % 10 === 0 ? small + 2 : small]
  return [a, b]
}

/** The jumps of a number: its hundreds, its tens, and its ones, which stop at a ten on the way. */
function jumps(from: number, sign: '+' | '−', by: number): number[] {
  const ones = by % 10
  const rest = [Math.floor(by / 100) * 100, Math.floor((by % 100) / 10) * 10]
  const at = from % 10
  const toTen = sign === '+' ? 10 - at : at
  return [...rest, ...(toTen > 0 && toTen < ones ? [toTen, ones - toTen] : [ones])].filter((one) => one > 0)
}

function jumping(m: Making, sign: '+' | '−', digits: number): Sum {
  const [a, b] = pairOf(m, digits)
  // A difference that is very small is found by counting up, not by jumps back.
  const right = sign === '+' ? b : Math.min(a, b)
  const room = (most(m, 10 ** (m.numbers?.digits ?? digits) - 1) - right) / 2
  const left = sign === '+' ? a : Math.max(a, b, right + Math.floor(Math.min(room, right)))
  return { left, sign, right, working: inSteps(left, sign, jumps(left, sign, right)) }
}

const digitsOfYear = ({ year }: Making) => (year <= 3 ? 2 : 3)

export const jumpPlus: QuestionMaker = (m) =>
  asked(jumping(m, '+', digitsOfYear(m)), 'Use jumps on a number line: ')

export const jumpMinus: QuestionMaker = (m) =>
  asked(jumping(m, '−', digitsOfYear(m)), 'Use jumps on a number line: ')

/** Takes the hundreds, the tens and the ones away in turn. */
export const takeInParts =
  (digits: number): QuestionMaker =>
  (m) =>
    asked(jumping(m, '−', digits), '')

/** Adds hundreds to hundreds, tens to tens and ones to ones, and joins the totals. */
export const addInParts =
  (digits: number): QuestionMaker =>
  (m) => {
    const [a, b] = pairOf(m, digits)
    const places = (digits === 2 ? [10, 1] : [100, 10, 1]).map((place) => {
      const part = (n: number) => (Math.floor(n / place) % 10) * place
      return [part(a), part(b)] as const
    })
    const sums = places.map(([x, y]) => `${formatNumber(x)} + ${formatNumber(y)} = ${formatNumber(x + y)}`)
    const joined = places.map(([x, y]) => formatNumber(x + y)).join(' + ')
    return asked(
      {
        left: a,
        sign: '+',
        right: b,
        working: `${sums.join(', ')}; then ${joined} = ${formatNumber(a + b)}.`,
      },
      '',
    )
  }

/** A number just below a ten, a hundred or a thousand. */
function nearTidy(m: Making): { near: number; tidy: number } {
  const gap = m.random.int(1, byStep(m, 1, 2, 3))
  const tidy =
    m.year <= 3
      ? m.random.int(2, byStep(m, 3, 5, 6)) * 10
      : m.year === 4
        ? m.random.pick([m.random.int(3, 9) * 10, m.random.int(1, byStep(m, 2, 3, 4)) * 100])
        : m.random.int(2, byStep(m, 4, 9, 29)) * 100
  return { near: tidy - gap, tidy }
}

function compensating(m: Making, sign: '+' | '−'): Sum {
  const { near, tidy } = nearTidy(m)
  const gap = tidy - near
  const top = most(m, m.year <= 2 ? 99 : m.year === 3 ? 150 : m.year === 4 ? 900 : 6000)
  const other = m.random.int(12, Math.max(14, top - tidy))
  if (sign === '+')
    return {
      left: other,
      sign,
      right: near,
      working: `${step(other, '+', tidy)}. That is ${gap} too many, so ${step(other + tidy, '−', gap)}.`,
    }
  const left = other + near
  return {
    left,
    sign,
    right: near,
    working:
      left >= tidy
        ? `${step(left, '−', tidy)}. That took ${gap} too many, so ${step(left - tidy, '+', gap)}.`
        : `Count up from ${near}: ${other} more make ${left}.`,
  }
}

export const tidyPlus: QuestionMaker = (m) => asked(compensating(m, '+'), 'Use a tidy number: ')

export const tidyMinus: QuestionMaker = (m) => asked(compensating(m, '−'), 'Use a tidy number: ')

function almostDouble(m: Making): Sum {
  const size =
    m.year === 1
      ? m.random.int(2, byStep(m, 4, 5, 5))
      : m.year === 2
        ? m.random.int(byStep(m, 2, 4, 6), byStep(m, 6, 9, 9))
        : m.year === 3
          ? m.random.int(byStep(m, 2, 4, 7), byStep(m, 5, 9, 12)) * 5
          : m.random.int(byStep(m, 3, 6, 11), byStep(m, 9, 15, 20)) * 10
  const gap = m.random.int(1, m.year <= 2 ? byStep(m, 1, 1, 2) : byStep(m, 1, 2, 3))
  const isTurned = m.random.chance(0.4)
  const [left, right] = isTurned ? [size + gap, size] : [size, size + gap]
  return {
    left,
    sign: '+',
    right,
    working: `Double ${size} is ${size * 2}, and ${gap} more is ${size * 2 + gap}.`,
  }
}

export const nearDouble: QuestionMaker = (m) => asked(almostDouble(m), 'Use a double: ')

/** The double itself, which a near double starts from. */
export const doubleFirst: QuestionMaker = (m) => {
  const { left, right } = almostDouble(m)
  const n = Math.min(left, right)
  return shortAnswer({
    prompt: `Double ${n} is ____`,
    answer: n * 2,
    expr: `${n}*2`,
    working: `${n} + ${n}`,
    space: 'none',
  })
}

/** The double is given, and the near double is worked out from it. */
export const fromDouble: QuestionMaker = (m) => {
  const { left, right, working } = almostDouble(m)
  const n = Math.min(left, right)
  return shortAnswer({
    prompt: `You know ${n} + ${n} = ${n * 2}. Use it to work out ${left} + ${right} = ____`,
    answer: left + right,
    expr: `${left}+${right}`,
    working,
    space: 'none',
  })
}

const WAYS = [
  (m: Making) => compensating(m, '+'),
  (m: Making) => jumping(m, '−', digitsOfYear(m)),
  almostDouble,
  (m: Making) => compensating(m, '−'),
] as const

/** A sum whose numbers suit one way of working more than others; which, the pupil decides. */
const mental =
  (which: number): QuestionMaker =>
  (m) =>
    asked((WAYS[which] ?? almostDouble)(m), 'Work out mentally: ')

export const mentalSums = [mental(0), mental(1), mental(2), mental(3)] as const
