import { claimAgainstProof } from '../../content/checks/printed/claim-words.ts'
import { compareRationals, evaluate, rational } from '../../content/checks/rational.ts'
import { expression } from '../../content/work-out/expression.ts'
import type { WireTask } from './forms/wire-parts.ts'
import { isOtherFormula } from './proof/formulas.ts'
import { isOtherKind, isOtherStory } from './proof/stories.ts'

interface Asking {
  words: RegExp
  /** True where the words may stand outside the question's last sentence. */
  anywhere?: true
  /** True where a sum with only these signs cannot be what the words ask. */
  cannotBe(signs: ReadonlySet<string>): boolean
}

const only = (signs: ReadonlySet<string>, ...these: string[]) =>
  signs.size > 0 && [...signs].every((sign) => these.includes(sign))

/** Each entry tells what the words of a question ask for, and which sums answer another question. */
const ASKS: readonly Asking[] = [
  {
    words:
      /\bhow (?:many|much)\b[^.?!]*\b(?:left|remain\w*)\b|\bhow (?:many|much) (?:more|less|fewer|change)\b|\bwhat is the difference\b/i,
    cannotBe: (signs) => only(signs, '+'),
  },
  { words: /\b(?:altogether|in total|in all)\b/i, cannotBe: (signs) => only(signs, '-') },
  { words: /\bproduct of\b/i, cannotBe: (signs) => only(signs, '+', '-') },
  { words: /\bhalf of \d/i, cannotBe: (signs) => only(signs, '+', '*') },
  {
    anywhere: true,
    words: /\b(?:[3-9]|three|four|five|six|ten) times as (?:many|much|long|tall|old|far|heavy)\b/i,
    cannotBe: (signs) => only(signs, '+', '-'),
  },
  {
    anywhere: true,
    words:
      /\b\d+ (?:\p{L}+ ){1,3}(?:a|per|each|every) (?:day|week|hour|minute|month)\b[^.?!]*\bfor (?:an?|\d+|two|three|four|five|six|ten) (?:days?|weeks?|hours?|minutes?|months?)\b/iu,
    cannotBe: (signs) => only(signs, '+', '-'),
  },
  {
    anywhere: true,
    words: /\b(?:shared?|sharing|split|divided?) (?:[\w$.]+ ){0,4}?(?:equally|evenly|between|among)\b/i,
    cannotBe: (signs) => only(signs, '+', '-'),
  },
  {
    words:
      /\bhow (?:many|much) (?:[a-z]+ ){0,4}?(?:does|do|did|will|can|should|is|are|in|on|for) (?:[a-z]+ ){0,3}?each\b/i,
    cannotBe: (signs) => only(signs, '+', '*'),
  },
]

/** The figures that stand for a list of numbers, and the words that ask for one of them. */
const STATISTICS: readonly (readonly [WireTask['proof']['kind'] | 'mode', RegExp])[] = [
  ['mean', /\b(?:mean|average)\b(?! (?:by|that))/i],
  ['median', /\bmedian\b/i],
  ['mode', /\bthe mode\b(?! of (?:transport|travel))/i],
  ['range', /\b(?:what is|find|work out|give) the range\b|\bthe range of (?:the|these)\b/i],
]

/** True where the words ask for one figure of a list, and another one was worked out. */
function isOtherStatistic(asked: string, { kind, a }: WireTask['proof']): boolean {
  const named = STATISTICS.filter(([, words]) => words.test(asked)).map(([name]) => name)
  const [one] = named
  if (named.length !== 1 || one === undefined) return false
  if (STATISTICS.some(([name]) => name === kind)) return kind !== one
  // A mean can be written as a sum; a median, a mode or a range of a list cannot.
  return kind === 'value' && (one === 'mean' ? !a.includes('/') && !/÷|\bof\b/.test(a) : one !== 'range')
}

const PERCENT_OF =
  /\b(?:what is|find|work out|calculate|how (?:many|much) is) (\d+(?:\.\d+)?) ?(?:%|per ?cent) of \$?(\d[\d,]*(?:\.\d+)?)/i
const WHAT_PERCENT = /\b(?:what|which) per ?cent(?:age)?\b/i

/** True where a part in a hundred was asked for, and the sum is of something else. */
function isOtherPercent(asked: string, expr: string): boolean {
  const [, part = '', whole = ''] = PERCENT_OF.exec(asked) ?? []
  if (part !== '')
    return compareRationals(evaluate(expr), evaluate(`${part}*${whole.replaceAll(',', '')}/100`)) !== 0
  return WHAT_PERCENT.test(asked) && !(/\//.test(expr) && /100/.test(expr))
}

/** Things that are counted one by one, of which part of one is no answer. */
const WHOLE_THINGS =
  /\bhow many (?:whole |full |more )?(?:people|pupils|children|students|players|teams|groups|buses|vans|cars|boats|tents|tables|chairs|boxes|crates|trips|tickets|eggs|animals|trees|seedlings|books)\b/i
/** Numbers below zero have a place in these questions. */
const BELOW_ZERO = /[-−–]\s?\d|\bbelow\b|\bminus\b|\bnegative\b|°|\bowes?\b|\bdebt\b|\boverdrawn\b/i

/** True where the value of a sum cannot be the answer: less than nothing, or part of a thing that comes whole. */
function isImpossible(prompt: string, expr: string): boolean {
  const value = evaluate(expr)
  if (compareRationals(value, rational(0n)) < 0) return !BELOW_ZERO.test(prompt)
  return value.top % value.bottom !== 0n && WHOLE_THINGS.test(prompt)
}

const SIZE_OF_EACH = /\b(?:each|every|one) (?:\p{L}+ )?square (?:is|covers|has an area of) (\d+)/iu
const times = (number: string, text: string) =>
  (text.match(/\d+/g) ?? []).filter((one) => one === number).length

/** True where squares of a larger size are only counted: four rows of seven squares of 4 cm² are not 4 × 7. */
function isOnlyCounted(prompt: string, expr: string): boolean {
  const [, size = '1'] = SIZE_OF_EACH.exec(prompt) ?? []
  return size !== '1' && times(size, expr) < times(size, prompt)
}

/** A unit that is asked for, and the larger one that the numbers are in. */
const UNITS: readonly (readonly [asked: string, given: string])[] = [
  ['cm|centimetres', 'm|metres?'],
  ['mm|millimetres', 'cm|centimetres?'],
  ['m|metres', 'km|kilometres?'],
  ['g|grams', 'kg|kilograms?'],
  ['ml|millilitres', 'l|litres?'],
  ['minutes', 'hours?'],
  ['seconds', 'minutes?'],
]

const numbersOf = (text: string) => text.replace(/(?<=\d),(?=\d{3})/g, '').match(/\d+(?:\.\d+)?/g) ?? []

/** True where the answer is asked for in a smaller unit than that of the numbers, and the sum has only these numbers. */
function keepsUnit(prompt: string, expr: string): boolean {
  const isChanged = UNITS.some(
    ([asked, given]) =>
      new RegExp(`\\b(?:in|how many) (?:${asked})\\b`, 'i').test(prompt) &&
      new RegExp(`\\d ?(?:${given})\\b`, 'i').test(prompt) &&
      !new RegExp(`\\d ?(?:${asked})\\b`, 'i').test(prompt),
  )
  const given = new Set(numbersOf(prompt))
  return isChanged && numbersOf(expr).every((number) => given.has(number))
}

/**
 * True where the sum that a model gives as its proof is not what the words of the question ask: a right sum of the wrong
 * question must not be printed as worked out.
 */
export function isOtherSum({ prompt, proof }: Pick<WireTask, 'prompt' | 'proof'>): boolean {
  const asked = prompt.match(/(?:[^.?!]|\.(?=\d))*\?/g)?.join(' ') ?? prompt
  if (isOtherStatistic(asked, proof) || isOtherKind(prompt, proof)) return true
  const expr = proof.kind === 'value' ? expression(proof.a) : null
  if (expr === null || /[a-z]/.test(expr)) return false
  if (isOnlyCounted(prompt, expr) || keepsUnit(prompt, expr)) return true
  const signs = new Set(expr.match(/[-+*/]/g) ?? [])
  if (ASKS.some(({ words, anywhere, cannotBe }) => words.test(anywhere ? prompt : asked) && cannotBe(signs)))
    return true
  const story = { id: '', level: 'core', space: 'none', answer: '', working: null, figure: null } as const
  const question = /\?/.test(prompt) ? prompt : prompt.replace(/\.?\s*$/, '?')
  if (claimAgainstProof({ ...story, prompt: question, check: { kind: 'value', expr } }) !== undefined)
    return true
  try {
    return (
      isOtherFormula(prompt, expr) ||
      isOtherStory(prompt, expr) ||
      isOtherPercent(asked, expr) ||
      isImpossible(prompt, expr)
    )
  } catch {
    return true
  }
}
