import type { Fix } from './fix.ts'

export type CheckId =
  | 'sections'
  | 'schema'
  | 'minutes'
  | 'goals'
  | 'year'
  | 'request'
  | 'objectives'
  | 'answers'
  | 'levels'
  | 'materials'
  | 'key'
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

/** Proven: worked out again. Checked: compared with our lists and rules. Check this: a person has to look. */
export type CheckStatus = 'proven' | 'checked' | 'check this'

/** One finding, in a teacher's words. */
export interface CheckResult {
  id: CheckId
  ok: boolean
  status: CheckStatus
  what: string
  how: string
  /** One tap puts it right, where the slip has one sure remedy. */
  fix?: Fix
}

/** Which checks ran on a document, and what they found; the same on the server and on a device with no network. */
export interface CheckReport {
  format: 'check-report'
  version: 1
  ran: number
  passed: number
  results: CheckResult[]
}

export const passed = (results: readonly CheckResult[]): boolean => results.every(({ ok }) => ok)

export function result(
  id: CheckId,
  what: string,
  fault: string | undefined,
  fine: string,
  proof = false,
): CheckResult {
  const ok = fault === undefined
  return { id, ok, status: ok ? (proof ? 'proven' : 'checked') : 'check this', what, how: fault ?? fine }
}

export function reportOf(results: CheckResult[]): CheckReport {
  return {
    format: 'check-report',
    version: 1,
    ran: results.length,
    passed: results.filter(({ ok }) => ok).length,
    results,
  }
}
