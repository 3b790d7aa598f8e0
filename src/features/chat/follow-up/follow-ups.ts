import type { CurriculumContext } from '#content/contract.ts'
import { type HeaderSection, type LessonPlan, type PlanGoal, planSection } from '#content/lesson-plan.ts'

interface FollowUp {
  name: string
  /** The message that is sent, which must be clear when it is read on its own. */
  message: string
}

/** The follow-ups that teachers ask for most often under a finished plan. */
export function followUpsOf(plan: LessonPlan): FollowUp[] {
  return [
    { name: 'Shorter', message: 'Make this lesson plan shorter.' },
    { name: 'Easier', message: 'Make this lesson plan easier, with more support.' },
    { name: 'Harder', message: 'Make this lesson plan harder, with more challenge.' },
    { name: 'Add a game', message: 'Change this lesson plan: add a game that practises the same goal.' },
    { name: 'Next lesson', message: nextLesson(planSection(plan, 'header')) },
  ]
}

/** It is a new request, not a change: it names the class and the time, so that it needs nothing but the goals. */
function nextLesson(head: HeaderSection | undefined): string {
  if (!head) return 'Plan a new lesson to follow this one. Build on what was learned.'
  const who = head.className ?? head.year
  return `Plan a new lesson to follow “${head.title}”, the next one in this unit: ${who ? `${who}, ` : ''}${head.minutes} minutes. Build on what was learned.`
}

/** The goals of a plan as the picker would have chosen them. */
export const goalsOfPlan = (plan: LessonPlan): CurriculumContext | null =>
  asChosen(planSection(plan, 'curriculum-goal')?.goals ?? [])

/** The goals of a document as the picker would have chosen them; null when none of them is in our table. */
export function asChosen(goals: readonly PlanGoal[]): CurriculumContext | null {
  const first = goals.find(({ goalId }) => goalId !== null)
  if (!first) return null
  const { subject, year, strand, skill } = first
  const together = goals.flatMap(({ goalId, wording, source, verified, ...place }) =>
    goalId !== null && place.skill === skill && place.year === year
      ? [{ id: goalId, outcome: wording, source: verified ? source : 'unverified' }]
      : [],
  )
  return { subject, year_group: year, strand, skill, goals: together }
}
