import type { PlanSection } from '../../../lesson-plan.ts'
import type { Lesson } from '../../prepare/lesson.ts'

/** The teacher's words that the name of the topic leaves out, quoted for the teacher; null where nothing is left out. */
export function ownWords({ approach, own }: Lesson): string | null {
  if (approach.kind !== 'frame' || !own?.besides) return null
  return `Your own words besides the topic: “${own.besides}”.`
}

/** Tells the teacher at the start of a lesson what else the message held. */
export function withOwnWords(sections: readonly PlanSection[], lesson: Lesson): PlanSection[] {
  const said = ownWords(lesson)
  if (said === null) return [...sections]
  return sections.map((section) =>
    section.id === 'phases'
      ? {
          ...section,
          steps: section.steps.map((step, at) =>
            at === 0
              ? { ...step, teacher: [...step.teacher, `${said} Bring them in where they fit.`] }
              : step,
          ),
        }
      : section,
  )
}
