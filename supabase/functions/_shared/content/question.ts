import type { CurriculumContext } from './contract.ts'

/** Raise this when the code can no longer read stored questions. */
const QUESTION_VERSION = 1

/** An answer that a teacher can give with one tap: the message that it sends. */
export interface QuestionReply {
  message: string
  /** The goals that were chosen for the chat are put away with it. */
  leavesGoal?: true
}

/** A reply that only asks back. It is kept as the `doc` of the reply, so that every device offers its answers. */
export interface Question {
  format: 'question'
  version: typeof QUESTION_VERSION
  replies: readonly QuestionReply[]
  /** The goals of the message that it asks about. */
  context: CurriculumContext | null
}

export const makeQuestion = (fields: Pick<Question, 'replies' | 'context'>): Question => ({
  format: 'question',
  version: QUESTION_VERSION,
  ...fields,
})

/** Recognises a stored question. */
export function isQuestion(doc: unknown): doc is Question {
  if (typeof doc !== 'object' || doc === null) return false
  const { format, version, replies } = doc as Partial<Question>
  return format === 'question' && version === QUESTION_VERSION && Array.isArray(replies)
}
