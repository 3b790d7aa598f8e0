import { recompute } from '#content/checks/recompute.ts'
import { type LessonPlan, planSection } from '#content/lesson-plan.ts'

export interface ReportLine {
  ok: boolean
  what: string
  how: string
}

/** The stored wording of a goal, or undefined when this device does not have that goal. */
export type StoredWording = (goalId: string) => string | undefined

/** What this device can prove about a plan, and what a person has to look at; ticks first. */
export function planReport(plan: LessonPlan, storedWording: StoredWording): ReportLine[] {
  const lines = [
    ...minutesLine(plan),
    ...answersLine(plan),
    ...goalsLine(plan, storedWording),
    ...checkThisLines(plan),
  ]
  return [...lines.filter(({ ok }) => ok), ...lines.filter(({ ok }) => !ok)]
}

function minutesLine(plan: LessonPlan): ReportLine[] {
  const phases = planSection(plan, 'phases')
  if (!phases) return []
  const parts = phases.steps.map(({ minutes }) => minutes)
  const sum = parts.reduce((total, minutes) => total + minutes, 0)
  const ok = sum === phases.minutes
  const how = `${parts.join(' + ')} = ${sum}${ok ? '' : `, not ${phases.minutes}`}`
  return [{ ok, what: ok ? 'Minutes' : 'Check this: minutes.', how }]
}

/** Every answer that can be worked out is worked out again; the others are guides and do not count. */
function answersLine(plan: LessonPlan): ReportLine[] {
  const exit = planSection(plan, 'assessment')?.exitTicket
  const tasks = [...(planSection(plan, 'answers')?.tasks ?? []), ...(exit ? [exit] : [])]
  const provable = new Map(tasks.filter(({ check }) => check !== null).map((task) => [task.id, task]))
  if (provable.size === 0) return []
  const right = [...provable.values()].filter((task) => recompute(task) === 'right').length
  const ok = right === provable.size
  const how = `${provable.size} worked out again, ${right} ${right === 1 ? 'matches' : 'match'}`
  return [{ ok, what: ok ? 'Answers' : 'Check this: answers.', how }]
}

function goalsLine(plan: LessonPlan, storedWording: StoredWording): ReportLine[] {
  const goals = planSection(plan, 'curriculum-goal')?.goals ?? []
  const stored = goals.flatMap((goal) => {
    const wording = goal.goalId ? storedWording(goal.goalId) : undefined
    return wording === undefined ? [] : [wording === goal.wording]
  })
  if (stored.length === 0 || stored.length < goals.length) return []
  const what = goals.length === 1 ? 'Curriculum goal' : 'Curriculum goals'
  if (stored.every(Boolean)) return [{ ok: true, what, how: 'word for word as stored on this device' }]
  return [
    { ok: false, what: `Check this: ${what.toLowerCase()}.`, how: 'Not the wording stored on this device.' },
  ]
}

function checkThisLines(plan: LessonPlan): ReportLine[] {
  const lines = planSection(plan, 'about')?.checkThis ?? []
  return lines.map((line) => ({ ok: false, what: 'Check this.', how: line }))
}
