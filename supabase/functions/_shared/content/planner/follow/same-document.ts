import type { PlanSection } from '../../lesson-plan.ts'
import type { ResourceSection } from '../../resource.ts'

type Section = PlanSection | ResourceSection

/** What is told about the draft, and ids: nobody teaches from these. */
const ASIDE = new Set(['id', 'notes', 'checkThis', 'draftCode', 'goalNote'])

function printed(sections: readonly Section[]): string {
  return JSON.stringify(
    sections.filter(({ id }) => id !== 'about').map((section) => ({ is: section.id, section })),
    (key, value) => (ASIDE.has(key) ? undefined : value),
  )
}

/** True where a teacher would see the same document twice. */
export const isSameDocument = (one: readonly Section[], other: readonly Section[]): boolean =>
  printed(one) === printed(other)
