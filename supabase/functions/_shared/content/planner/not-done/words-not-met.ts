import { textsIn } from '../../checks/text.ts'
import type { Kit } from '../../kit.ts'
import { COMMON_WORDS } from '../frames/general/common-words.data.ts'
import { NAMES_NO_KIT } from '../kits/kits-wanted.data.ts'
import { isNamed } from '../prepare/choose-kit.ts'
import { matterOf } from '../read/goal-difference/goal-difference.ts'
import type { LessonRequest } from '../read/request.ts'
import { stemsOf } from '../read/words/stem.ts'
import type { Written } from './not-done.ts'
import { isSameWord } from './same-word.ts'
import { SAYS_NO_MATTER } from './words-not-met.data.ts'

const MAX_NAMED = 3
const COMMON = new Set(COMMON_WORDS.trim().split(/\s+/))

/** The words of a topic that say what the lesson has to be about. */
const tellingWords = (topic: string): string[] =>
  (topic.match(/[\p{L}\p{M}’'-]{4,}/gu) ?? []).filter(
    (word) =>
      !NAMES_NO_KIT.test(word) &&
      !SAYS_NO_MATTER.test(word) &&
      !COMMON.has(word.toLowerCase()) &&
      matterOf(word).length > 0,
  )

const listed = (words: readonly string[]) =>
  words
    .map((word) => `“${word}”`)
    .join(', ')
    .replace(/, ([^,]*)$/, ' or $1')

/** The phrases of a kit that tell most come first. */
const CHIEF = 4
/** A word that stands so often in the steps is what the lesson is about. */
const OFTEN = 2

const TAUGHT = new Set<string>([
  'resources',
  'phases',
  'answers',
  'tasks-support',
  'tasks-core',
  'tasks-extension',
  'steps',
])

/** The stems of the words that a lesson is about: those of its aims and names, and those that its steps say again and again. */
function aboutOf(kit: Kit, sections: Written['sections']): string[] {
  const { title, walt, criteria, idea, exit, find, vocabulary, choices } = kit
  const aims = [
    title,
    walt,
    ...criteria,
    idea,
    exit.prompt,
    ...find.en.slice(0, CHIEF),
    ...find.mi,
    ...vocabulary.english.map(([term]) => term),
  ]
  const counts = new Map<string, number>()
  const steps = textsIn(sections.filter(({ id }) => TAUGHT.has(id)))
  for (const stem of stemsOf([...steps, ...choices.map(({ prompt }) => prompt)].join(' ')))
    counts.set(stem, (counts.get(stem) ?? 0) + 1)
  const often = [...counts].filter(([, count]) => count >= OFTEN).map(([stem]) => stem)
  return [...new Set([...stemsOf(aims.join(' ')), ...often])]
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
 * The words of the request that a lesson of the bank never says. The bank finds the nearest lesson, which may meet only a part
 * of what was asked, and the teacher is told which part it does not.
 */
export function wordsNotMet({ lesson, sections }: Written): string[] {
  const { approach, request } = lesson
  const kit = approach.kind === 'topic' ? approach.topic.kit : undefined
  if (!kit || request.goals.length > 0 || !isNamed(kit, request)) return []
  const said = aboutOf(kit, sections)
  const missing = tellingWords(request.understood.topic).filter(
    (word) => !stemsOf(word).some((stem) => said.some((other) => isSameWord(stem, other))),
  )
  const years = yearsApart(kit, request)
  if (missing.length === 0 && years === null) return []
  const nearest = `“${kit.title}” is the nearest lesson that I have.`
  const words = `It is not about ${listed(missing.slice(0, MAX_NAMED))}: bring that in yourself, or ask for it in other words.`
  return [[nearest, ...(missing.length > 0 ? [words] : []), ...(years === null ? [] : [years])].join(' ')]
}
