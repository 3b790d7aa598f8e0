import type { WordPattern } from '../../read/words/word-pattern.ts'

export interface AskedPractice extends WordPattern {
  topic: string
  practice: string
  /** The years of a class for which these words mean it; all years where none are given. */
  years?: readonly [from: number, to: number]
}
