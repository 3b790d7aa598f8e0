import type { Check } from '../../../task.ts'

const NUMBER = /^(?<before>-?\$?)(?<number>\d[\d,]*(?:\.\d+)?)(?<after>(?: ?\p{L}[\p{L}²³/]*| ?%|°)?)$/u
const FRACTION = /^(\d+)\/(\d+)$/

/** A number written as the answer is: with its commas and as many decimal places. */
function like(written: string, value: number): string {
  const places = written.split('.')[1]?.length ?? 0
  const [whole = '', part] = Math.abs(value).toFixed(places).split('.')
  const grouped = written.includes(',') || whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole
  return part === undefined ? grouped : `${grouped}.${part}`
}

/** What comes out of two numbers of a sum that are worked with in the wrong way, or of one step alone. */
function wrongSteps(check: Check | null): number[] {
  if (check?.kind !== 'value') return []
  const numbers = (check.expr.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)
  const right = numbers.length > 3 ? [] : numbers
  return right.flatMap((a, at) =>
    right
      .slice(at + 1)
      .flatMap((b) => [a + b, Math.abs(a - b), a * b, a / b, b / a, a * (b - 1), a * (b + 1)]),
  )
}

/** Slips are believable where they are neither far larger nor far smaller than the answer. */
const isBelievable = (slip: number, value: number) =>
  slip !== value && slip >= value / 5 && slip <= value * 5 && Number.isInteger(slip)

function nearNumbers(answer: string, check: Check | null): string[] {
  const { before = '', number = '', after = '' } = NUMBER.exec(answer)?.groups ?? {}
  if (number === '') return []
  const value = Number(number.replace(/,/g, ''))
  const unit = number.includes('.') ? 10 ** -(number.split('.')[1]?.length ?? 1) : 1
  const digits = number.replace(/[.,]/g, '')
  const swapped = digits.length === 2 ? Number([...digits].reverse().join('')) * unit : value
  const step = value >= 1000 ? 100 : value >= 20 || number.includes('.') ? 10 : 2
  // No price ends in a cent that New Zealand has no coin for.
  const least = before.includes('$') && number.includes('.') ? 0.1 : unit
  const place = check?.kind === 'round' ? Number(check.to) : 0
  return [
    ...(place > 0 ? [value + place, value - place, value + 2 * place] : []),
    ...wrongSteps(check)
      .filter((slip) => isBelievable(slip, value))
      .slice(0, 2),
    swapped,
    value + least,
    value - least,
    value + step * least,
    value - step * least,
    value + 2 * least,
    value - 2 * least,
  ]
    .filter((one) => one > 0 && (number.includes('.') || Number.isInteger(one)))
    .map((one) => `${before}${like(number, one)}${after}`)
}

function nearFractions(answer: string): string[] {
  const [, top, bottom] = (FRACTION.exec(answer) ?? []).map(Number)
  if (top === undefined || bottom === undefined) return []
  const pairs: [number, number][] = [
    [bottom, top],
    [bottom - top, bottom],
    [top + 1, bottom],
    [top, bottom + 1],
    [top, bottom * 2],
    [top - 1, bottom],
    [top + 1, bottom + 1],
    [top, bottom - 1],
  ]
  return pairs.filter(([a, b]) => a > 0 && b > 1 && a * bottom !== top * b).map(([a, b]) => `${a}/${b}`)
}

const MIXED = /^(\d+) (\d+)\/(\d+)$/
const SIGNS = ['<', '>', '=']

function nearMixedNumbers(answer: string): string[] {
  const [, whole = 0, top = 0, bottom = 0] = (MIXED.exec(answer) ?? []).map(Number)
  return [
    [whole + 1, top],
    [whole, bottom - top],
    [whole - 1, top],
    [whole, top + 1],
    [whole, top - 1],
  ]
    .filter(([w = 0, t = 0]) => w > 0 && t > 0 && t < bottom)
    .map(([w, t]) => `${w} ${t}/${bottom}`)
}

/** The other orders of "1/4 < 1/2 < 3/4": backwards, the first two or the last two changed, the last in front. */
function otherOrders(answer: string): string[] {
  const all = answer.split(' < ')
  const [first = '', second = ''] = all
  const [last = '', beforeLast = ''] = [...all].reverse()
  return [
    [...all].reverse(),
    [second, first, ...all.slice(2)],
    [...all.slice(0, -2), last, beforeLast],
    [last, ...all.slice(0, -1)],
  ].map((order) => order.join(' < '))
}

/**
 * Wrong answers near the right one: of a wrong operation, a swapped digit, one too many, a turned fraction, another order
 * or sign.
 */
export function nearAnswers(answer: string, check: Check | null): string[] {
  if (FRACTION.test(answer)) return nearFractions(answer)
  if (MIXED.test(answer)) return nearMixedNumbers(answer)
  if (SIGNS.includes(answer)) return SIGNS
  return answer.split(' < ').length >= 3 ? otherOrders(answer) : nearNumbers(answer, check)
}

/** The way an answer is written, without its numbers: "3/4" and "5/8" are alike, "3/4" and "8" are not. */
export const shapeOf = (answer: string): string => answer.replace(/\d[\d,.]*/g, '#')
