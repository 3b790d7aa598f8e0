import type { Lesson } from '../../prepare/lesson.ts'
import { shortSums } from '../colour/short-sums.ts'
import type { SoundsToPlay } from '../game/sounds-to-play.ts'
import { wordsFor } from '../words/words-for.ts'

const MIN_SUMS = 10
/** A board says its words more than once where there are few. */
const MIN_WORDS = 5
const MAX_LETTERS = 14

/** What stands on the squares of a board: sums with answers, or words to read and explain. */
export interface BoardFacts {
  kind: 'sums' | 'words'
  /** What a player does with the fact on a square. */
  task: string
  /** The name of its words, where they have one. */
  title?: string
  facts: readonly { shown: string; answer: string }[]
}

/** The facts of the lesson's topic, or null where it has too few. */
export function factsFor(lesson: Lesson, sounds: SoundsToPlay | null = null): BoardFacts | null {
  if (sounds !== null)
    return {
      kind: 'words',
      task: 'Read one of its words',
      title: sounds.title,
      facts: lesson.random.shuffle(sounds.terms).map(({ term }) => ({ shown: term, answer: '' })),
    }
  const sums = shortSums(lesson)
  if (sums.length >= MIN_SUMS) {
    const facts = lesson.random.shuffle(sums).map(({ sum, answer }) => ({ shown: sum, answer }))
    return { kind: 'sums', task: 'Work out one of its sums', facts }
  }
  const { terms, about } = wordsFor(lesson)
  const short = terms.filter(({ term }) => term.length <= MAX_LETTERS)
  if (short.length < MIN_WORDS) return null
  const hasMeanings = short.every(({ meaning }) => meaning !== '')
  return {
    kind: 'words',
    task: `Read one of its words${hasMeanings ? ' and say what it means' : ''}`,
    ...(about.title === undefined ? {} : { title: about.title }),
    facts: lesson.random.shuffle(short).map(({ term, meaning }) => ({ shown: term, answer: meaning })),
  }
}

/** So many facts in turn, so that a short list fills a large board. */
export const filled = ({ facts }: BoardFacts, count: number): string[] =>
  Array.from({ length: count }, (_, at) => facts[at % facts.length]?.shown ?? '')
