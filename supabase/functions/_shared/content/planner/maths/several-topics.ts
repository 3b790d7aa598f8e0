import { cutAll } from '../read/words/word-pattern.ts'
import type { Topic } from '../topic.ts'
import { ADD_SUBTRACT } from './add-subtract/topic.ts'
import { mathsTopic } from './choose-topic.ts'
import { MIXED } from './mixed/topic.ts'
import { practiceNamed, topicWith } from './practices.ts'
import {
  ALL_STRANDS,
  AS_WORDS,
  BESIDE,
  FACTS,
  NO_TOPIC_OF_SEVERAL,
  ONE_THING,
  STORIES,
  STRANDS,
  WANTS_SEVERAL,
} from './several-topics.data.ts'

/** A part of the list, and what it is practised with. */
interface Part {
  name: string
  topics: Topic[]
}

const MANY = 3
/** Keeps two ways of working together where a list is split at “and”. */
const TOGETHER = '\u2227'
const SEPARATORS = /\s*(?:,|;|\/|&|\band\b|\bplus\b|\bor\b)\s*/i

const OPERATION_PAIRS: readonly (readonly [one: RegExp, other: RegExp, both: string])[] = [
  [
    /^(?:addition|adding|add)$/i,
    /^(?:subtraction|subtracting|subtract|take ?aways?)$/i,
    'addition and subtraction',
  ],
  [
    /^(?:multiplication|multiplying|multiply|times)$/i,
    /^(?:division|dividing|divide)$/i,
    'multiplication and division facts',
  ],
]

/** Two operations that belong together are one part. */
function paired(phrases: readonly string[]): string[] {
  return OPERATION_PAIRS.reduce<string[]>(
    (left, [one, other, both]) => {
      const at = left.findIndex((phrase) => one.test(phrase))
      if (at === -1 || !left.some((phrase) => other.test(phrase))) return left
      return left.flatMap((phrase, n) =>
        n === at ? [both] : other.test(phrase) || one.test(phrase) ? [] : [phrase],
      )
    },
    [...phrases],
  )
}

/** The phrases of a list of topics, without the words that only say what sheet it is. */
function phrasesIn(text: string): string[] {
  const inWords = AS_WORDS.reduce((left, [sign, words]) => left.replace(sign, words), text).replace(
    BESIDE,
    '$1, ',
  )
  const kept = inWords.replace(ONE_THING, `$1 ${TOGETHER} $2 `)
  const phrases = kept
    .split(SEPARATORS)
    .map((phrase) => phrase.replaceAll(TOGETHER, 'and'))
    .map((phrase) =>
      cutAll(phrase, [NO_TOPIC_OF_SEVERAL])
        .replace(/[^\p{L}\p{N}% -]+/gu, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((phrase) => phrase !== '')
  return paired([...new Set(phrases)])
}

function topicsOf(names: readonly (readonly [topic: string, from: number])[], year: number): Topic[] {
  return names
    .filter(([, from]) => year >= from)
    .flatMap(([name]) => mathsTopic(name, null, year)?.topic ?? [])
}

function partOf(phrase: string, year: number): Part | null {
  const strand = STRANDS.find(({ pattern }) => pattern.test(phrase))
  if (strand) return { name: strand.name, topics: topicsOf(strand.topics, year) }
  const found = mathsTopic(phrase, null, year)
  return found?.fit === 'goal' ? { name: phrase.toLowerCase(), topics: [found.topic] } : null
}

/** The parts with questions of their own: “mean, median and mode” is one. */
function partsOf(phrases: readonly string[], year: number): Part[] {
  const parts = phrases.flatMap((phrase) => partOf(phrase, year) ?? [])
  return parts.filter(
    ({ topics: [first, ...more] }, at) =>
      more.length > 0 || parts.findIndex(({ topics: [other] }) => other?.title === first?.title) === at,
  )
}

const ALL_OPERATIONS = OPERATION_PAIRS.map(([, , both]) => both)
const isAllOperations = (names: readonly string[]) =>
  names.length === ALL_OPERATIONS.length && names.every((name) => ALL_OPERATIONS.includes(name))

const listed = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** True where one practice is all that was listed: “fractions, decimals and percentages”. */
function isOnePractice(text: string, phrases: readonly string[], year: number): boolean {
  const whole = mathsTopic(text, null, year)?.topic
  if (whole === undefined || whole.id === MIXED.id) return false
  return phrases.every((phrase) => whole.title.toLowerCase().includes(phrase.toLowerCase().slice(0, 5)))
}

/** Facts of all operations, those of adding and subtracting to 20. */
function basicFacts(year: number): Topic[] {
  const sums = ADD_SUBTRACT.practices.find(({ title }) => title === 'addition and subtraction facts')
  const asked = { year, numbers: {} }
  return [
    ...(sums ? [topicWith(ADD_SUBTRACT, [sums], '', asked)] : []),
    ...topicsOf([['times tables', 0]], year),
  ]
}

/** One topic whose questions come from each of several in turn. */
function joined(title: string, topics: readonly Topic[]): Topic {
  return {
    id: MIXED.id,
    title,
    family: title,
    match: MIXED.match,
    years: MIXED.years,
    teaching: MIXED.teaching,
    isMixed: true,
    draft: (making) => {
      const topic = topics[making.turn % topics.length] ?? topics[0]
      if (topic === undefined) throw new Error(`no topic to mix for ${title}`)
      return topic.draft({ ...making, turn: Math.floor(making.turn / topics.length) })
    },
  }
}

/** True where two plain names stand beside each other: “time and money”. Words that belong together are one practice. */
function areTwoTopics(text: string, parts: readonly Part[], year: number): boolean {
  const families = new Set(parts.map(({ topics: [first] }) => first?.id))
  return (
    families.size > 1 &&
    parts.every(({ name }) => name.split(' ').length < MANY) &&
    practiceNamed(text, year) === null
  )
}

interface SeveralAsked {
  /** All that the teacher wrote. */
  asked: string
  /** The words of the topic. */
  about: string
  year: number
  /** True for a quiz or a test, which may be on more than one topic. */
  isTest: boolean
}

/**
 * The topics of mathematics that a request lists to be mixed on one sheet, in turn: “a mix of + and −, time and money”,
 * “number assessment”, “end of year maths test”. Null where it names one.
 */
export function severalTopics({ asked, about, year, isTest }: SeveralAsked): Topic | null {
  const wants = isTest || WANTS_SEVERAL.pattern.test(asked)
  const phrases = phrasesIn(about)
  const all = () => joined('mixed maths', topicsOf(ALL_STRANDS, year))
  if (STORIES.pattern.test(about)) return null
  if (phrases.length === 0) return wants && /\bmaths?\b|mathematics/i.test(asked) ? all() : null
  if (isOnePractice(about, phrases, year)) return null
  const parts = partsOf(phrases, year)
  const names = parts.map(({ name }) => name)
  if (isAllOperations(names) && FACTS.pattern.test(asked)) return joined('basic facts', basicFacts(year))
  const topics = parts.flatMap((part) => part.topics)
  // A phrase that names no topic may change what the others mean, so it is left to those that read the whole.
  if (topics.length < 2 || (parts.length < phrases.length && parts.length < MANY)) return null
  if (!wants && parts.length < MANY && !areTwoTopics(about, parts, year)) return null
  return joined(isAllOperations(names) ? 'the four operations' : listed(names), topics)
}
