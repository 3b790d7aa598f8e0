import { numberSetIn } from '../wishes/number-set.ts'

const SUMS_OF_JUNIORS =
  /\b(?:add\w*|plus|subtract\w*|minus|take ?aways?|bonds?|doubl\w+|halv\w+|(?:number|basic|addition|subtraction) facts|facts to|counting|count to)\b/i
const OLDER = /\b(?:decimals?|fractions?|integers?|negatives?|percent\w*|multipl\w+|divi\w+|times)\b/i

/** The year that small numbers tell where none is named: sums to 10 are those of Year 1, and sums to 20 of Year 2. Null for any others. */
export function yearOfNumbers(text: string): number | null {
  if (!SUMS_OF_JUNIORS.test(text) || OLDER.test(text)) return null
  const { upTo } = numberSetIn(text)
  return upTo === undefined || upTo > 20 ? null : upTo > 10 ? 2 : 1
}
