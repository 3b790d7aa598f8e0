import { useLiveQuery } from 'dexie-react-hooks'
import { readPlanState } from '#local-store/queries/usage.ts'
import { showPlanDialog, usePlanDialog } from '#session/plan/plan-dialog.ts'
import { CancelDialog, RenewDialog } from './cancel-renew-dialogs.tsx'
import { UpgradeDialog } from './upgrade-dialog.tsx'

const close = () => showPlanDialog(null)

/** The dialog about the plan that is asked for, if any. */
export function PlanDialogs() {
  const shown = usePlanDialog()
  const plan = useLiveQuery(async () => readPlanState(), [])
  if (plan === undefined) return null
  if (shown === 'upgrade') return <UpgradeDialog plan={plan} onClose={close} />
  if (shown === 'cancel') return <CancelDialog plan={plan} onClose={close} />
  return shown === 'renew' ? <RenewDialog plan={plan} onClose={close} /> : null
}
