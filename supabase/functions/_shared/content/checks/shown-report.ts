import { type LessonPlan, type PlanGoal, planSection } from '../lesson-plan.ts'
import type { Resource, TeacherPage } from '../resource.ts'
import type { Fix } from './fix.ts'
import { checkEdited } from './hand-edited.ts'
import { checkPlan } from './plan-checks.ts'
import type { CheckResult } from './report.ts'
import { checkResource } from './resource-checks.ts'

export interface ReportLine {
  ok: boolean
  what: string
  how: string
  /** The correction for `applyFix`. */
  fix?: Fix
}

/** The stored wording of a goal, or undefined when this device does not have that goal. */
export type StoredWording = (goalId: string) => string | undefined

/** Some 35 pages. A longer document would keep a phone busy for seconds, in which nobody can scroll or type. */
const MOST_LETTERS = 100_000

const TOO_LONG: readonly ReportLine[] = [
  {
    ok: false,
    what: 'Check this.',
    how: 'this document is too long to be checked here: read it through before you copy it',
  },
]

/** Pictures within a document are no words to check. */
const PICTURE = /data:[^"')\s]+/g

const isTooLong = (document: LessonPlan | Resource | string) =>
  (typeof document === 'string' ? document.replace(PICTURE, '') : JSON.stringify(document)).length >
  MOST_LETTERS

/** The lines of a plan's report: first what this device could prove, then what a person has to look at. */
export function planReport(plan: LessonPlan, storedWording: StoredWording): readonly ReportLine[] {
  if (isTooLong(plan)) return TOO_LONG
  const notes = planSection(plan, 'about')?.checkThis ?? []
  const goals = planSection(plan, 'curriculum-goal')?.goals ?? []
  return inOrder(proved(checkPlan(plan, storedWording), goals, storedWording), notes)
}

/** The same lines for a worksheet, an activity or an assessment as it was made. */
export function resourceReport(resource: Resource, storedWording: StoredWording): readonly ReportLine[] {
  if (isTooLong(resource)) return TOO_LONG
  const key = resource.sections.find((section): section is TeacherPage => section.id === 'key')
  const results = proved(checkResource(resource, storedWording), key?.goals ?? [], storedWording)
  return inOrder(results, key?.checkThis ?? [])
}

/** The lines for a document that a person has edited: only its words and its printing can be judged. */
export function handEditedReport(html: string): readonly ReportLine[] {
  if (isTooLong(html)) return TOO_LONG
  const answers = 'this document was edited by hand: read its answers once more before you copy it'
  return inOrder(checkEdited(html), [answers])
}

function inOrder(results: readonly CheckResult[], notes: readonly string[]): ReportLine[] {
  const failed = results.filter(({ ok, how }) => !ok && !notes.includes(how))
  return [
    ...results.filter(({ ok, status }) => ok && status === 'proven').map(line),
    ...alsoChecked(results),
    ...failed.map(line),
    ...notes.map((how) => ({ ok: false, what: 'Check this.', how })),
  ]
}

/** Leaves out the check of goals where this device does not have them all. */
function proved(results: CheckResult[], goals: readonly PlanGoal[], storedWording: StoredWording) {
  const unknown = goals.some(({ goalId }) => goalId === null || storedWording(goalId) === undefined)
  return unknown ? results.filter(({ id }) => id !== 'goals') : results
}

function line({ id, ok, what, how, fix }: CheckResult): ReportLine {
  if (!ok) return { ok, what: `Check this: ${what.toLowerCase()}.`, how, ...(fix ? { fix } : {}) }
  return { ok, what, how: id === 'goals' ? 'word for word as stored on this device' : how }
}

/** Names the checks that found nothing in one line. */
function alsoChecked(results: readonly CheckResult[]): ReportLine[] {
  const names = results
    .filter(({ ok, status }) => ok && status === 'checked')
    .map(({ what }) => what.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()))
  return names.length > 0
    ? [{ ok: true, what: 'Also checked', how: `${names.join(', ')}: nothing found` }]
    : []
}
