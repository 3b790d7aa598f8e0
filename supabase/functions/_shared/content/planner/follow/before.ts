import type { PlannerInput } from '../read/input.ts'
import { changedNothing, draftCodeIn } from '../read/replies.ts'

/** The message that made the last document of the chat, as it was sent then; null where the chat has no document of ours. */
export function inputBefore(input: PlannerInput): PlannerInput | null {
  const { history } = input
  const at = history.findLastIndex(
    ({ role, content }) => role === 'assistant' && !changedNothing(content) && draftCodeIn(content) !== null,
  )
  const asked = history[at - 1]
  const code = draftCodeIn(history[at]?.content ?? '')
  if (at < 1 || asked?.role !== 'user' || code === null) return null
  return { ...input, content: asked.content, history: history.slice(0, at - 1), draftCode: code }
}

/** True where the chat holds a document already. */
export const hasDocument = ({ history }: PlannerInput): boolean =>
  history.some(
    ({ role, content }) =>
      role === 'assistant' &&
      !changedNothing(content) &&
      (draftCodeIn(content) !== null || /^# Lesson plan: /m.test(content)),
  )
