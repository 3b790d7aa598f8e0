import type { WordPattern } from '../../read/words/word-pattern.ts'
import type { FourSteps } from './levels.data.ts'

/** A criterion, and what the work shows of it at each of four levels. */
export type RubricRow = readonly [criterion: string, ...FourSteps]

/** The criteria of one kind of work. */
export interface RubricBank extends WordPattern {
  /** Completes “a rubric for …”. */
  work: string
  area: string | null
  rows: readonly RubricRow[]
}
