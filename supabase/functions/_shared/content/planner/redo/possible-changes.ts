import type { LessonPlan } from '../../lesson-plan.ts'
import type { Resource } from '../../resource.ts'
import { CHANGES, type Change } from '../read/change.ts'
import type { PlannerInput } from '../read/input.ts'
import { redoPlanSection } from './redo-plan.ts'
import { redoResourceSection } from './redo-resource.ts'
import type { Redone } from './redone.ts'

/** A message that asks for each change, as `changeIn` reads it. */
const MESSAGES: Record<Change, string> = {
  again: 'Redo it in another way.',
  easier: 'Make it easier.',
  harder: 'Make it harder.',
  shorter: 'Make it shorter.',
  longer: 'Give more detail in it.',
}

/**
 * The changes that the planner can make to each part of a document it has just written. It tries each change on each
 * part, because only that shows whether there is another way: nothing is offered that would be refused.
 */
export function possibleChanges(
  doc: LessonPlan | Resource,
  given: PlannerInput,
): NonNullable<LessonPlan['changes']> {
  const history: PlannerInput['history'] = [
    ...given.history,
    { role: 'user', content: given.content },
    { role: 'assistant', content: '' },
  ]
  // One message a change, not one a part: a message is read once, and reading costs most of the time.
  const messages = new Map(
    CHANGES.map((change) => [
      change,
      { ...given, messageId: `${given.messageId} ${change}`, content: MESSAGES[change], history },
    ]),
  )
  const works = (id: string, change: Change) => {
    const input = messages.get(change) ?? given
    const redone: Redone<unknown> =
      doc.format === 'plan'
        ? redoPlanSection(doc, id as never, input)
        : redoResourceSection(doc, id as never, input)
    return redone.ok
  }
  const able = doc.sections.map(({ id }) => [id, CHANGES.filter((change) => works(id, change))] as const)
  return Object.fromEntries(able.filter(([, changes]) => changes.length > 0))
}
