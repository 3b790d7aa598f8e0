import { type LessonPlan, type PlanSectionId, planSection } from './lesson-plan.ts'
import type { Change } from './planner/change.ts'
import type { Resource } from './resource.ts'

/** Parts that follow from something else: rewriting them alone would make the document wrong. */
export const FIXED: Partial<Record<PlanSectionId, string>> = {
  header: 'The overview says what the lesson is. Ask for the whole plan with another time, year or topic.',
  'curriculum-goal': 'The curriculum goal stands as it is stored. Choose another goal for another one.',
  answers: 'The answers belong to the questions in the steps. Ask for the whole plan with different numbers.',
  about: 'This part says how the draft was made, and stays as it is.',
}

/** All that the built-in planner can do with these parts (planner/redo-sections.ts); with the others it can do anything. */
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

/** The same for a page of a resource; the title and the teacher page follow from the others. */
export function pageChangesFor(resource: Resource, id: string): ((change: Change) => boolean) | undefined {
  if (id !== 'steps' && !id.startsWith('tasks-')) return undefined
  return resource.changes ? found(resource.changes, id) : () => true
}

/** The changes worth asking for: in what the built-in planner made, those it can do; a model can try anything. */
export function changesFor(plan: LessonPlan, id: string): ((change: Change) => boolean) | undefined {
  if (id in FIXED) return undefined
  if (plan.changes) return found(plan.changes, id)
  const byPlanner = planSection(plan, 'about')?.lines[0]?.startsWith('Built-in draft') ?? false
  const able = byPlanner ? PLANNER_CAN[id as PlanSectionId] : undefined
  return (change) => able?.includes(change) ?? true
}
