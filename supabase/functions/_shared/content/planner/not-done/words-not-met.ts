import type { Kit } from '../../kit.ts'
import { formFor } from '../forms/choose-form.ts'
import { isQuestion } from '../forms/made-form.ts'
import type { LessonRequest } from '../read/request.ts'
import { stemsOf } from '../read/words/stem.ts'
import { conditionsNotMet, isTelling, taughtTexts } from './conditions-not-met.ts'
import type { Written } from './not-done.ts'
import { phrasesNotMet } from './phrases-not-met.ts'

const MAX_NAMED = 3

const listed = (words: readonly string[], last: 'and' | 'or') =>
  words
    .map((word) => `“${word}”`)
    .reduce((list, word, at) => `${list}${at === words.length - 1 ? ` ${last}` : ','} ${word}`)

/** A letter asked for by its sound, which stands in any text without being taught in it. */
const isLetter = (word: string) => word.length === 1

/** The words that the bank says a lesson does not hold, without those of the form and the class, and those that were printed all the same. */
function missingIn(unsaid: readonly string[], sections: Written['sections']): string[] {
  const printed = new Set(stemsOf(taughtTexts(sections).join(' ')))
  return unsaid
    .map((word) => word.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''))
    .filter((word) => !/['’…]/.test(word) && (isLetter(word) || isTelling(word.toLowerCase())))
    .filter((word) => isLetter(word) || !stemsOf(word).some((stem) => printed.has(stem)))
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
  if (!isFor) return `${written}: read it with your class in mind.`
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
  const words = missingIn(found.unsaid, sections).filter((word) => !phrases.join(' ').includes(word))
  const missing = [...phrases, ...words]
    .filter((word) => !quoted.includes(word.toLowerCase()))
    .slice(0, MAX_NAMED)
  const years = yearsApart(kit, request)
  if (missing.length === 0 && years === null) return []
  const nearest =
    kit.title === request.lesson
      ? `You chose “${kit.title}”.`
      : `“${kit.title}” is the nearest lesson that I have.`
  const left =
    missing.length > 0
      ? [
          `It does not mention ${listed(missing, 'or')}: bring that in yourself, or ask for it in other words.`,
        ]
      : []
  return [[nearest, ...left, ...(years === null ? [] : [years])].join(' ')]
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
