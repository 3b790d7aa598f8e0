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

/** The one action that fits the plan: Upgrade, Cancel or Renew; and the way to the bills. A school's members have none (OP-63), unless they still pay. */
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
  if (plan.ownPlanRenewsAt !== null) return <PaidTwice nextAt={plan.ownPlanRenewsAt} withBills={withBills} />
  if (!plan.isPayer) return null
  return (
    <>
      {plan.isEnding && plan.currentPeriodEnd && (
        <p className="mt-2 text-sm">Access until {shortDate(plan.currentPeriodEnd)}</p>
      )}
      {plan.status === 'past_due' && !withBills && (
        <p className="mt-2 text-sm">
          Your last payment failed. Change your card under Bills to keep your plan.
        </p>
      )}
      <div className="mt-1 -ml-2 flex flex-wrap gap-x-1">
        {withBills && mayChangeToSchool(plan) && (
          <button type="button" className={quiet} onClick={() => showPlanDialog('upgrade')}>
            Change to School
          </button>
        )}
        {plan.isEnding ? (
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

/** Stripe changes only a plan that is paid and goes on. */
const mayChangeToSchool = ({ isAdmin, isEnding, status }: PlanState) =>
  !isAdmin && !isEnding && status === 'active'

/** A teacher who joined a school goes on paying for their own plan until they end it, which only they can do. */
function PaidTwice({ nextAt, withBills }: { nextAt: string; withBills: boolean }) {
  return (
    <div className="mt-2 text-sm" role="status">
      <p>
        Your school pays for your plan, but you still pay for one of your own. Your card is charged again on{' '}
        {shortDate(nextAt)}.
      </p>
      <div className="mt-1 -ml-2 flex flex-wrap gap-x-1">
        <button type="button" className={`${quiet} text-primary`} onClick={() => showPlanDialog('cancel')}>
          Cancel my own plan
        </button>
        {!withBills && (
          <Link to="/account" className={quiet}>
            Bills
          </Link>
        )}
      </div>
    </div>
  )
}
