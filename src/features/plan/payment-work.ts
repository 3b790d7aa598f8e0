import {
  cancelSubscription,
  createCheckout,
  createPortalSession,
  readPaymentDetails,
  renewSubscription,
} from '#backend/payments/payments.ts'
import type { CheckoutBody } from '#content/contract.ts'
import { NETWORK_ERROR } from '#domain/network-error.ts'
import type { PlanState } from '#domain/plan-rules.ts'
import { PRICE_ID } from '#domain/prices.ts'
import { SCHOOL_LICENCES } from '#domain/promises.ts'
import { isAppleMobile, isInstalled } from '#platform/install.ts'
import { seemsOnline } from '#platform/online.ts'
import { readIdentity } from '#session/identity.ts'
import { requestSync } from '#session/sync-status.ts'
import { showToast } from '#session/toasts.ts'
import { shortDate } from '#ui/date.ts'

/** [PLAN-76] */
const ARM_AFTER_MS = 1_000
/** [PLAN-87] */
const SIGNED_OUT = 'User not authenticated'

type AccountType = CheckoutBody['accountType']
type Failure = Awaited<ReturnType<typeof cancelSubscription>> & object
type UrlAnswer = Awaited<ReturnType<typeof createCheckout>>

/** The server's own words where it gave some; a page in place of an answer has none worth reading. */
function textOf(failure: Failure, otherwise: string): string {
  if (failure.kind === 'offline') return NETWORK_ERROR
  if (failure.kind === 'auth') return SIGNED_OUT
  const isWorded = failure.kind === 'refused' || failure.code === 'stripe'
  return isWorded && failure.message !== '' ? failure.message : otherwise
}

/** Says what went wrong; the answer is that nothing was done. */
function fail(title: string, text: string): false {
  showToast({ title, text, kind: 'error' })
  return false
}

/** Asks the server to read Stripe now, and then pulls our rows. A payment counts although no webhook came. */
export async function refreshPlan(): Promise<void> {
  if (seemsOnline()) await readPaymentDetails()
  requestSync()
}

/** [PLAN-77] */
export function sayVerifying(): void {
  showToast({
    title: 'Verifying your subscription',
    text: 'We are checking the status of your subscription.',
  })
}

function verifyPlan(): void {
  sayVerifying()
  void refreshPlan()
}

let awaited = new AbortController()

/** Verifies the plan at the first return to the app after the latest checkout opened [PLAN-75] [PLAN-76]. */
function awaitReturn(): void {
  awaited.abort()
  awaited = new AbortController()
  const { signal } = awaited
  const arm = () => window.addEventListener('focus', verifyPlan, { once: true, signal })
  setTimeout(() => signal.aborted || arm(), ARM_AFTER_MS)
}

interface Opened {
  tab: Window | null
  answer: UrlAnswer
}

/** Asks for a page of Stripe's. A tab must be opened at the press, or browsers block it (OP-66). */
async function openedBeside(ask: () => Promise<UrlAnswer>): Promise<Opened> {
  const tab = isInstalled() || isAppleMobile() ? null : window.open('', '_blank')
  return { tab, answer: await ask() }
}

function lead({ tab, answer }: Opened, title: string, otherwise: string): boolean {
  if (!answer.ok) {
    tab?.close()
    return fail(title, textOf(answer.failure, otherwise))
  }
  if (tab) {
    tab.opener = null
    tab.location.href = answer.value
    awaitReturn()
  } else {
    window.location.assign(answer.value)
  }
  return true
}

function checkoutBody(accountType: AccountType, user: { userId: string; email: string }): CheckoutBody {
  const home = `${window.location.origin}/home`
  const isSchool = accountType === 'school'
  return {
    priceId: PRICE_ID[accountType],
    accountType,
    successUrl: `${home}?subscription=success${isSchool ? '&type=school' : ''}`,
    cancelUrl: `${home}?subscription=cancelled`,
    metadata: {
      user_id: user.userId,
      user_email: user.email,
      account_type: accountType,
      ...(isSchool && { licenses: String(SCHOOL_LICENCES) }),
    },
  }
}

/** [PLAN-74] [PLAN-87] [PLAN-89] Leads to the checkout. Answers whether it opened. */
export async function upgrade(accountType: AccountType): Promise<boolean> {
  const identity = readIdentity()
  const otherwise = `Unable to start the ${accountType === 'school' ? 'school ' : ''}upgrade process. Please try again.`
  if (!seemsOnline()) return fail('Upgrade Error', NETWORK_ERROR)
  if (identity?.state !== 'signed-in') return fail('Upgrade Error', SIGNED_OUT)
  return lead(
    await openedBeside(() => createCheckout(checkoutBody(accountType, identity))),
    'Upgrade Error',
    otherwise,
  )
}

/** [PLAN-92] [PLAN-93] Leads to Stripe's page with card and bills. */
export async function openPortal(): Promise<boolean> {
  const otherwise = 'Unable to start the checkout process. Please try again.'
  if (!seemsOnline()) return fail('Checkout Error', NETWORK_ERROR)
  const opened = await openedBeside(() => createPortalSession(`${window.location.origin}/account`))
  return lead(opened, 'Checkout Error', otherwise)
}

/** The day on which a cancelled plan ends, in words where it is not known. */
export const lastDay = (periodEnd: string | null): string =>
  periodEnd ? shortDate(periodEnd) : 'the end of the billing period'

type Cancelled = Pick<PlanState, 'currentPeriodEnd' | 'ownPlanRenewsAt' | 'status'>

function keptUntil({ currentPeriodEnd, ownPlanRenewsAt, status }: Cancelled): string {
  if (ownPlanRenewsAt !== null) return 'No further payment is taken. You keep access with your school.'
  const condition = status === 'past_due' ? ' if your open bill is paid' : ''
  return `You keep access until ${lastDay(currentPeriodEnd)}${condition}.`
}

/** [PLAN-60] [PLAN-65] [PLAN-66] Answers whether the plan is cancelled. */
export async function cancel(plan: Cancelled): Promise<boolean> {
  if (!seemsOnline()) return fail('Cancellation Error', NETWORK_ERROR)
  const failed = await cancelSubscription()
  const otherwise = 'Unable to cancel subscription. Please try again or contact support.'
  if (failed) return fail('Cancellation Error', failed.kind === 'offline' ? NETWORK_ERROR : otherwise)
  requestSync()
  showToast({ title: 'Subscription Cancelled', text: keptUntil(plan), kind: 'success' })
  return true
}

/** [PLAN-70] [PLAN-71] [PLAN-73] Answers whether the plan goes on. */
export async function renew(): Promise<boolean> {
  if (!seemsOnline()) return fail('Renewal Failed', NETWORK_ERROR)
  const failed = await renewSubscription()
  if (failed) return fail('Renewal Failed', textOf(failed, 'Unable to renew subscription. Please try again.'))
  requestSync()
  showToast({ title: 'Subscription Renewed! 🎉', kind: 'success' })
  return true
}
