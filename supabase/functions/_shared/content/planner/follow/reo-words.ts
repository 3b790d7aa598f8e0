import { GLOSSARY } from '../../data/glossary.data.ts'
import { KUPU } from '../../data/lexicon/kupu.data.ts'
import type { Pair } from '../../data/lexicon/word-list.ts'
import { wordListsIn } from '../../data/lexicon/word-lists.ts'
import type { VocabularyWord } from '../../lesson-plan.ts'
import type { Lesson } from '../prepare/lesson.ts'
import { topicWords } from '../read/topic-words.ts'
import { type Sections, withSection, withStepLines } from './plan-parts.ts'

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

const MOST_SAID = 6

/** The words in te reo Māori of the plan, said and used in the first step: a list alone is not taught. */
function withWordsSaid(sections: Sections): Sections {
  const words = sections
    .flatMap((section) => (section.id === 'vocabulary' ? section.words : []))
    .filter(({ lang }) => lang === 'mi')
  if (words.length === 0) return sections
  const list = words.slice(0, MOST_SAID).map(({ term, meaning }) => `${term} (${meaning})`)
  return withStepLines(sections, ['hook', 'i-do', 'we-do'], {
    teacher: [
      `Kupu: say each word and its meaning, and have everyone say it back: ${list.join(', ')}. Use them in place of the English words for the rest of the lesson.`,
    ],
    pupils: ['Say each kupu back, and use one of them when you talk about your work.'],
  })
}

/**
 * Adds words of te reo Māori for the plan's own words, or for those that were asked for, and has the class say them. Only
 * known ones are added: the plan stays as it is where it has none and none is known.
 */
export function withReoWords(sections: Sections, words: string, { request }: Lesson): Sections {
  const added = withSection(sections, 'vocabulary', (now) => {
    const known = new Set(now.words.map(({ term }) => term))
    const english = now.words.flatMap(({ term, lang }) => (lang === 'en' ? [term] : []))
    const found = words === '' ? forWords([topicWords(request.topic), ...english]) : wordsFor(words)
    const fresh = found.filter(([term]) => !known.has(term)).slice(0, MAX_NEW_WORDS)
    if (fresh.length === 0) return now
    const more = fresh.map(([term, meaning]): VocabularyWord => ({ term, lang: 'mi', meaning }))
    return { ...now, words: [...now.words, ...more] }
  })
  return words === '' ? withWordsSaid(added) : added
}
