import { textsIn } from '../../checks/text.ts'
import type { Kit } from '../../kit.ts'
import { NAMES_NO_KIT } from '../kits/kits-wanted.data.ts'
import type { LessonRequest } from '../read/request.ts'
import { stemsOf } from '../read/words/stem.ts'
import type { Written } from './not-done.ts'

const MAX_NAMED = 3

const listed = (words: readonly string[]) =>
  words
    .map((word) => `“${word}”`)
    .join(', ')
    .replace(/, ([^,]*)$/, ' or $1')

/** Sections that repeat the request whatever the lesson is about. */
const REPEATS = new Set<string>(['header', 'about', 'key'])

/** The words that the bank says a lesson does not hold, without those of the form and the class, and those that were printed all the same. */
function missingIn(unsaid: readonly string[], sections: Written['sections']): string[] {
  const printed = new Set(stemsOf(textsIn(sections.filter(({ id }) => !REPEATS.has(id))).join(' ')))
  return unsaid
    .map((word) => word.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''))
    .filter((word) => word.length >= 4 && !/['’…]/.test(word) && !NAMES_NO_KIT.test(word))
    .filter((word) => !stemsOf(word).some((stem) => printed.has(stem)))
}

/** Says for which years a lesson was written where the class is of others. */
function yearsApart(
  { years: [from, to] }: Kit,
  { year, yearsNamed, yearKnown, yearGroup }: LessonRequest,
): string | null {
  const isFor = [year, ...yearsNamed].some((one) => one >= Math.max(1, from) && one <= Math.max(1, to))
  if (!yearKnown || isFor) return null
  const written = from === to ? `Year ${from}` : `Years ${from} to ${to}`
  return `It was written for ${written}, and your class is ${yearGroup ?? `Year ${year}`}: read it with your class in mind.`
}

/**
 * The telling words of the request that a lesson of the bank never says. The bank finds the nearest lesson, which may meet only a part of
 * what was asked, and the teacher is told which part it does not.
 */
export function wordsNotMet({ lesson, sections }: Written): string[] {
  const { approach, request } = lesson
  const kit = approach.kind === 'topic' ? approach.topic.kit : undefined
  const found = request.kits.find((one) => one.named && one.kit.id === kit?.id)
  if (!kit || !found || request.goals.length > 0) return []
  const missing = missingIn(found.unsaid, sections).slice(0, MAX_NAMED)
  const years = yearsApart(kit, request)
  if (missing.length === 0 && years === null) return []
  const nearest = `“${kit.title}” is the nearest lesson that I have.`
  const words = `It does not mention ${listed(missing)}: bring that in yourself, or ask for it in other words.`
  return [[nearest, ...(missing.length > 0 ? [words] : []), ...(years === null ? [] : [years])].join(' ')]
}
