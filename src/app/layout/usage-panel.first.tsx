import { useLiveQuery } from 'dexie-react-hooks'
import { usageText } from '#domain/plan-rules.ts'
import { readPlanState } from '#local-store/queries/usage.ts'
import { useOffline } from '#session/connection.ts'
import { requestSync, useSyncStatus } from '#session/sync-status.ts'
import { agoText } from '#ui/date.ts'

/** The plan and its messages at the foot of the sidebar. Messages waiting on this device count too. */
export function UsagePanel() {
  const plan = useLiveQuery(async () => readPlanState(), [])
  if (plan === undefined) return null
  const tone = plan.atLimit ? 'progress-error' : plan.nearLimit ? 'progress-warning' : 'progress-primary'
  return (
    <div className="border-t border-base-300 px-5 py-3.5">
      <p className="flex justify-between gap-2 text-sm">
        <b className="font-semibold">{plan.planName}</b>
        <span className="text-muted tabular-nums">{usageText(plan)}</span>
      </p>
      <progress
        className={`progress ${tone} mt-2 h-1.5 w-full`}
        value={Math.min(plan.used, plan.max)}
        max={plan.max}
        aria-label="Messages used"
      />
      {plan.nearLimit && <p className="mt-2 text-sm">You're approaching your message limit.</p>}
      {plan.atLimit && <p className="mt-2 text-sm">You have reached your message limit.</p>}
      {(plan.nearLimit || plan.atLimit) && (
        <a
          href="/pricing"
          className={`btn mt-2.5 w-full ${plan.atLimit ? 'btn-primary' : 'btn-outline bg-sheet'}`}
        >
          Upgrade
        </a>
      )}
      <DataAge />
    </div>
  )
}

const FRESH_MS = 120_000

/** Shown when the numbers may be old: offline, or when the server has not answered for two minutes [PLAN-53]. */
function DataAge() {
  const { lastSyncedAt } = useSyncStatus()
  const offline = useOffline()
  const fresh = lastSyncedAt !== null && Date.now() - lastSyncedAt < FRESH_MS
  if (fresh ? !offline : lastSyncedAt === null && !offline) return null
  return (
    <p className="mt-2 flex items-center justify-between gap-2 text-sm text-muted">
      {lastSyncedAt === null
        ? 'Plan status as last checked online'
        : `Plan status checked ${agoText(lastSyncedAt)}`}
      {!offline && (
        <button type="button" className="btn btn-ghost px-2 text-sm" onClick={requestSync}>
          Refresh
        </button>
      )}
    </p>
  )
}
