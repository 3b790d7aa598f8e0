import { LESSON_PLAN_VERSION, type LessonPlan, type PlanSection } from '../../lesson-plan.ts'
import { planOutline } from '../../outline.ts'
import type { Lesson } from '../prepare/lesson.ts'
import { answeredTasks, lessonParts } from '../prepare/lesson-parts.ts'
import { trustOf } from './about.ts'
import { adapted } from './adapt.ts'
import { dietLines } from './asked/diets.ts'
import { withMaterials } from './asked/materials.ts'
import { withNeeds } from './asked/needs.ts'
import { withOwnWords } from './asked/own-words.ts'
import { competenciesOf } from './competencies.ts'
import { withItsClass } from './fitted/class-of.ts'
import { withClassSize } from './fitted/class-size.ts'
import { withDay } from './fitted/limits/of-the-day.ts'
import { withPlanB } from './fitted/limits/plan-b.ts'
import { withScarceThings } from './fitted/limits/scarce.ts'
import { withPartsOfClass } from './fitted/parts-of-class.ts'
import { atPlace } from './fitted/places/at-place.ts'
import { withRulesKept } from './fitted/rules-kept.ts'
import { withShares } from './fitted/shares/shares.ts'
import { withoutBoards } from './fitted/without-boards.ts'
import { background, kitIn, kitOf } from './from-kit/kit-trust.ts'
import { goalNote } from './goal-note.ts'
import { planHeader } from './header.ts'
import { phasesFor } from './phases.ts'
import {
  assessment,
  differentiation,
  intention,
  misconceptions,
  nextSteps,
  priorKnowledge,
  reflection,
  resources,
  vocabulary,
} from './sections.ts'
import { secondSession } from './series/second-session.ts'
import { seriesSection } from './series/series-section.ts'

/** What fits the sections to the class and to what was asked for, in this order. */
const FITTED = [
  withRulesKept,
  withItsClass,
  withoutBoards,
  atPlace,
  withOwnWords,
  withMaterials,
  withShares,
  withScarceThings,
  withNeeds,
  withClassSize,
  withDay,
  withPlanB,
  adapted,
]

/** The whole plan, section by section in reading order. */
export function planSections(lesson: Lesson): PlanSection[] {
  const parts = lessonParts(lesson)
  const { approach, request } = lesson
  const ofLesson = approach.kind === 'frame' ? approach.frame.safety : (approach.topic.kit?.safety ?? [])
  const safety = [...dietLines(request), ...ofLesson]
  const { steps, minutes } = phasesFor(lesson, parts)
  const isWorked = steps.some(({ kind }) => kind === 'you-do')
  const answers = answeredTasks(lesson, parts).filter(({ id }) => isWorked || !id.startsWith('practice-'))
  const competencies = competenciesOf(lesson, steps)
  const sections: PlanSection[] = [
    planHeader(request, lesson.title),
    intention(lesson, parts),
    { id: 'curriculum-goal', goals: request.goals, note: goalNote(request, kitIn(approach)?.id) },
    ...background(lesson),
    priorKnowledge(lesson, parts),
    resources(lesson, parts),
    vocabulary(lesson, parts),
    { id: 'phases', minutes, steps },
    ...(competencies.length > 0 ? [{ id: 'key-competencies' as const, competencies }] : []),
    differentiation(lesson, parts),
    misconceptions(lesson, parts),
    assessment(lesson, parts),
    ...(answers.length > 0 ? [{ id: 'answers' as const, tasks: answers }] : []),
    ...(safety.length > 0 ? [{ id: 'safety' as const, items: safety }] : []),
    nextSteps(lesson, parts),
    reflection(lesson, parts),
    { id: 'about', ...trustOf(lesson, answers), draftCode: request.draftCode, ...kitOf(approach) },
  ]
  const fitted = FITTED.reduce(
    (now, fitting) => fitting(now, lesson),
    withPartsOfClass(sections, lesson, parts.practice),
  )
  return withSeries(fitted, lesson)
}

/** The plan with the other lessons of its unit: an overview, and the second of two lessons whole. */
function withSeries(sections: PlanSection[], lesson: Lesson): PlanSection[] {
  const [header, ...rest] = sections
  if (header === undefined || lesson.request.blocks < 2 || lesson.request.follows !== null) return sections
  const end = rest.findIndex(({ id }) => id === 'safety' || id === 'next-steps')
  return [
    header,
    ...seriesSection(lesson),
    ...rest.slice(0, end),
    ...secondSession(lesson, sections, planSections),
    ...rest.slice(end),
  ]
}

/** A plan with its outline and no section yet. */
export function emptyPlan(sections: readonly PlanSection[]): LessonPlan {
  return {
    format: 'plan',
    version: LESSON_PLAN_VERSION,
    outline: planOutline(new Set(sections.map(({ id }) => id))),
    sections: [],
  }
}
