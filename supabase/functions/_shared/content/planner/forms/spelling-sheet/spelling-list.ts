import type { WordPattern } from '../../read/words/word-pattern.ts'

/** Words with one spelling of a sound, or of one kind. */
export interface SpellingGroup {
  /** The letters they share, or a name for them: "ai", "a_e", "-tion", "silent k". */
  spelling: string
  /** Other letters that name it: "kn" for a silent k. Only its words with these letters are then meant. */
  also?: readonly string[]
  /** The years that its words are for, where they are others than those of the list. */
  years?: readonly [from: number, to: number]
  /** Each word with a sentence for dictation, which says it exactly once. The easier words come first. */
  words: Readonly<Record<string, string>>
}

/** The words of one spelling pattern, or of one band of years. */
export interface SpellingList extends WordPattern {
  title: string
  years: readonly [from: number, to: number]
  /** What a teacher should know before teaching it. */
  note: string
  groups: readonly SpellingGroup[]
  /** Words of the list with a spelling that pupils write by mistake, and that is no other word. */
  wrong: Readonly<Record<string, string>>
  /** True where a sentence alone decides which of the words fits: homophones. */
  bySense?: true
  /** Where the letters of blends stand that a request names: “bl and cl” takes the words of all lists that begin with them. */
  blends?: 'first' | 'last'
}
