import { OWN_PEOPLE, PLACE_OF_PEPEHA } from './pepeha.data.ts'

const PLACES = new RegExp(PLACE_OF_PEPEHA.pattern.source, 'gu')
/** So many places with their names are a pepeha, and no sentence on geography. */
const FEWEST = 2

/**
 * A pepeha whose mountain, river or people a program has filled in, as if they were the teacher's or a child's. What stands
 * in `given`, the teacher's words and the bank's, may be printed.
 */
export function filledPepeha(texts: readonly string[], given: string): string | undefined {
  const whole = texts.join('\n').normalize('NFC')
  const known = given.normalize('NFC').toLowerCase()
  const places = [...whole.matchAll(PLACES)].map(([found]) => found)
  const own = OWN_PEOPLE.pattern.exec(whole)?.[0]
  const found = own ?? (places.length >= FEWEST ? places[0] : undefined)
  return found === undefined || known.includes(found.toLowerCase()) ? undefined : found
}
