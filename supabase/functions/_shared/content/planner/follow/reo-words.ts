import { GLOSSARY } from '../../data/glossary.data.ts'
import { KUPU } from '../../data/lexicon/kupu.data.ts'
import type { Pair } from '../../data/lexicon/word-list.ts'
import { wordListsIn } from '../../data/lexicon/word-lists.ts'
import type { VocabularyWord } from '../../lesson-plan.ts'
import type { Lesson } from '../prepare/lesson.ts'
import { topicWords } from '../read/topic-words.ts'
import { type Sections, withSection } from './plan-parts.ts'

const MAX_NEW_WORDS = 8
const stem = (word: string) => word.toLowerCase().replace(/(?:ies|oes|es|s)$/, '')
const stems = (text: string) => (text.match(/[\p{L}\p{M}]{3,}/gu) ?? []).map(stem)

const KNOWN: readonly Pair[] = [...Object.entries(GLOSSARY), ...KUPU]

/** The meanings of a word, each of one English word: "volcano" and "geyser", and not "hot spring". */
const plainMeanings = (meaning: string): string[] =>
  meaning
    .replace(/\([^)]*\)/g, '')
    .split(/[,;]/)
    .map((part) => stems(part.replace(/^\s*to /, '')))
    .flatMap((part) => (part.length === 1 ? part : []))

/** One word of te reo Māori for each of these English words that has one, in their order. */
function forWords(english: readonly string[]): Pair[] {
  return [...new Set(english.flatMap(stems))].flatMap((word) => {
    const found = KNOWN.find(([, meaning]) => plainMeanings(meaning).includes(word))
    return found === undefined ? [] : [found]
  })
}

/** The words a wish is about: all of a list it names, else a word for each of its own. */
function wordsFor(words: string): readonly Pair[] {
  const [list] = wordListsIn(words)
  return list?.words ?? forWords([words])
}

/**
 * Adds words of te reo Māori for the plan's own words, or for those that were asked for. Only known ones are added: the
 * plan stays as it is where there are none.
 */
export function withReoWords(sections: Sections, words: string, { request }: Lesson): Sections {
  return withSection(sections, 'vocabulary', (now) => {
    const known = new Set(now.words.map(({ term }) => term))
    const english = now.words.flatMap(({ term, lang }) => (lang === 'en' ? [term] : []))
    const found = words === '' ? forWords([topicWords(request.topic), ...english]) : wordsFor(words)
    const fresh = found.filter(([term]) => !known.has(term)).slice(0, MAX_NEW_WORDS)
    if (fresh.length === 0) return now
    const added = fresh.map(([term, meaning]): VocabularyWord => ({ term, lang: 'mi', meaning }))
    return { ...now, words: [...now.words, ...added] }
  })
}
