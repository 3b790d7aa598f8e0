import { shortDecimal } from '../../work-out/format-answer.ts'
import { compareRationals, evaluate, type Rational, rational, readAnswer } from '../rational.ts'
import { FRACTION_WORDS } from './read-question.data.ts'
import { sumValue } from './sum.ts'

/** Judges a printed answer to a printed question: undefined where it is right, else what is true. */
export type Judge = (answer: string) => string | undefined
/** Reads one kind of question, or gives null. */
export type Reader = (question: string) => Judge | null

/** True where two values are the same. */
export const equal = (a: Rational, b: Rational) => compareRationals(a, b) === 0
/** The product of two values. */
export const times = (a: Rational, b: Rational) => rational(a.top * b.top, a.bottom * b.bottom)

/** An answer that is one number; its name in an equation is left out: "x = 5". */
export const numberOf = (answer: string) => readAnswer(answer.replace(/^[a-z] = /, '').replace(/[.\s]+$/, ''))

/** Right where the answer has this value; an answer that is no number is left to a person. */
export const isValue =
  (value: Rational, of: string): Judge =>
  (answer) => {
    const read = numberOf(answer)
    return read === null || equal(read, value) ? undefined : `${of} is ${shortDecimal(value)}`
  }

/** A part in words, as a fraction or as a percentage: “one third”, “3/4”, “25%”. */
export function partOf(words: string): Rational | null {
  const percent = /^(\d+(?:\.\d+)?)\s?(?:%|per ?cent)$/i.exec(words)?.[1]
  if (percent !== undefined) return evaluate(`${percent}/100`)
  if (/^\d+\/\d+$/.test(words)) return evaluate(words)
  const said = FRACTION_WORDS[words.toLowerCase()]
  return said === undefined ? null : evaluate(said)
}

/** A number or sum, or a percentage. */
export const amount = (text: string) => (/%$/.test(text.trim()) ? partOf(text.trim()) : sumValue(text.trim()))
