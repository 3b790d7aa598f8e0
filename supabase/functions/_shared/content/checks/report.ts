/** One finding, in a teacher's words. */
export interface CheckResult {
  id: 'minutes' | 'goals' | 'answers' | 'residue' | 'macrons' | 'key' | 'sections'
  ok: boolean
  what: string
  how: string
}

export const passed = (results: readonly CheckResult[]): boolean => results.every(({ ok }) => ok)
