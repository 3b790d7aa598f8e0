/** A goal as the server re-read it from our table; `missing` when it is gone. */
export interface InputGoal {
  id: string
  outcome: string
  source: string
  subject?: string | null
  year_group?: string | null
  strand?: string | null
  skill?: string | null
  missing?: boolean
}

export interface InputContext {
  subject: string
  year_group: string | null
  strand: string | null
  skill: string | null
  goals: InputGoal[]
}

/** All the planner may look at. The message id seeds it. */
export interface PlannerInput {
  messageId: string
  generatorType: 'lessonPlan' | 'resourceGenerator'
  content: string
  context: InputContext | null
  /** Earlier messages of the chat, oldest first, without this one. */
  history: { role: 'user' | 'assistant'; content: string }[]
}
