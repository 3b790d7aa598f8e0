import type { DoorKind } from './door-kind.ts'

/** One case in which nothing is made. Patterns read lower-case text without macrons and with common typing errors put right. */
export interface DoorRule {
  kind: DoorKind
  pattern: RegExp
  /** Words that show a lesson about the thing itself: with one of them the rule does not close. */
  unless?: RegExp
  /** True where only our own planner cannot make it: for a language model, which can, the rule does not close. */
  modelCan?: true
  /** Requests that must be closed by this rule. */
  closes: readonly string[]
  /** Requests that come close and must stay open at every rule. */
  staysOpen: readonly string[]
}
