import { listInWords } from '../../list-in-words.ts'
import type { Random } from '../../random.ts'
import type { LessonRequest } from '../../read/request.ts'
import { listedWords } from '../words/listed-words.ts'
import { type GroupsNamed, groupsOfAll, LETTERS_ONLY } from './groups-named.ts'
import { SPELLING_LISTS } from './lists/spelling-lists.ts'
import { YEAR_WORD_LISTS } from './lists/year-words.data.ts'
import type { SpellingGroup, SpellingList } from './spelling-list.ts'

/** One word to spell, with what is known about it. */
export interface SpellingWord {
  word: string
  /** Null for a word of the teacher that stands in none of our lists. */
  sentence: string | null
  wrong: string | null
  /** The name of its group, or null for a word of the teacher. */
  spelling: string | null
}

export interface ChosenWords {
  title: string
  words: SpellingWord[]
  /** The list they come from; null for words that the teacher listed. */
  list: SpellingList | null
  /** The year of the class, or where none was named the nearest of the list. */
  year: number
  /** True where the request named the list, and not only the year. */
  isNamed: boolean
  /** The years that the words are for. */
  years: readonly [from: number, to: number]
  /** Words of the same kind for the year beside it, where the list has fewer than are asked for. */
  reserve: { title: string; words: SpellingWord[] } | null
}

/** How far a year is from those a list is written for. */
const away = ({ years: [from, to] }: SpellingList, year: number) => Math.max(0, from - year, year - to)

/** The list nearest to a year; of two that are as near, the first. */
const nearest = (lists: readonly SpellingList[], year: number): SpellingList | undefined =>
  [...lists].sort((one, other) => away(one, year) - away(other, year))[0]

/** The list that a text names, for the year nearest to the class. */
function namedList(text: string, year: number): SpellingList | null {
  const named = SPELLING_LISTS.filter(({ pattern }) => pattern.test(text))
  const alike = named.filter(({ pattern }) => pattern.source === named[0]?.pattern.source)
  return nearest(alike, year) ?? null
}

/** The words of the list of spellings or of words to know at sight that a text names, each with its sentence; null where it names none. */
export function wordsOfList(
  text: string,
  year: number,
): { title: string; words: [word: string, sentence: string][] } | null {
  const list = namedList(text, year)
  if (list === null) return null
  const found = groupsOfAll(list, text)
  return {
    title: titleOf(list, found),
    words: inTurn(found.groups.map(({ words }) => Object.entries(words))),
  }
}

/** What stands between "words" and the first of them: "words this week are", "words for week 4 are". */
const WORDS_ARE = /\bwords?\b(?: (?:for|this|next|week|term|year|room|our|group|\d+))* (?:are|is)\b:?\s*/i

/** The words a teacher listed. Names of patterns are none: "ai, ay, a_e"; nor are words without a comma or colon beside a named pattern. */
function ownWords(text: string, named: SpellingList | null): string[] {
  const listed = listedWords(text.replace(WORDS_ARE, 'words: '))
  const isNames = listed.every((word) => SPELLING_LISTS.some(({ pattern }) => pattern.test(word)))
  return isNames || (named !== null && !/[:,;]/.test(text)) ? [] : listed
}

const WRONG: ReadonlyMap<string, string> = new Map(
  SPELLING_LISTS.flatMap(({ wrong }) => Object.entries(wrong)),
)
/** By the word in small letters: the word as it is written, and its sentence. */
const KNOWN: ReadonlyMap<string, readonly [word: string, sentence: string]> = new Map(
  SPELLING_LISTS.flatMap(({ groups }) =>
    groups.flatMap(({ words }) =>
      Object.entries(words).map((pair) => [pair[0].toLowerCase(), pair] as const),
    ),
  ),
)

/** A word of the teacher, with what is known about it: "wednesday" gets its capital letter. */
function knownWord(listed: string): SpellingWord {
  const [word, sentence] = KNOWN.get(listed.replaceAll("'", '’')) ?? [listed, null]
  return { word, sentence, wrong: WRONG.get(word) ?? null, spelling: null }
}

/** The words of the groups, each group in its turn, so that a short list has words of all. */
function inTurn<T>(groups: readonly (readonly T[])[]): T[] {
  const longest = Math.max(...groups.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) => groups.flatMap((group) => group.slice(at, at + 1))).flat()
}

function wordsOf(
  list: SpellingList,
  groups: readonly SpellingGroup[],
  year: number,
  random: Random,
): SpellingWord[] {
  const all = groups.map(({ spelling, words }) =>
    Object.entries(words).map(([word, sentence]) => ({
      word,
      sentence,
      wrong: WRONG.get(word) ?? null,
      spelling,
    })),
  )
  // Words that sound the same stay side by side; of other groups each list draws some.
  return list.bySense
    ? random.shuffle(all).flat()
    : inTurn(all.map((group) => byYear(group, list.years, year, random)))
}

/** The easier words of a group first for the youngest of its years, and the harder ones for the oldest. */
function byYear(
  words: readonly SpellingWord[],
  [from, to]: SpellingList['years'],
  year: number,
  random: Random,
): SpellingWord[] {
  if (year > from && year < to) return random.shuffle(words)
  const half = Math.ceil(words.length / 2)
  const halves = [words.slice(0, half), words.slice(half)].map((one) => random.shuffle(one))
  return (year >= to ? halves.reverse() : halves).flat()
}

/** The years of the groups that are named, or those of the list. */
function yearsOf(list: SpellingList, groups: readonly SpellingGroup[]): readonly [number, number] {
  const all = groups.map(({ years }) => years ?? list.years)
  return [Math.max(...all.map(([from]) => from)), Math.min(...all.map(([, to]) => to))]
}

/** The words of the list for the year beside one that is made for a year; null for a list of a pattern. */
function reserveOf(list: SpellingList, random: Random): ChosenWords['reserve'] {
  if (!YEAR_WORD_LISTS.includes(list)) return null
  const known = new Set(list.groups.flatMap(({ words }) => Object.keys(words)))
  const others = YEAR_WORD_LISTS.filter((one) => one !== list)
  const beside = nearest(others, list.years[0] - 1)
  if (beside === undefined) return null
  const words = wordsOf(beside, beside.groups, beside.years[0], random).filter(({ word }) => !known.has(word))
  return { title: beside.title, words }
}

/** A title for some groups of a list: "Words with ai and ay". */
function titleOf(list: SpellingList, { groups, isWhole }: GroupsNamed): string {
  const names = groups.map(({ spelling }) => spelling)
  if (isWhole || groups.length === list.groups.length) return list.title
  if (!names.every((name) => LETTERS_ONLY.test(name)))
    return `${list.title.split(':')[0]}: ${names.join(', ')}`
  return `Words with ${listInWords(names)}`
}

/** The words of a request: those the teacher listed, else of the pattern that is named, else of the year. All that are known. */
export function chooseWords({ topic, year, yearKnown }: LessonRequest, random: Random): ChosenWords | null {
  const named = namedList(topic, year)
  const own = ownWords(topic, named)
  if (own.length > 0)
    return {
      title: 'Our spelling words',
      words: own.map(knownWord),
      list: null,
      year,
      isNamed: true,
      years: [0, 8],
      reserve: null,
    }
  const list = named ?? nearest(YEAR_WORD_LISTS, year)
  if (!list) return null
  const found = groupsOfAll(list, topic)
  const { groups } = found
  return {
    title: titleOf(list, found),
    words: wordsOf(list, groups, year, random),
    list,
    year: yearKnown ? year : Math.max(list.years[0], Math.min(list.years[1], year)),
    isNamed: named !== null,
    years: yearsOf(list, groups),
    reserve: reserveOf(list, random),
  }
}

/** Sentences on which years the words are for, where the teacher has to know. */
export function saidOfList(
  { list, isNamed, title, years: [from, to] }: ChosenWords,
  { year, yearKnown }: LessonRequest,
): string[] {
  if (list === null) return []
  const years = from === to ? `Year ${from}` : `Years ${from}–${to}`
  if (!isNamed)
    return [
      `You named no spelling pattern, so these are words of the list “${title}”. Name a pattern (long a, oo, silent letters, -tion, homophones) or type your own words after a colon.`,
    ]
  return yearKnown && (year < from || year > to)
    ? [`The words of “${title}” are written for ${years}: look them over for Year ${year}.`]
    : []
}
