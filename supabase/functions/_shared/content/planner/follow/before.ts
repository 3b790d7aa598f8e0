import type { FoundKit } from '../../kit.ts'
import { lessonChange } from '../read/follow-ups/chosen-lesson.ts'
import type { PlannerInput } from '../read/input.ts'
import { changedNothing, draftCodeIn, teaches } from '../read/replies.ts'

/** The lesson of the bank that the message chooses in place of another, or null. */
export function lessonInMessage(input: PlannerInput): string | null {
  const [change] = lessonChange(input.content)?.followUps ?? []
  return change?.kind === 'lesson' && hasDocument(input) ? change.title : null
}

/** What the bank had for the message of a document: not a lesson that only the message after it asks for. */
function kitsBefore(input: PlannerInput, reply: string): readonly FoundKit[] {
  const title = lessonInMessage(input)
  const kits = input.kits ?? []
  return title === null || teaches(reply, title) ? kits : kits.filter(({ kit }) => kit.title !== title)
}

/** The message that made the last document of the chat, as it was sent then; null where the chat has no document of ours. */
export function inputBefore(input: PlannerInput): PlannerInput | null {
  const { history } = input
  const at = history.findLastIndex(
    ({ role, content }) => role === 'assistant' && !changedNothing(content) && draftCodeIn(content) !== null,
  )
  const asked = history[at - 1]
  const reply = history[at]?.content ?? ''
  const code = draftCodeIn(reply)
  if (at < 1 || asked?.role !== 'user' || code === null) return null
  return {
    ...input,
    // A lesson plan stays one when a sheet of it is asked for in a chat of resources.
    generatorType: isLessonPlan(reply) ? 'lessonPlan' : input.generatorType,
    content: asked.content,
    history: history.slice(0, at - 1),
    draftCode: code,
    kits: kitsBefore(input, reply),
  }
}

const isLessonPlan = (reply: string): boolean => /^# Lesson plan: /m.test(reply)

/** True where the chat holds a document already. */
export const hasDocument = ({ history }: PlannerInput): boolean =>
  history.some(
    ({ role, content }) =>
      role === 'assistant' &&
      !changedNothing(content) &&
      (draftCodeIn(content) !== null || isLessonPlan(content)),
  )
