import type { PlanState } from '#domain/plan-rules.ts'
import { showPlanDialog } from '#session/plan/plan-dialog.ts'

/** Leads a free teacher to the plans. Who pays already, or whose school does, has nothing to upgrade to here. */
export function UpgradeButton({ plan, className }: { plan: PlanState; className: string }) {
  if (!plan.isFreeUser) return null
  return (
    <button type="button" className={className} onClick={() => showPlanDialog('upgrade')}>
      Upgrade
    </button>
  )
}
