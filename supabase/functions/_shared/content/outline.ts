import type { ResourceKind } from './contract.ts'
import { PLAN_SECTION_TITLES, type PlanSectionId } from './lesson-plan.ts'
import type { ResourceSectionId } from './resource.ts'

/** The sections of a plan in reading order. */
export const PLAN_ORDER = Object.keys(PLAN_SECTION_TITLES) as readonly PlanSectionId[]

/** Sections that a plan leaves out when it has nothing to say in them. */
export const OPTIONAL_SECTIONS: ReadonlySet<PlanSectionId> = new Set([
  'series',
  'session-2',
  'background',
  'key-competencies',
  'answers',
  'safety',
])

export function planOutline(ids: ReadonlySet<PlanSectionId>): { id: PlanSectionId; title: string }[] {
  return PLAN_ORDER.filter((id) => ids.has(id)).map((id) => ({ id, title: PLAN_SECTION_TITLES[id] }))
}

const RESOURCE_TITLES: Record<ResourceSectionId, string> = {
  header: 'Title',
  steps: 'Steps',
  'tasks-support': 'Student page ▲',
  'tasks-core': 'Student page ●',
  'tasks-extension': 'Student page ■',
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
