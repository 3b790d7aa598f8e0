import { type LessonPlan, type PlanGoal, planSection } from '../lesson-plan.ts'
import type { Task } from '../task.ts'
import { recompute } from './recompute.ts'
import type { CheckResult } from './report.ts'
import { checkMacrons, checkResidue, textsIn } from './text.ts'

/** Steps follow each other without gaps and add up to the time asked for. */
export function checkMinutes(plan: LessonPlan): CheckResult {
  const phases = planSection(plan, 'phases')
  const header = planSection(plan, 'header')
  if (!phases || !header) return { id: 'minutes', ok: false, what: 'Minutes', how: 'the steps are missing' }
  const parts = phases.steps.map(({ minutes }) => minutes)
  const sum = parts.reduce((total, minutes) => total + minutes, 0)
  const follows = phases.steps.every(
    ({ from, to, minutes }, index) =>
      from === (phases.steps[index - 1]?.to ?? 0) && to - from === minutes && minutes > 0,
  )
  const ok = follows && sum === phases.minutes && sum === header.minutes
  return {
    id: 'minutes',
    ok,
    what: 'Minutes',
    how: `${parts.join(' + ')} = ${sum}${ok ? '' : `, not ${header.minutes}`}`,
  }
}

/** Goals stand word for word as stored. Goals without an id came with a text and have nothing to be compared with. */
export function checkGoals(
  goals: readonly PlanGoal[],
  stored: (id: string) => string | undefined,
): CheckResult {
  const known = goals.filter((goal): goal is PlanGoal & { goalId: string } => goal.goalId !== null)
  const changed = known.find(({ goalId, wording }) => stored(goalId) !== wording)
  const how = changed
    ? `“${changed.wording.slice(0, 60)}” differs from our list`
    : known.length > 0
      ? 'word for word as in our list'
      : 'no goal was chosen'
  return { id: 'goals', ok: changed === undefined, what: 'Curriculum goal', how }
}

/** Works every computed answer out again. */
export function checkAnswers(tasks: readonly Task[]): CheckResult {
  const results = tasks.map((task) => ({ task, result: recompute(task) }))
  const wrong = results.filter(({ result }) => result === 'wrong')
  const right = results.filter(({ result }) => result === 'right').length
  const how = wrong[0]
    ? `look again at “${wrong[0].task.prompt.slice(0, 60)}”`
    : right > 0
      ? `${right} worked out again, ${right} match`
      : 'none to work out'
  return { id: 'answers', ok: wrong.length === 0, what: 'Answers', how }
}

function sectionsPresent(plan: LessonPlan): CheckResult {
  const missing = plan.outline.find(({ id }) => !plan.sections.some((section) => section.id === id))
  return {
    id: 'sections',
    ok: missing === undefined,
    what: 'Sections',
    how: missing ? `${missing.title} is missing` : `all ${plan.outline.length} there`,
  }
}

/** Everything a program can prove about a plan. `stored` gives our wording of a goal by its id. */
export function checkPlan(plan: LessonPlan, stored: (id: string) => string | undefined): CheckResult[] {
  const exit = planSection(plan, 'assessment')?.exitTicket
  const tasks = [...(planSection(plan, 'answers')?.tasks ?? []), ...(exit ? [exit] : [])]
  const texts = textsIn(plan.sections)
  return [
    sectionsPresent(plan),
    checkMinutes(plan),
    checkGoals(planSection(plan, 'curriculum-goal')?.goals ?? [], stored),
    checkAnswers(tasks),
    checkMacrons(texts),
    checkResidue(texts),
  ]
}
