import type Stripe from 'stripe'
import { idOf, itemOf } from './paid.ts'
import type { Payments } from './payments.ts'

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

const isWhole = ({ billing_reason }: Stripe.Invoice): boolean => WHOLE_PERIOD.has(billing_reason ?? '')

/** A bill for the change from one plan to the other names both products; one for licences names only its own. */
const isUpgrade = ({ lines }: Stripe.Invoice): boolean =>
  new Set(lines.data.map(({ pricing }) => pricing?.price_details?.product)).size > 1

export function isOfRunningPeriod(invoice: Stripe.Invoice, subscription: Stripe.Subscription): boolean {
  const starts = itemOf(subscription)?.current_period_start ?? 0
  const isAdded = invoice.billing_reason === 'subscription_update'
  return isWhole(invoice) ? invoice.created >= starts - EARLY_S : isAdded && invoice.created >= starts
}

export const subscriptionOf = ({ parent }: Stripe.Invoice): string | null =>
  idOf(parent?.subscription_details?.subscription)

/** True when a payment went back in full, or is disputed. */
export async function wentBack({ stripe }: Payments, paymentIntent: string, cents: number): Promise<boolean> {
  const disputes = await stripe.disputes.list({ payment_intent: paymentIntent })
  if (disputes.data.some(({ status }) => !NO_DISPUTE.has(status))) return true
  const refunds = await stripe.refunds.list({ payment_intent: paymentIntent, limit: 100 })
  const back = refunds.data
    .filter(({ status }) => !NO_REFUND.has(status ?? ''))
    .reduce((sum, { amount }) => sum + amount, 0)
  return cents > 0 && back >= cents
}

/** True when a payment of this bill went back. A bill that credit paid has no payment. */
async function billWentBack(payments: Payments, { id, amount_paid }: Stripe.Invoice): Promise<boolean> {
  const made = await payments.stripe.invoicePayments.list({ invoice: id ?? '' })
  for (const { payment } of made.data) {
    const intent = idOf(payment.payment_intent)
    if (intent !== null && (await wentBack(payments, intent, amount_paid))) return true
  }
  return false
}

const sumOf = (cents: number[]): number => cents.reduce((sum, one) => sum + one, 0)

interface RunningBills {
  /** The bill of the whole period. */
  whole: Stripe.Invoice | undefined
  isWholeKept: boolean
  /** True while the money of a change from one plan to the other is kept. */
  isUpgradeKept: boolean
  /** True while the money of an upgrade or of added licences is kept. */
  isAddedKept: boolean
  /** What the bills of less than nothing, for a lowered plan, gave as credit. */
  credited: number
  keptCents: number
  /** What the bills had brought whose money went back. */
  backCents: number
}

/** The paid bills of the period that runs, and which of them are kept. */
export async function runningBills(
  payments: Payments,
  subscription: Stripe.Subscription,
): Promise<RunningBills> {
  const customer = idOf(subscription.customer) ?? ''
  const listed = await payments.stripe.invoices.list({ customer, limit: 100 })
  const bills = listed.data.filter(
    (one) =>
      one.status === 'paid' &&
      subscriptionOf(one) === subscription.id &&
      isOfRunningPeriod(one, subscription),
  )
  const kept: Stripe.Invoice[] = []
  for (const bill of bills) if (!(await billWentBack(payments, bill))) kept.push(bill)
  const whole = bills.find(isWhole)
  const added = kept.filter((bill) => !isWhole(bill) && bill.amount_paid > 0)
  return {
    whole,
    isWholeKept: whole !== undefined && kept.includes(whole),
    isUpgradeKept: added.some(isUpgrade),
    isAddedKept: added.length > 0,
    credited: -sumOf(bills.map(({ total }) => Math.min(0, total))),
    keptCents: sumOf(kept.map(({ amount_paid }) => amount_paid)),
    backCents: sumOf(bills.filter((bill) => !kept.includes(bill)).map(({ amount_paid }) => amount_paid)),
  }
}
