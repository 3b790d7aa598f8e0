import type { LessonPlan } from '#content/lesson-plan.ts'
import { Button } from '#ui/button.tsx'
import { useAskNext } from './ask-next.ts'
import { followUpsOf, goalsOfPlan } from './follow-ups.ts'

/** One tap for what is often asked next: it goes as a message of its own, with the plan's goals. */
export function FollowUpButtons({ messageId, plan }: { messageId: string; plan: LessonPlan }) {
  const ask = useAskNext(messageId)
  if (!ask) return null
  return (
    <fieldset className="mt-4">
      <legend className="text-sm text-muted">Ask for a change</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {followUpsOf(plan).map(({ name, message }) => (
          <Button key={name} title={message} onClick={() => ask(message, { context: goalsOfPlan(plan) })}>
            {name}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
