import { type LessonPlan, type PlanSectionId, planSection } from './lesson-plan.ts'
import type { Change } from './planner/read/change.ts'
import type { Resource } from './resource.ts'

/** Sections that follow from something else, with the reason. Rewriting one alone would make the document wrong. */
export const FIXED: Partial<Record<PlanSectionId, string>> = {
  header:
    'The overview follows from your request. Ask for the whole plan with a different time, year or topic.',
  series:
    'The overview follows from the lessons that were found. Ask for another number of lessons, or another topic.',
  'session-2':
    'The second session goes with the first. Ask for the whole plan to be changed, or for this lesson alone.',
  background: 'This part comes from our bank of lessons, and stays as it is.',
  'curriculum-goal': 'The curriculum goal is printed exactly as stored. To change it, choose another goal.',
  answers: 'The answers belong to the questions in the steps. Ask for the whole plan with different numbers.',
  about: 'This part says how the draft was made, and stays as it is.',
}

/**
 * The only changes that the built-in planner can make to these sections (planner/write/change-section.ts). It is used
 * for plans made before plans listed their possible changes.
 */
const PLANNER_CAN: Partial<Record<PlanSectionId, readonly Change[]>> = {
  vocabulary: ['easier', 'shorter'],
  'key-competencies': ['shorter'],
  safety: ['again', 'shorter', 'longer'],
  reflection: ['again', 'shorter', 'longer'],
}

function found(changes: NonNullable<LessonPlan['changes']>, id: string) {
  const able = changes[id] ?? []
  return able.length === 0 ? undefined : (change: Change) => able.includes(change)
}

/** The changes to offer for a page of a resource. The title and the teacher page follow from the other pages. */
export function pageChangesFor(resource: Resource, id: string): ((change: Change) => boolean) | undefined {
  if (id !== 'steps' && !id.startsWith('tasks-')) return undefined
  return resource.changes ? found(resource.changes, id) : () => true
}

/** The changes to offer for a section of a plan. The built-in planner can make only some; a model can try any. */
export function changesFor(plan: LessonPlan, id: string): ((change: Change) => boolean) | undefined {
  if (id in FIXED) return undefined
  if (plan.changes) return found(plan.changes, id)
  const byPlanner = planSection(plan, 'about')?.lines[0]?.startsWith('Built-in draft') ?? false
  const able = byPlanner ? PLANNER_CAN[id as PlanSectionId] : undefined
  return (change) => able?.includes(change) ?? true
}
