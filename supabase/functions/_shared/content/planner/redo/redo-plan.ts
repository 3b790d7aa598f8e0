import { FIXED } from '../../fixed-sections.ts'
import {
  type LessonPlan,
  PLAN_SECTION_TITLES,
  type PlanSection,
  type PlanSectionId,
  planSection,
} from '../../lesson-plan.ts'
import type { Lesson } from '../prepare/lesson.ts'
import { type Change, changeIn } from '../read/change.ts'
import type { PlannerInput } from '../read/input.ts'
import { changeSection, waysOf } from '../write/change-section.ts'
import { lessonAgain } from './lesson-again.ts'
import { redoSteps } from './redo-steps.ts'
import type { Redone } from './redone.ts'

const IN_WORDS: Record<Change, string> = {
  easier: 'easier',
  harder: 'harder',
  shorter: 'shorter',
  longer: 'more detailed',
  again: 'any different',
}

/** The lesson of a plan, as the plan itself tells it. */
export function planLesson(plan: LessonPlan, input: PlannerInput): Lesson {
  const header = planSection(plan, 'header')
  return lessonAgain(
    {
      title: header?.title ?? '',
      subject: header?.area ?? null,
      yearGroup: header?.year ?? null,
      strand: header?.strand ?? null,
      skill: header?.skill ?? null,
      minutes: header?.minutes ?? null,
      goals: planSection(plan, 'curriculum-goal')?.goals ?? [],
    },
    input,
  )
}

/** Redoes one part of a plan with the built-in planner. Its questions stay: answers and exit ticket rest on them. */
export function redoPlanSection(
  plan: LessonPlan,
  id: PlanSectionId,
  input: PlannerInput,
): Redone<PlanSection> {
  const why = FIXED[id]
  if (why !== undefined) return { ok: false, why }
  const now = planSection(plan, id)
  if (!now) return { ok: false, why: 'That part is no longer in this plan.' }
  const change = changeIn(input.content)
  const ways = waysOf(planLesson(plan, input))
  const section =
    now.id === 'phases'
      ? { ...now, steps: redoSteps(now.steps, change, ways) }
      : changeSection(now, change, ways)
  if (section !== undefined && JSON.stringify(section) !== JSON.stringify(now)) return { ok: true, section }
  return {
    ok: false,
    why: `The built-in planner cannot make “${PLAN_SECTION_TITLES[id]}” ${IN_WORDS[change]}. Ask for a shorter or more detailed version, or change it by hand.`,
  }
}
