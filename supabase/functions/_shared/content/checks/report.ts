import type { Fix } from './fix.ts'

export type CheckId =
  | 'sections'
  | 'schema'
  | 'minutes'
  | 'goals'
  | 'year'
  | 'request'
  | 'asked'
  | 'topic'
  | 'objectives'
  | 'answers'
  | 'levels'
  | 'materials'
  | 'key'
  | 'copies'
  | 'room'
  | 'page'
  | 'print'
  | 'links'
  | 'residue'
  | 'english'
  | 'macrons'
  | 'plurals'
  | 'local'
  | 'personal'
  | 'reading'
  | 'unkind'
  | 'safety'

/** Proven means worked out again; checked, compared with our lists and rules; check this, a person has to look. */
export type CheckStatus = 'proven' | 'checked' | 'check this'

/** The result of one check, in a teacher's words. */
export interface CheckResult {
  id: CheckId
  ok: boolean
  status: CheckStatus
  what: string
  how: string
  /** The correction, where there is only one. */
  fix?: Fix
}

interface Finding {
  id: CheckId
  /** The name of the check. */
  what: string
  /** The fault that was found, or undefined. */
  fault: string | undefined
  /** Shown when no fault was found. */
  fine: string
  /** True when the check works the answer out instead of comparing with lists and rules. */
  proof?: boolean
}

export function result({ id, what, fault, fine, proof = false }: Finding): CheckResult {
  const ok = fault === undefined
  return { id, ok, status: ok ? (proof ? 'proven' : 'checked') : 'check this', what, how: fault ?? fine }
}
