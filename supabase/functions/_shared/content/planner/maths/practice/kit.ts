import { formatNumber } from '../number.ts'
import { type Draft, draft, type Making, valued } from '../topic.ts'

export type Make = (making: Making) => Draft

/** Questions for the goals whose words match: they ask what the goal asks, inside its numbers. */
export interface Practice {
  /** The topic that lends its teaching notes. */
  topic: string
  title: string
  years: [from: number, to: number]
  match: RegExp
  /** Taken in turn, so that every level holds the same kinds of question. */
  make: readonly [Make, ...Make[]]
  /** "I can …", where those of the topic say more or less than the goal. */
  can?: [string, string, string]
  /** Thinking aloud, where that of the topic does not fit. */
  think?: string[]
}

export const f = formatNumber

/** Friendlier, as the goal says, or demanding: never outside the goal's numbers. */
export function by<T>({ step }: Making, easy: T, core: T, far: T): T {
  return step === 0 ? easy : step === 1 ? core : far
}

const YEAR_TOP = [20, 100, 120, 1000, 10_000, 1_000_000, 10_000_000, 10_000_000, 10_000_000]

/** The largest number the goal allows; without one, that of its year. */
export function topOf({ goal, year, step }: Making): number {
  const named = [
    ...goal.matchAll(/\b(?:up to|within|to|totals? to|than)\s+((?:\d{1,3}(?:,\d{3})+|\d+)|one million)\b/g),
  ].map(([, text = '']) => (text === 'one million' ? 1_000_000 : Number(text.replaceAll(',', ''))))
  const [first] = named
  if (first === undefined) return YEAR_TOP[year] ?? 10_000_000
  return step === 0 ? first : Math.max(...named)
}

export const ask = (
  prompt: string,
  answer: string | number,
  expr: string,
  working?: string,
  extra: Parameters<typeof draft>[3] = {},
): Draft =>
  valued(prompt, typeof answer === 'number' ? f(answer) : answer, expr, {
    space: 'blank',
    ...(working === undefined ? {} : { working }),
    ...extra,
  })

/** A story: room for working and an answer in words. */
export const story: typeof ask = (prompt, answer, expr, working, extra) =>
  ask(prompt, answer, expr, working, { space: 'lines', ...extra })

/** Written working in a box. */
export const boxed: typeof ask = (prompt, answer, expr, working, extra) =>
  ask(prompt, answer, expr, working, { space: 'box', ...extra })

/** A question a program cannot mark: the answer is a guide. */
export const open = (prompt: string, look: string, extra: Parameters<typeof draft>[3] = {}): Draft =>
  draft(prompt, `Look for: ${look}`, null, { space: 'lines', ...extra })

export const capital = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

/** `count` different numbers from `low` to `high`. */
export function several({ random }: Making, count: number, low: number, high: number): number[] {
  const found = new Set<number>()
  for (let tries = 0; found.size < count && tries < 400; tries++) found.add(random.int(low, high))
  return [...found]
}

export const inOrder = (
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

export const compared = (left: string, right: string, sides: [string, string], working?: string): Draft => {
  const [a, b] = sides
  const sign = Number(a) > Number(b) ? '>' : Number(a) < Number(b) ? '<' : '='
  return draft(
    `Write <, > or = to make this true: ${left} ____ ${right}`,
    sign,
    { kind: 'compare', left: a, right: b },
    { space: 'none', ...(working ? { working } : {}) },
  )
}

/** The next two terms of a sequence with a constant step or factor. */
export const nextTwo = (lead: string, terms: readonly number[], working: string): Draft => {
  const shown = terms.slice(0, -2)
  return draft(
    `${lead}: ${shown.map(f).join(', ')}, ____ , ____`,
    terms.slice(-2).map(f).join(', '),
    { kind: 'sequence', terms: [...shown], next: 2 },
    { space: 'none', working },
  )
}

/** Missing number, shown as a box. */
export const unknown = (shown: string, answer: number, left: string, right: string, working: string): Draft =>
  draft(
    `Find the missing number: ${shown}`,
    f(answer),
    { kind: 'equation', left, right, unknown: 'x' },
    { space: 'blank', working },
  )
