import { claimAgainstProof } from '../../content/checks/printed/claim-words.ts'
import { compareRationals, evaluate, rational } from '../../content/checks/rational.ts'
import { expression } from '../../content/work-out/expression.ts'
import type { WireTask } from './forms/wire-parts.ts'
import { isOtherAsked } from './proof/asked-sums.ts'
import { isOtherChance } from './proof/chance.ts'
import { isOtherEnd } from './proof/coming-going.ts'
import { isOtherFormula } from './proof/formulas.ts'
import { isOtherRectangle } from './proof/measures.ts'
import { isOtherMoreThan } from './proof/more-than.ts'
import { isOtherShopping } from './proof/prices.ts'
import { isOtherThanRead } from './proof/readers/own-readers.ts'
import { isOtherKind, isOtherStory } from './proof/stories.ts'
import { doesNotUndo } from './proof/unknown-number.ts'

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
      /\b\d+ (?:\p{L}+ ){0,3}(?:a|per|each|every) (?:day|week|hour|minute|month)\b[^.?!]*\bfor (?:an?|\d+|two|three|four|five|six|ten) (?:days?|weeks?|hours?|minutes?|months?)\b/iu,
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

/** The words that a question has in which one of these is worked out of a list. */
const NAMES: Partial<Record<WireTask['proof']['kind'], RegExp>> = {
  mean: /\b(?:mean|average|typical|equally|evenly|even(?:ed)? out|level(?:led)? out|fair share|same (?:number|amount) each)\b/i,
  median: /\b(?:median|middle)\b/i,
  range: /\b(?:range|spread|difference|between|apart)\b/i,
}

/** True where the words ask for one figure of a list, and another one was worked out. */
function isOtherStatistic(prompt: string, asked: string, { kind, a }: WireTask['proof']): boolean {
  if (NAMES[kind]?.test(prompt) === false) return true
  const named = STATISTICS.filter(([, words]) => words.test(asked)).map(([name]) => name)
  const [one] = named
  if (named.length !== 1 || one === undefined) return false
  if (STATISTICS.some(([name]) => name === kind)) return kind !== one
  // A mean can be written as a sum; a median, a mode or a range of a list cannot.
  return kind === 'value' && (one === 'mean' ? !a.includes('/') && !/÷|\bof\b/.test(a) : one !== 'range')
}

const PERCENT_OF =
  /\b(?:what is|find|work out|calculate|how (?:many|much) is) (\d+(?:\.\d+)?) ?(?:%|per ?cent) of \$?(\d[\d,]*(?:\.\d+)?)/i
/** True where the question is only for so many parts in a hundred of a number. */
export const isPercentOf = (prompt: string) => PERCENT_OF.test(prompt)
const WHAT_PERCENT = /\b(?:what|which) per ?cent(?:age)?\b/i

/** True where a part in a hundred was asked for, and the sum is of something else. */
function isOtherPercent({ prompt, asked }: { prompt: string; asked: string }, expr: string): boolean {
  const [, part = '', whole = ''] = PERCENT_OF.exec(asked) ?? []
  if (part !== '')
    return compareRationals(evaluate(expr), evaluate(`${part}*${whole.replaceAll(',', '')}/100`)) !== 0
  if (!WHAT_PERCENT.test(asked)) return false
  if (!/\//.test(expr) || !/100/.test(expr) || compareRationals(evaluate(expr), rational(1n)) < 0) return true
  const isWhole = !/\b(?:more|increase\w*|rise|rose|grow\w*|grew|of the original)\b/i.test(prompt)
  return isWhole && compareRationals(evaluate(expr), rational(100n)) > 0
}

/** What is counted one by one: anything that is no unit. Part of one is no answer. */
const WHOLE_THINGS =
  /\bhow many (?:(?:full|whole|equal|complete|such|more) )?(?!(?:\p{L}+ )?(?:km|kilomet\p{L}*|m|met(?:re|er)s?|cm|centimet\p{L}*|mm|millimet\p{L}*|kg|kilograms?|g|grams?|tonnes?|litres?|millilitres?|l|ml|hours?|minutes?|seconds?|days?|weeks?|months?|years?|dollars?|cents?|degrees?|times|square|cubic|parts?|more|of)(?!\p{L}))\p{L}+(?<!ss)s\b|\bhow many (?:\p{L}+ )?(?:people|children|teeth|sheep|fish|mice|feet|geese)\b/iu
/** Numbers below zero have a place in these questions. */
const BELOW_ZERO = /[-−–]\s?\d|\bbelow\b|\bminus\b|\bnegative\b|°|\bowes?\b|\bdebt\b|\boverdrawn\b/i

/** True where the value of a sum cannot be the answer: less than nothing, or part of a thing that comes whole. */
function isImpossible(prompt: string, expr: string): boolean {
  const value = evaluate(expr)
  if (compareRationals(value, rational(0n)) < 0)
    return !BELOW_ZERO.test(prompt) || /\bhow (?:much|many|far)\b|\bdifference\b/i.test(prompt)
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

/** True where the answer is asked for in another unit than that of the numbers, and the sum has only these numbers. */
function keepsUnit(prompt: string, expr: string): boolean {
  const isChanged = UNITS.some(
    ([asked, given]) =>
      new RegExp(`\\b(?:in|how many) (?:${asked})\\b`, 'i').test(prompt) &&
      new RegExp(`\\d ?(?:${given})\\b`, 'i').test(prompt) &&
      !new RegExp(`\\d ?(?:${asked})\\b`, 'i').test(prompt),
  )
  const isLarger = UNITS.some(
    ([small, large]) =>
      new RegExp(`\\bhow many (?:${large})\\b`, 'i').test(prompt) &&
      new RegExp(`\\d ?(?:${small})\\b`, 'i').test(prompt) &&
      !new RegExp(`\\d ?(?:${large})\\b`, 'i').test(prompt),
  )
  const given = new Set(numbersOf(prompt))
  return (isChanged || isLarger) && numbersOf(expr).every((number) => given.has(number))
}

/** True where numbers in two units of one kind, such as 2 L and 250 mL, stand in one sum as they are. */
function mixesUnits(prompt: string, expr: string): boolean {
  if (
    /\b(?:every|each|per|an?|one) (?:second|minute|hour|day|km|kilometre|metre|litre|kilogram|kg)\b/i.test(
      prompt,
    )
  )
    return false
  const inExpr = new Set(numbersOf(expr))
  return UNITS.some(([small, large]) => {
    const [less, more] = [small.replace(/s(?=\||$)/g, 's?'), large].map((unit) =>
      [
        ...prompt
          .replace(/(?<=\d),(?=\d{3})/g, '')
          .matchAll(new RegExp(`(\\d+(?:\\.\\d+)?) ?(?:${unit})(?!\\p{L})`, 'giu')),
      ].map(([, n = '']) => n),
    )
    const given = new Set(numbersOf(prompt))
    return (
      [...inExpr].every((number) => given.has(number)) &&
      less?.some((number) => inExpr.has(number)) === true &&
      more?.some((number) => inExpr.has(number)) === true
    )
  })
}

/**
 * True where the sum that a model gives as its proof is not what the words of the question ask: a right sum of the wrong
 * question must not be printed as worked out.
 */
export function isOtherSum({ prompt, proof }: Pick<WireTask, 'prompt' | 'proof'>): boolean {
  const asked = prompt.match(/(?:[^.?!]|\.(?=\d))*\?/g)?.join(' ') ?? prompt
  if (isOtherStatistic(prompt, asked, proof) || isOtherKind(prompt, proof)) return true
  const expr = proof.kind === 'value' ? expression(proof.a) : null
  if (expr === null || /[a-z]/.test(expr)) return false
  if (isOnlyCounted(prompt, expr) || keepsUnit(prompt, expr) || mixesUnits(prompt, expr)) return true
  const signs = new Set(expr.match(/[-+*/]/g) ?? [])
  if (ASKS.some(({ words, anywhere, cannotBe }) => words.test(anywhere ? prompt : asked) && cannotBe(signs)))
    return true
  const story = { id: '', level: 'core', space: 'none', answer: '', working: null, figure: null } as const
  const question = /\?/.test(prompt) ? prompt : prompt.replace(/\.?\s*$/, '?')
  if (claimAgainstProof({ ...story, prompt: question, check: { kind: 'value', expr } }) !== undefined)
    return true
  try {
    return (
      isOtherThanRead(prompt, expr) ||
      isOtherFormula(prompt, expr) ||
      isOtherAsked(prompt, asked, expr) ||
      isOtherEnd(prompt, expr) ||
      isOtherMoreThan(prompt, expr) ||
      doesNotUndo(prompt, expr) ||
      isOtherRectangle(prompt, expr) ||
      isOtherStory(prompt, expr) ||
      isOtherShopping(prompt, expr) ||
      isOtherChance(prompt, expr) ||
      isOtherPercent({ prompt, asked }, expr) ||
      isImpossible(prompt, expr)
    )
  } catch {
    return true
  }
}
