import type { Phase, PhaseKind, PlanSection, PlanSectionId } from '../../lesson-plan.ts'
import { withLines } from '../write/change-section.ts'

export type Sections = readonly PlanSection[]
type Section<K extends PlanSectionId> = Extract<PlanSection, { id: K }>

/** The sections with one of them changed. A plan that does not have it stays as it is. */
export function withSection<K extends PlanSectionId>(
  sections: Sections,
  id: K,
  change: (now: Section<K>) => Section<K>,
): Sections {
  return sections.map((section) => (section.id === id ? change(section as Section<K>) : section))
}

/** The sections with some of the steps changed; `at` is the place of the step in the lesson. */
export function withSteps(sections: Sections, change: (step: Phase, at: number) => Phase): Sections {
  return withSection(sections, 'phases', (now) => ({ ...now, steps: now.steps.map(change) }))
}

/** The first of these kinds that the lesson has: a short lesson leaves steps out. */
export function firstStep(sections: Sections, kinds: readonly PhaseKind[]): PhaseKind | null {
  const steps = sections.find((section) => section.id === 'phases')?.steps ?? []
  return kinds.find((kind) => steps.some((step) => step.kind === kind)) ?? null
}

/** Adds lines to the first step of the first of these kinds; `first` puts them before the lines that are there. */
export function withStepLines(
  sections: Sections,
  kinds: readonly PhaseKind[],
  {
    teacher = [],
    pupils = [],
    first = false,
  }: { teacher?: readonly string[]; pupils?: readonly string[]; first?: boolean },
): Sections {
  const kind = firstStep(sections, kinds)
  let done = false
  const added = (now: readonly string[], lines: readonly string[]) =>
    first ? [...lines.filter((line) => !now.includes(line)), ...now] : withLines(now, lines)
  return withSteps(sections, (step) => {
    if (done || step.kind !== kind) return step
    done = true
    return { ...step, teacher: added(step.teacher, teacher), pupils: added(step.pupils, pupils) }
  })
}

/** Adds materials to the list. */
export const withMaterials = (sections: Sections, items: readonly string[]): Sections =>
  items.length === 0
    ? sections
    : withSection(sections, 'resources', (now) => ({ ...now, items: withLines(now.items, items) }))
