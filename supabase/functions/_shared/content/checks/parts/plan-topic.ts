import { type LessonPlan, planSection } from '../../lesson-plan.ts'
import { isAbout, topicStems } from '../asked/asked-words.ts'
import { type CheckResult, result } from '../report.ts'
import { textsIn } from '../text.ts'

/** The intention has to be about what the goal, the title, the words and the steps are about. */
export function checkPlanTopic(plan: LessonPlan): CheckResult {
  const walt = planSection(plan, 'learning-intention')?.walt ?? ''
  const stems = topicStems(walt)
  const goals = planSection(plan, 'curriculum-goal')?.goals ?? []
  const rest = textsIn([
    planSection(plan, 'header')?.title,
    goals.map(({ wording, skill, strand }) => [wording, skill, strand]),
    planSection(plan, 'vocabulary')?.words,
    planSection(plan, 'phases')?.steps,
    planSection(plan, 'answers')?.tasks.map(({ prompt }) => prompt),
  ]).join('\n')
  const astray = stems.length > 0 && !isAbout(stems, rest)
  return result({
    id: 'topic',
    what: 'One topic throughout',
    fault: astray
      ? `“We are learning to ${walt}” has nothing to do with the ${goals.length > 0 ? 'goal and the' : 'title and the'} steps`
      : undefined,
    fine: 'intention, title and steps are about the same thing',
  })
}
