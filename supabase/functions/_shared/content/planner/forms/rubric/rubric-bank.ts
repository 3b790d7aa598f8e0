import type { WordPattern } from '../../read/words/word-pattern.ts'

/** A criterion, and what a pupil can say of it on the way, on track and beyond. */
export type RubricRow = readonly [criterion: string, onTheWay: string, onTrack: string, beyond: string]

/** The criteria of one kind of work. */
export interface RubricBank extends WordPattern {
  /** Completes “a rubric for …”. */
  work: string
  area: string | null
  rows: readonly RubricRow[]
}
