import type { LessonRequest } from '../request.ts'
import { topicWords } from '../topic-words.ts'
import { plainWords } from '../words/stem.ts'
import { STOP_WORDS } from '../words/stop-words.data.ts'
import { EVERYDAY } from './conditions.data.ts'
import { AREA_BEFORE, BETWEEN_HALVES, MADE_OF, NAMES_NOTHING } from './halves.data.ts'
import { requestParts } from './request-parts.ts'
import { SAYS_HOW } from './says-how.data.ts'

/** One of several things that a request wants taught, and the words that are its own. */
export interface Half {
  /** As typed: “at the beach”. */
  words: string
  /** In lower case, without macrons, and without those that another half says too. */
  own: string[]
}

const SHORTEST = 3
const MOST_HALVES = 4
const SAYS_NOTHING: ReadonlySet<string> = new Set([...STOP_WORDS, ...SAYS_HOW])

/** True for a word that can be what a lesson is about. */
export const namesThing = (word: string): boolean =>
  word.length >= SHORTEST &&
  !/\d|['’]/.test(word) &&
  !SAYS_NOTHING.has(word) &&
  !EVERYDAY.has(word) &&
  !NAMES_NOTHING.test(word)

/** The words without the form, the class and the area before them: “relay races and long jump” of “PE lesson on relay races and long jump”. */
function withoutLead(words: string): string {
  const topic = topicWords(words)
  const at = topic === '' ? -1 : words.toLowerCase().indexOf(topic.toLowerCase())
  return (at < 0 ? words : words.slice(at)).replace(AREA_BEFORE, '').replace(MADE_OF, '').trim()
}

/** The words that name the matter, with what stands in brackets right behind them: “how we hear (the ear)”. */
function matterTyped(asked: string, mayBeMatter: readonly string[]): string {
  const parts = requestParts(asked, mayBeMatter)
  const words = parts.find(({ bears }) => bears === 'matter')?.words ?? ''
  if (words === '') return ''
  const named = withoutLead(words)
  const at = asked.indexOf(words)
  const bracket = /^\s*\(([^()]{2,40})\)/u.exec(at < 0 ? '' : asked.slice(at + words.length))?.[1]
  return bracket === undefined ? named : `${named} ${bracket}`
}

/** The things that the words of a matter join: “relay races and long jump” are two. One thing alone gives none. */
export function halvesOf(
  { asked, understood }: Pick<LessonRequest, 'asked' | 'understood'>,
  mayBeMatter: readonly string[],
): Half[] {
  const typed = matterTyped(understood.want === 'lesson plan' ? asked : '', mayBeMatter)
  const parts = typed
    .split(BETWEEN_HALVES)
    .map((words) => words.trim())
    .filter((words) => plainWords(words).some(namesThing))
  if (parts.length < 2 || parts.length > MOST_HALVES) return []
  return parts.map((words, at) => {
    const others = new Set(parts.filter((_, place) => place !== at).flatMap(plainWords))
    return {
      words,
      own: [...new Set(plainWords(words))].filter((word) => namesThing(word) && !others.has(word)),
    }
  })
}
