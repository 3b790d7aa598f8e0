import { NAMED_THINGS } from '../../write/asked/materials.data.ts'
import { isBareSubject } from '../subject.ts'
import { topicWords } from '../topic-words.ts'
import { plainWords } from '../words/stem.ts'
import { withoutYears } from '../words/without-years.ts'
import {
  AREA_ALONE,
  ASKS,
  ASKS_WITH,
  BETWEEN_REQUEST_PARTS,
  COUNTS_STUDENTS,
  DENIES,
  NAMES_THEME,
  OF_THE_CLASS,
  STATES,
  TELLS_WHAT_IS_THERE,
  WISHES,
} from './request-parts.data.ts'

/**
 * How a part of a request bears on the lesson: it names the matter, asks for something besides, says something of the class, or stands around it, such as
 * the weather, the hall or things that are there.
 */
export interface RequestPart {
  bears: 'matter' | 'asked' | 'class' | 'around'
  words: string
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()

const THINGS: ReadonlySet<string> = new Set(
  NAMED_THINGS.trim()
    .split(/[|\n]/)
    .map((thing) => thing.trim()),
)

/** True for the name of a thing that stands alone, to be used: “letter sounds, playdough”. */
const isThing = (words: string): boolean =>
  THINGS.has(words.toLowerCase()) || THINGS.has(words.toLowerCase().replace(/s$/, ''))

function bearingOf(words: string, hasMatter: boolean): RequestPart['bears'] {
  if (ASKS_WITH.test(words) || NAMES_THEME.test(words)) return 'asked'
  if (WISHES.test(words) || (hasMatter && isThing(words))) return 'asked'
  if (hasMatter && OF_THE_CLASS.test(words)) return 'class'
  if (ASKS.test(words)) return 'asked'
  return 'around'
}

/** True for words that name something besides the form, the class and the learning area: “tag games”, but not “PE y7”. */
function namesSomething(words: string): boolean {
  const named = topicWords(words)
  return /\p{L}{3}/u.test(named) && !isBareSubject(named) && !AREA_ALONE.test(named)
}

const isInBrackets = (words: string, asked: string): boolean =>
  asked.includes(`(${words}`) && !/\d/.test(words) && !DENIES.test(words) && !STATES.test(words)

/** The parts of a request in their order. The first that names something, or has one of the words which may be matter, names it. */
export function requestParts(asked: string, mayBeMatter: readonly string[]): RequestPart[] {
  const may = new Set(mayBeMatter)
  const parts: RequestPart[] = []
  for (const words of withoutYears(asked).replace(/…/g, ' ').split(BETWEEN_REQUEST_PARTS).map(tidy)) {
    if (words === '') continue
    const hasMatter = parts.some(({ bears }) => bears === 'matter')
    // What stands in brackets right behind the matter says which: “why people moved here (Dutch, Pacific)”.
    if (parts.at(-1)?.bears === 'matter' && isInBrackets(words, asked)) {
      parts.push({ bears: 'asked', words })
      continue
    }
    const isFirst = !hasMatter && (plainWords(words).some((word) => may.has(word)) || namesSomething(words))
    parts.push({ bears: isFirst ? 'matter' : bearingOf(words, hasMatter), words })
  }
  return parts
}

/** A thing to do stands before an article or after “to”: “design and make a wrap”, “to carry an egg”. */
const DEED =
  /(?:^|\b(?:to|and|or)\s)(?:\p{L}+\s(?:and|or)\s)?\p{L}+(?=\s(?:an?|our|my|your|their|some)\s)|\p{L}+ing(?=\s(?:in|with|about|like|from|at|by|through)\b)|\bto\s(?!the\b|an?\b|our\b|my\b|\d)\p{L}+/giu

const bearsOnWork = ({ bears }: RequestPart): boolean => bears === 'matter' || bears === 'asked'

/** Those of the words that stand where a request names its matter or asks for something; all where no part names a matter. */
export function wordsAskedFor(asked: string, mayBeMatter: readonly string[]): string[] {
  const parts = requestParts(asked, mayBeMatter)
  if (!parts.some(({ bears }) => bears === 'matter')) return [...mayBeMatter]
  const asking = parts.filter(bearsOnWork).map(({ words }) => words)
  const among = (texts: readonly string[]) => {
    const said = new Set(texts.flatMap(plainWords))
    return mayBeMatter.filter((word) => said.has(word))
  }
  const things = among(asking.map((words) => words.replace(DEED, ' ')))
  return things.length > 0 ? things : among(asking)
}

/** The part that names the matter, or the whole request. */
export const matterPart = (asked: string, mayBeMatter: readonly string[]): string =>
  requestParts(asked, mayBeMatter).find(({ bears }) => bears === 'matter')?.words ?? asked

/** A request without what is said of the class and of things around the lesson. */
export const withoutNotes = (asked: string, mayBeMatter: readonly string[]): string => {
  const parts = requestParts(asked, mayBeMatter)
  const kept = parts.filter(
    ({ bears, words }) => bears !== 'class' && !(bears === 'around' && STATES.test(words)),
  )
  return kept.map(({ words }) => words).join(', ')
}

/** A request without what is told of the class and of things that are there: “we have a trough and lots of random objects”. */
export const withoutThingsThere = (asked: string, mayBeMatter: readonly string[]): string =>
  requestParts(asked, mayBeMatter)
    .filter(({ bears, words }) => bears !== 'around' || !TELLS_WHAT_IS_THERE.test(words))
    .map(({ words }) => words)
    .join(', ')

/** True for words on the mood or the likings of a class, which no lesson need take up. What is said of two students, or cannot be done, is none. */
export const isMoodOfClass = (words: string): boolean =>
  OF_THE_CLASS.test(words) && !WISHES.test(words) && !COUNTS_STUDENTS.test(words) && !DENIES.test(words)
