/** A word or phrase of te reo Māori with its meaning in English. */
export type Pair = readonly [kupu: string, meaning: string]

/** Words for one topic of te reo Māori, with sentences to use them in. */
export interface WordList {
  id: string
  /** Completes "Words for …" in English: "colours". */
  name: string
  /** The name of the topic in te reo Māori, where we know one. */
  reo: string | null
  /** Finds the topic in a goal or request, read in lower case without macrons. */
  pattern: RegExp
  matches: readonly string[]
  misses: readonly string[]
  /** No two have the same word or the same meaning, so that each can be asked for. The commonest come first. */
  words: readonly Pair[]
  /** The words are a whole series, such as the days of the week: none of them is left out. */
  isSeries?: true
  /** Phrases to say to each other. */
  phrases: readonly Pair[]
  /** A sentence in which any word of the list fits: "He {kupu}." with "It is {meaning}." */
  sentence: Pair | null
  /** What pupils do with the words while they say them. */
  active: string
  /** What the teacher has to know or to ask locally. */
  note: string | null
}
