import type { PlanSection } from '../../../content/lesson-plan.ts'
import type { ResourceSection } from '../../../content/resource.ts'
import { isFields } from '../../../http/fields.ts'
import type { Writing } from '../../provider.ts'
import { isBuilt } from '../shape-plan.ts'
import type { PlanWire } from '../wire.ts'

/** The sections that an earlier attempt has published, if they belong to the same outline. */
function published(doc: unknown, outline: readonly { id: string }[]): { id: string }[] {
  if (!isFields(doc) || !Array.isArray(doc.sections)) return []
  if (JSON.stringify(doc.outline) !== JSON.stringify(outline)) return []
  const kept = doc.sections.filter(isFields) as unknown as { id: string }[]
  // Sections after a gap are dropped, because a later section may rest on a missing one.
  const end = kept.findIndex(({ id }, index) => id !== outline[index]?.id)
  return end === -1 ? kept : kept.slice(0, end)
}

/** The published sections of a plan. The steps contain questions whose answers follow later, so without the answers both are written again. */
export function keptPlan(doc: unknown, outline: readonly { id: string }[]): PlanSection[] {
  const kept = published(doc, outline) as PlanSection[]
  const whole = kept.some(({ id }) => id === 'answers')
  const steps = kept.findIndex(({ id }) => id === 'phases')
  const safe = whole || steps === -1 ? kept : kept.slice(0, steps)
  return safe.filter(({ id }) => id !== 'about')
}

export function keptResource(doc: unknown, outline: readonly { id: string }[]): ResourceSection[] {
  return (published(doc, outline) as ResourceSection[]).filter(({ id }) => id !== 'key')
}

/** The existing sections as the prompt shows them. The key "questions" contains the answers. */
export function knownParts(kept: readonly PlanSection[]): Record<string, unknown> {
  const known: Partial<Record<keyof PlanWire, unknown>> = {}
  for (const section of kept) {
    if (section.id === 'answers')
      known.questions = section.tasks.map(({ prompt, answer }) => ({ prompt, answer }))
    else if (section.id !== 'curriculum-goal' && isBuilt(section.id)) known[section.id] = section
  }
  return known
}

/** What a teacher has to check in each part of a document, by the part as a model writes it. */
export type ToCheck = Record<string, string[]>

/** The part that a section is written with. */
const partOfSection = (id: string) => (id === 'answers' ? 'questions' : id)

/** What an earlier attempt found in the sections that are kept. Those that are written again are looked at again. */
export function toCheckIn(doc: unknown, kept: readonly { id: string }[]): ToCheck {
  if (!isFields(doc) || !isFields(doc.toCheck)) return {}
  const parts = new Set(kept.map(({ id }) => partOfSection(id)))
  return Object.fromEntries(Object.entries(doc.toCheck).filter(([part]) => parts.has(part))) as ToCheck
}

/** Stores with an unfinished document what is to be checked in it, for another attempt. A whole one says it itself. */
export const keepingToCheck = (writing: Writing, toCheck: ToCheck): Writing => ({
  ...writing,
  patch: (written, whole) => {
    const patch = writing.patch(written, whole)
    return whole || !patch.doc ? patch : { ...patch, doc: { ...patch.doc, toCheck: { ...toCheck } } }
  },
})
