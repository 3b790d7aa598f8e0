import type { WordPattern } from '../../read/words/word-pattern.ts'

/** A short script to read aloud; its pattern finds it by the topic of a request. */
export interface PlayScript extends WordPattern {
  title: string
  /** What it is about, for a list of scripts: "a lost lunchbox". */
  about: string
  years: readonly [from: number, to: number]
  setting: string
  /** Who reads, with a word about the part. */
  parts: readonly (readonly [name: string, what: string])[]
  /** Who speaks, and what is said. What is done stands in brackets. */
  lines: readonly (readonly [who: string, says: string])[]
  questions: readonly (readonly [prompt: string, answer: string])[]
  /** What helps to share out the parts. */
  casting: readonly string[]
}
