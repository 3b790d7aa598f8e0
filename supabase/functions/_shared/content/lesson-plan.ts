import type { Change } from './planner/read/change.ts'
import type { PrintedText } from './printed-text.ts'
import type { Task } from './task.ts'
import type { OtherLesson, Understood } from './understood.ts'

/** Raise this when the code can no longer read stored plans. */
export const LESSON_PLAN_VERSION = 1

/** Always shown next to a goal. The wording is ours and is never put in quotation marks. */
export const GOAL_WORDING_NOTE = 'our wording of the NZ Curriculum — check Tāhūrangi'

export interface PlanGoal {
  /** Our id, or null when the goal was read from the text of a lesson plan. */
  goalId: string | null
  /** The wording byte for byte as stored. */
  wording: string
  subject: string
  year: string | null
  strand: string | null
  skill: string | null
  status: 'in force' | 'draft area' | 'from your lesson plan'
  verified: boolean
  source: string
}

export interface HeaderSection {
  id: 'header'
  title: string
  /** The class as the teacher named it, such as "Year 5, Room 12". */
  className: string | null
  year: string | null
  minutes: number
  when: string | null
  area: string | null
  areaReo: string | null
  strand: string | null
  skill: string | null
}

export interface IntentionSection {
  id: 'learning-intention'
  /** Completes "We are learning to …". */
  walt: string
  /** Each completes "I can …". */
  criteria: string[]
}

export interface GoalSection {
  id: 'curriculum-goal'
  goals: PlanGoal[]
  /** Says whose wording it is, or that no goal was chosen. */
  note: string
}

/** What a teacher has to know for the lesson. Only plans made from a kit of the bank have it. */
export interface BackgroundSection {
  id: 'background'
  items: string[]
}

export interface PriorSection {
  id: 'prior-knowledge'
  items: string[]
}

export interface VocabularyWord {
  term: string
  lang: 'en' | 'mi'
  meaning: string
}

export interface VocabularySection {
  id: 'vocabulary'
  words: VocabularyWord[]
  note: string | null
}

export interface ResourcesSection {
  id: 'resources'
  items: string[]
  /** A text of our own for the class to read. */
  text?: PrintedText
}

export type PhaseKind = 'hook' | 'i-do' | 'we-do' | 'you-do' | 'share' | 'exit'

export interface Phase {
  kind: PhaseKind
  name: string
  minutes: number
  /** Minutes from the start of the lesson. */
  from: number
  to: number
  teacher: string[]
  pupils: string[]
}

export interface PhasesSection {
  id: 'phases'
  minutes: number
  steps: Phase[]
}

/** The five key competencies of the 2007 curriculum, which plans in schools still name. */
export type CompetencyName =
  | 'Thinking'
  | 'Using language, symbols and texts'
  | 'Managing self'
  | 'Relating to others'
  | 'Participating and contributing'

export interface KeyCompetency {
  name: CompetencyName
  /** Follows the name: where in this lesson pupils use the competency. */
  shows: string
}

/** Plans made before this section existed do not have it. */
export interface CompetenciesSection {
  id: 'key-competencies'
  competencies: KeyCompetency[]
}

export interface DifferentiationSection {
  id: 'differentiation'
  /** The one task that all three levels share. */
  task: string
  /** Empty where the teacher had it taken out, as of the two below; it is not printed then. */
  support: string
  core: string
  extension: string
  /** The words and sentence beginnings that learners of English need. */
  language?: string
}

export interface MisconceptionsSection {
  id: 'misconceptions'
  items: { what: string; why: string; move: string }[]
}

export interface AssessmentSection {
  id: 'assessment'
  exitTicket: Task
  /** How to sort the exit tickets: what the teacher sees, and what to do next. */
  sorts: { see: string; next: string }[]
  watchFor: string[]
}

export interface AnswersSection {
  id: 'answers'
  tasks: Task[]
}

export interface NextStepsSection {
  id: 'next-steps'
  items: string[]
}

export interface SafetySection {
  id: 'safety'
  items: string[]
}

export interface ReflectionSection {
  id: 'reflection'
  items: string[]
}

/** One lesson of several, as the overview of a unit names it. */
export interface SeriesLesson {
  /** Such as "Lesson 2". */
  name: string
  title: string
  /** Completes "We are learning to …". */
  walt: string
  /** What students mainly do. */
  activity: string
  materials: string
  /** What the teacher looks for. */
  look: string
}

/** The lessons of a unit at a glance. Only plans for several lessons have it. */
export interface SeriesSection {
  id: 'series'
  /** Says how many lessons, how long they are, and which one is written whole. */
  lead: string
  lessons: SeriesLesson[]
}

/** The second of two lessons, written whole: its intention, resources, steps, assessment and answers. */
export interface SecondSessionSection {
  id: 'session-2'
  title: string
  parts: PlanSection[]
}

export interface AboutSection {
  id: 'about'
  /** Says what made the plan and how far to trust it. */
  lines: string[]
  /** Points that a person has to check before teaching. */
  checkThis: string[]
  /** A later message that changes the plan repeats the same draft by this code. */
  draftCode: string
  /** The kit of the bank that the plan was made from. */
  kit?: string
}

export type PlanSection =
  | HeaderSection
  | IntentionSection
  | GoalSection
  | BackgroundSection
  | PriorSection
  | VocabularySection
  | ResourcesSection
  | PhasesSection
  | CompetenciesSection
  | DifferentiationSection
  | MisconceptionsSection
  | AssessmentSection
  | AnswersSection
  | NextStepsSection
  | SafetySection
  | ReflectionSection
  | SeriesSection
  | SecondSessionSection
  | AboutSection

export type PlanSectionId = PlanSection['id']

export interface LessonPlan {
  format: 'plan'
  version: typeof LESSON_PLAN_VERSION
  /** All sections of the finished plan. While the plan is written, `sections` grows towards it. */
  outline: { id: PlanSectionId; title: string }[]
  sections: PlanSection[]
  /**
   * The changes that the built-in planner can make to each section, found when it wrote the plan. Absent from other
   * plans.
   */
  changes?: Partial<Record<string, Change[]>>
  /** What was read out of the request. Absent from older documents. */
  understood?: Understood
  /** What was asked for and not done, each in a sentence for the teacher. */
  notDone?: readonly string[]
  /** What a follow-up changed, each in a sentence. */
  changed?: readonly string[]
  /** What could be taught instead. Absent where the built-in planner did not write it. */
  otherLessons?: readonly OtherLesson[]
}

/** The sections in reading order, with their headings. */
export const PLAN_SECTION_TITLES: Record<PlanSectionId, string> = {
  header: 'Lesson overview',
  series: 'The lessons at a glance',
  'learning-intention': 'Learning intention',
  'curriculum-goal': 'Curriculum goal',
  background: 'What to know first',
  'prior-knowledge': 'Prior knowledge',
  resources: 'Resources needed',
  vocabulary: 'Vocabulary',
  phases: 'Lesson steps',
  'key-competencies': 'Key competencies',
  differentiation: 'Differentiation',
  misconceptions: 'Misconceptions',
  assessment: 'Assessment',
  answers: 'Answers',
  'session-2': 'Session 2',
  safety: 'Safety',
  'next-steps': 'Next steps',
  reflection: 'Reflection',
  about: 'About this draft',
}

export function planSection<K extends PlanSectionId>(
  plan: LessonPlan,
  id: K,
): Extract<PlanSection, { id: K }> | undefined {
  return plan.sections.find((section): section is Extract<PlanSection, { id: K }> => section.id === id)
}

/** Recognises a stored plan. Plans of an unknown version are shown from their Markdown instead. */
export function isLessonPlan(doc: unknown): doc is LessonPlan {
  if (typeof doc !== 'object' || doc === null) return false
  const plan = doc as Partial<LessonPlan>
  return plan.format === 'plan' && plan.version === LESSON_PLAN_VERSION && Array.isArray(plan.sections)
}
