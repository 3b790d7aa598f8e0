import type { FinishReason } from '../ask-model.ts'
import type { PartRules } from '../check-part.ts'
import type { BrokenAnswer, RawPart } from '../json-parts.ts'

/** The sections that a model is asked for, with everything needed to ask for them and to check them. */
export interface SectionRequest extends PartRules {
  prompt: string
  /** The sections to write, in this order. */
  keys: readonly string[]
  titles: Readonly<Record<string, string>>
  /** The teacher is told this in place of the names of the sections, where none of them can be used. */
  sayUnusable?: string
  /** The sections that exist already. The model sees them and is not asked for them. */
  known: Readonly<Record<string, unknown>>
  /** The sections without which there is no document. Any other is left out when it fails twice. All of them, if not given. */
  needed?: readonly string[]
  /** The letters that all calls for one reply may still produce together. */
  budget: { letters: number }
}

/** The reason a call ended. */
export type EndReason = FinishReason | BrokenAnswer['why'] | 'spent'

export interface CallEnd {
  reason: EndReason
  /** The first letters of the answer. */
  opening: string
  /** The section in which the answer broke off, and its text so far. */
  brokeIn: RawPart | null
}
