import type { PlanState } from '#domain/plan-rules.ts'

/**
 * Tells a screen reader once that the limit is reached [PLAN-27] [PLAN-29]. Who sees the screen reads it in the line below the
 * field, and beside the plan: said a third time it would only take room from the plan that is being read.
 */
export function LimitNotice({ plan }: { plan: PlanState }) {
  return (
    <p className="sr-only" role="status">
      {plan.atLimit && 'You have reached your message limit.'}
    </p>
  )
}
