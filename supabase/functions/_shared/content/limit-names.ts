import type { NumberSet } from './understood.ts'

const formatNumber = (value: number) => value.toLocaleString('en-NZ')

const PARTS: Readonly<Record<number, string>> = {
  2: 'halves',
  3: 'thirds',
  4: 'quarters',
  5: 'fifths',
  6: 'sixths',
  8: 'eighths',
  10: 'tenths',
}

const OPERATIONS = {
  add: 'addition',
  subtract: 'subtraction',
  multiply: 'multiplication',
  divide: 'division',
}

const PLACES: Readonly<Record<string, string>> = {
  '1': 'whole number',
  '0.1': 'tenth',
  '0.01': 'hundredth',
  '0.001': 'thousandth',
}

const TIMES: Readonly<Record<number, string>> = {
  0: 'o’clock',
  15: 'quarter past',
  30: 'half past',
  45: 'quarter to',
}

const listed = (parts: readonly (string | number)[]) =>
  parts.length < 2 ? `${parts[0] ?? ''}` : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

type Names = { [K in keyof NumberSet]-?: (wanted: NonNullable<NumberSet[K]>) => string }

const NAMES: Names = {
  operations: (wanted) => listed(wanted.map((one) => OPERATIONS[one])),
  tables: (wanted) => `${listed(wanted)} times tables`,
  upTo: (largest) => `numbers to ${formatNumber(largest)}`,
  digitPair: ([first, second]) => `${first}-digit and ${second}-digit numbers`,
  digits: (digits) => `${digits}-digit numbers`,
  remainders: (wanted) => (wanted === 'none' ? 'no remainders' : 'remainders'),
  carrying: (wanted) => (wanted === 'none' ? 'sums without renaming' : 'sums with renaming'),
  percents: (wanted) => listed(wanted.map((one) => `${one}%`)),
  changeFromCents: (cents) => `change from $${cents / 100}`,
  numerators: () => 'the same numerator',
  denominators: (wanted) =>
    typeof wanted === 'string'
      ? `${wanted} denominators`
      : listed(wanted.map((one) => PARTS[one] ?? `parts of ${one}`)),
  minutesPast: (minutes) =>
    `times at ${listed(minutes.map((past) => TIMES[past] ?? `${past} minutes past`))}`,
  shapes: (wanted) => listed(wanted.map((one) => `${one}s`)),
  range: ([from, to]) => `numbers from ${formatNumber(from)} to ${formatNumber(to)}`,
  roundTo: (wanted) =>
    `rounding to the nearest ${listed(wanted.map((one) => PLACES[String(one)] ?? formatNumber(one)))}`,
  decimalPlaces: (places) => `${places} decimal ${places === 1 ? 'place' : 'places'}`,
  total: (total) => `sums that make ${formatNumber(total)}`,
  addends: (wanted) => `adding or taking away ${wanted.join(' and ')}`,
  longestSide: (longest) => `sides no longer than ${formatNumber(longest)}`,
  units: (wanted) => listed(wanted),
  steps: (steps) => (steps === 1 ? 'one step' : `${steps} steps`),
  items: (items) => items,
}

/** The name of one limit, as it is shown by itself and as it stands after "keep to": "numbers from 1,000 to 5,000". */
export function limitName<K extends keyof NumberSet>(limit: K, wanted: NonNullable<NumberSet[K]>): string {
  const name = NAMES[limit] as (wanted: NonNullable<NumberSet[K]>) => string
  return name(wanted)
}

/** The limits in the order in which they are named. */
export const LIMITS = Object.keys(NAMES) as readonly (keyof NumberSet)[]
