import { CircleAlert } from 'lucide-react'
import { type PlanState, usageText } from '#domain/plan-rules.ts'
import { UpgradeButton } from './upgrade-button.tsx'

/**
 * Says that the limit is reached, and offers the upgrade [PLAN-27] [PLAN-29]. Nearing the limit is a line below the
 * field.
 */
export function LimitNotice({ plan }: { plan: PlanState }) {
  if (!plan.atLimit) return null
  return (
    <div className="mb-2.5 flex items-center gap-2.5 rounded-field bg-wash py-1 pl-3" role="status">
      <CircleAlert className="size-5 shrink-0 text-warning" aria-hidden="true" />
      <p className="min-w-0 grow py-1">
        You have reached your message limit.{' '}
        <span className="text-muted tabular-nums">{usageText(plan)}</span>
      </p>
      <UpgradeButton plan={plan} className="btn btn-ghost px-3 text-primary" />
    </div>
  )
}
