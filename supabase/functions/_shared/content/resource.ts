import type { Block } from './blocks.ts'
import type { ResourceKind } from './contract.ts'
import type { LessonPlan, PlanGoal } from './lesson-plan.ts'
import type { PrintedText } from './printed-text.ts'
import type { Level, Task } from './task.ts'
import type { OtherLesson, Understood } from './understood.ts'

/** Raise this when the code can no longer read stored resources. */
export const RESOURCE_VERSION = 1

export interface ResourceHeader {
  id: 'header'
  kind: ResourceKind
  /** The form that is printed in place of the kind: "Word search". */
  form?: string
  /** True on a page that no pupil writes a name on, such as a letter. */
  noName?: boolean
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
  /** A text to read before the questions. */
  text?: PrintedText
  /** What stands before the questions, or in place of them. */
  blocks?: Block[]
  /** Questions as tickets to cut off, or as cards to cut out below its blocks. */
  layout?: 'tickets' | 'cards'
  tasks: Task[]
  /** True where the teacher asked for the answers at the foot of the pupils' page. */
  answersBelow?: boolean
}

/** The first page of an activity: what a group needs and what it does. */
export interface StepsPage {
  id: 'steps'
  materials: string[]
  /** What the teacher sets up and says, where the steps follow from it. */
  lead?: string[]
  steps: string[]
  talk: string[]
}

/** The teacher's page, which is never printed on a pupil's sheet. */
export interface TeacherPage {
  id: 'key'
  /** Solutions that are not answers to numbered questions. */
  blocks?: Block[]
  goals: PlanGoal[]
  goalNote: string
  groups: { level: Level; mark: string; label: string; tasks: Task[] }[]
  /** For an assessment: what each score means and what to do next. */
  bands: { see: string; next: string }[]
  notes: string[]
  checkThis: string[]
  draftCode: string
  /** The kit of the bank that it was made from. */
  kit?: string
}

export type ResourceSection = ResourceHeader | TaskPage | StepsPage | TeacherPage
export type ResourceSectionId = ResourceSection['id']

export interface Resource {
  format: 'resource'
  version: typeof RESOURCE_VERSION
  kind: ResourceKind
  outline: { id: ResourceSectionId; title: string }[]
  sections: ResourceSection[]
  /** The changes that the built-in planner can make, as in a lesson plan. */
  changes?: LessonPlan['changes']
  /** What was read out of the request. Absent from older documents. */
  understood?: Understood
  /** What was asked for and not done, each in a sentence for the teacher. */
  notDone?: readonly string[]
  /** What a follow-up changed, each in a sentence. */
  changed?: readonly string[]
  /** What could be taught instead. Absent where the built-in planner did not write it. */
  otherLessons?: readonly OtherLesson[]
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
