import { over, plus, type Rational, times, whole } from './rational.ts'

const ONES =
  'nought one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const PARTS: Record<string, number> = {
  half: 2,
  halve: 2,
  third: 3,
  quarter: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  twelfth: 12,
  hundredth: 100,
  thousandth: 1000,
}
const REO = 'kore tahi rua toru whā rima ono whitu waru iwa tekau'.split(' ')

/** A whole number in English words, up to the millions. */
export function inWords(value: number): string {
  if (value < 20) return ONES[value] ?? ''
  if (value < 100) {
    const ones = value % 10
    return `${TENS[Math.floor(value / 10)]}${ones > 0 ? `-${ONES[ones]}` : ''}`
  }
  const [size, name] =
    value < 1000 ? [100, 'hundred'] : value < 1_000_000 ? [1000, 'thousand'] : [1_000_000, 'million']
  const rest = value % size
  const joined = rest === 0 ? '' : rest < 100 ? ` and ${inWords(rest)}` : ` ${inWords(rest)}`
  return `${inWords(Math.floor(value / size))} ${name}${joined}`
}

/** A whole number in te reo Māori, up to a hundred. */
export function inReo(value: number): string {
  const [tens, ones] = [Math.floor(value / 10), value % 10]
  if (value <= 10) return REO[value] ?? ''
  if (value === 100) return 'kotahi rau'
  const begin = tens === 1 ? 'tekau' : `${REO[tens]} tekau`
  return ones === 0 ? begin : `${begin} mā ${REO[ones]}`
}

const WRITTEN = new Map(Array.from({ length: 1000 }, (_, value) => [inWords(value), value]))
const WRITTEN_REO = new Map(Array.from({ length: 101 }, (_, value) => [inReo(value), value]))

/** "three hundred and seven", "whā tekau": the number, or null. */
export function numberInWords(text: string): number | null {
  const plain = text.toLowerCase().trim()
  const known = WRITTEN.get(plain) ?? WRITTEN_REO.get(plain)
  if (known !== undefined) return known
  const [, left = '', name, right = ''] = /^(.+?) (million|thousand)(?: and)?(?: (.+))?$/.exec(plain) ?? []
  const high = WRITTEN.get(left)
  const low = right === '' ? 0 : numberInWords(right)
  if (name === undefined || high === undefined || low === null) return null
  return high * (name === 'million' ? 1_000_000 : 1000) + low
}

/** "half", "one quarter", "three-eighths": the fraction, or null. */
export function fractionInWords(text: string): Rational | null {
  const found = /^(?:a |(\w+)[ -])?(\w+?)s?$/.exec(text.toLowerCase().trim())
  const parts = PARTS[found?.[2] ?? '']
  const count = found?.[1] === undefined ? 1 : ONES.indexOf(found[1])
  return parts === undefined || count < 0 ? null : over(whole(count), whole(parts))
}

export const partsNamed = (word: string) => PARTS[word.toLowerCase().replace(/s$/, '')] ?? null
export const sumOf = (values: readonly Rational[]) =>
  values.reduce<Rational | null>((all, value) => all && plus(all, value), whole(0))
export const productOf = (values: readonly Rational[]) =>
  values.reduce<Rational | null>((all, value) => all && times(all, value), whole(1))
