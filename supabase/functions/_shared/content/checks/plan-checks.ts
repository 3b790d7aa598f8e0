import { type LessonPlan, type PlanGoal, type PlanSection, planSection } from '../lesson-plan.ts'
import { yearsIn } from '../planner/request.ts'
import type { Task } from '../task.ts'
import { recompute } from './recompute.ts'
import { type CheckReport, type CheckResult, reportOf, result } from './report.ts'
import { checkTexts, textsIn } from './text.ts'

const LONGEST_STEP = 40

/** Steps follow each other without gaps, none is rushed or endless, and they add up to the time asked for. */
export function checkMinutes(plan: LessonPlan): CheckResult {
  const phases = planSection(plan, 'phases')
  const header = planSection(plan, 'header')
  if (!phases || !header) return result('minutes', 'Minutes', 'the steps are missing', '', true)
  const parts = phases.steps.map(({ minutes }) => minutes)
  const sum = parts.reduce((total, minutes) => total + minutes, 0)
  const follows = phases.steps.every(
    ({ from, to, minutes }, index) =>
      from === (phases.steps[index - 1]?.to ?? 0) &&
      to - from === minutes &&
      minutes > 0 &&
      minutes <= Math.max(LONGEST_STEP, sum / 2),
  )
  const shown = `${parts.join(' + ')} = ${sum}`
  const ok = follows && sum === phases.minutes && sum === header.minutes
  return result('minutes', 'Minutes', ok ? undefined : `${shown}, not ${header.minutes}`, shown, true)
}

/** Goals stand word for word as stored. Goals without an id came with a text and have nothing to be compared with. */
export function checkGoals(
  goals: readonly PlanGoal[],
  stored: (id: string) => string | undefined,
): CheckResult {
  const known = goals.filter((goal): goal is PlanGoal & { goalId: string } => goal.goalId !== null)
  const changed = known.find(({ goalId, wording }) => stored(goalId) !== wording)
  const fault = changed && `“${changed.wording.slice(0, 60)}” differs from our list`
  return result(
    'goals',
    'Curriculum goal',
    fault,
    known.length > 0
      ? 'word for word as in our list'
      : goals.length > 0
        ? 'carried over from your lesson plan'
        : 'no goal was chosen',
    known.length > 0,
  )
}

/** Works every computed answer out again. */
export function checkAnswers(tasks: readonly Task[]): CheckResult {
  const results = tasks.map((task) => ({ task, result: recompute(task) }))
  const wrong = results.find((one) => one.result === 'wrong')
  const right = results.filter((one) => one.result === 'right').length
  const guides = results.length - right
  const rest = guides > 0 && right > 0 ? `; ${guides} ${guides === 1 ? 'is a guide' : 'are guides'}` : ''
  return result(
    'answers',
    'Answers',
    wrong && `look again at “${wrong.task.prompt.slice(0, 60)}”`,
    right > 0 ? `${right} worked out again, ${right} match${rest}` : 'none to work out',
    right > 0,
  )
}

const NEEDED: readonly PlanSection['id'][] = [
  'header',
  'learning-intention',
  'curriculum-goal',
  'prior-knowledge',
  'resources',
  'vocabulary',
  'phases',
  'differentiation',
  'misconceptions',
  'assessment',
  'next-steps',
  'reflection',
  'about',
]

function sectionsPresent(plan: LessonPlan): CheckResult {
  const has = (id: string) => plan.sections.some((section) => section.id === id)
  const missing = [...plan.outline.map(({ id }) => id), ...NEEDED].find((id) => !has(id))
  const empty = plan.sections.find((section) => textsIn(section).every((text) => text.trim() === ''))
  const fault = missing ?? empty?.id
  return result(
    'sections',
    'Sections',
    fault && `${fault.replaceAll('-', ' ')} is missing or empty`,
    `all ${plan.sections.length} there`,
  )
}

/** The class's year and the goal's are the same. */
function checkYear(plan: LessonPlan): CheckResult {
  const year = planSection(plan, 'header')?.year ?? null
  const goals = planSection(plan, 'curriculum-goal')?.goals ?? []
  const years = year === null ? [] : yearsIn(year)
  const other = goals.find(
    (goal) =>
      goal.year !== null && years.length > 0 && !yearsIn(goal.year).some((one) => years.includes(one)),
  )
  return result(
    'year',
    'Year',
    other && `the goal is from ${other.year}, the class is ${year}`,
    year === null ? 'no year was named' : `${year}, as in the goal`,
  )
}

/** WALT and "I can" lines can be seen or heard; understanding cannot. */
function checkObjectives(plan: LessonPlan): CheckResult {
  const intention = planSection(plan, 'learning-intention')
  const lines = [intention?.walt ?? '', ...(intention?.criteria ?? [])]
  const vague = lines.find(
    (line) => line.trim() === '' || /^(understand|know|learn about|appreciate|be aware)\b/i.test(line),
  )
  const count = intention?.criteria.length ?? 0
  const fault =
    vague !== undefined
      ? `“${vague.slice(0, 50)}” cannot be seen or heard`
      : count < 2 || count > 4
        ? `${count} “I can” lines`
        : undefined
  return result(
    'objectives',
    'Learning intention',
    fault,
    'every line starts with something that can be seen or heard',
  )
}

function checkLevels(plan: LessonPlan): CheckResult {
  const levels = planSection(plan, 'differentiation')
  const texts = [levels?.task, levels?.support, levels?.core, levels?.extension]
  const fault = texts.some((text) => text === undefined || text.trim() === '')
    ? 'one of the three ways in is missing'
    : undefined
  return result('levels', 'Three levels', fault, 'one task, three ways in')
}

/** What was asked and what the goal says do not contradict each other; the plan tells it where they do. */
function checkRequest(plan: LessonPlan): CheckResult {
  const note = planSection(plan, 'about')?.checkThis.find((line) => line.includes('This follows the goal.'))
  return result('request', 'Your words and the goal', note, 'agree, as far as we can tell')
}

/** Everything a program can prove or check about a plan. `stored` gives our wording of a goal by its id. */
export function checkPlan(plan: LessonPlan, stored: (id: string) => string | undefined): CheckResult[] {
  const exit = planSection(plan, 'assessment')?.exitTicket
  const tasks = [...(planSection(plan, 'answers')?.tasks ?? []), ...(exit ? [exit] : [])]
  const goals = planSection(plan, 'curriculum-goal')?.goals ?? []
  // The goals' own wording and source are the curriculum's, not ours to correct.
  const texts = textsIn(plan.sections.filter(({ id }) => id !== 'curriculum-goal'))
  return [
    checkMinutes(plan),
    checkAnswers(tasks),
    checkGoals(goals, stored),
    sectionsPresent(plan),
    checkYear(plan),
    checkRequest(plan),
    checkObjectives(plan),
    checkLevels(plan),
    ...checkTexts(texts),
  ]
}

export function planCheckReport(plan: LessonPlan, stored: (id: string) => string | undefined): CheckReport {
  return reportOf(checkPlan(plan, stored))
}
