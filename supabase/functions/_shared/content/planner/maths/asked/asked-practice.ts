import type { WordPattern } from '../../read/words/word-pattern.ts'

interface AskedWords extends WordPattern {
  topic: string
  /** These words mean it where they are all that a request is about: “money”, and not “money word problems”. */
  isAlone?: true
}

interface OnePractice extends AskedWords {
  practice: string
  /** The years of a class for which these words mean it; all years where none are given. */
  years?: readonly [from: number, to: number]
}

interface PracticeByYear extends AskedWords {
  practices: readonly (readonly [from: number, to: number, practice: string])[]
}

/** Words of a request that name a practice of a topic, the same in all years or one for some years each. */
export type AskedPractice = OnePractice | PracticeByYear

export type NamedPractice = OnePractice

/** One entry for each practice that the words can name. */
export const namedPractices = (asked: AskedPractice): NamedPractice[] =>
  'practice' in asked
    ? [asked]
    : asked.practices.map(([from, to, practice]) => ({ ...asked, practice, years: [from, to] }))
