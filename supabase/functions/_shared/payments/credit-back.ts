import type Stripe from 'stripe'
import { INCLUDED_LICENCES } from '../content/contract.ts'
import { PRINTED_CENTS } from './check-prices.ts'
import { idOf, isLive, itemOf, kindOfPrice, licencesOf } from './paid.ts'
import type { Payments } from './payments.ts'
import { runningBills } from './running-bills.ts'
import { isMissing } from './settle.ts'

/** What a whole period of the plan in force costs by our printed prices; nothing once it has ended. */
async function centsInForce(payments: Payments, subscription: Stripe.Subscription): Promise<number> {
  const item = itemOf(subscription)
  const kind = item && isLive(subscription) && (await kindOfPrice(payments, item.price))
  if (!kind) return 0
  const { first, each } = PRINTED_CENTS[kind]
  return kind === 'school' ? first + (licencesOf(kind, item.quantity) - INCLUDED_LICENCES) * each : first
}

/**
 * Takes back the credit that a lowered plan gave in the running period, for money of that period which went back. Without
 * this the customer would have both. At most what went back is taken, none of what the kept money paid for beyond the plan in
 * force, and no other credit, such as the owner's gift.
 */
export async function takeCreditBack(payments: Payments, subscriptionId: string): Promise<void> {
  const { stripe } = payments
  const subscription = await stripe.subscriptions.retrieve(subscriptionId)
  const { credited, keptCents, backCents } = await runningBills(payments, subscription)
  if (credited === 0 || backCents === 0) return
  const left = Math.max(0, keptCents - (await centsInForce(payments, subscription)))
  const unpaid = Math.min(backCents, Math.max(0, credited - left))
  const customer = idOf(subscription.customer) ?? ''
  const of = { subscription: subscription.id, period: String(itemOf(subscription)?.current_period_start) }
  try {
    const { data } = await stripe.customers.listBalanceTransactions(customer, { limit: 100 })
    const taken = data
      .filter(({ metadata }) => metadata?.subscription === of.subscription && metadata.period === of.period)
      .reduce((sum, { amount }) => sum + amount, 0)
    const amount = Math.min(unpaid - taken, -(data[0]?.ending_balance ?? 0))
    if (amount <= 0) return
    await stripe.customers.createBalanceTransaction(
      customer,
      { amount, currency: 'nzd', description: 'Credit for money that was given back', metadata: of },
      { idempotencyKey: `credit-${of.subscription}-${of.period}-${taken}-${amount}` },
    )
  } catch (error) {
    if (!isMissing(error)) throw error // a customer who was deleted at Stripe has no credit
  }
}
