import type { NumberSet, Operation } from '../../../understood.ts'
import { inFigures } from '../words/figures.ts'
import { LEARNT_BEFORE, SOME_WORK_ON } from '../words/not-the-class-now.data.ts'
import { withoutYears } from '../words/without-years.ts'
import { cutAll, type WordPattern } from '../words/word-pattern.ts'
import { itemsIn } from './items.ts'
import {
  ASKS_BACKWARDS,
  CARRYING_WORDS,
  CHANGE_FROM,
  CLOCK_TIMES,
  DENOMINATOR_WORDS,
  LARGEST,
  NOT_WANTED,
  OPERATION_WORDS,
  PART_NAMES,
  PARTS_ONLY,
  PERCENTS_ASKED,
  REMAINDER_WORDS,
  SAME_NUMERATOR,
  SHAPE_NAMES,
  TABLES_ASKED,
  TABLES_UP_TO,
  TELLS_TIME,
} from './number-set.data.ts'
import { PARTS_NAMED, PARTS_OF_AMOUNT, UNIT_FRACTIONS } from './number-set-limits.data.ts'
import { furtherLimitsIn } from './number-set-limits.ts'

const groupOf = ({ pattern }: WordPattern, text: string) =>
  pattern
    .exec(text)
    ?.slice(1)
    .find((group) => group !== undefined)

const ALL_OPERATIONS: readonly Operation[] = ['add', 'subtract', 'multiply', 'divide']

/** The operations that are named; where some are only ruled out, the others. */
function operationsIn(text: string): Operation[] | undefined {
  if (ASKS_BACKWARDS.pattern.test(text)) return undefined
  const named = OPERATION_WORDS.flatMap(({ operation, pattern }) =>
    [...text.matchAll(new RegExp(pattern.source, 'giu'))].map(({ index }) => ({
      operation,
      isWanted: !NOT_WANTED.pattern.test(text.slice(0, index)),
    })),
  )
  const unwanted = named.filter(({ isWanted }) => !isWanted).map(({ operation }) => operation)
  const wanted = named.filter(({ isWanted }) => isWanted).map(({ operation }) => operation)
  if (named.length === 0) return undefined
  const asked = wanted.length > 0 ? wanted : ALL_OPERATIONS
  return ALL_OPERATIONS.filter((one) => asked.includes(one) && !unwanted.includes(one))
}

const LARGEST_TABLE = 12

/** "2 to 5" and "2-5" are all of them; "2, 5 and 10" are these. */
function listed(list: string): number[] {
  const range = /^\D*(\d+)s?x? ?(?:to|-|–) ?(\d+)\D*$/.exec(list)
  const numbers = (list.match(/\d+/g) ?? []).map(Number)
  const [from, to] = [Number(range?.[1] ?? 0), Number(range?.[2] ?? 0)]
  return range && from < to ? Array.from({ length: to - from + 1 }, (_, at) => from + at) : numbers
}

function tablesIn(text: string): number[] | undefined {
  const upTo = /tables?|times/i.test(text) ? Number(groupOf(TABLES_UP_TO, text) ?? 0) : 0
  if (upTo >= 2 && upTo <= LARGEST_TABLE) return listed(`2-${upTo}`)
  for (const asked of TABLES_ASKED) {
    const tables = listed(groupOf(asked, text) ?? '')
    if (tables.length > 0 && tables.every((table) => table >= 1 && table <= LARGEST_TABLE)) return tables
  }
  return undefined
}

const sized = (text: string) =>
  Number(text.replace(/\D/g, '')) * (/million/i.test(text) ? 1_000_000 : /k|thousand/i.test(text) ? 1000 : 1)

function upToIn(text: string): number | undefined {
  for (const pattern of LARGEST) {
    const found = groupOf(pattern, text)
    if (found !== undefined && sized(found) > 1) return sized(found)
  }
  return undefined
}

const MAX_DIGITS = 7

/** The digits of both numbers of a calculation: "2-digit by 1-digit", "a 2 digit and a 1 digit number", "2d x 2d". */
function digitPairIn(text: string): readonly [number, number] | undefined {
  const [, first, second] =
    /\b([1-5])[- ]?d(?:igits?)?\b(?: (?:whole )?numbers?)? ?(?:by|and|x|×|÷|\+|plus|minus|with|to|from|times|divided by|multiplied by)(?: an?)? ?([1-5])[- ]?d(?:igits?)?\b/i.exec(
      text,
    ) ?? []
  if (first === undefined || second === undefined) return undefined
  // "Numbers with 2 and 3 digits" names two sizes and no calculation.
  return /multipl|divi|[x×÷+]|\bby\b|times|add|plus|subtract|minus|tak(?:e|ing) ?away/i.test(text)
    ? [Number(first), Number(second)]
    : undefined
}

/** One number of digits limits the numbers; those of a pair are read as a pair. */
function digitsIn(text: string): Pick<NumberSet, 'digits' | 'upTo' | 'digitPair'> {
  const pair = digitPairIn(text)
  if (pair !== undefined) return { digitPair: pair }
  const found = [...text.matchAll(/(up to )?\b(\d)[- ]?digits?\b/gi)]
  const digits = Number(found[0]?.[2] ?? 0)
  if (digits < 1 || digits > MAX_DIGITS || found.some(([, , other]) => Number(other) !== digits)) return {}
  return found[0]?.[1] ? { upTo: 10 ** digits - 1 } : { digits }
}

function partsIn(text: string): number[] | undefined {
  const figures = UNIT_FRACTIONS.pattern.exec(text)?.[0].match(/(?<=1\/)\d+/g)
  if (figures) return [...new Set(figures.map(Number))]
  const names = (PARTS_ONLY.pattern.exec(text) ??
    PARTS_NAMED.pattern.exec(text) ??
    PARTS_OF_AMOUNT.pattern.exec(text))?.[0].match(/\b(?:hal|thi|qua|fou|fif|six|eig|ten)/gi)
  return names?.map((name) => PART_NAMES[name.toLowerCase()] ?? 0).filter((size) => size > 0)
}

function minutesPastIn(text: string): number[] | undefined {
  if (!TELLS_TIME.pattern.test(text)) return undefined
  const named = CLOCK_TIMES.filter(({ pattern }) => pattern.test(text)).flatMap(({ minutes }) => minutes)
  return named.length > 0 ? [...new Set(named)].sort((a, b) => a - b) : undefined
}

/** “Rectangles and compound shapes” limits nothing: compound shapes are made from rectangles. */
const shapesIn = (text: string): string[] =>
  /\b(?:areas?|perimeters?|volumes?)\b/i.test(text) && !/\b(?:compound|composite|l-?shapes?)\b/i.test(text)
    ? SHAPE_NAMES.filter((name) => new RegExp(`\\b${name}s?\\b`, 'i').test(text))
    : []

/** Leaves out what was not found. */
const found = <T extends object>(set: { [K in keyof T]: T[K] | undefined }): T =>
  Object.fromEntries(
    Object.entries(set).filter(
      ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  ) as T

/** The limits a text puts on the numbers of its questions. */
export function numberSetIn(text: string): NumberSet {
  const plain = cutAll(withoutYears(inFigures(text)), [SOME_WORK_ON])
  const dollars = groupOf(CHANGE_FROM, plain)
  const percents = groupOf(PERCENTS_ASKED, plain)?.match(/\d+/g)?.map(Number)
  const digits = digitsIn(plain)
  return found<NumberSet>({
    operations: operationsIn(cutAll(plain, [LEARNT_BEFORE])),
    tables: tablesIn(plain),
    upTo: upToIn(plain) ?? digits.upTo,
    digits: digits.digits,
    digitPair: digits.digitPair,
    remainders: REMAINDER_WORDS.find(({ pattern }) => pattern.test(plain))?.remainders,
    carrying: CARRYING_WORDS.find(({ pattern }) => pattern.test(plain))?.carrying,
    percents,
    changeFromCents: dollars === undefined ? undefined : Number(dollars) * 100,
    numerators: SAME_NUMERATOR.pattern.test(plain) ? 'same' : undefined,
    denominators:
      DENOMINATOR_WORDS.find(({ pattern }) => pattern.test(plain))?.denominators ?? partsIn(plain),
    minutesPast: minutesPastIn(plain),
    shapes: shapesIn(plain),
    ...furtherLimitsIn(plain),
    items: itemsIn(plain),
  })
}
