import type Stripe from 'stripe'
import { INCLUDED_LICENCES } from '../content/contract.ts'
import { PRINTED_CENTS } from './check-prices.ts'
import { takeCreditBack } from './credit-back.ts'
import { isLive, itemOf, kindOfPrice, licencesOf } from './paid.ts'
import type { Payments, PlanKind } from './payments.ts'
import { isOfRunningPeriod, runningBills, subscriptionOf, wentBack } from './running-bills.ts'
import { endNow } from './settle.ts'

/** The bills that a payment paid. */
export async function billsOf({ stripe }: Payments, paymentIntent: string): Promise<Stripe.Invoice[]> {
  const paid = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: paymentIntent },
    expand: ['data.invoice'],
  })
  return paid.data.flatMap(({ invoice }) => (typeof invoice === 'string' || invoice.deleted ? [] : [invoice]))
}

/** The plan that a whole period's bill was for, by what our pages print; undefined for any other amount. */
function planOfBill(cents: number): { kind: PlanKind; licences: number } | undefined {
  const { individual, school } = PRINTED_CENTS
  if (cents === individual.first) return { kind: 'individual', licences: 1 }
  const licences = INCLUDED_LICENCES + (cents - school.first) / school.each
  return cents >= school.first && Number.isInteger(licences) ? { kind: 'school', licences } : undefined
}

/** Takes back an upgrade or licences whose money went back. Nothing is charged and no credit is given for that. */
async function lowerTo(payments: Payments, subscription: Stripe.Subscription, cents: number): Promise<void> {
  const item = itemOf(subscription)
  const billed = planOfBill(cents)
  const kind = item && (await kindOfPrice(payments, item.price))
  if (!item || !billed || kind !== 'school') return
  if (billed.kind === 'school' && billed.licences >= licencesOf('school', item.quantity)) return
  const price = billed.kind === 'individual' ? { price: payments.settings.prices.individual } : {}
  await payments.stripe.subscriptions.update(subscription.id, {
    items: [{ id: item.id, quantity: billed.licences, ...price }],
    proration_behavior: 'none',
  })
}

/**
 * Leaves of a plan what the kept bills of its running period paid for: all of it while an upgrade is kept, the plan of the
 * first bill when only that one is, and nothing when none is. Licences without the bill that made it a school are nothing.
 */
async function fitToKept(payments: Payments, subscription: Stripe.Subscription): Promise<void> {
  const { whole, isWholeKept, isUpgradeKept, isAddedKept } = await runningBills(payments, subscription)
  if (!whole) return
  const wasUpgraded = whole.subtotal < PRINTED_CENTS.school.first
  if (wasUpgraded && isUpgradeKept) return
  if (!isWholeKept) await endNow(payments, subscription)
  else if (wasUpgraded || !isAddedKept) await lowerTo(payments, subscription, whole.subtotal)
}

/**
 * Takes back what a payment of the running period paid for, if it went back in full or is disputed. A refund in part, or of
 * the bill of an earlier period, changes nothing.
 */
export async function endRefunded(payments: Payments, paymentIntent: string): Promise<void> {
  for (const invoice of await billsOf(payments, paymentIntent)) {
    const id = subscriptionOf(invoice)
    if (id === null || !(await wentBack(payments, paymentIntent, invoice.amount_paid))) continue
    const subscription = await payments.stripe.subscriptions.retrieve(id)
    if (!isOfRunningPeriod(invoice, subscription)) continue
    if (isLive(subscription)) await fitToKept(payments, subscription)
    await takeCreditBack(payments, id)
  }
}
