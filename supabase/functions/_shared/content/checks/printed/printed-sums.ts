import { shortDecimal } from '../../work-out/format-answer.ts'
import { compareRationals, type Rational } from '../rational.ts'
import { sumValue } from './sum.ts'

/** Sums that are finished in a line: "12 ÷ 3 = 4", "6 × 14 = 60 + 24 = 84". */
const FINISHED = /[\d(−$][\d\s.,+−–×÷*/()²³$-]*=[\d\s.,+−–×÷*/()²³$=-]*[\d)²³]/gu
const OPERATOR = /\d[\d.,)²³]*\s*[+×÷*]|\d[\d.,)²³]*\s[−–/-]\s/u

/** A line that shows a mistake, a guess or a question may hold a sum that is wrong. */
const NOT_CLAIMED =
  /true or false|mistake|wrong|incorrect|error|untrue|false|cannot|can[’']t be|≠|\?|\bnot\b|\bsays?\b|\bthinks\b|\b(?:they|you|some|pupils|students|people) think\b|\bwrote\b|\bwrites\b|\bclaims?\b|\bguess|\bcalculator\b|\bif you see\b|\bwhether\b|\bcompare\b|\bestimate|\babout\b|≈/i

/** A decimal may have been rounded: 22 ÷ 7 = 3.14. */
function closeTo(value: Rational, part: string, printed: Rational): boolean {
  const places = /\.(\d+)\s*$/.exec(part)?.[1]?.length ?? 0
  if (places === 0) return false
  const difference = Number(value.top) / Number(value.bottom) - Number(printed.top) / Number(printed.bottom)
  return Math.abs(difference) <= 0.5001 / 10 ** places
}

function falseIn(line: string, found: RegExpMatchArray): string | undefined {
  const before = line.slice(0, found.index).trimEnd()
  const after = line.slice((found.index ?? 0) + found[0].length)
  // A letter, a unit or a time beside the sum belongs to it, and cannot be worked out.
  if (/[□_%+−×÷*/=^√°,\d]$|(?<!\p{L})(?:\p{L}|of|to|by|cm|mm|km|kg|mL)$/u.test(before)) return undefined
  if (/(?<!\p{Ll}):$|(?<!\p{L})\.$/u.test(before)) return undefined
  if (/^\s*(?:[+−×÷*/=^□_%:°√]|r\b|rem|and\b|\d|[a-z]\b)/u.test(after)) return undefined
  const parts = found[0].split('=').map((part) => part.trim())
  const [first = ''] = parts
  const values = parts.map(sumValue)
  const [value] = values
  if (!OPERATOR.test(first) || !value) return undefined
  const at = values.findIndex(
    (one, index) =>
      one !== null && compareRationals(one, value) !== 0 && !closeTo(value, parts[index] ?? '', one),
  )
  return values.includes(null) || at < 0
    ? undefined
    : `it says ${found[0].trim()}, but ${first} is ${shortDecimal(value)}`
}

/** The first finished sum of a line that is false, and what is true. */
export function falseSum(line: string): string | undefined {
  if (!line.includes('=') || NOT_CLAIMED.test(line)) return undefined
  return [...line.matchAll(FINISHED)].map((found) => falseIn(line, found)).find(Boolean)
}
