import { SPELLING_LISTS } from './lists/spelling-lists.ts'
import type { SpellingGroup, SpellingList } from './spelling-list.ts'

export const LETTERS_ONLY = /^-?[a-z_]{2,5}-?$/

/** Spellings that stand for more than one sound, so that words of another list would not fit. */
const OF_SEVERAL_SOUNDS: ReadonlySet<string> = new Set(['ow', 'ou', 'ear', 'ea', 'ie', 'ch', 'ough'])

/** A group with the words of the same spelling from the other lists behind its own. */
function widened(group: SpellingGroup): SpellingGroup {
  const { spelling, words } = group
  if (OF_SEVERAL_SOUNDS.has(spelling) || !LETTERS_ONLY.test(spelling)) return group
  const alike = SPELLING_LISTS.flatMap(({ groups }) => groups.filter((one) => one.spelling === spelling))
  return { ...group, words: { ...Object.assign({}, ...alike.map((one) => one.words)), ...words } }
}

/** What single letters are called: “silent k and w”, “short vowels a and e”, “soft c”. */
const CALLED =
  /\b(silent|soft|short)\b(?: ["“'‘]?(?:letters?|consonants?|vowels?|sounds?)\b)*:?((?:[\s,&/+"“”'‘’]|\band\b|\bor\b|\b(?:silent|soft|short)\b|\b[b-z]\b|\ba\b(?! \p{L}{3,})|\ba\b(?= (?:and|or|sounds?|words?|cvc)\b))+)/giu

/** The single letters that a request names in this way. */
function lettersCalled(text: string, called: string): ReadonlySet<string> {
  const found = [...text.toLowerCase().matchAll(CALLED)].filter(([, name]) => name === called)
  return new Set(found.flatMap(([, , letters = '']) => letters.match(/\b[a-z]\b/g) ?? []))
}

const says = (text: string, letters: string) =>
  new RegExp(`(?<![\\p{L}_])${letters}(?![\\p{L}_])`, 'iu').test(text.replace(/([aiou])-e\b/g, '$1_e'))

/** The letter y as a spelling, and not as a year: “igh and y”, “final y”. */
const FINAL_Y = /\b(?:and|or|final|with) ["“'‘]?y\b(?!\.? ?\d)|, ?y\b(?!\.? ?\d)/i

/** The words of a group that are meant where it is named by some of its letters only: “kn” of all with a silent k. */
function withLetters(group: SpellingGroup, letters: readonly string[]): SpellingGroup {
  const meant = Object.entries(group.words).filter(([word]) => letters.some((some) => word.includes(some)))
  return { ...group, words: Object.fromEntries(meant) }
}

/** A group as far as a request names it; none where it does not. */
function named(group: SpellingGroup, text: string): SpellingGroup[] {
  const [, called, letter] = /^(silent|soft) ([a-z])$/.exec(group.spelling) ?? []
  if (called !== undefined && letter !== undefined && lettersCalled(text, called).has(letter)) return [group]
  const also = (group.also ?? []).filter((letters) => says(text, letters))
  if (also.length > 0) return [withLetters(group, also)]
  const letters = group.spelling.replace(/^-|-$/g, '')
  if (letters === 'y') return FINAL_Y.test(text) ? [group] : []
  if (letters.includes(' ')) return says(text, letters.replace(/s$/, 's?')) ? [group] : []
  const isNamed =
    letters.length === 1
      ? lettersCalled(text, 'short').has(letters)
      : /^[a-z_]{2,5}$/.test(letters) && says(text, letters)
  return isNamed ? [widened(group)] : []
}

/** The blends that a request names: “bl and cl words”. */
const BLENDS = {
  first: /(?<![\p{L}-])(?:[bcfgps]l|[bcdfgpt]r|s[cklmnptw]|tw)(?![\p{L}-])/giu,
  last: /(?<![\p{L}-])-?(?:nd|nt|mp|nk|st|sk|lk|ft|lt|lp|ld|ct|pt)(?![\p{L}-])/giu,
} as const
const LAST_YEAR_OF_BLENDS = 2
const LONGEST_WITH_BLEND = 6
/** Words that begin with the letters of a blend and not with its sounds. */
const NO_BLEND = /^(?:sword|sc[eiy]|sph)/
/** Endings are added to words, so that their lists hold longer ones. */
const WITH_ENDING = /(?:ed|ing|s)$/

/** The words that begin or end with a blend: those of its own list, and for a first blend of the other lists for the first years. */
function ofBlend(list: SpellingList, letters: string): SpellingGroup {
  const others = SPELLING_LISTS.filter(
    (one) => list.blends === 'first' && one !== list && one.years[0] <= LAST_YEAR_OF_BLENDS,
  )
  const meant = [list, ...others]
    .flatMap(({ groups }) => groups.flatMap(({ words }) => Object.entries(words)))
    .filter(([word]) => (list.blends === 'last' ? word.endsWith(letters) : word.startsWith(letters)))
    .filter(([word]) => word.length <= LONGEST_WITH_BLEND && !NO_BLEND.test(word) && !WITH_ENDING.test(word))
  return { spelling: letters, words: Object.fromEntries(meant) }
}

const MOST_GROUPS = 5

export interface GroupsNamed {
  groups: readonly SpellingGroup[]
  /** True where the request names the list and none of its groups. */
  isWhole: boolean
}

/** The groups of a list, with those that the request names of other lists: “tch and dge”. */
export function groupsOfAll(list: SpellingList, text: string): GroupsNamed {
  const own = groupsNamed(list, text)
  if (own.isWhole) return own
  const others = SPELLING_LISTS.filter((one) => one !== list && one.pattern.test(text))
    .map((one) => groupsNamed(one, text))
    .flatMap(({ groups, isWhole }) => (isWhole ? [] : groups))
  const all = [...own.groups, ...others]
  return {
    groups: all.filter((group, at) => all.findIndex(({ spelling }) => spelling === group.spelling) === at),
    isWhole: false,
  }
}

/** The groups that a request names by their letters, or the first of them: "ai and ay" leaves out a_e. */
export function groupsNamed(list: SpellingList, text: string): GroupsNamed {
  const groups = list.groups.flatMap((group) => named(group, text))
  const typed = list.blends === undefined ? [] : (text.match(BLENDS[list.blends]) ?? [])
  const blends = [...new Set(typed.map((letters) => letters.toLowerCase().replace('-', '')))]
    .filter((letters) => !groups.some(({ spelling }) => spelling === letters))
    .map((letters) => ofBlend(list, letters))
    .filter(({ words }) => Object.keys(words).length > 0)
  const all = [...groups, ...blends]
  if (all.length > 0) return { groups: all, isWhole: false }
  return { groups: list.bySense ? list.groups : list.groups.slice(0, MOST_GROUPS), isWhole: true }
}
