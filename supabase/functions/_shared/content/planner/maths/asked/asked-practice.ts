import type { WordPattern } from '../../read/words/word-pattern.ts'

export interface AskedPractice extends WordPattern {
  topic: string
  practice: string
  /** These words mean it where they are all that a request is about: “money”, and not “money word problems”. */
  isAlone?: true
  /** The years of a class for which these words mean it; all years where none are given. */
  years?: readonly [from: number, to: number]
}
