import { Refusal } from '../http/answer.ts'
import { isLive, willEnd } from './paid.ts'
import type { Payments } from './payments.ts'
import { settle } from './settle.ts'

/** Ends the plan with the period that is paid for. Asked twice, it has the same effect [PLAN-60]. */
export async function cancelPlan(payments: Payments, userId: string): Promise<{ success: true }> {
  const { subscriptions } = await settle(payments, userId)
  const live = subscriptions.find(isLive)
  if (!live) throw new Refusal(409, 'no_plan', 'There is no paid plan to cancel.')
  if (!willEnd(live)) {
    await payments.stripe.subscriptions.update(live.id, { cancel_at_period_end: true })
    await settle(payments, userId)
  }
  return { success: true }
}

/** Takes a cancellation back while the period still runs [PLAN-67]. Nothing is charged today. */
export async function renewPlan(payments: Payments, userId: string): Promise<{ success: true }> {
  const { subscriptions } = await settle(payments, userId)
  const live = subscriptions.find(isLive)
  if (!live) throw new Refusal(409, 'ended', 'Your plan has ended. Choose a plan to start again.')
  if (willEnd(live)) {
    const change = live.cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: '' as const }
    await payments.stripe.subscriptions.update(live.id, change)
    await settle(payments, userId)
  }
  return { success: true }
}
