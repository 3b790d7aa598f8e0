import type { Term } from '../../../blocks.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import { wordsOfList } from '../spelling-sheet/choose-words.ts'
import { pairsIn } from '../word-sheet/matching-pairs.ts'
import { listedWords } from './listed-words.ts'
import type { KnownWords } from './words-for.ts'

/** Things that are put together two by two. */
const IN_PAIRS = /\b(?:match\w*|memory|snap|pairs?|pelmanism)\b/i

/** Asks for words to read or spell. Words of te reo Māori have lists of their own. */
const WORDS_TO_READ = /^(?!.*(?:\breo\b|m[āa]ori|\bkupu\b)).*\b(?:words?|spellings?|phonics|sounds?|hfw)\b/is

const wholeList = (
  { request }: Lesson,
  about: { title: string; area: string },
  terms: readonly (readonly [string, string])[],
): KnownWords => ({
  listed: [],
  asked: request.understood.count,
  terms: terms.map(([term, meaning]): Term => ({ term, meaning, lang: 'en' })),
  bank: null,
  wider: [],
  about,
})

/** The pairs of a list that a matching game or cards are asked for: “equivalent fractions matching cards”. */
function pairs(lesson: Lesson): KnownWords | null {
  const { topic } = lesson.request
  const list = IN_PAIRS.test(topic) ? pairsIn(topic) : null
  return list && { ...wholeList(lesson, { title: list.topic, area: list.area }, list.pairs), cards: 'pairs' }
}

/** The words of a spelling list that cards or a game are asked for: cards say each in a sentence, and a game has no meanings. */
function spellings(lesson: Lesson): KnownWords | null {
  const { topic, year, understood } = lesson.request
  if (understood.want !== 'game' && understood.want !== 'vocabulary cards') return null
  const isListed = listedWords(topic).length > 0 || !WORDS_TO_READ.test(topic)
  const list = isListed ? null : wordsOfList(topic, year)
  const words = understood.want === 'game' ? list?.words.map(([word]) => [word, ''] as const) : list?.words
  if (!list || !words) return null
  return { ...wholeList(lesson, { title: list.title, area: 'English' }, words), cards: 'sentences' }
}

/** All words of one list, where a request names it outright; null for any other request. */
export const ofAList = (lesson: Lesson): KnownWords | null => pairs(lesson) ?? spellings(lesson)
