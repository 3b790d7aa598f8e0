import type { WordPattern } from '../../read/words/word-pattern.ts'

/** The words of one topic, each with a meaning that a child can read. */
export interface WordBank extends WordPattern {
  /** The topic as a title. */
  topic: string
  /** The learning area that most often teaches it. */
  area: string
  /** The language of its words, where that is not English. */
  lang?: 'mi'
  words: Readonly<Record<string, string>>
}
