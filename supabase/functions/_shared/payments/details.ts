import type { PaymentDetails } from '../content/contract.ts'
import { idOf, iso } from './paid.ts'
import type { Payments } from './payments.ts'
import { settle } from './settle.ts'

const SHOWN_BILLS = 12

/** What the account page shows. It reads Stripe and applies it, so a payment counts though its event never came. */
export async function paymentDetails(payments: Payments, userId: string): Promise<PaymentDetails> {
  const { stripe } = payments
  const { account, paid } = await settle(payments, userId)
  const customer = account.customer_id
  if (customer === null) return { success: true, customer: false, next_bill: null, card: null, bills: [] }
  const bills = await stripe.invoices.list({ customer, limit: SHOWN_BILLS })
  return {
    success: true,
    customer: true,
    ...(await current(payments, paid)),
    bills: bills.data
      .filter(({ status }) => status === 'paid' || status === 'open')
      .map((bill) => ({
        id: bill.id,
        at: iso(bill.created),
        cents: bill.total,
        paid: bill.status === 'paid',
        url: bill.hosted_invoice_url ?? null,
      })),
  }
}

async function current(
  { stripe }: Payments,
  paid: { subscription_id: string; cancel_at_period_end: boolean; period_end: string } | null,
): Promise<Pick<PaymentDetails, 'next_bill' | 'card'>> {
  if (paid === null) return { next_bill: null, card: null }
  const subscription = await stripe.subscriptions.retrieve(paid.subscription_id, {
    expand: ['default_payment_method'],
  })
  const method = subscription.default_payment_method
  const card =
    typeof method === 'object' && method?.card ? { brand: method.card.brand, last4: method.card.last4 } : null
  if (paid.cancel_at_period_end) return { next_bill: null, card }
  const preview = await stripe.invoices.createPreview({
    customer: idOf(subscription.customer) ?? '',
    subscription: paid.subscription_id,
  })
  return { next_bill: { at: paid.period_end, cents: preview.amount_due }, card }
}
