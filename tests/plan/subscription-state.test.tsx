// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { type SubscriptionState, useSubscription } from '#features/plan/use-subscription.ts'
import { currentStore } from '#local-store/current-store.ts'
import { aroha, cleanDevice, signInAs, until } from '../support/screens/account-screens.tsx'
import { render } from '../support/screens/render.tsx'
import { CANCELLED, ENDS, putPlan } from './plan-at-work.ts'

let seen: SubscriptionState | undefined
function Probe() {
  seen = useSubscription()
  return null
}

it('[DATA-16] [PLAN-18] has every field, for a school that cancelled and for a teacher without rows', async () => {
  cleanDevice()
  signInAs(aroha)
  await putPlan({ ...CANCELLED, is_admin: true, school_name: 'Kura' }, 7)
  const probe = await render(<Probe />)
  globalThis.IS_REACT_ACT_ENVIRONMENT = false // the store's answers come as in a browser
  await until(() =>
    expect(seen).toMatchObject({
      used: 7,
      max: 500,
      canSendMessage: true,
      cancelAtPeriodEnd: true,
      status: 'active',
      currentPeriodEnd: ENDS,
      schoolName: 'Kura',
      isTrial: false,
      trialExpiresAt: null,
      isPremium: true,
      isFreeUser: false,
      isCancelledButActive: true,
      isActivePremium: false,
      isTrialActive: false,
      canGenerateResources: false,
      loading: false,
      error: null,
    }),
  )
  await currentStore().subscriptions.clear()
  await currentStore().user_usage.clear()
  await until(() => expect(seen).toMatchObject({ used: 0, max: 10, isFreeUser: true, status: null }))
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
  await probe.unmount()
})
