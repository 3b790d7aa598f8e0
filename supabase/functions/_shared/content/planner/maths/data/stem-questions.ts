import { draft, type Making } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { byStep, openQuestion, shortAnswer } from '../question-tools.ts'

const TEN = 10

/** Numbers of two digits in order, an odd count of them so that one stands in the middle. */
function valuesFor(m: Making): number[] {
  const count = byStep(m, 7, 9, 13)
  return Array.from({ length: count }, () => m.random.int(11, byStep(m, 39, 49, 69))).sort((a, b) => a - b)
}

const stemOf = (value: number) => Math.floor(value / TEN)

/** One row for each ten from the lowest to the highest, also where it has no leaf. */
function rowsOf(values: readonly number[]): string[][] {
  const [first = 0, last = 0] = [stemOf(values[0] ?? 0), stemOf(values.at(-1) ?? 0)]
  return Array.from({ length: last - first + 1 }, (_, n) => {
    const leaves = values.filter((value) => stemOf(value) === first + n).map((value) => value % TEN)
    return [String(first + n), leaves.length > 0 ? leaves.join(' ') : '–']
  })
}

const KEY = 'Leaf (2 | 7 means 27)'
const asTable = (values: readonly number[]) => ({
  kind: 'table' as const,
  head: ['Stem', KEY],
  rows: rowsOf(values),
})

export const countStem: QuestionMaker = (m) => {
  const values = valuesFor(m)
  const limit = (stemOf(m.random.pick(values)) || 1) * TEN
  const found = values.filter((value) => value >= limit)
  return shortAnswer({
    prompt: `This stem-and-leaf plot shows the marks of a class. How many marks are ${limit} or more?`,
    answer: found.length,
    expr: values.map((value) => (value >= limit ? '1' : '0')).join('+'),
    working: `Count the leaves from the stem ${stemOf(limit)} on.`,
    figure: asTable(values),
  })
}

export const statisticOfStem =
  (what: 'median' | 'range'): QuestionMaker =>
  (m) => {
    const values = valuesFor(m)
    const [low = 0, high = 0, middle = 0] = [values[0], values.at(-1), values[(values.length - 1) / 2]]
    return draft(
      `This stem-and-leaf plot shows the marks of a class. What is the ${what}?`,
      String(what === 'range' ? high - low : middle),
      { kind: 'statistic', what, values },
      {
        figure: asTable(values),
        space: 'blank',
        working:
          what === 'range'
            ? `${high} − ${low}`
            : `${values.length} leaves: the middle one is number ${(values.length + 1) / 2}.`,
      },
    )
  }

export const drawStem: QuestionMaker = (m) => {
  const values = valuesFor(m)
  const rows = rowsOf(values).map(([stem, leaves]) => `${stem} | ${leaves}`)
  return openQuestion(
    `Draw a stem-and-leaf plot of these minutes, with a key: ${m.random.shuffle(values).join(', ')}.`,
    `${rows.join('; ')}; leaves in order, and a key.`,
    { space: 'draw' },
  )
}
