import { textsIn } from '../../checks/text.ts'
import { COMMON_WORDS } from '../frames/general/common-words.data.ts'
import { NAMES_NO_KIT } from '../kits/kits-wanted.data.ts'
import { isNamed } from '../prepare/choose-kit.ts'
import { matterOf } from '../read/goal-difference/goal-difference.ts'
import { stemsOf } from '../read/words/stem.ts'
import type { Written } from './not-done.ts'
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

/** Two forms of a word, or one with two letters swapped. A lighthouse is not a light, so the endings must be short. */
const MAX_ENDING = 3
const lettersOf = (word: string) => [...word].sort().join('')
const isFormOf = (one: string, other: string) =>
  one === other ||
  lettersOf(one) === lettersOf(other) ||
  (Math.min(one.length, other.length) >= 4 &&
    Math.abs(one.length - other.length) <= MAX_ENDING &&
    (one.startsWith(other) || other.startsWith(one)))

const listed = (words: readonly string[]) =>
  words
    .map((word) => `“${word}”`)
    .join(', ')
    .replace(/, ([^,]*)$/, ' or $1')

/** Sections that pupils do not learn from. A word of the next steps or of the safety rules is not taught. */
const NOT_TAUGHT = new Set<string>([
  'about',
  'header',
  'prior-knowledge',
  'key-competencies',
  'safety',
  'next-steps',
  'reflection',
])

/**
 * The words of the request that a lesson of the bank never says. The bank finds the nearest lesson, which may meet only a part
 * of what was asked, and the teacher is told which part it does not.
 */
export function wordsNotMet({ lesson, sections }: Written): string[] {
  const { approach, request } = lesson
  const kit = approach.kind === 'topic' ? approach.topic.kit : undefined
  if (!kit || request.goals.length > 0 || !isNamed(kit, request)) return []
  const printed = textsIn(sections.filter(({ id }) => !NOT_TAUGHT.has(id)))
  const said = [...new Set(stemsOf([kit.title, ...kit.find.en, ...kit.find.mi, ...printed].join(' ')))]
  const missing = tellingWords(request.understood.topic).filter(
    (word) => !stemsOf(word).some((stem) => said.some((other) => isFormOf(stem, other))),
  )
  if (missing.length === 0) return []
  return [
    `“${kit.title}” is the nearest lesson that I have. It says nothing of ${listed(missing.slice(0, MAX_NAMED))}: bring that in yourself, or ask for it in other words.`,
  ]
}
