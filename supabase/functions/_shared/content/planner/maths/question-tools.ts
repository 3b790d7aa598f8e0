import { type Draft, draft, type Extra, type Making } from '../topic.ts'
import { formatNumber } from './number.ts'

/** Chooses between friendlier numbers, those of the goal and demanding ones; all lie inside the goal. */
export function byStep<T>({ step }: Making, easy: T, core: T, far: T): T {
  return step === 0 ? easy : step === 1 ? core : far
}

/** The indefinite article of a thing that is named in a story. */
export const article = (word: string) => (/^[aeiou]/i.test(word) ? 'an' : 'a')

const LARGEST_OF_YEAR = [20, 100, 120, 1000, 10_000, 1_000_000, 10_000_000, 10_000_000, 10_000_000]

/** The largest number that the teacher or the goal allows; without one, that of its year. */
export function largestNumber({ goal, year, step, numbers }: Making): number {
  if (numbers?.upTo !== undefined) return numbers.upTo
  const named = [
    ...goal.matchAll(/\b(?:up to|within|to|totals? to|than)\s+((?:\d{1,3}(?:,\d{3})+|\d+)|one million)\b/g),
  ].map(([, text = '']) => (text === 'one million' ? 1_000_000 : Number(text.replaceAll(',', ''))))
  const [first] = named
  if (first === undefined) return LARGEST_OF_YEAR[year] ?? 10_000_000
  return step === 0 ? first : Math.max(...named)
}

interface Computed extends Extra {
  prompt: string
  answer: string | number
  /** The calculation that the answer is checked against. */
  expr: string
}

/** A question whose answer is the value of `expr`, with a short blank to write it on. */
export function shortAnswer({ prompt, answer, expr, ...extra }: Computed): Draft {
  return draft(
    prompt,
    typeof answer === 'number' ? formatNumber(answer) : answer,
    { kind: 'value', expr },
    { space: 'blank', ...extra },
  )
}

/** A story, with lines for working and for an answer in words. */
export const wordProblem = (question: Computed): Draft => shortAnswer({ space: 'lines', ...question })

/** A calculation with a box for written working. */
export const writtenMethod = (question: Computed): Draft => shortAnswer({ space: 'box', ...question })

/** A question a program cannot mark: the answer is a guide. */
export const openQuestion = (prompt: string, lookFor: string, extra: Extra = {}): Draft =>
  draft(prompt, `Look for: ${lookFor}`, null, { space: 'lines', ...extra })

/** `count` different numbers from `low` to `high`. */
export function differentNumbers({ random }: Making, count: number, low: number, high: number): number[] {
  const found = new Set<number>()
  for (let tries = 0; found.size < count && tries < 400; tries++) found.add(random.int(low, high))
  return [...found]
}

export const ordering = (
  making: Making,
  values: readonly number[],
  show: (value: number) => string,
  plain: (value: number) => string = String,
): Draft =>
  draft(
    `Write in order, smallest first: ${making.random.shuffle(values).map(show).join('   ')}`,
    [...values]
      .sort((a, b) => a - b)
      .map(show)
      .join(' < '),
    { kind: 'order', values: values.map(plain) },
    { space: 'line' },
  )

export const comparison = (left: string, right: string, sides: [string, string], working?: string): Draft => {
  const [a, b] = sides
  const sign = Number(a) > Number(b) ? '>' : Number(a) < Number(b) ? '<' : '='
  return draft(
    `Write <, > or = to make this true: ${left} ____ ${right}`,
    sign,
    { kind: 'compare', left: a, right: b },
    { space: 'none', working },
  )
}

/** The next two terms of a sequence with a constant step or factor. */
export const nextTwoTerms = (lead: string, terms: readonly number[], working: string): Draft => {
  const shown = terms.slice(0, -2)
  return draft(
    `${lead}: ${shown.map(formatNumber).join(', ')}, ____ , ____`,
    terms.slice(-2).map(formatNumber).join(', '),
    { kind: 'sequence', terms: [...shown], next: 2 },
    { space: 'none', working },
  )
}

/** A number sentence with a box for the missing number; `left` and `right` write it with an x. */
export const missingNumber = (sentence: {
  shown: string
  answer: number
  left: string
  right: string
  working: string
}): Draft =>
  draft(
    `Find the missing number: ${sentence.shown}`,
    formatNumber(sentence.answer),
    { kind: 'equation', left: sentence.left, right: sentence.right, unknown: 'x' },
    { space: 'blank', working: sentence.working },
  )
