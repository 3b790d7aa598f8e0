import { ABOUT_MISTAKES } from './false-facts.data.ts'

/** A sum in a request whose answer is wrong. */
export interface FalseSum {
  /** The sum as typed, with its answer. */
  whole: string
  /** The same without its answer. */
  sum: string
  given: string
  right: string
}

/** No number, fraction or sign may stand beside the sum, or it is a part of a longer one; no unit may follow the answer. */
const SUM =
  /(?<![\d.,/+\-−×÷*=]\s?|[+\-−×x÷*/=]\s)(\d{1,6}(?:\.\d{1,4})?)\s*(x|×|\*|times|\+|plus|add|-|−|minus|take away|÷|divided by)\s*(\d{1,6}(?:\.\d{1,4})?)\s*(?:=|is|equals|makes)\s*(\d{1,9}(?:\.\d{1,4})?)(?![\d.,/]*\d)(?!\s*[+\-−×x÷*/:]\s*\d)(?!\s*(?:r\b|remainder|%|[a-z]*(?:hours?|minutes?|mins?|blocks?|lessons?|metres?|cm|kg)\b))/gi

function worth(left: number, sign: string, right: number): number {
  if (/^(?:x|×|\*|times)$/i.test(sign)) return left * right
  if (/^(?:\+|plus|add)$/i.test(sign)) return left + right
  if (/^(?:-|−|minus|take away)$/i.test(sign)) return left - right
  return left / right
}

/** The first sum with a wrong answer, unless the request is about mistakes. */
export function falseSumIn(text: string): FalseSum | null {
  if (ABOUT_MISTAKES.test(text.toLowerCase())) return null
  for (const [whole, left = '', sign = '', right = '', given = ''] of text.matchAll(SUM)) {
    const value = worth(Number(left), sign, Number(right))
    // A quotient may have been rounded, so only a plain whole one is judged.
    if (!Number.isFinite(value) || Math.abs(value - Number(given)) < 0.01) continue
    if (/÷|divided/i.test(sign) && !Number.isInteger(value)) continue
    const sum = whole.slice(0, whole.length - given.length).replace(/\s*(?:=|is|equals|makes)\s*$/i, '')
    return { whole, sum, given, right: String(Math.round(value * 10_000) / 10_000) }
  }
  return null
}
