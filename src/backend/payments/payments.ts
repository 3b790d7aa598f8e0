import type { CheckoutBody, PaymentDetails, UrlAnswer } from '#content/contract.ts'
import { callAsUser } from '../call.ts'
import { type Answer, bad, type CallFailure, failureIn, good } from '../failure.ts'

/** Stripe answers slower than the database. */
const PAYMENT_MS = 40_000
const options = { timeoutMs: PAYMENT_MS }

/** Asks a function for the address of a page of Stripe's [PLAN-83] [PLAN-88]. */
export async function askForPage(name: string, body: object): Promise<Answer<string>> {
  const answer = await callAsUser<UrlAnswer>(`/functions/v1/${name}`, body, options)
  if (!answer.ok) return answer
  const url = answer.value?.url
  return typeof url === 'string' && /^https?:\/\//.test(url)
    ? good(url)
    : bad({ kind: 'refused', message: 'No checkout URL received' })
}

/** [PLAN-80] The page on which to pay. Asked twice it is the same page, so a second tap cannot buy twice. */
export const createCheckout = (body: CheckoutBody): Promise<Answer<string>> =>
  askForPage('create-checkout', body)

/** The page with card, bills and plan. */
export const createPortalSession = (returnUrl: string): Promise<Answer<string>> =>
  askForPage('create-portal-session', { returnUrl })

/** [PLAN-60] [PLAN-61] Only the error of the answer counts. */
export async function cancelSubscription(): Promise<CallFailure | undefined> {
  return failureIn(await callAsUser<unknown>('/functions/v1/cancel-subscription', undefined, options))
}

/** [PLAN-67] [PLAN-68] */
export async function renewSubscription(): Promise<CallFailure | undefined> {
  const answer = await callAsUser<{ success?: boolean; error?: string }>(
    '/functions/v1/renew-subscription',
    undefined,
    options,
  )
  if (!answer.ok) return answer.failure
  if (answer.value?.success === true) return undefined
  return { kind: 'refused', message: answer.value?.error ?? 'Failed to renew subscription' }
}

/** Next bill, card and bills. The server reads Stripe for it, so a payment counts from then on. */
export function readPaymentDetails(): Promise<Answer<PaymentDetails>> {
  return callAsUser<PaymentDetails>('/functions/v1/payment-details', {}, options)
}
