import { usageText } from '#domain/plan-rules.ts'
import { useOffline } from '#session/connection.ts'
import { optionalPart } from '#ui/optional-part.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { PlanActions } from './plan-actions.tsx'
import { useSubscription } from './use-subscription.ts'

const NotHere = () => <p className="mt-3 text-muted">Your bills need a connection.</p>

const Billing = optionalPart(
  async () => (await import('./billing.online.tsx')).Billing,
  NotHere,
  <Spinner className="mt-3" label="Loading your bills..." />,
)

/** The plan with its messages, which a device knows offline too, and the bills, which Stripe knows. */
export function PlanAndBilling() {
  const plan = useSubscription()
  const offline = useOffline()
  if (plan === undefined || plan.loading) return <p className="mt-2 text-muted">Checking your plan…</p>
  const isMember = plan.isPremium && !plan.isTrialActive && !plan.isPayer
  const paysTwice = plan.ownPlanRenewsAt !== null
  return (
    <>
      <p className="mt-2">
        <b className="font-semibold">{plan.planName}</b>
        <span className="text-muted tabular-nums">, {usageText(plan)}</span>
      </p>
      {isMember && !paysTwice ? (
        <p className="mt-3 text-muted">Your school pays for your plan.</p>
      ) : (
        <PlanActions plan={plan} withBills />
      )}
      {(!isMember || paysTwice) && (offline ? <NotHere /> : <Billing plan={plan} />)}
    </>
  )
}
