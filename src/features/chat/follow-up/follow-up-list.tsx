import type { LessonPlan } from '#content/lesson-plan.ts'
import { Button } from '#ui/button.tsx'
import { followUpsOf } from './follow-ups.ts'

interface Props {
  plan: LessonPlan
  onChoose: (message: string) => void
}

export function FollowUpList({ plan, onChoose }: Props) {
  return (
    <fieldset className="mt-4">
      <legend className="text-sm text-muted">Ask for a change</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {followUpsOf(plan).map(({ name, message }) => (
          <Button key={name} title={message} onClick={() => onChoose(message)}>
            {name}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
