import {
  A_PEOPLE_DOES,
  ASKS_THEM,
  BELONGS_TO_PEOPLE,
  ENDS_SOURCE,
  HANDED_DOWN,
  IN_THEIR_TRADITION,
  IWI,
  KNOWN_SAYINGS,
  OF_A_PEOPLE,
  RULE_OF_TRADITION,
  SPOKEN_BY_A_PEOPLE,
} from './invented.data.ts'

const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
/** A word that te reo Māori can have: open syllables of its fifteen letters. */
const REO = /^(?:(?:ng|wh|[hkmnprtw])?[aeiouāēīōū])+$/u
/** English words that are spelt like words of te reo Māori. */
const ALSO_ENGLISH = new Set([
  'a',
  'i',
  'me',
  'he',
  'to',
  'one',
  'made',
  'make',
  'take',
  'are',
  'here',
  'we',
  'no',
  'more',
])
const MIN_RUN = 4

/** The names of these texts, which stand in every sentence about them. */
const NAMES_OF_TEXTS =
  /(?<!\p{L})(?:te reo(?: māori)?|karakia|whakata?ukī|whakatauākī|mōteatea|whaikōrero|tauparapara)(?!\p{L})/giu

/** The longest run of words of te reo Māori, without the English words that may stand around it. */
function reoRun(text: string): string[] {
  const runs = words(text.replace(NAMES_OF_TEXTS, ', x, ')).reduce<string[][]>(
    (all, word) => {
      if (REO.test(word)) all.at(-1)?.push(word)
      else all.push([])
      return all
    },
    [[]],
  )
  return runs.reduce((best, run) => (run.length > best.length ? run : best), [])
}

const isKnown = (said: readonly string[], given: string) => {
  const line = said.join(' ')
  return KNOWN_SAYINGS.some((known) => line.includes(known) || known.includes(line)) || given.includes(line)
}

const QUOTED = /[“"‘']([^”"’']{12,})[”"’']/u
/** A saying that a text gives without quotation marks: "An old Māori saying tells us: the river feeds us." */
const SAID =
  /(?<!\p{L})(?:sayings?|proverbs?|chants?|blessings?|prayers?|karakia|whakata?ukī|whakatauākī)(?:(?! (?:that|which|you|your|of your) )[^.?!:\n]){0,40}:\s+(?!ask|check|invite|find out)(\p{L}[^.?!\n]{11,})/iu

/**
 * A karakia, whakataukī or saying with its words: nobody can prove where a program has them from. What stands in `given`,
 * the teacher's words and the bank's, may be printed.
 */
export function inventedText(text: string, given: string): string | undefined {
  const own = text.normalize('NFC')
  if (!BELONGS_TO_PEOPLE.pattern.test(own)) return undefined
  const known = words(given.normalize('NFC')).join(' ')
  const run = reoRun(own)
  const isReo = run.length >= MIN_RUN && run.some((word) => !ALSO_ENGLISH.has(word))
  const quoted = QUOTED.exec(own)?.[1] ?? SAID.exec(own)?.[1]
  const said = isReo ? run : quoted === undefined ? [] : words(quoted)
  return said.length === 0 || isKnown(said, known) ? undefined : said.slice(0, 8).join(' ')
}

/** How many lines after the one that names a karakia may hold its words. */
const LINES_AFTER = 4

/** The same for the lines of a section, where a karakia may stand line by line below the one that names it. */
export function inventedIn(texts: readonly string[], given: string): string | undefined {
  for (const [at, text] of texts.entries()) {
    if (!BELONGS_TO_PEOPLE.pattern.test(text.normalize('NFC'))) continue
    const found =
      inventedText(text, given) ?? inventedText(texts.slice(at, at + 1 + LINES_AFTER).join('\n'), given)
    if (found !== undefined) return found
  }
  return undefined
}

const NAMED_IWI = new RegExp(IWI, 'u')

/** True where a sentence says what an iwi does, believes or tells. A note elsewhere to check locally is no source for it. */
export function speaksForIwi(sentence: string): boolean {
  const own = sentence.normalize('NFC')
  const named = NAMED_IWI.exec(own)
  if (!named) return false
  const before = own.slice(0, named.index)
  // “As told by” them is no question to them.
  if (ASKS_THEM.pattern.test(own.replace(/\bas told by\b/i, ''))) return false
  const after = own.slice(named.index + named[0].trimEnd().length)
  const isSource =
    (SPOKEN_BY_A_PEOPLE.pattern.test(before) && ENDS_SOURCE.pattern.test(after)) ||
    IN_THEIR_TRADITION.pattern.test(`${before}_${after}`)
  return isSource || A_PEOPLE_DOES.pattern.test(after) || OF_A_PEOPLE.pattern.test(own)
}

/** True where a sentence gives a rule of Māori tradition, and nobody is asked whether it is one. */
export const isRuleOfTradition = (sentence: string): boolean =>
  RULE_OF_TRADITION.pattern.test(sentence.normalize('NFC')) && !ASKS_THEM.pattern.test(sentence)

/** True where a chant, a story or a belief is said to be handed down, and nobody is asked for it. */
export const isHandedDown = (sentence: string): boolean =>
  HANDED_DOWN.pattern.test(sentence.normalize('NFC')) && !ASKS_THEM.pattern.test(sentence)
