import type { Figure } from '#content/task.ts'
import type { Kind } from '../data/request.ts'
import { evaluate } from './arithmetic.ts'
import type { Rational } from './rational.ts'
import { fractionInWords, numberInWords } from './words.ts'

/** A question as a pupil has it on paper, with the answer of the teacher's page. */
export interface Question {
  prompt: string
  answer: string
  figure: Figure | null
}

/** What was found in a question: the numbers and words at its open places, in order. */
export interface Found extends Question {
  text(place: number): string
  value(place: number): Rational
  number(place: number): number
}

/** What the answer has to be: a number, one of several texts, or something that only a look at the answer can tell. */
export type Expected = Rational | string | readonly string[] | ((answer: string) => boolean) | null

/**
 * A question that can be read. In `says` # stands for a number, ~ for a fraction in words, @ for any words and & for
 * words that are needed; {a|b} is one of several. `gives` is a sum with $1, $2 … or works the answer out.
 */
export interface Reader {
  kind: Kind
  says: string
  gives: string | ((found: Found) => Expected)
}

/** Readers of one kind, by what they read. */
export const readers = (kind: Kind, all: Record<string, Reader['gives']>): Reader[] =>
  Object.entries(all).map(([says, gives]) => ({ kind, says, gives }))

const TOKENS: Record<string, string> = {
  '#': '((?:−|-)?(?:\\d+ \\d+/\\d+|\\d[\\d,]*/\\d[\\d,]*|\\d[\\d,]*(?:\\.\\d+)?))',
  '~': '((?:(?:one|two|three|four|five|six|seven|eight|nine)[ -])?(?:half|third|quarter|(?:fif|six|seven|eigh|nin|ten|twelf)th)s?)',
  '@': '.*?',
  '&': '(.+?)',
  '{': '(?:',
  '|': '|',
  '}': ')',
}
const compiled = new Map<string, RegExp>()

function patternOf(says: string): RegExp {
  const known = compiled.get(says)
  if (known) return known
  const source = says.replace(/[#~@&{|}]|[.*+?^$()[\]\\]/g, (mark) => TOKENS[mark] ?? `\\${mark}`)
  const pattern = new RegExp(`^${source}$`, 'iu')
  compiled.set(says, pattern)
  return pattern
}

function numberIn(text: string): Rational {
  const written = numberInWords(text)
  const value = fractionInWords(text) ?? evaluate(written === null ? text : String(written))
  if (value === null) throw new Error(`no number: ${text}`)
  return value
}

/** What the reader makes of a question: undefined when it is not of its kind. */
export function readWith({ says, gives }: Reader, question: Question): Expected | undefined {
  const match = patternOf(says).exec(question.prompt)
  if (!match) return undefined
  const text = (place: number) => match[place] ?? ''
  if (typeof gives === 'string') {
    const put = gives.replace(/\$(\d)/g, (_, place: string) => {
      const { top, bottom } = numberIn(text(Number(place)))
      return `((${top}) : (${bottom}))`
    })
    return evaluate(put)
  }
  const value = (place: number) => numberIn(text(place))
  const number = (place: number) => Number(value(place).top) / Number(value(place).bottom)
  return gives({ ...question, text, value, number })
}
