import { type LessonPlan, PLAN_SECTION_TITLES, type PlanSection } from '#content/lesson-plan.ts'

interface ChangedSection {
  id: string
  title: string
}

/** Compares two values whatever the order of their keys: a plan from the stream has another order than one from the database. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null)
    return one === other
  const [keys, others] = [Object.keys(one), Object.keys(other)]
  const valueIn = (key: string) => (other as Record<string, unknown>)[key]
  return (
    keys.length === others.length &&
    Object.entries(one).every(([key, value]) => Object.hasOwn(other, key) && isSame(value, valueIn(key)))
  )
}

/** The sections that a new version has otherwise than the one before it. What is told about the draft is left aside. */
export function changedSections(before: LessonPlan, after: LessonPlan): ChangedSection[] {
  const old = new Map<string, PlanSection>(before.sections.map((section) => [section.id, section]))
  return after.sections
    .filter((section) => section.id !== 'about' && !isSame(old.get(section.id), section))
    .map(({ id }) => ({
      id,
      title: after.outline.find((entry) => entry.id === id)?.title ?? PLAN_SECTION_TITLES[id],
    }))
}

/** `Assessment`, `Assessment and Answers`, `Lesson steps, Answers and 3 more`. */
export function namesOf(changed: readonly ChangedSection[]): string {
  const names = changed.map(({ title }) => title)
  if (names.length <= 2) return names.join(' and ')
  return `${names.slice(0, 2).join(', ')} and ${names.length - 2} more`
}
