import type { FoundKit, Kit } from '../../../kit.ts'
import { formFor } from '../../forms/choose-form.ts'
import { isQuestion } from '../../forms/made-form.ts'
import { isSaid, matterWords } from '../../kits/matter-words.ts'
import { listInWords } from '../../list-in-words.ts'
import type { LessonRequest } from '../../read/request.ts'
import { isSameWord } from '../../read/words/same-word.ts'
import { plainWords, stemsOf } from '../../read/words/stem.ts'
import { STOP_WORDS } from '../../read/words/stop-words.data.ts'
import { conditionsNotMet, taughtTexts } from '../conditions-not-met.ts'
import type { Written } from '../not-done.ts'
import { type Matter, matterNotPrinted } from './matter-not-printed.ts'
import { isBeside, missingPhrases } from './missing-phrases.ts'
import { phrasesNotMet } from './phrases-not-met.ts'

const MAX_NAMED = 3
const STOPS = new Set(STOP_WORDS)

const listed = (words: readonly string[], last: 'and' | 'or') =>
  words
    .map((word) => `“${word}”`)
    .reduce((list, word, at) => `${list}${at === words.length - 1 ? ` ${last}` : ','} ${word}`)

/** What is made, which a teacher may mistype: "verson" is not a matter that a lesson leaves out. */
const MADE = [
  'version',
  'versions',
  'worksheet',
  'worksheets',
  'question',
  'questions',
  'activity',
  'answers',
]
const namesWhatIsMade = (word: string) => MADE.some((made) => isSameWord(word.toLowerCase(), made))

/** A letter asked for by its sound, which stands in any text without being taught in it. */
const isLetter = (word: string) => word.length === 1

/** The words that the bank says a lesson does not hold, of those that say what the request is about and that were not printed all the same. */
function missingIn(unsaid: readonly string[], { lesson, sections }: Written): string[] {
  const printed = new Set(stemsOf(taughtTexts(sections).join(' ')))
  const matter = new Set(matterWords(lesson.request).flatMap(stemsOf))
  return unsaid
    .map((word) => word.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''))
    .filter(
      (word) => isLetter(word) || (!/['’…]/.test(word) && stemsOf(word).some((stem) => matter.has(stem))),
    )
    .filter((word) => !namesWhatIsMade(word))
    .filter((word) => isLetter(word) || !isSaid(word, printed))
}

/**
 * A word that the lesson never says and that the bank names lessons by (`unsaid`) is matter. Any other word that is not printed, such as “healthy” of
 * “healthy teeth”, is told only where it stands for itself, and not beside a word that names the lesson.
 */
function ofMatter(
  { missing, rare }: Matter,
  { kit: { title, find }, unsaid }: FoundKit,
  request: LessonRequest,
): Matter {
  const known = new Set(unsaid.flatMap(stemsOf))
  const away = new Set([...missing, ...rare])
  const names = new Set(stemsOf([title, ...find.en].join(' ')))
  const typed = plainWords(request.asked).filter((word) => !STOPS.has(word) && !away.has(word))
  const served = new Set(typed.filter((word) => isSaid(word, names)))
  const isMatter = (word: string) =>
    stemsOf(word).some((stem) => known.has(stem)) || !isBeside(word, served, request.asked)
  return { missing: missing.filter(isMatter), rare: rare.filter(isMatter) }
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
  const phrases = phrasesNotMet({ lesson, sections }, kit)
  const { missing: absent, rare } = ofMatter(matterNotPrinted({ lesson, sections }), found, request)
  const isMostly = rare.length > 0
  const words = missingPhrases(
    [...missingIn(found.unsaid, { lesson, sections }), ...absent, ...rare],
    request.asked,
  ).filter((words) => !words.split(' ').some((word) => phrases.join(' ').includes(word)))
  const told = [...phrases, ...words]
    .filter((word) => !quoted.includes(word.toLowerCase()))
    .slice(0, MAX_NAMED)
  const years = yearsApart(kit, request)
  if (told.length === 0 && years === null) return []
  return [[nearestIs(kit, request, told, isMostly), ...(years === null ? [] : [years])].join(' ')]
}

/** Names the lesson that was taken, and before it what it does not have where that is most of what was asked for. */
function nearestIs(
  { title }: Kit,
  { lesson, understood }: LessonRequest,
  missing: readonly string[],
  isMostly: boolean,
): string {
  const made = understood.want === 'lesson plan' ? 'lesson' : 'sheet'
  const nearest = title === lesson ? `You chose “${title}”.` : `“${title}” is the nearest lesson that I have.`
  const bring = 'bring that in yourself, or ask for it in other words.'
  if (missing.length === 0) return nearest
  return isMostly
    ? `This ${made} hardly mentions ${listInWords(missing)}. ${nearest} B${bring.slice(1)}`
    : `${nearest} It does not mention ${listInWords(missing)}: ${bring}`
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
