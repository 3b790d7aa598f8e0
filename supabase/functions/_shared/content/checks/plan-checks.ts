import { type LessonPlan, type PlanGoal, planSection } from '../lesson-plan.ts'
import { OPTIONAL_SECTIONS, PLAN_ORDER } from '../outline.ts'
import { yearsIn } from '../planner/read/years.ts'
import type { Task } from '../task.ts'
import { checkAsked } from './asked/asked-and-done.ts'
import { missingOrEmpty } from './parts/empty-section.ts'
import { checkMaterials } from './parts/materials.ts'
import { checkPlanTopic } from './parts/plan-topic.ts'
import { printedPlanFault } from './printed/printed-answers.ts'
import { recompute } from './recompute.ts'
import { type CheckResult, result } from './report.ts'
import { checkTexts, textsIn } from './text.ts'
import { storiesIn } from './words/personal.ts'

const MAX_STEP = 40

/** Steps have to follow each other without gaps, last a sensible time, and add up to the time asked for. */
export function checkMinutes(plan: LessonPlan): CheckResult {
  const phases = planSection(plan, 'phases')
  const header = planSection(plan, 'header')
  if (!phases || !header)
    return result({ id: 'minutes', what: 'Minutes', fault: 'the steps are missing', fine: '', proof: true })
  const parts = phases.steps.map(({ minutes }) => minutes)
  const sum = parts.reduce((total, minutes) => total + minutes, 0)
  const follows = phases.steps.every(
    ({ from, to, minutes }, index) =>
      from === (phases.steps[index - 1]?.to ?? 0) &&
      to - from === minutes &&
      minutes > 0 &&
      minutes <= Math.max(MAX_STEP, sum / 2),
  )
  const shown = `${parts.join(' + ')} = ${sum}`
  const ok = follows && sum === phases.minutes && sum === header.minutes
  return result({
    id: 'minutes',
    what: 'Minutes',
    fault: ok ? undefined : `${shown}, not ${header.minutes}`,
    fine: shown,
    proof: true,
  })
}

/** Goals have to be printed word for word as stored. A goal without an id came with a text and cannot be compared. */
export function checkGoals(
  goals: readonly PlanGoal[],
  stored: (id: string) => string | undefined,
): CheckResult {
  const known = goals.filter((goal): goal is PlanGoal & { goalId: string } => goal.goalId !== null)
  const changed = known.find(({ goalId, wording }) => stored(goalId) !== wording)
  const fault = changed && `“${changed.wording.slice(0, 60)}” differs from our list`
  return result({
    id: 'goals',
    what: 'Curriculum goal',
    fault,
    fine:
      known.length > 0
        ? 'word for word as in our list'
        : goals.length > 0
          ? 'carried over from your lesson plan'
          : 'no goal was chosen',
    proof: known.length > 0,
  })
}

/** Works every computed answer out a second time. `printed` is what is wrong with the questions as they are printed. */
export function checkAnswers(tasks: readonly Task[], printed?: string): CheckResult {
  const results = tasks.map((task) => ({ task, result: recompute(task) }))
  const wrong = results.find((one) => one.result === 'wrong')
  const right = results.filter((one) => one.result === 'right').length
  const guides = results.length - right
  const rest = guides > 0 && right > 0 ? `; ${guides} ${guides === 1 ? 'is a guide' : 'are guides'}` : ''
  return result({
    id: 'answers',
    what: 'Answers',
    fault: printed ?? (wrong && `look again at “${wrong.task.prompt.slice(0, 60)}”`),
    fine: right > 0 ? `${right} worked out again, ${right} match${rest}` : 'none to work out',
    proof: right > 0,
  })
}

const NEEDED = PLAN_ORDER.filter((id) => !OPTIONAL_SECTIONS.has(id))

function sectionsPresent(plan: LessonPlan): CheckResult {
  return result({
    id: 'sections',
    what: 'Sections',
    fault: missingOrEmpty(plan.sections, plan.outline, NEEDED),
    fine: `all ${plan.sections.length} there`,
  })
}

/** The year of the class has to be the year of the goals. */
function checkYear(plan: LessonPlan): CheckResult {
  const year = planSection(plan, 'header')?.year ?? null
  const goals = planSection(plan, 'curriculum-goal')?.goals ?? []
  const years = year === null ? [] : yearsIn(year)
  const other = goals.find(
    (goal) =>
      goal.year !== null && years.length > 0 && !yearsIn(goal.year).some((one) => years.includes(one)),
  )
  return result({
    id: 'year',
    what: 'Year',
    fault: other && `the goal is from ${other.year}, the class is ${year}`,
    fine: year === null ? 'no year was named' : `${year}, as in the goal`,
  })
}

/** WALT and "I can" lines have to name something that can be seen or heard, which understanding cannot. */
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
  return result({
    id: 'objectives',
    what: 'Learning intention',
    fault,
    fine: 'every line starts with something that can be seen or heard',
  })
}

function checkLevels(plan: LessonPlan): CheckResult {
  const levels = planSection(plan, 'differentiation')
  const ways = [levels?.support, levels?.core, levels?.extension]
  // One that a teacher had taken out is empty.
  const left = ways.every((text) => text === '') ? ways : ways.filter((text) => text !== '')
  const fault = [levels?.task, ...left].some((text) => text === undefined || text.trim() === '')
    ? 'one of the three ways in is missing'
    : undefined
  return result({ id: 'levels', what: 'Three levels', fault, fine: 'one task, three ways in' })
}

/** Reports the plan's own note that the request and the chosen goal differ. */
function checkRequest(plan: LessonPlan): CheckResult {
  const note = planSection(plan, 'about')?.checkThis.find((line) => line.includes('This follows the goal.'))
  return result({
    id: 'request',
    what: 'Your words and the goal',
    fault: note,
    fine: 'agree, as far as we can tell',
  })
}

/** The questions of a plan. The exit ticket, which the answers repeat, counts once unless the two differ. */
function tasksOf(plan: LessonPlan): Task[] {
  const answers = planSection(plan, 'answers')?.tasks ?? []
  const exit = planSection(plan, 'assessment')?.exitTicket
  const repeated = answers.some(({ prompt, answer }) => prompt === exit?.prompt && answer === exit.answer)
  return exit && !repeated ? [...answers, exit] : [...answers]
}

/** Runs every check of a plan. `stored` gives our wording of a goal by its id. */
export function checkPlan(plan: LessonPlan, stored: (id: string) => string | undefined): CheckResult[] {
  const tasks = tasksOf(plan)
  const goals = planSection(plan, 'curriculum-goal')?.goals ?? []
  // The wording and source of goals are quoted from the curriculum, so nobody corrects them here.
  const texts = textsIn(plan.sections.filter(({ id }) => id !== 'curriculum-goal'))
  return [
    checkMinutes(plan),
    checkAnswers(tasks, printedPlanFault(plan)),
    checkGoals(goals, stored),
    sectionsPresent(plan),
    checkYear(plan),
    checkRequest(plan),
    checkObjectives(plan),
    checkLevels(plan),
    checkPlanTopic(plan),
    checkMaterials(plan),
    ...checkAsked(plan),
    ...checkTexts(texts, storiesIn(plan.sections)),
  ]
}
