import type { NumberSet, Operation } from '../../understood.ts'
import { isOfItems } from './items-kept.ts'
import {
  hasDigitPair,
  hasPlaces,
  hasSidesWithin,
  isInRange,
  makesTotal,
  roundsTo,
  usesUnits,
} from './limits-kept.ts'
import { formatCents } from './number.ts'
import {
  fractionsIn,
  numbersIn,
  type Printed,
  plainSum,
  resultsOnTheWay,
  stepsOf,
} from './printed-numbers.ts'

const SIGNS: readonly (readonly [sign: RegExp, operation: Operation])[] = [
  [/\+/, 'add'],
  [/[−-]/, 'subtract'],
  [/[×*]/, 'multiply'],
  [/[÷/]/, 'divide'],
]

const operationsOf = (signs: string): Operation[] =>
  SIGNS.flatMap(([sign, operation]) => (sign.test(signs) ? [operation] : []))

const OPPOSITE: Record<Operation, Operation> = {
  add: 'subtract',
  subtract: 'add',
  multiply: 'divide',
  divide: 'multiply',
}

/** The operations a question asks for: by its printed signs, else by the calculation of its story. */
export function operationsAsked({ prompt, check }: Printed): Operation[] {
  // The sign of a negative number is no subtraction.
  const printed = operationsOf(prompt.replace(/(?<!\d)−(?=\d)/g, '').replace(/[^+−×÷]/g, ''))
  // A missing number is found with the opposite operation.
  if (printed.length === 1 && /(?:____|□)[^=]*=|[+−×÷] (?:____|□) =/.test(prompt))
    return [...printed, ...printed.map((one) => OPPOSITE[one])]
  if (printed.length > 0) return printed
  if (check?.kind === 'remainder') return ['divide']
  if (check?.kind === 'family') return ['multiply', 'divide']
  // A fraction in brackets is one number: “7/(1/2)” divides once.
  const expr = check?.kind === 'value' ? check.expr.replace(/\((?:\d+\+)?\d+\/\d+\)/g, '1') : ''
  return operationsOf(/^[\d.]+(?:[-+*/][\d.]+)+$/.test(expr) ? expr : '')
}

/** One factor, the divisor, or the step of a counting pattern is one of the tables. */
function isInTables(made: Printed, tables: readonly number[]): boolean {
  const { check } = made
  if (check?.kind === 'family') return check.of.some((one) => tables.includes(one))
  if (check?.kind === 'sequence')
    return tables.includes(Math.abs((check.terms[1] ?? 0) - (check.terms[0] ?? 0)))
  if (check?.kind === 'equation')
    return numbersIn(check.left).length === 1 && numbersIn(check.left).some((one) => tables.includes(one))
  const sum = plainSum(made)
  if (sum?.sign === '*') return tables.includes(sum.left) || tables.includes(sum.right)
  return sum?.sign === '/' && tables.includes(sum.right)
}

function hasDigits(made: Printed, digits: number): boolean {
  const sizes = numbersIn(made.prompt).map((one) => String(Math.trunc(one)).length)
  const isSum = /^[+-]$/.test(plainSum(made)?.sign ?? '')
  return isSum ? sizes.every((size) => size === digits) : Math.max(0, ...sizes) === digits
}

/** True when some column of a sum carries, or of a subtraction borrows. */
function carries({ left, sign, right }: { left: number; sign: string; right: number }): boolean {
  const columns = Array.from({ length: 8 }, (_, place) => 10 ** place)
  const digit = (number: number, place: number) => Math.floor(number / place) % 10
  return columns.some((place) =>
    sign === '+' ? digit(left, place) + digit(right, place) > 9 : digit(left, place) < digit(right, place),
  )
}

/** Parts by their name: "quarters" is 4. */
const NAMED_PARTS: readonly (readonly [name: RegExp, size: number])[] = [
  [/\b(?:half|halves)\b/i, 2],
  [/\bthirds?\b/i, 3],
  [/\bquarters?\b/i, 4],
  [/\bfifths?\b/i, 5],
  [/\bsixths?\b/i, 6],
  [/\beighths?\b/i, 8],
  [/\btenths?\b/i, 10],
]

/** The denominators of a question as it is printed: in figures, in words and in its picture. */
export function denominatorsOf({ prompt, answer, figure }: Printed): number[] {
  const told = `${prompt} ${answer}`
  return [
    ...fractionsIn(told).map(({ bottom }) => bottom),
    ...NAMED_PARTS.flatMap(([name, size]) => (name.test(told) ? [size] : [])),
    ...(figure?.kind === 'bar' ? [figure.parts] : []),
  ]
}

function hasDenominators(made: Printed, wanted: NonNullable<NumberSet['denominators']>): boolean {
  const bottoms = fractionsIn(made.prompt).map(({ bottom }) => bottom)
  const different = new Set(bottoms).size
  if (wanted === 'same') return bottoms.length > 1 && different === 1
  if (wanted === 'different') return bottoms.length > 1 && different > 1
  return denominatorsOf(made).every((one) => one === 1 || wanted.includes(one))
}

function hasSameNumerators({ prompt }: Printed): boolean {
  const tops = fractionsIn(prompt).map(({ top }) => top)
  return tops.length > 1 && new Set(tops).size === 1
}

const TIMES_IN_WORDS: readonly (readonly [words: RegExp, minutes: number])[] = [
  [/o’clock/i, 0],
  [/quarter past/i, 15],
  [/half past/i, 30],
  [/quarter to/i, 45],
]

function showsOnly({ prompt, answer, figure }: Printed, minutes: readonly number[]): boolean {
  const told = `${prompt} ${answer}`
  const shown = [
    ...TIMES_IN_WORDS.flatMap(([words, past]) => (words.test(told) ? [past] : [])),
    ...[...told.matchAll(/\d:(\d\d)/g)].map(([, past]) => Number(past)),
    ...(figure?.kind === 'clock' ? [figure.minute] : []),
  ]
  return shown.length > 0 && shown.every((one) => minutes.includes(one))
}

function isAbout({ prompt, figure }: Printed, shapes: readonly string[]): boolean {
  const told = `${prompt} ${figure?.kind ?? ''}`.toLowerCase()
  if (/l-shape/.test(told)) return false
  return shapes.some(
    (shape) =>
      told.includes(shape) ||
      (shape === 'rectangle' && /\blong and\b.*\bwide|\b\d+ (?:c?m )?by \d+ c?m\b/.test(told)),
  )
}

/** A question about money that only names amounts asks for no operation at all. */
function isOnlyOf(made: Printed, wanted: readonly Operation[]): boolean {
  const asked = operationsAsked(made)
  const isPlainMoney = asked.length === 0 && made.prompt.includes('$')
  const worked = isPlainMoney && made.check?.kind === 'value' ? operationsOf(made.check.expr) : asked
  return isPlainMoney
    ? worked.some((one) => wanted.includes(one))
    : asked.every((one) => wanted.includes(one))
}

type Rules = { [K in keyof NumberSet]-?: (made: Printed, wanted: NonNullable<NumberSet[K]>) => boolean }

const RULES: Rules = {
  operations: (made, wanted) => isOnlyOf(made, wanted),
  tables: isInTables,
  upTo: (made, largest) =>
    [...numbersIn(`${made.prompt} ${made.answer}`), ...resultsOnTheWay(made)].every((one) => one <= largest),
  digits: hasDigits,
  digitPair: hasDigitPair,
  remainders: ({ check, answer }, wanted) =>
    wanted === 'always' ? check?.kind === 'remainder' : check?.kind !== 'remainder' && !/[/.]/.test(answer),
  carrying: (made, wanted) => {
    const sum = plainSum(made)
    return sum === null || !/^[+-]$/.test(sum.sign) || carries(sum) === (wanted === 'always')
  },
  percents: ({ prompt, answer }, wanted) => {
    const told = [...`${prompt} ${answer}`.matchAll(/(\d+(?:\.\d+)?)%/g)].map(([, percent]) =>
      Number(percent),
    )
    return told.length > 0 && told.every((percent) => wanted.includes(percent))
  },
  changeFromCents: ({ prompt }, cents) =>
    /change/i.test(prompt) && new RegExp(`\\${formatCents(cents)}(?!\\d|\\.\\d)`).test(prompt),
  numerators: hasSameNumerators,
  denominators: hasDenominators,
  minutesPast: showsOnly,
  shapes: isAbout,
  range: isInRange,
  roundTo: roundsTo,
  decimalPlaces: hasPlaces,
  total: makesTotal,
  addends: (made, wanted) => {
    const sum = plainSum(made)
    if (sum === null || !/^[+-]$/.test(sum.sign)) return false
    return wanted.includes(sum.right) || (sum.sign === '+' && wanted.includes(sum.left))
  },
  longestSide: hasSidesWithin,
  units: usesUnits,
  steps: ({ check }, wanted) => stepsOf(check) <= wanted,
  items: isOfItems,
}

const holds = <K extends keyof NumberSet>(made: Printed, name: K, set: NumberSet): boolean => {
  const wanted = set[name]
  const rule = RULES[name] as (made: Printed, wanted: NonNullable<NumberSet[K]>) => boolean
  return wanted === undefined || rule(made, wanted)
}

/** A statement is read as the question it is made of, with the answer that it gives. */
const asQuestion = (made: Printed): Printed =>
  made.check?.kind === 'claim' ? { ...made, answer: made.check.given, check: made.check.of } : made

/** Does a made question, as it is printed, keep to the numbers that were asked for? */
export const keepsTo = (made: Printed, set: NumberSet): boolean =>
  (Object.keys(RULES) as (keyof NumberSet)[]).every((name) => holds(asQuestion(made), name, set))

/** The limits of a set that a made question breaks. */
export const limitsBroken = (made: Printed, set: NumberSet): (keyof NumberSet)[] =>
  (Object.keys(RULES) as (keyof NumberSet)[]).filter((name) => !holds(asQuestion(made), name, set))

/** True where a set limits nothing. */
export const isOpen = (set: NumberSet): boolean => Object.values(set).every((limit) => limit === undefined)
