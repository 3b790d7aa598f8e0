import type { WordPattern } from '../../read/words/word-pattern.ts'

/** What happens in one order only; its pattern finds it by the topic of a request. */
export interface Sequence extends WordPattern {
  title: string
  area: string
  /** Each a card: one short sentence. */
  steps: readonly string[]
  /** What the teacher should know about the order. */
  note?: string
}
