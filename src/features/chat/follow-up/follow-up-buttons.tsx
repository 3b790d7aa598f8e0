import type { LessonPlan } from '#content/lesson-plan.ts'
import { useAskNext } from './ask-next.ts'
import { FollowUpList } from './follow-up-list.tsx'
import { goalsOfPlan } from './follow-ups.ts'

/** Sends a common follow-up with one tap, as a message of its own with the plan's goals. */
export function FollowUpButtons({ messageId, plan }: { messageId: string; plan: LessonPlan }) {
  const ask = useAskNext(messageId)
  if (!ask) return null
  return <FollowUpList plan={plan} onChoose={(message) => ask(message, { context: goalsOfPlan(plan) })} />
}
