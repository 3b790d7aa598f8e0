import { type LessonPlan, planSection } from '../lesson-plan.ts'
import { checkPlan } from './plan-checks.ts'
import type { CheckResult } from './report.ts'

export interface ReportLine {
  ok: boolean
  what: string
  how: string
}

/** The stored wording of a goal, or undefined when this device does not have that goal. */
export type StoredWording = (goalId: string) => string | undefined

/** What this device can prove about a plan, and what a person has to look at; ticks first. */
export function planReport(plan: LessonPlan, storedWording: StoredWording): ReportLine[] {
  const notes = planSection(plan, 'about')?.checkThis ?? []
  const results = checkPlan(plan, storedWording).filter((result) => !isLeftOut(result, plan, storedWording))
  const failed = results.filter(({ ok, how }) => !ok && !notes.includes(how))
  return [
    ...results.filter(({ ok, status }) => ok && status === 'proven').map(line),
    ...alsoChecked(results),
    ...failed.map(line),
    ...notes.map((how) => ({ ok: false, what: 'Check this.', how })),
  ]
}

/** Nothing is claimed of goals this device does not have. */
function isLeftOut({ id }: CheckResult, plan: LessonPlan, storedWording: StoredWording): boolean {
  if (id !== 'goals') return false
  const goals = planSection(plan, 'curriculum-goal')?.goals ?? []
  return goals.some(({ goalId }) => goalId === null || storedWording(goalId) === undefined)
}

function line({ id, ok, what, how }: CheckResult): ReportLine {
  if (!ok) return { ok, what: `Check this: ${what.toLowerCase()}.`, how }
  return { ok, what, how: id === 'goals' ? 'word for word as stored on this device' : how }
}

/** Lists and rules that found nothing, in one line. */
function alsoChecked(results: readonly CheckResult[]): ReportLine[] {
  const names = results
    .filter(({ ok, status }) => ok && status === 'checked')
    .map(({ what }) => what.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()))
  return names.length > 0
    ? [{ ok: true, what: 'Also checked', how: `${names.join(', ')}: nothing found` }]
    : []
}
