import { PLAN_SECTION_TITLES, type PlanSectionId } from './lesson-plan.ts'
import type { ResourceKind, ResourceSectionId } from './resource.ts'

/** Reading order of a plan; sections with nothing to say (answers, safety) are left out by the planner. */
export const PLAN_ORDER: readonly PlanSectionId[] = [
  'header',
  'learning-intention',
  'curriculum-goal',
  'prior-knowledge',
  'resources',
  'vocabulary',
  'phases',
  'key-competencies',
  'differentiation',
  'misconceptions',
  'assessment',
  'answers',
  'safety',
  'next-steps',
  'reflection',
  'about',
]

export function planOutline(ids: ReadonlySet<PlanSectionId>): { id: PlanSectionId; title: string }[] {
  return PLAN_ORDER.filter((id) => ids.has(id)).map((id) => ({ id, title: PLAN_SECTION_TITLES[id] }))
}

const RESOURCE_TITLES: Record<ResourceSectionId, string> = {
  header: 'Title',
  steps: 'Steps',
  'tasks-support': 'Pupil page ▲',
  'tasks-core': 'Pupil page ●',
  'tasks-extension': 'Pupil page ■',
  key: 'Teacher page',
}

export function resourceOutline(
  ids: readonly ResourceSectionId[],
): { id: ResourceSectionId; title: string }[] {
  return ids.map((id) => ({ id, title: RESOURCE_TITLES[id] }))
}

export function resourceKindName(kind: ResourceKind): string {
  return { worksheet: 'Worksheet', activity: 'Activity', assessment: 'Assessment' }[kind]
}
