import { KIT_STEPS, type KitStep } from '../../../kit.ts'
import type { Phase, PhaseKind } from '../../../lesson-plan.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import { insideOf } from '../../prepare/limits/adapted-kit.ts'
import { type Sections, withSection, withSteps } from '../plan-parts.ts'

const KIND_OF: Record<(typeof KIT_STEPS)[number], PhaseKind> = {
  hook: 'hook',
  show: 'i-do',
  together: 'we-do',
  work: 'you-do',
  share: 'share',
}

/** A step with the words of another in place of its own; what the planner added stays behind them. */
const reworded = (step: Phase, before: KitStep, now: KitStep): Phase => ({
  ...step,
  teacher: [...now.teacher, ...step.teacher.filter((line) => !before.teacher.includes(line))],
  pupils: [...now.pupils, ...step.pupils.filter((line) => !before.pupils.includes(line))],
})

/** The plan as its lesson is taught inside, where its writers say how; null where they do not. */
export function taughtInside(sections: Sections, { approach }: Lesson): Sections | null {
  const kit = approach.kind === 'topic' ? approach.topic.kit : undefined
  const inside = kit && insideOf(kit)
  if (!kit || !inside) return null
  const listed = withSection(sections, 'resources', (now) => ({
    ...now,
    items: inside.materials.map(({ item }) => item),
  }))
  return KIT_STEPS.reduce<Sections>((now, name) => {
    const step = inside.steps[name]
    return step === undefined
      ? now
      : withSteps(now, (one) => (one.kind === KIND_OF[name] ? reworded(one, kit[name], step) : one))
  }, listed)
}
