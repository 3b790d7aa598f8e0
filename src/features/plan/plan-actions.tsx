import { Link } from '@tanstack/react-router'
import type { PlanState } from '#domain/plan-rules.ts'
import { showPlanDialog } from '#session/plan/plan-dialog.ts'
import { shortDate } from '#ui/date.ts'

const quiet = 'btn btn-ghost px-2 text-sm'

interface PlanActionsProps {
  plan: PlanState
  /** True where the bills are shown beside it. */
  withBills?: boolean
}

/** The one action that fits the plan: Upgrade, Cancel or Renew; and the way to the bills. A school's members have none (OP-63). */
export function PlanActions({ plan, withBills = false }: PlanActionsProps) {
  if (plan.isFreeUser || plan.isTrialActive) {
    return (
      <button
        type="button"
        className={`btn mt-2.5 w-full ${withBills ? 'md:w-auto ' : ''}${plan.atLimit ? 'btn-primary' : 'btn-outline bg-sheet'}`}
        onClick={() => showPlanDialog('upgrade')}
      >
        Upgrade
      </button>
    )
  }
  if (!plan.isPayer) return null
  return (
    <>
      {plan.isCancelledButActive && plan.currentPeriodEnd && (
        <p className="mt-2 text-sm">Access until {shortDate(plan.currentPeriodEnd)}</p>
      )}
      <div className="mt-1 -ml-2 flex flex-wrap gap-x-1">
        {plan.isCancelledButActive ? (
          <button type="button" className={`${quiet} text-primary`} onClick={() => showPlanDialog('renew')}>
            Renew
          </button>
        ) : (
          <button type="button" className={quiet} onClick={() => showPlanDialog('cancel')}>
            Cancel plan
          </button>
        )}
        {!withBills && (
          <Link to="/account" className={quiet}>
            Bills
          </Link>
        )}
      </div>
    </>
  )
}
