import { inFigures } from '../words/figures.ts'
import { QUESTION_KINDS } from './question-kinds.data.ts'

/** So many questions of one kind, as in "12 multichoice". */
interface CountedKind {
  count: number
  name: string
}

const NUMBER = '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)'
const KIND = QUESTION_KINDS.map(({ pattern }) => `(?:${pattern.source})`).join('|')
const ITEM = `${NUMBER} ?x? ?(?:${KIND})(?: (?:questions?|qs?|items?|problems?|ones|statements?|sums?|type))*`
const JOINED = '\\s*(?:,|;|\\+|&|\\band\\b|\\bplus\\b|\\bthen\\b)\\s*'
/** Several kinds with a number each: "8 multichoice, 4 true or false and 2 short answer questions". */
const MIXED = new RegExp(`(?<![\\p{L}\\d])${ITEM}(?:(?:${JOINED})+${ITEM})+`, 'iu')
const EVERY_ITEM = new RegExp(`(${NUMBER}) ?x? ?((?:${KIND}))`, 'giu')

/** The kinds of questions that a text counts one beside another; none where it names a single kind. */
export function kindsIn(text: string): CountedKind[] {
  const [list = ''] = MIXED.exec(text) ?? []
  return [...list.matchAll(EVERY_ITEM)].map(([, number = '', words = '']) => ({
    count: Number(inFigures(number)),
    name: QUESTION_KINDS.find(({ pattern }) => pattern.test(words))?.name ?? words,
  }))
}

/** The text with as many questions of one kind: of the first that was named, or with choices where some are to have them. */
export function asOneKind(text: string): string {
  const kinds = kindsIn(text)
  const [first] = kinds
  if (first === undefined) return text
  const kept = kinds.find(({ name }) => name === 'multiple choice') ?? first
  const total = kinds.reduce((sum, { count }) => sum + count, 0)
  return text.replace(MIXED, `${total} ${kept.name} questions`)
}

/** The kinds in words: "8 multiple choice, 4 true or false and 2 short answer questions". */
export function kindsInWords(kinds: readonly CountedKind[]): string {
  const named = kinds.map(({ count, name }) => `${count} ${name}`)
  return `${named.slice(0, -1).join(', ')} and ${named.at(-1)} questions`
}
