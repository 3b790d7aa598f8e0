import type { PlannerInput } from '../../content/planner/read/input.ts'
import { goesOn } from '../class-of.ts'
import type { JobInput } from '../jobs.ts'
import { targetIn } from '../redo.ts'
import { editedByHand } from './edited-by-hand.ts'

/**
 * This tells a teacher that a document they had changed by hand is made anew as a whole, which keeps none of their words.
 * A message that asks for something else takes nothing from the document before it.
 */
export function madeAnewNotes({ before }: JobInput, input: PlannerInput): string[] {
  const target = before ? targetIn(before, []) : null
  if (target === null || target.html === null || !goesOn(input)) return []
  const titles = editedByHand(target).map(({ title }) => `“${title}”`)
  if (titles.length === 0) return []
  const named = titles.join(', ').replace(/, ([^,]*)$/, ' and $1')
  return [
    `You had changed ${named} by hand. This was made anew as a whole, without your words there: the version before, in this chat, still has them.`,
  ]
}
