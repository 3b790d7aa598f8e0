/** Numbers as they are printed. The checks have their own arithmetic and never import this file. */

export function formatNumber(value: number): string {
  const [whole = '0', part] = Math.abs(value).toString().split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',')
  return `${value < 0 ? '−' : ''}${grouped}${part ? `.${part}` : ''}`
}

/** A whole number of hundredths (places 2) or tenths (places 1) as a decimal, trailing noughts dropped. */
export function formatScaled(value: number, places: number): string {
  const digits = Math.abs(value)
    .toString()
    .padStart(places + 1, '0')
  const whole = Number(digits.slice(0, digits.length - places))
  const part = digits.slice(digits.length - places).replace(/0+$/, '')
  return `${value < 0 ? '−' : ''}${formatNumber(whole)}${part ? `.${part}` : ''}`
}

/** The same value for an expression: no grouping, ASCII minus. */
export function plainScaled(value: number, places: number): string {
  return formatScaled(value, places).replaceAll(',', '').replace('−', '-')
}

export function formatCents(cents: number): string {
  const dollars = Math.floor(cents / 100)
  const rest = cents % 100
  return rest === 0
    ? `$${formatNumber(dollars)}`
    : `$${formatNumber(dollars)}.${String(rest).padStart(2, '0')}`
}

/** Cents as dollars for an expression: always two places, no sign. */
export const plainDollars = (cents: number) => (cents / 100).toFixed(2)

export function hcf(a: number, b: number): number {
  return b === 0 ? a : hcf(b, a % b)
}

/** True for a prime number up to 120. */
export const isPrime = (of: number): boolean => of > 1 && ![2, 3, 5, 7].some((n) => n !== of && of % n === 0)

/** A fraction in simplest form; whole numbers and mixed numbers where it is at least one. */
export function formatFraction(top: number, bottom: number): string {
  const common = hcf(top, bottom)
  const n = top / common
  const d = bottom / common
  if (d === 1) return formatNumber(n)
  const whole = Math.floor(n / d)
  return whole === 0 ? `${n}/${d}` : `${whole} ${n % d}/${d}`
}

const WORDS: Record<number, [one: string, many: string]> = {
  2: ['half', 'halves'],
  3: ['third', 'thirds'],
  4: ['quarter', 'quarters'],
  5: ['fifth', 'fifths'],
  6: ['sixth', 'sixths'],
  8: ['eighth', 'eighths'],
  10: ['tenth', 'tenths'],
  12: ['twelfth', 'twelfths'],
}
const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven']

/** A count in words, as far as we have them: "four questions", "12 questions". */
export const countInWords = (count: number): string => COUNTS[count] ?? String(count)

/** A fraction in words, such as "three quarters", or in figures where it has no such name. */
export function fractionWords(top: number, bottom: number): string {
  const words = WORDS[bottom]
  const count = COUNTS[top]
  if (!words || !count) return `${top}/${bottom}`
  return `${count} ${top === 1 ? words[0] : words[1]}`
}
