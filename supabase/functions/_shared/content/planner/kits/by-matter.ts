import type { FoundKit, Kit, KitsWanted } from '../../kit.ts'
import { plainWords, stemsOf } from '../read/words/stem.ts'
import { STOP_WORDS } from '../read/words/stop-words.data.ts'
import type { WordPattern } from '../read/words/word-pattern.ts'
import { isPrinted } from './matter-words.ts'
import { METHOD_ROWS } from './methods.data.ts'

/** How a class works. A lesson is found by its matter, and these words only choose among the lessons on it. */
export const METHODS: readonly WordPattern[] = METHOD_ROWS.map(([pattern, match, miss]) => ({
  pattern,
  matches: [match],
  misses: [miss],
}))

const STOPS = new Set(STOP_WORDS)
const LEAST = 3

const NUMBERS = /^(?:one|two|three|four|five|six|seven|eight|nine|ten)$/

/** What a request asks the bank for: what it is about, and how the class is to work on it. */
export interface Asked {
  matter: string[]
  methods: string[]
}

/** Tells the words that say how the class works from those that say what the lesson is about. */
export function askedIn({ words, asides }: Pick<KitsWanted, 'words' | 'asides'>): Asked {
  const all = `${words} ${asides}`
  const methods = METHODS.flatMap(({ pattern }) => pattern.exec(all)?.[0] ?? [])
  const left = METHODS.reduce((text, { pattern }) => text.replace(new RegExp(pattern, 'giu'), ' '), words)
  const matter = plainWords(left).filter(
    (word) => word.length >= LEAST && !STOPS.has(word) && !NUMBERS.test(word),
  )
  return { matter: [...new Set(matter)], methods: [...new Set(methods.map((one) => one.toLowerCase()))] }
}

/** The stems of all that names a lesson. */
const namesOf = ({ title, find: { en, mi, asked = [] } }: Kit): Set<string> =>
  new Set(stemsOf([title, ...en, ...mi, ...asked].join(' ')))

/** How many words of the matter a lesson is named by. */
export function matterSaid(kit: Kit, { matter }: Asked): number {
  const names = namesOf(kit)
  return matter.filter((word) => isPrinted(word, names)).length
}

/** How many of the ways of working a lesson has, whether it is named by them or its steps have them. */
function methodsSaid(kit: Kit, { methods }: Asked): number {
  const all = stemsOf(JSON.stringify([kit.walt, kit.idea, kit.find, kit.show, kit.together, kit.work])).join(
    ' ',
  )
  return methods.filter((method) => all.includes(stemsOf(method).join(' '))).length
}

const yearsOff = ({ years: [from, to] }: Kit, year: number | null): number =>
  year === null ? 0 : Math.max(Math.max(1, from) - year, year - Math.max(1, to), 0)

/** The lessons with those first that are named by more of the matter; of these one that has more of the ways of working, for the nearest year. */
export function byMatter(found: readonly FoundKit[], asked: Asked, year: number | null): FoundKit[] {
  return found
    .map((one, at) => ({
      one,
      at,
      matter: one.named ? matterSaid(one.kit, asked) : -1,
      methods: methodsSaid(one.kit, asked),
      off: yearsOff(one.kit, year),
    }))
    .sort((a, b) => b.matter - a.matter || b.methods - a.methods || a.off - b.off || a.at - b.at)
    .map(({ one }) => one)
}
