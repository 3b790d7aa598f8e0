import type { Term } from '../../../blocks.ts'

/** Words that say nothing of what a word means. */
const SMALL =
  /^(?:an?|the|of|to|in|on|at|for|by|or|and|is|are|it|its|that|this|which|who|with|from|as|be|one|something|someone|people|thing|things|made|used|part|very)$/

const stem = (word: string) => word.replace(/(?:ies|es|s|ing|ed)$/, '')

const wordsOf = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []).filter((word) => !SMALL.test(word)).map(stem)

/** True where one text has all words of the other, in any order. */
const holds = (text: readonly string[], words: readonly string[]) =>
  words.length > 0 && words.every((word) => text.includes(word))

/** So much of two meanings is the same where they say nearly the same. */
const NEARLY = 0.6

/** True for two words of which one explains the other, or whose meanings say the same: treaty and tiriti. */
export function meanTheSame(one: Term, other: Term): boolean {
  const [word, otherWord] = [wordsOf(one.term), wordsOf(other.term)]
  const [meaning, otherMeaning] = [wordsOf(one.meaning), wordsOf(other.meaning)]
  if (holds(otherMeaning, word) || holds(meaning, otherWord)) return true
  if (holds(meaning, otherMeaning) || holds(otherMeaning, meaning)) return true
  const shared = new Set(meaning.filter((each) => otherMeaning.includes(each))).size
  return shared / new Set([...meaning, ...otherMeaning]).size >= NEARLY
}
