import type { Kit } from '../../../kit.ts'
import { plainWords, stemsOf } from '../../read/words/stem.ts'
import { STOP_WORDS } from '../../read/words/stop-words.data.ts'
import { TOO_COMMON_TO_GAP } from './common-words.data.ts'

const MIN_LETTERS = 4

/** A word of a sentence that can be left out, and where it stands there. The lower the rank, the more it is of the topic. */
export interface WordToGap {
  word: string
  at: number
  rank: number
}

const NEVER = new Set([...STOP_WORDS, ...TOO_COMMON_TO_GAP])

/** The stems of the words that a lesson teaches, and of those that name it. */
export interface TopicOfGaps {
  taught: ReadonlySet<string>
  named: ReadonlySet<string>
}

export function topicOfGaps({ vocabulary, find, title, criteria }: Kit): TopicOfGaps {
  return {
    taught: new Set(vocabulary.english.flatMap(([term]) => stemsOf(term))),
    named: new Set(stemsOf([title, ...find.en, ...criteria].join(' '))),
  }
}

const ENDS_CLAUSE = /^\s*[,.;:!?)]/
const AFTER_ARTICLE = /(?<!\p{L})(?:an?|the|its|their|his|her|of)\s+$/iu

/** Words of the topic rank first; then the last of a clause, and those after an article, which carry what a sentence says. */
function rankOf(
  stem: string,
  [before, after]: readonly [string, string],
  { taught, named }: TopicOfGaps,
): number | null {
  if (taught.has(stem)) return 0
  if (named.has(stem)) return 1
  if (ENDS_CLAUSE.test(after)) return 2
  return AFTER_ARTICLE.test(before) ? 3 : null
}

/**
 * The words of a sentence that can be left out, best first. A word that the text says twice is none of them, because the text
 * would still show it; nor is a name, nor the first word.
 */
export function wordsToGap(sentence: string, whole: string, topic: TopicOfGaps): WordToGap[] {
  const said = stemsOf(whole)
  const found = [
    ...sentence.matchAll(/(?<![\p{L}\p{M}\p{N}’'-])\p{Ll}[\p{Ll}\p{M}]*(?![\p{L}\p{M}\p{N}’'-])/gu),
  ]
  return found
    .flatMap(({ 0: word, index: at }) => {
      const [plain = ''] = plainWords(word)
      const [stem = ''] = stemsOf(word)
      if (at === 0 || plain.length < MIN_LETTERS || NEVER.has(plain) || plain.endsWith('ly')) return []
      if (said.filter((other) => other === stem).length !== 1) return []
      const rank = rankOf(stem, [sentence.slice(0, at), sentence.slice(at + word.length)], topic)
      return rank === null ? [] : [{ word, at, rank }]
    })
    .sort((one, other) => one.rank - other.rank || other.word.length - one.word.length)
}
