import { Link } from '@tanstack/react-router'
import { School } from 'lucide-react'
import { usageText } from '#domain/plan-rules.ts'
import { PlanActions } from '#features/plan/plan-actions.tsx'
import { type SubscriptionState, useSubscription } from '#features/plan/use-subscription.ts'
import { SchoolNotice } from '#features/school/school-notice.tsx'
import { useOffline } from '#session/connection.ts'
import { usePanels } from '#session/panels.ts'
import { requestSync } from '#session/sync-status.ts'
import { agoText, dayTime } from '#ui/date.ts'
import { optionalPart } from '#ui/optional-part.tsx'

/** This part is loaded only where the browser has a language model of its own. */
const DraftSetting = optionalPart(
  async () => (await import('#features/chat/device-draft/draft-setting.asked.tsx')).DraftSetting,
)

/** The plan and its messages at the foot of the sidebar. Messages waiting on this device count too. */
export function UsagePanel() {
  const plan = useSubscription()
  if (plan === undefined) return null
  return (
    <section className="border-t border-base-300 px-5 py-3.5" aria-label="Your plan">
      {plan.loading ? (
        <p className="min-h-24 text-sm text-muted">Checking your plan…</p>
      ) : (
        <Usage plan={plan} />
      )}
    </section>
  )
}

function Usage({ plan }: { plan: SubscriptionState }) {
  const tone = plan.atLimit ? 'progress-error' : plan.nearLimit ? 'progress-warning' : 'progress-primary'
  return (
    <>
      <p className="flex justify-between gap-2 text-sm">
        <b className="font-semibold whitespace-nowrap">{plan.planName}</b>
        <span className="text-end text-muted tabular-nums">{usageText(plan)}</span>
      </p>
      <progress
        className={`progress ${tone} mt-2 h-1.5 w-full`}
        value={Math.min(plan.used, plan.max)}
        max={plan.max}
        aria-label="Messages used"
      />
      {plan.nearLimit && <p className="mt-2 text-sm">You're approaching your message limit.</p>}
      {plan.atLimit && <p className="mt-2 text-sm">You have reached your message limit.</p>}
      {plan.error !== null && <p className="mt-2 text-sm">Unable to track usage: {plan.error}</p>}
      <SchoolNotice plan={plan} />
      <PlanActions plan={plan} />
      {mayManageSchool(plan) && <AdminLink />}
      {plan.isOld && <Age checkedAt={plan.checkedAt} />}
      {'LanguageModel' in globalThis && <DraftSetting />}
    </>
  )
}

/** The page itself checks again [SCHOOL-07] (OP-62). A cancelled plan runs until its end, and its members with it. */
const mayManageSchool = (plan: SubscriptionState) =>
  plan.isAdmin && (plan.isActivePremium || plan.isCancelledButActive)

function AdminLink() {
  const setOpen = usePanels((panels) => panels.setOpen)
  return (
    <Link
      to="/admin"
      // On a phone this stands in the sheet of chats, which would stay over the page that it leads to.
      onClick={() => setOpen('history', false)}
      className="btn btn-ghost mt-1 -ml-2 px-3 text-primary"
      activeProps={{ className: 'bg-tint' }}
    >
      <School className="size-5" aria-hidden="true" />
      Admin Panel
    </Link>
  )
}

/** Says how old the numbers are, offline or when the server has not answered for two minutes [SYS-26]. */
function Age({ checkedAt }: { checkedAt: number | null }) {
  const offline = useOffline()
  return (
    <p className="mt-2 flex items-center justify-between gap-2 text-sm text-muted">
      {ageText(checkedAt, offline)}
      {!offline && (
        <button type="button" className="btn btn-ghost px-2 text-sm" onClick={requestSync}>
          Refresh
        </button>
      )}
    </p>
  )
}

/** The words stand for hours offline, so they name the time itself. */
function ageText(checkedAt: number | null, offline: boolean): string {
  if (checkedAt === null) return 'Plan status not checked yet'
  return offline ? `Plan status from ${dayTime(checkedAt)}` : `Plan status checked ${agoText(checkedAt)}`
}
