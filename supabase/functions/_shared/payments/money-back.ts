import type Stripe from 'stripe'
import { idOf, isLive, itemOf } from './paid.ts'
import type { Payments } from './payments.ts'
import { endNow } from './settle.ts'

/** A bill is made with the period or a little before it. */
const EARLY_S = 86_400
const WHOLE_PERIOD = new Set(['subscription_create', 'subscription_cycle'])
/** Refunds in these states move no money. */
const NO_REFUND = new Set(['failed', 'canceled'])
/** Disputes in these states take no money from us. */
const NO_DISPUTE = new Set([
  'won',
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
  'prevented',
])

function paysCurrentPeriod(invoice: Stripe.Invoice, subscription: Stripe.Subscription): boolean {
  const starts = itemOf(subscription)?.current_period_start ?? 0
  return WHOLE_PERIOD.has(invoice.billing_reason ?? '') && invoice.created >= starts - EARLY_S
}

/** The bills that a payment paid. */
export async function billsOf({ stripe }: Payments, paymentIntent: string): Promise<Stripe.Invoice[]> {
  const paid = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: paymentIntent },
    expand: ['data.invoice'],
  })
  return paid.data.flatMap(({ invoice }) => (typeof invoice === 'string' || invoice.deleted ? [] : [invoice]))
}

async function wentBack({ stripe }: Payments, paymentIntent: string, cents: number): Promise<boolean> {
  const disputes = await stripe.disputes.list({ payment_intent: paymentIntent })
  if (disputes.data.some(({ status }) => !NO_DISPUTE.has(status))) return true
  const refunds = await stripe.refunds.list({ payment_intent: paymentIntent, limit: 100 })
  const back = refunds.data
    .filter(({ status }) => !NO_REFUND.has(status ?? ''))
    .reduce((sum, { amount }) => sum + amount, 0)
  return cents > 0 && back >= cents
}

/**
 * Ends the plan whose running period was paid with this payment, if that went back in full or is disputed. A refund in
 * part, or of the bill of an earlier period or of added licences, changes nothing.
 */
export async function endRefunded(payments: Payments, paymentIntent: string): Promise<void> {
  for (const invoice of await billsOf(payments, paymentIntent)) {
    const id = idOf(invoice.parent?.subscription_details?.subscription)
    if (id === null || !(await wentBack(payments, paymentIntent, invoice.amount_paid))) continue
    const subscription = await payments.stripe.subscriptions.retrieve(id)
    if (isLive(subscription) && paysCurrentPeriod(invoice, subscription)) await endNow(payments, subscription)
  }
}
