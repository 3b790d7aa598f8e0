import type { Making } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { formatNumber } from '../number.ts'
import { byStep, comparison, shortAnswer } from '../question-tools.ts'

/** A maker with numbers up to `top`, where nobody named another limit. */
export const upTo =
  (top: number, make: QuestionMaker): QuestionMaker =>
  (m) =>
    make({ ...m, numbers: { ...m.numbers, upTo: m.numbers?.upTo ?? top } })

/** The same for support: its numbers have as many places as those of the class. */
export const allPlaces =
  (top: number, make: QuestionMaker): QuestionMaker =>
  (m) =>
    upTo(top, make)({ ...m, step: m.step === 0 ? 1 : m.step })

/** A number with an empty place, from its parts: 300 + 6. */
export const withGap =
  (top: number): QuestionMaker =>
  (m) => {
    const places = String(topOf(m, top) - 1).length
    const [a, b] = [m.random.int(1, 9), m.random.int(1, 9)]
    const low = m.random.int(0, Math.max(0, places - 3))
    const [large, small] = [a * 10 ** (places - 1), b * 10 ** low]
    return shortAnswer({
      prompt: `Write as one number: ${formatNumber(large)} + ${formatNumber(small)}`,
      answer: large + small,
      expr: `${large}+${small}`,
      working: 'A zero holds each empty place.',
    })
  }

const topOf = ({ numbers }: Making, top: number) => numbers?.upTo ?? top

const LEAST_TEEN = 11
const LARGEST_TEEN = 19

const teen = (m: Making) => m.random.int(m.step === 0 ? 13 : LEAST_TEEN, LARGEST_TEEN)

export const teenOnes: QuestionMaker = (m) => {
  const value = teen(m)
  return shortAnswer({
    prompt: `${value} = 1 ten and ____ ones`,
    answer: value - 10,
    expr: `${value}-10`,
    working: `Ten and ${value - 10} more.`,
    space: 'none',
  })
}

export const teenMade: QuestionMaker = (m) => {
  const ones = teen(m) - 10
  return shortAnswer({
    prompt: `What number is 1 ten and ${ones} ${ones === 1 ? 'one' : 'ones'}?`,
    answer: 10 + ones,
    expr: `10+${ones}`,
    working: `10 + ${ones}`,
  })
}

export const teenRest: QuestionMaker = (m) => {
  const value = teen(m)
  return shortAnswer({
    prompt: `${value} is 10 and ____`,
    answer: value - 10,
    expr: `${value}-10`,
    space: 'none',
  })
}

/** Tens and ones of a number, not only as many tens as there are: 43 is 3 tens and 13 ones. */
export const otherTens: QuestionMaker = (m) => {
  const tens = m.random.int(2, byStep(m, 4, 8, 9))
  const value = tens * 10 + m.random.int(1, 9)
  const shown = m.step === 0 ? tens : tens - m.random.int(1, byStep(m, 1, 1, 2))
  return shortAnswer({
    prompt: `${value} = ${shown} ${shown === 1 ? 'ten' : 'tens'} and ____ ones`,
    answer: value - shown * 10,
    expr: `${value}-${shown}*10`,
    working: `${shown} ${shown === 1 ? 'ten is' : 'tens are'} ${shown * 10}.`,
    space: 'none',
  })
}

/** A number in two parts: its largest part and the rest, or any two for extension. */
export const restOf: QuestionMaker = (m) => {
  const wide = m.year <= 2 ? 2 : m.year === 3 ? byStep(m, 2, 3, 3) : byStep(m, 3, 3, 4)
  const low = 10 ** (wide - 1)
  const value = Math.min(m.random.int(low * 2 + 1, low * 10 - 1), topOf(m, low * 10))
  const part =
    m.step === 2 ? m.random.int(2, Math.floor(value / low)) * low - low : Math.floor(value / low) * low
  return shortAnswer({
    prompt: `${formatNumber(value)} is ${formatNumber(part)} and ____`,
    answer: value - part,
    expr: `${value}-${part}`,
    working: `${formatNumber(value)} − ${formatNumber(part)}`,
    space: 'none',
  })
}

const LARGEST_COMPARED = [20, 20, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 10_000_000]

/** Two numbers that are alike in their largest places, so that a later one decides. */
export const nearNumbers: QuestionMaker = (m) => {
  const top = topOf(m, LARGEST_COMPARED[m.year] ?? 1000)
  const width = String(top - 1).length
  const low = Math.max(1, 10 ** (width - 1))
  const a = m.random.int(low, Math.min(low * 10, top) - 1)
  const place = 10 ** m.random.int(0, Math.max(0, Math.min(width - 1, m.step)))
  const shifted = a + place * m.random.pick([-3, -2, -1, 1, 2, 3])
  const b = shifted < 1 || shifted > top ? a - Math.sign(shifted - a) * Math.min(a - 1, place) : shifted
  return comparison(
    formatNumber(a),
    formatNumber(b),
    [String(a), String(b)],
    'Compare the largest place first, and go on to the first place that differs.',
  )
}

/** A line with marks at equal steps: the number at one of them. */
export const atMark: QuestionMaker = (m) => {
  const top = topOf(m, LARGEST_COMPARED[Math.max(2, m.year)] ?? 1000)
  const unit = Math.max(1, top / 100)
  const stepSize = Math.max(1, Math.round(unit * m.random.pick(byStep(m, [10], [5, 10], [2, 5, 20]))))
  const mark = m.random.int(2, byStep(m, 5, 8, 9))
  const most = Math.max(0, Math.floor((top - stepSize * mark) / stepSize))
  const start = m.step === 0 ? 0 : m.random.int(0, Math.min(9, most)) * stepSize
  return shortAnswer({
    prompt: `A number line starts at ${formatNumber(start)}. Its marks go up in ${formatNumber(stepSize)}s. Which number is at mark ${mark} after the start?`,
    answer: start + mark * stepSize,
    expr: `${start}+${mark}*${stepSize}`,
    working: `${mark} steps of ${formatNumber(stepSize)} are ${formatNumber(mark * stepSize)}.`,
  })
}

/** The number in the middle of two others. */
export const halfway: QuestionMaker = (m) => {
  const top = topOf(m, LARGEST_COMPARED[Math.max(2, m.year)] ?? 1000)
  const unit = Math.max(1, top / 100)
  const gap = 2 * Math.max(1, Math.round(unit * m.random.pick(byStep(m, [5], [5, 10], [3, 5, 25]))))
  const start = gap * m.random.int(0, Math.max(0, Math.floor(top / gap) - 1))
  return shortAnswer({
    prompt: `On a number line, which number is halfway between ${formatNumber(start)} and ${formatNumber(start + gap)}?`,
    answer: start + gap / 2,
    expr: `${start}+${gap / 2}`,
    working: `They are ${formatNumber(gap)} apart, and half of that is ${formatNumber(gap / 2)}.`,
  })
}
