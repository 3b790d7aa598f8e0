import type { PlanSection } from '../../lesson-plan.ts'
import type { ResourceSection } from '../../resource.ts'
import { textsIn } from '../text.ts'

const blank = (value: unknown) => textsIn(value).every((text) => text.trim() === '')

/** The part that makes up each section. A note beside it does not fill the section. */
function bodyOf(section: PlanSection | ResourceSection): unknown {
  const { id: _, ...rest } = section
  if ('items' in rest) return 'text' in rest ? [rest.items, rest.text] : rest.items
  if ('words' in rest) return rest.words
  if ('walt' in rest) return rest.walt
  if ('exitTicket' in rest) return rest.exitTicket.prompt
  if ('title' in rest) return rest.title
  if ('tasks' in rest) return 'blocks' in rest ? [rest.tasks, rest.blocks] : rest.tasks
  return rest
}

/** The step of a lesson in which nobody does anything. */
function emptyStep(section: PlanSection | ResourceSection): string | undefined {
  if (section.id !== 'phases') return undefined
  const step = section.steps.find(({ teacher, pupils }) => blank([teacher, pupils]))
  return step && `in the step “${step.name}” nobody does anything`
}

const titled = (id: string, outline: readonly { id: string; title: string }[]) =>
  outline.find((part) => part.id === id)?.title ?? id.replaceAll('-', ' ')

/** Says which section of a document is missing or has nothing in it. `needed` are ids every document of the kind has. */
export function missingOrEmpty(
  sections: readonly (PlanSection | ResourceSection)[],
  outline: readonly { id: string; title: string }[],
  needed: readonly string[] = [],
): string | undefined {
  const has = (id: string) => sections.some((section) => section.id === id)
  const missing = [...outline.map(({ id }) => id), ...needed].find((id) => !has(id))
  if (missing !== undefined) return `“${titled(missing, outline)}” is missing`
  const empty = sections.find((section) => blank(bodyOf(section)))
  if (empty !== undefined) return `“${titled(empty.id, outline)}” is empty`
  return sections.map(emptyStep).find((step) => step !== undefined)
}
