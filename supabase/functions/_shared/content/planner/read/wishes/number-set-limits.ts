import type { NumberSet } from '../../../understood.ts'
import {
  ADDENDS_ASKED,
  CONVERTS,
  MEASURES_IN,
  PLACE_NAMED,
  PLACES_ASKED,
  RANGE_ASKED,
  ROUNDED_TO,
  SIDES_ASKED,
  STEPS_ASKED,
  TOTAL_ASKED,
  UNIT_WORDS,
} from './number-set-limits.data.ts'

const plainNumber = (text: string | undefined) => Number((text ?? '').replace(/\D/g, ''))

function rangeIn(text: string): readonly [number, number] | undefined {
  const [, first, last] = RANGE_ASKED.pattern.exec(text) ?? []
  const [from, to] = [plainNumber(first), plainNumber(last)]
  // From 0 or 1 on is the same as "up to", which is read elsewhere.
  return from > 1 && from < to ? [from, to] : undefined
}

const PLACE_NAMES: readonly (readonly [name: RegExp, place: number])[] = [
  [/hundredth/, 0.01],
  [/tenth/, 0.1],
  [/whole/, 1],
  [/thousand/, 1000],
  [/hundred/, 100],
  [/ten/, 10],
]

/** The place that a name or a figure stands for: "tenth" is 0.1, "1,000" is 1000. */
export const placeOf = (name: string): number =>
  PLACE_NAMES.find(([words]) => words.test(name.toLowerCase()))?.[1] ?? plainNumber(name)

function roundedToIn(text: string): number[] {
  const list = ROUNDED_TO.pattern.exec(text)?.[1] ?? ''
  const places = (list.match(/\d{1,3}(?:,000)+|\d+|\p{L}+/gu) ?? []).filter(
    (part) => !/^(?:and|or|the|nearest|numbers?)$/i.test(part),
  )
  const dp = /\bround/i.test(text) ? PLACES_ASKED.pattern.exec(text)?.[1] : undefined
  return dp === undefined ? places.map(placeOf) : [Number((0.1 ** Number(dp)).toFixed(3))]
}

function longestSideIn(text: string): number | undefined {
  const [, below, longest] = SIDES_ASKED.pattern.exec(text) ?? []
  if (below !== undefined) return Number(below) - 1
  return longest === undefined ? undefined : Number(longest)
}

/** The units that limit the questions: those of a conversion, or those that are measured in. An amount such as 5 m limits nothing. */
function unitsIn(text: string): string[] {
  const [measured] = MEASURES_IN.pattern.exec(text) ?? []
  if (measured === undefined && !CONVERTS.pattern.test(text)) return []
  const named = text.replace(/\d+(?:\.\d+)? ?(?=[a-z]+\b)\S+/gi, ' ')
  return UNIT_WORDS.filter(({ pattern }) => pattern.test(named)).map(({ unit }) => unit)
}

/** The limits of a text on the range, the place, the units, the total, the sides and the steps of its questions. */
export function furtherLimitsIn(text: string): {
  [K in 'range' | 'roundTo' | 'decimalPlaces' | 'total' | 'addends' | 'longestSide' | 'units' | 'steps']:
    | NumberSet[K]
    | undefined
} {
  const places = /\bround/i.test(text) ? undefined : PLACES_ASKED.pattern.exec(text)?.[1]
  const total = TOTAL_ASKED.pattern.exec(text)?.[1]
  const units = unitsIn(text)
  return {
    range: rangeIn(text),
    roundTo: roundedToIn(text),
    decimalPlaces:
      places === undefined ? PLACE_NAMED.find(({ pattern }) => pattern.test(text))?.places : Number(places),
    total: total === undefined ? undefined : Number(total),
    addends: ADDENDS_ASKED.pattern.exec(text)?.[1]?.match(/\d+/g)?.map(Number),
    longestSide: longestSideIn(text),
    steps: STEPS_ASKED.pattern.test(text) ? 1 : undefined,
    units: units.length > 1 || (units.length === 1 && !CONVERTS.pattern.test(text)) ? units : undefined,
  }
}
