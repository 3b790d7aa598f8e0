import { numbersIn, type Printed, plainSum } from './printed-numbers.ts'

const PLACES: Readonly<Record<string, number>> = {
  whole: 1,
  dollar: 1,
  ten: 10,
  hundred: 100,
  thousand: 1000,
  million: 1_000_000,
  tenth: 0.1,
  hundredth: 0.01,
  thousandth: 0.001,
}

/** Words that hold a number which is not worked with: the place, and the step of a count. */
const NOT_WORKED_WITH = /nearest [\d,]+|\bin \d+s\b|\bby \d+s\b|count (?:on|back) \d+/gi

/** The numbers that a question works with lie in the range; those of a count do so to its end. */
export function isInRange(
  { prompt, answer, check }: Printed,
  [from, to]: readonly [number, number],
): boolean {
  const asked = numbersIn(prompt.replace(NOT_WORKED_WITH, ''))
  const worked = check?.kind === 'sequence' ? [...asked, ...numbersIn(answer)] : asked
  return worked.length > 0 && worked.every((one) => one >= from && one <= to)
}

/** The place named in the question is one of those asked for. */
export function roundsTo({ prompt }: Printed, wanted: readonly number[]): boolean {
  const [, figures, word] = /nearest (?:([\d,]+)|(\p{L}+))/iu.exec(prompt) ?? []
  const [, decimals] = /\bto (\d|one|two|three) decimal place/i.exec(prompt) ?? []
  if (decimals !== undefined) {
    const count = { one: 1, two: 2, three: 3 }[decimals.toLowerCase()] ?? Number(decimals)
    return wanted.some((place) => Math.abs(place - 0.1 ** count) < 0.0001)
  }
  const place =
    figures === undefined ? PLACES[(word ?? '').toLowerCase()] : Number(figures.replaceAll(',', ''))
  return place !== undefined && wanted.includes(place)
}

const placesIn = (text: string) =>
  Math.max(0, ...(text.match(/\d+\.\d+/g) ?? []).map((one) => one.split('.')[1]?.length ?? 0))

/** Some number of the question has so many decimal places, and none of question and answer has more. */
export const hasPlaces = ({ prompt, answer }: Printed, places: number): boolean =>
  placesIn(prompt) === places && placesIn(answer) <= places

/** The largest number of the sum is its total. */
export const makesTotal = ({ prompt, answer }: Printed, total: number): boolean =>
  /[+−]|\bmake/i.test(prompt) && Math.max(0, ...numbersIn(`${prompt} ${answer}`)) === total

/** No side of the figure, and no number of its calculation, is longer. */
export function hasSidesWithin({ prompt, check }: Printed, longest: number): boolean {
  const worked = check?.kind === 'value' ? numbersIn(check.expr) : []
  const told = numbersIn(prompt)
  return worked.length + told.length > 0 && [...worked, ...told].every((one) => one <= longest)
}

const UNIT_AS_PRINTED: readonly (readonly [sign: string, printed: RegExp])[] = [
  ['mm', /\bmm\b|\bmillimetres?\b/],
  ['cm', /\bcm\b|\bcentimetres?\b/],
  ['m', /\bm\b|\bmetres?\b/],
  ['km', /\bkm\b|\bkilometres?\b/],
  ['kg', /\bkg\b|\bkilograms?\b/],
  ['g', /\bg\b|\bgrams?\b/],
  ['mL', /\bmL\b|\bmillilitres?\b/],
  ['L', /\bL\b|\blitres?\b/],
]

/** Each unit printed is one of those named; of several that are changed into one another, two or more are printed. */
export function usesUnits({ prompt, answer }: Printed, wanted: readonly string[]): boolean {
  const printed = UNIT_AS_PRINTED.filter(([, words]) => words.test(`${prompt} ${answer}`)).map(
    ([sign]) => sign,
  )
  return printed.length >= Math.min(2, wanted.length) && printed.every((sign) => wanted.includes(sign))
}

const digitsOf = (value: number) => String(Math.trunc(value)).length

/** Both numbers have the digits named: in division the first is shared by the second; otherwise either may come first. */
export function hasDigitPair(made: Printed, [first, second]: readonly [number, number]): boolean {
  const sum = plainSum(made)
  if (sum === null) return false
  const [left, right] = [digitsOf(sum.left), digitsOf(sum.right)]
  if (left === first && right === second) return true
  // "Take a 1-digit from a 2-digit number" and "1-digit by 2-digit" name the smaller number first.
  return left === second && right === first && (/[+*]/.test(sum.sign) || first < second)
}
