import type { WordPattern } from '../../read/words/word-pattern.ts'
import type { AskedPractice } from './asked-practice.ts'

/** Columns or renaming, with one operation or with both. */
export const inColumns = (has: readonly string[], hasNot: readonly string[]): RegExp =>
  new RegExp(
    `^(?!.*\\b(?:decimals?|fractions?|money|without|no|time|table)\\b)${hasNot.map((one) => `(?!.*\\b${one})`).join('')}${has
      .map((one) => `(?=.*\\b${one})`)
      .join('')}`,
    'is',
  )

const BOND_WORDS =
  '(?:number bonds?|bonds?|pairs?|friends?|compl[ie]ments?|ways? (?:to|of) mak(?:e|ing)|numbers? that makes?)(?: (?:that makes?|of|to|for|with(?:in)?|making|total\\w*))?(?: the number)?'

/** Bonds of a number. */
export const bondsTo = (number: string): RegExp =>
  new RegExp(`\\b${BOND_WORDS} (?:${number})\\b(?! ?(?:0|%))`, 'i')

/** Words that are only the name of an operation, which a year works at in one way. */
export const onlyNamed = (words: string): RegExp =>
  new RegExp(
    `^\\W*(?:(?:maths?|number|intro(?:duction)?|introducing|learning|doing|simple|basic)[ :,-]+(?:to )?)*(?:${words})\\W*$`,
    'i',
  )

/** Place value or numbers up to a limit that is named. */
export const numbersTo = (limit: string): RegExp =>
  new RegExp(
    `^(?!.*(?:count|round|bond|add|subtract|te reo|m[āa]ori|decimal|fraction|compar|order|times))(?=.*\\b(?:place[- ]value|(?:big|large|reading|writing|understanding|whole)? ?numbers?|numerals|hundreds)\\b)(?:.*\\b(?:to|up to|within|under|past|beyond|over|of)(?: an?| one)? (?:${limit})(?![\\d,]| ?(?:00|minutes|questions|decimal))|.*\\b(?:${limit})s? place[- ]value)`,
    'is',
  )

/** Numbers with so many digits. */
export const withDigits = (many: string): RegExp =>
  new RegExp(
    `^(?!.*(?:add|subtract|multipl|divi|round|compar|order|\\bby\\b)).*\\b(?:${many})[- ]?digit (?:numbers?|place[- ]value)|\\bplace[- ]value\\b.*\\b(?:${many})[- ]?digit`,
    'is',
  )

/** The name of a topic, which is all that a request is about: it means what the year works at. */
export const wholeTopic = (words: string): RegExp =>
  new RegExp(
    `^\\W*(?:(?:maths?|mathematics|number|intro(?:duction)?|introducing|understanding|learning|exploring|revising|simple|basic|to|about)[ :,-]+)*(?:${words})(?: (?:and|&) estimat\\w+)?\\W*$`,
    'i',
  )

/** A practice for a topic that is named alone. */
export const alone = (
  topic: string,
  practice: string,
  years: readonly [number, number],
  words: WordPattern,
): AskedPractice => ({
  topic,
  practice,
  years,
  isAlone: true,
  ...words,
})
