import type { FoundKit, Kit } from '../../../kit.ts'
import { formFor } from '../../forms/choose-form.ts'
import { isQuestion } from '../../forms/made-form.ts'
import { isSaid } from '../../kits/matter-words.ts'
import { listInWords } from '../../list-in-words.ts'
import type { LessonRequest } from '../../read/request.ts'
import { plainWords, stemsOf } from '../../read/words/stem.ts'
import { STOP_WORDS } from '../../read/words/stop-words.data.ts'
import { conditionsNotMet } from '../conditions-not-met.ts'
import type { Written } from '../not-done.ts'
import { halvesNotTaught } from '../second-part/halves-not-taught.ts'
import { lessonOfWhole, wayTo } from '../second-part/lesson-for.ts'
import { type Matter, matterNotPrinted } from './matter-not-printed.ts'
import { isBeside, missingPhrases } from './missing-phrases.ts'
import { phrasesNotMet } from './phrases-not-met.ts'

const MAX_NAMED = 3
const STOPS = new Set(STOP_WORDS)

const listed = (words: readonly string[], last: 'and' | 'or') =>
  words
    .map((word) => `“${word}”`)
    .reduce((list, word, at) => `${list}${at === words.length - 1 ? ` ${last}` : ','} ${word}`)

/** A letter asked for by its sound, which stands in any text without being taught in it. */
const isLetter = (word: string) => word.length === 1

/** A letter that the bank says a lesson does not hold, of those that stand in the matter of the request. */
const lettersNotIn = ({ unsaid }: FoundKit): string[] =>
  unsaid.map((word) => word.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')).filter(isLetter)

/** What of a request is told of a lesson of the bank: for sure, in passing, or as words that were only looked for. */
interface Told extends Matter {
  looked: string[]
}

/** The words right after these tell which one: “healthy” of “healthy teeth”. */
function standsBefore(word: string, served: ReadonlySet<string>, asked: string): boolean {
  const typed = plainWords(asked)
  return typed.some((one, at) => one === word && served.has(typed[at + 1] ?? ''))
}

/**
 * A word that is not printed is told for sure where it stands for itself. Beside a word that names the lesson it only says which one: it was looked for
 * where the bank names lessons by it (`unsaid`), and is not told elsewhere.
 */
function ofMatter(
  { missing, rare, later }: Matter,
  { kit: { title, find }, unsaid }: FoundKit,
  request: LessonRequest,
): Told {
  const known = new Set(unsaid.flatMap(stemsOf))
  const away = new Set([...missing, ...rare, ...later])
  const names = new Set(stemsOf([title, ...find.en].join(' ')))
  const typed = plainWords(request.asked).filter((word) => !STOPS.has(word) && !away.has(word))
  const served = new Set(typed.filter((word) => isSaid(word, names)))
  const isKnown = (word: string) => stemsOf(word).some((stem) => known.has(stem))
  const isSure = (word: string) =>
    !isBeside(word, served, request.asked) || (isKnown(word) && !standsBefore(word, served, request.asked))
  return {
    missing: missing.filter(isSure),
    rare: rare.filter(isSure),
    later: later.filter(isSure),
    looked: missing.filter((word) => !isSure(word) && isKnown(word)),
  }
}

const yearsName = ([from, to]: Kit['years']) => (from === to ? `Year ${from}` : `Years ${from} to ${to}`)

/** What the older students of a class of many years get, where the lesson is for the younger ones. */
function forOlderOnes({ years: [, to] }: Kit, { kits, yearsNamed }: LessonRequest): string | null {
  const oldest = Math.max(0, ...yearsNamed)
  if (oldest <= to + 1) return null
  const other = kits.find(({ kit, named }) => named && kit.years[1] > to + 1)
  return other
    ? `For the older ones of your class the bank has “${other.kit.title}”, written for ${yearsName(other.kit.years)}: ask for it as well.`
    : 'The older ones of your class need a task of their own.'
}

/** Says for which years a lesson was written where the class is of others, or goes far above them. */
function yearsApart(kit: Kit, request: LessonRequest): string | null {
  const { year, yearsNamed, yearKnown, yearGroup } = request
  const [from, to] = kit.years
  const isFor = [year, ...yearsNamed].some((one) => one >= Math.max(1, from) && one <= Math.max(1, to))
  if (!yearKnown) return null
  const written = `It was written for ${yearsName(kit.years)}, and your class is ${yearGroup ?? `Year ${year}`}`
  if (!isFor) return `${written}: “Check this” says what to change.`
  const older = forOlderOnes(kit, request)
  return older && `${written}. ${older}`
}

/** A lesson that was chosen earlier in the chat and cannot be taught any more. */
export function lessonNotTaught({ lesson: { approach, request } }: Written): string[] {
  const taught = approach.kind === 'topic' ? approach.topic.kit?.title : undefined
  if (request.lesson === null || request.lesson === taught) return []
  return [`You chose “${request.lesson}”, which I cannot teach here now: this is made without it.`]
}

/**
 * The telling words of the request that a lesson of the bank never says. The bank finds the nearest lesson, which may meet only a part of
 * what was asked, and the teacher is told which part it does not.
 */
function wordsNotMet({ lesson, sections }: Written, conditions: readonly string[]): string[] {
  const { approach, request } = lesson
  const kit = approach.kind === 'topic' ? approach.topic.kit : undefined
  const found = request.kits.find((one) => one.named && one.kit.id === kit?.id)
  if (!kit || !found || request.goals.length > 0) return []
  const quoted = conditions.join(' ').toLowerCase()
  const halves = halvesNotTaught({ lesson, sections }).map(({ words }) => words.toLowerCase())
  const phrases = phrasesNotMet({ lesson, sections }, kit)
  const told = ofMatter(matterNotPrinted({ lesson, sections }), found, request)
  const isOfHalf = (words: string) =>
    halves.some((half) => half.includes(words.toLowerCase()) || words.toLowerCase().includes(half))
  const isNew = (words: string) =>
    !quoted.includes(words.toLowerCase()) &&
    !isOfHalf(words) &&
    !words.split(' ').some((word) => phrases.join(' ').includes(word))
  const named = (words: readonly string[]) => missingPhrases(words, request.asked).filter(isNew)
  const absent = [
    ...phrases.filter((phrase) => !quoted.includes(phrase.toLowerCase()) && !isOfHalf(phrase)),
    ...named([...lettersNotIn(found), ...told.missing, ...told.rare]),
  ].slice(0, MAX_NAMED)
  // A phrase with a word that is not there is not there.
  const hasMissing = (phrase: string) => plainWords(phrase).some((word) => told.missing.includes(word))
  const isPassing =
    told.rare.length > 0 &&
    named(told.rare).some((phrase) => !hasMissing(phrase)) &&
    !absent.every(hasMissing)
  const years = yearsApart(kit, request)
  const later = named(told.later)
  const way = wayFor([...absent, ...later], { lesson, sections })
  const nearest = nearestIs(kit, request, { absent, isPassing, later, way })
  if (nearest !== null || years !== null)
    return [[nearest ?? nameOf(kit, request), ...(years === null ? [] : [years])].join(' ')]
  return lookedFor(named(told.looked))
}

/** One word that was looked for: the lesson may have it in others. */
const lookedFor = ([words]: readonly string[]): string[] =>
  words === undefined
    ? []
    : [`I looked for “${words}” in this lesson and did not find the words; it may have that in others.`]

/** The lesson of the bank that is named by what is not there. */
function wayFor(phrases: readonly string[], written: Written): string | null {
  const words = phrases.flatMap(plainWords).filter((word) => !STOPS.has(word))
  const head = words.at(-1)
  const other = head === undefined ? null : lessonOfWhole(words, head, written)
  return other === null ? null : wayTo(other)
}

const nameOf = ({ title }: Kit, { lesson }: LessonRequest): string =>
  title === lesson ? `You chose “${title}”.` : `“${title}” is the nearest lesson that I have.`

interface Away {
  absent: readonly string[]
  isPassing: boolean
  later: readonly string[]
  /** How to get a lesson on that. */
  way: string | null
}

/** Names the lesson that was taken, and what of the request it does not have; null where it has all. */
function nearestIs(kit: Kit, request: LessonRequest, { absent, isPassing, later, way }: Away): string | null {
  const bring = way === null ? ': bring that in yourself, or ask for it in other words.' : '.'
  const says = isPassing
    ? `It has ${listInWords(absent)} at most in passing`
    : `It does not mention ${listInWords(absent)}`
  const lines = [
    ...(absent.length === 0 ? [] : [`${says}${bring}`]),
    ...(later.length === 0 ? [] : [`It leaves ${listInWords(later)} for a later lesson.`]),
  ]
  return lines.length === 0
    ? null
    : [nameOf(kit, request), ...lines, ...(way === null ? [] : [way])].join(' ')
}

/** What a lesson of the bank leaves out: telling words of the topic, and what the teacher wrote besides. */
export function leftOut(written: Written): string[] {
  const made = formFor(written.lesson)
  if (made !== null && !isQuestion(made) && made.isOwn) return []
  const conditions = conditionsNotMet(written)
  const near = wordsNotMet(written, conditions)
  if (conditions.length === 0) return near
  const wrote = `You also wrote ${listed(conditions, 'and')}`
  return [...near, `${wrote}: the lesson does not take that up, so bring it in yourself.`]
}
