import type { ClassFacts } from '../../class-facts.ts'
import type { CurriculumContext, CurriculumGoal, GeneratorType } from '../../contract.ts'
import type { FoundKit } from '../../kit.ts'

/** A goal as the server read it again from our table; `missing` when it is no longer there. */
export interface InputGoal extends CurriculumGoal {
  subject?: string | null
  year_group?: string | null
  strand?: string | null
  skill?: string | null
  missing?: boolean
}

export interface InputContext extends CurriculumContext {
  goals: InputGoal[]
}

/** Everything the planner may look at. The message id seeds its random choices. */
export interface PlannerInput {
  messageId: string
  generatorType: GeneratorType
  content: string
  context: InputContext | null
  /** Earlier messages of the chat, oldest first, without this one. */
  history: { role: 'user' | 'assistant'; content: string }[]
  /** The draft to write again, where it is known; the message id is not asked then. */
  draftCode?: string
  /** What the teacher has told about the class. */
  class?: ClassFacts | undefined
  /** What the bank of lessons has for the request, the best first. */
  kits?: readonly FoundKit[]
  /** What it has for each thing of a request that names several. */
  ofHalves?: readonly FoundKit[]
}
