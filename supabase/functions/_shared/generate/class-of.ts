import { type ClassFacts, classFactsIn } from '../content/class-facts.ts'
import { readChat } from '../content/planner/read/chat.ts'
import type { PlannerInput } from '../content/planner/read/input.ts'
import { toldBackIn } from '../content/understood.ts'
import type { JobInput } from './jobs.ts'

/** True where the message changes the document before it, or goes on from it. */
export function goesOn(input: PlannerInput): boolean {
  const { messages, undone, follows } = readChat(input)
  return messages.length > 0 || undone > 0 || follows !== null
}

/**
 * The class that a reply is planned for. A document keeps to what it was planned with, whatever the teacher changes about
 * the class later: "make it shorter" must not make it another year's.
 */
export function classOf(given: JobInput, input: PlannerInput): ClassFacts | undefined {
  const doc = given.part?.doc ?? (goesOn(input) ? given.before?.doc : undefined)
  return doc ? toldBackIn(doc)?.understood.fromClass : classFactsIn(given.class)
}
