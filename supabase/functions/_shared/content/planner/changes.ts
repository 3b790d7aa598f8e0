import type { LessonPlan } from '../lesson-plan.ts'
import type { Resource } from '../resource.ts'
import { CHANGES, type Change } from './change.ts'
import type { PlannerInput } from './input.ts'
import { type Remade, remakePlanSection } from './redo-plan.ts'
import { remakeResourceSection } from './redo-resource.ts'

/** A message that asks for each change, as `changeIn` reads it. */
const ASKED: Record<Change, string> = {
  again: 'Redo it in another way.',
  easier: 'Make it easier.',
  harder: 'Make it harder.',
  shorter: 'Make it shorter.',
  longer: 'Give more detail in it.',
}

/**
 * What can be changed in a document just made for this message: each change is tried on each part, for only that tells
 * whether there is another way. So nothing is offered that would be refused.
 */
export function changesOf(
  doc: LessonPlan | Resource,
  given: PlannerInput,
): NonNullable<LessonPlan['changes']> {
  const history: PlannerInput['history'] = [
    ...given.history,
    { role: 'user', content: given.content },
    { role: 'assistant', content: '' },
  ]
  const works = (id: string, change: Change) => {
    const input = { ...given, messageId: `${given.messageId} ${change}`, content: ASKED[change], history }
    const remade: Remade<unknown> =
      doc.format === 'plan'
        ? remakePlanSection(doc, id as never, input)
        : remakeResourceSection(doc, id as never, input)
    return remade.ok
  }
  const able = doc.sections.map(({ id }) => [id, CHANGES.filter((change) => works(id, change))] as const)
  return Object.fromEntries(able.filter(([, changes]) => changes.length > 0))
}
