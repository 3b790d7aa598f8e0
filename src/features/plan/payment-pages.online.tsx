import { useEffect } from 'react'
import { useIdentity } from '#session/identity.ts'
import { showPlanDialog } from '#session/plan/plan-dialog.ts'
import { EmptyPage } from '#ui/empty-page.tsx'
import { refreshPlan } from './payment-work.ts'

/** The session storage key of a wish to see the plans after a reload. It ends with the tab. */
const AGAIN_KEY = 'mahere-upgrade-again'

/** [PLAN-95] */
const REFRESH_AFTER_MS = 2_000

/** Reloads the page; a signed-in teacher then finds the plans open [PLAN-98] (OP-65). */
function askAgainAfterReload(): void {
  sessionStorage.setItem(AGAIN_KEY, 'yes')
  window.location.reload()
}

/** True once, after `askAgainAfterReload`. */
function takeAskAgain(): boolean {
  const again = sessionStorage.getItem(AGAIN_KEY) === 'yes'
  sessionStorage.removeItem(AGAIN_KEY)
  return again
}

/** [NAV-25] [PLAN-94] [PLAN-96] */
export function UpgradeSuccessPage() {
  const signedIn = useIdentity() !== null
  useEffect(() => {
    if (!signedIn) return
    const timer = setTimeout(() => void refreshPlan(), REFRESH_AFTER_MS)
    return () => clearTimeout(timer)
  }, [signedIn])
  return (
    <EmptyPage
      heading="h1"
      title="Upgrade Successful"
      text="Thank you. Your new plan is ready in a moment, on all your devices."
      action={
        <a href="/" className="btn btn-primary">
          Start Chatting
        </a>
      }
    />
  )
}

/** [NAV-26] [PLAN-97] [PLAN-98] After the reload a signed-in teacher finds the plans open. */
export function UpgradeCancelledPage() {
  const signedIn = useIdentity() !== null
  useEffect(() => {
    if (takeAskAgain() && signedIn) showPlanDialog('upgrade')
  }, [signedIn])
  return (
    <EmptyPage
      heading="h1"
      title="Upgrade Cancelled"
      text="Nothing was charged, and everything you made stays yours."
      action={
        <>
          <a href="/" className="btn btn-outline">
            Continue with Free Plan
          </a>
          <button type="button" className="btn btn-primary" onClick={askAgainAfterReload}>
            Try Upgrade Again
          </button>
        </>
      }
    />
  )
}
