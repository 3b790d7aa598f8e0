import { KIT_STEPS, type Kit } from '../../../../kit.ts'
import type { Phase, PhaseKind, PlanSection } from '../../../../lesson-plan.ts'
import type { Lesson } from '../../../prepare/lesson.ts'
import { insideOf, linesOfSteps } from '../../../prepare/limits/adapted-kit.ts'
import { wantsPlanB } from '../../../read/limits/limits.ts'
import { GOES_OUTSIDE, OUTSIDE } from '../../../read/ruled-out/ruled-out.data.ts'
import { INSIDE, stepRules } from '../../../read/ruled-out/ruled-out.ts'
import { PLAN_B_LINES } from './plan-b.data.ts'

/** The step of a plan that each step of a kit becomes. */
const KIND_OF: Record<(typeof KIT_STEPS)[number], PhaseKind> = {
  hook: 'hook',
  show: 'i-do',
  together: 'we-do',
  work: 'you-do',
  share: 'share',
}

/** What shows that a lesson of movement needs more room than a classroom has. */
const RUNS =
  /\b(?:run|runs|running|jog|sprint|throws?|kicks?|hits?|bats?|field|court|grid|lanes?|\d+ (?:by \d+ )?metres|(?:four|five|six|eight|ten) metres)\b/i
const IS_INDOORS = /\b(?:wet[- ]day|indoor|small room|yoga|classroom|dance|choreograph\w*)\b/i

type Lines = Partial<Record<PhaseKind, string>>

/** What the lesson's writers wrote for a class inside, a line for each step that changes. */
function ofKit(kit: Kit): { lines: Lines; items: string[] } | null {
  const inside = insideOf(kit)
  if (inside === null) return null
  const lines = Object.fromEntries(
    KIT_STEPS.flatMap((name) => {
      const step = inside.steps[name]
      return step === undefined ? [] : [[KIND_OF[name], step.teacher.join(' ')]]
    }),
  )
  const news = inside.materials.filter(({ item }) => !kit.materials.some((one) => one.item === item))
  return { lines, items: news.map(({ item }) => item) }
}

const textOf = ({ teacher, pupils }: Phase) => [...teacher, ...pupils].join('\n')

/** General lines for a lesson that says nothing of being inside: for movement, or for looking at what is outside. */
function inGeneral(
  { approach, request }: Lesson,
  steps: readonly Phase[],
): { lines: Lines; items: string[] } {
  const kit = approach.kind === 'topic' ? approach.topic.kit : undefined
  const moves = kit
    ? kit.strand === 'Physical education'
    : approach.kind === 'frame' && approach.frame.id === 'movement'
  const { lines, items } = moves
    ? PLAN_B_LINES.movement
    : request.subject === 'Mathematics and statistics'
      ? PLAN_B_LINES.maths
      : PLAN_B_LINES.looking
  const isOut = (step: Phase) =>
    moves ||
    request.understood.needs.includes('outside') ||
    textOf(step)
      .split('\n')
      .some((line) => GOES_OUTSIDE.test(line) || OUTSIDE.test(line))
  const kinds = new Set(steps.filter(isOut).map(({ kind }) => kind))
  return {
    lines: Object.fromEntries(
      Object.entries(lines).filter(([kind]) => kind === 'you-do' || kinds.has(kind as PhaseKind)),
    ),
    items: [...items],
  }
}

/** True for a lesson of movement that says nothing of being inside, though the class stays there and has no hall. */
function needsRoom({ request, approach }: Lesson): boolean {
  const rules = stepRules(request.asked, request.understood.needs)
  if (!rules.some(({ name }) => name === INSIDE.name)) return false
  if (approach.kind === 'frame') return approach.frame.id === 'movement'
  const { kit } = approach.topic
  if (kit?.strand !== 'Physical education' || insideOf(kit) !== null) return false
  return RUNS.test(linesOfSteps(kit).join(' ')) && !IS_INDOORS.test(`${kit.title} ${kit.find.en.join(' ')}`)
}

/** Puts lines for a small room first in the steps of a lesson that was written for a larger one. */
function inRoom(sections: readonly PlanSection[]): PlanSection[] {
  const { lines, items } = PLAN_B_LINES.movement
  return sections.map((section) => {
    if (section.id === 'resources') return { ...section, items: [...items, ...section.items] }
    if (section.id !== 'phases') return section
    return {
      ...section,
      steps: section.steps.map((step) => {
        const line = step.kind in lines ? lines[step.kind as keyof typeof lines] : undefined
        return line === undefined ? step : { ...step, teacher: [`Inside: ${line}`, ...step.teacher] }
      }),
    }
  })
}

/** Writes a short plan b for the inside beside the steps that need the outside, where the request asks for one. */
export function withPlanB(sections: readonly PlanSection[], lesson: Lesson): PlanSection[] {
  const { request, approach } = lesson
  if (!wantsPlanB(request.asked, request.understood))
    return needsRoom(lesson) ? inRoom(sections) : [...sections]
  const kit = approach.kind === 'topic' ? approach.topic.kit : undefined
  const steps = sections.flatMap((section) => (section.id === 'phases' ? section.steps : []))
  const { lines, items } = (kit && ofKit(kit)) ?? inGeneral(lesson, steps)
  return sections.map((section) => {
    if (section.id === 'resources')
      return { ...section, items: [...section.items, ...items.map((item) => `plan b, inside: ${item}`)] }
    if (section.id !== 'phases') return section
    return {
      ...section,
      steps: section.steps.map((step) => {
        const line = lines[step.kind]
        return line === undefined ? step : { ...step, teacher: [...step.teacher, `Plan B, inside: ${line}`] }
      }),
    }
  })
}
