import type { WordPattern } from '../../read/words/word-pattern.ts'

/** Words of a request that name a practice of a topic, the same in all years or one for some years each. */
export type AskedPractice = WordPattern & { topic: string } & (
    | {
        practice: string
        /** The years of a class for which these words mean it; all years where none are given. */
        years?: readonly [from: number, to: number]
      }
    | { practices: readonly (readonly [from: number, to: number, practice: string])[] }
  )

export interface NamedPractice extends WordPattern {
  topic: string
  practice: string
  years?: readonly [from: number, to: number]
}

/** One entry for each practice that the words can name. */
export const namedPractices = (asked: AskedPractice): NamedPractice[] =>
  'practice' in asked
    ? [asked]
    : asked.practices.map(([from, to, practice]) => ({ ...asked, practice, years: [from, to] }))
