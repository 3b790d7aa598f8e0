import type { Counted } from './counted.ts'
import { listedThing } from './counted.ts'
import { SHARED_THINGS } from './shares.data.ts'

interface Between extends Counted {
  /** How many share one. */
  size: number
}

const SIZE = '(?:every |each |a )?(?:group of )?([2-6])(?!\\d)'
/** “1 chromebook between 3”, “an ipad per group of 4”. */
const ONE_FIRST = new RegExp(
  `(?<!\\p{L})(?:1|an?)\\s+(\\p{L}[\\p{L}-]+(?: \\p{L}+)?)\\s+(?:shared )?(between|among|for|per|to)\\s+${SIZE}`,
  'giu',
)
/** “Chromebooks one between two”, “scissors are shared one between 4”. */
const THING_FIRST = new RegExp(
  `(\\p{L}[\\p{L}-]+)(?:\\s+(?:are|is|will be))?(?:\\s+shared)?,?\\s+1\\s+(between|among|for|per|to)\\s+${SIZE}`,
  'giu',
)

const single = (typed: string): string => {
  const one = typed.toLowerCase()
  return one === 'scissors' ? 'pair of scissors' : one.replace(/(?<=\p{L}{2}[^s])s$/u, '')
}

/** A known thing, one of the list, or any that is shared “between” several. */
function patternFor(typed: string, joins: string, items: readonly string[]): string | null {
  const last = typed.split(' ').at(-1) ?? typed
  const known = SHARED_THINGS.find((match) =>
    [typed, last].some((one) => new RegExp(`^(?:${match})$`, 'iu').test(one)),
  )
  const own = /^(?:between|among)$/i.test(joins) ? `${last.replace(/s$/u, '')}s?` : null
  return known ?? listedThing(last, items) ?? own
}

/** What a request says of one thing between several: groups of so many, however many students there are. The text has its numbers in figures. */
export function oneBetween(asked: string, items: readonly string[]): Between | null {
  for (const pattern of [ONE_FIRST, THING_FIRST])
    for (const [, typed = '', joins = '', size] of asked.matchAll(pattern)) {
      const match = patternFor(typed, joins, items)
      if (match !== null) return { count: 1, thing: single(typed), match, size: Number(size) }
    }
  return null
}
