import type { Random } from '../../random.ts'
import type { LessonRequest } from '../../read/request.ts'
import { withoutYears } from '../../read/words/without-years.ts'

/** The number of a sheet: a whole number, a decimal as a whole number of its smallest places, or a fraction. */
export type DayNumber =
  | { kind: 'whole'; value: number }
  | { kind: 'decimal'; scaled: number; places: number }
  | { kind: 'fraction'; top: number; bottom: number }

const LARGEST = 9_999_999
const NUMBERS =
  /(?<![\d.,/])(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,3})|\/(\d{1,2}))?(?![\d/]|[.,]\d|[- ]?digits?|\s?(?:min|kids|students|children|pages?|sheets?|copies)\b)/gi

/** The number that the request names, or null. Years and lengths are no number of the day. */
export function namedNumber({ topic, understood }: LessonRequest): DayNumber | null {
  const text = withoutYears(topic).replace(
    /\b(?:y(?:ea)?r?s?|room|term|week|rm|level|up ?to|to|within|below|under)\.? ?\d[\d,]*/gi,
    ' ',
  )
  const [found] = text.matchAll(NUMBERS)
  if (!found || understood.numbers.upTo === Number(found[1]?.replaceAll(',', ''))) return null
  const [, whole = '', part, bottom] = found
  const value = Number(whole.replaceAll(',', ''))
  if (value > LARGEST) return null
  if (bottom !== undefined)
    return value > 0 && Number(bottom) > 1 ? { kind: 'fraction', top: value, bottom: Number(bottom) } : null
  if (part !== undefined) return { kind: 'decimal', scaled: Number(`${value}${part}`), places: part.length }
  return value > 0 ? { kind: 'whole', value } : null
}

const DIGITS_OF_YEAR = [2, 2, 2, 3, 4, 5, 6, 6, 7]
const FRACTIONS: readonly (readonly [top: number, bottom: number])[] = [
  [3, 4],
  [2, 3],
  [3, 5],
  [2, 5],
  [4, 5],
  [3, 8],
  [5, 8],
  [7, 10],
  [3, 10],
]
const EASY_FRACTIONS: readonly (readonly [top: number, bottom: number])[] = [
  [1, 2],
  [1, 4],
  [3, 4],
  [1, 3],
  [2, 3],
]

/** Digits that differ and are not 0, so that “the 4” names one of them. */
function digitsDrawn(count: number, random: Random): number {
  return Number(random.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]).slice(0, count).join(''))
}

/** A number that suits the year, within the limits that were asked for. */
export function drawnNumber({ topic, year, understood }: LessonRequest, random: Random): DayNumber {
  const { digits, upTo, decimalPlaces } = understood.numbers
  if (/\bfractions?\b/i.test(topic)) {
    const [top, bottom] = random.pick(year <= 4 ? EASY_FRACTIONS : FRACTIONS)
    return { kind: 'fraction', top, bottom }
  }
  if (/\bdecimals?\b/i.test(topic)) {
    const places = decimalPlaces ?? (year <= 4 ? 1 : year <= 6 ? 2 : 3)
    return { kind: 'decimal', scaled: digitsDrawn(places + 1 + (year >= 6 ? 1 : 0), random), places }
  }
  if (upTo !== undefined && upTo >= 5)
    return { kind: 'whole', value: random.int(Math.ceil(upTo / 2), upTo - 1) }
  if (digits === undefined && year <= 1) return { kind: 'whole', value: random.int(6, 19) }
  const count = Math.max(1, Math.min(7, digits ?? DIGITS_OF_YEAR[year] ?? 4))
  const value = digitsDrawn(count, random)
  // The youngest who halve a number halve an even one.
  return { kind: 'whole', value: year <= 3 && value % 2 === 1 && value % 10 !== 9 ? value + 1 : value }
}
