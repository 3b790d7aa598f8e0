import { compareRationals, evaluate } from '../../../content/checks/rational.ts'
import { BUYS, COMES, GOES, SELLS } from './coming-going.data.ts'

const NUMBER = /\$?\d+(?:\.\d+)?/g
/** The question asks for the amount in the end. */
const ASKS_END =
  /\b(?:how (?:many|much|tall|long|high|deep|heavy|old)|what)\b[^?]*\b(?:now|left|remain\w*|then|in the end|at the end|still|has|have|are (?:on|in|there)|is (?:on|in|it|there)|(?:was|is) (?:it|the temperature))\b[^?]*\?/i
/** Words that ask for another amount, or make a number mean more than once. */
const OTHERWISE =
  /\b(?:than|each|every|per|a (?:day|week|month|year|minute)|altogether|in all|in total|total|both|difference|at first|to (?:start|begin) with|(?:at|in) the (?:start|beginning)|originally|before|some|half|quarter|third|twice|double|times|rows?|shared?|equally|more (?:did|does|do|must|will)|change|from the|hours?|minutes?|o[’']clock)\b|\d\/\d|%/i

type Direction = '+' | '-'
interface Verb {
  direction: Direction
  end: number
}

/** The direction that a piece of the story tells for the number behind it, or before it: by its nearest verb. Null where it tells none. */
function verbIn(text: string, isMoney: boolean, isBefore: boolean): Verb | null {
  const [comes, goes] = isMoney
    ? [`${COMES}|${SELLS}`, `${GOES}|${BUYS}`]
    : [`${COMES}|${BUYS}`, `${GOES}|${SELLS}`]
  const found = (
    [
      ['+', comes],
      ['-', goes],
    ] as const
  )
    .flatMap(([direction, verbs]) =>
      [...text.matchAll(new RegExp(`(?<!\\p{L})(?:${verbs})(?!\\p{L})`, 'giu'))].map(
        ({ 0: word, index }): Verb & { index: number } => ({ direction, index, end: index + word.length }),
      ),
    )
    .sort((one, other) => one.index - other.index)
  return (isBefore ? found.at(-1) : found[0]) ?? null
}

/** The piece of the story up to the next number, within the sentence. */
const restOf = (text: string) => text.split(/[.!?](?!\d)/)[0] ?? ''
/** The piece before a number, within its sentence. */
const leadOf = (text: string) => text.split(/[.!?](?=\s)/).at(-1) ?? ''

/**
 * The amount at the end of a story in which things come and go: what is there first, and each number that comes or goes.
 * Null where a number's direction is not told plainly.
 */
export function amountAtEnd(given: string): string | null {
  const prompt = given.replace(/(?<=\d),(?=\d{3})/g, '')
  if (!ASKS_END.test(prompt) || OTHERWISE.test(prompt)) return null
  // Which way a number below zero goes is told by no verb.
  if (/(?<![\p{L}\d]|\d )[-−–]\d/u.test(prompt)) return null
  const numbers = [...prompt.matchAll(NUMBER)]
  if (numbers.length < 2) return null
  let sum = ''
  let from = 0
  for (const [at, { 0: number, index }] of numbers.entries()) {
    const isMoney = number.startsWith('$')
    const plain = number.replace('$', '')
    const end = index + number.length
    const before = verbIn(leadOf(prompt.slice(from, index)), isMoney, true)
    if (at === 0) {
      if (before !== null) return null
      sum = plain
      from = end
      continue
    }
    const after = before ?? verbIn(restOf(prompt.slice(end, numbers[at + 1]?.index)), isMoney, false)
    if (after === null) return null
    sum += `${after.direction}${plain}`
    from = before === null ? end + after.end : end
  }
  return sum
}

const numbersOf = (text: string) => (text.match(/\d+(?:\.\d+)?/g) ?? []).sort().join(' ')

/** True where things come and go in a story, and the sum lets one of them go that comes, or begins with another one. */
export function isOtherEnd(prompt: string, expr: string): boolean {
  const own = amountAtEnd(prompt)
  if (own === null || numbersOf(own) !== numbersOf(expr)) return false
  return compareRationals(evaluate(own), evaluate(expr)) !== 0
}
