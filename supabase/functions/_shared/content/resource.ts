import type { LessonPlan, PlanGoal } from './lesson-plan.ts'
import type { PrintedText } from './printed-text.ts'
import type { Level, Task } from './task.ts'

/** Raise when a stored resource could no longer be read by this code. */
export const RESOURCE_VERSION = 1

export type ResourceKind = 'worksheet' | 'activity' | 'assessment'

export interface ResourceHeader {
  id: 'header'
  kind: ResourceKind
  title: string
  subtitle: string
}

/** One pupil page. Its mark (▲ ● ■) names the level to the teacher only. */
export interface TaskPage {
  id: `tasks-${Level}`
  level: Level
  mark: string
  instructions: string
  example: { prompt: string; working: string; answer: string } | null
  /** Read before the questions; pages without one have none. */
  text?: PrintedText
  tasks: Task[]
}

/** An activity's card for the group: what to get, what to do. */
export interface StepsPage {
  id: 'steps'
  materials: string[]
  steps: string[]
  talk: string[]
}

/** The teacher's own page, never printed on a pupil's. */
export interface TeacherPage {
  id: 'key'
  goals: PlanGoal[]
  goalNote: string
  groups: { level: Level; mark: string; label: string; tasks: Task[] }[]
  /** Assessment only: what scores mean and what to do next. */
  bands: { see: string; next: string }[]
  notes: string[]
  checkThis: string[]
  draftCode: string
}

export type ResourceSection = ResourceHeader | TaskPage | StepsPage | TeacherPage
export type ResourceSectionId = ResourceSection['id']

export interface Resource {
  format: 'resource'
  version: typeof RESOURCE_VERSION
  kind: ResourceKind
  outline: { id: ResourceSectionId; title: string }[]
  sections: ResourceSection[]
  /** As in a lesson plan. */
  changes?: LessonPlan['changes']
}

export function isResource(doc: unknown): doc is Resource {
  if (typeof doc !== 'object' || doc === null) return false
  const resource = doc as Partial<Resource>
  return (
    resource.format === 'resource' &&
    resource.version === RESOURCE_VERSION &&
    Array.isArray(resource.sections)
  )
}
