import type Stripe from 'stripe'
import { lineObjects } from './line-objects.ts'
import type { InvoiceRecord } from './records.ts'
import { listOf } from './small-objects.ts'
import type { StripeWorld } from './stripe-world.ts'

const PLAIN_INVOICE = {
  object: 'invoice',
  account_country: 'NZ',
  account_name: null,
  account_tax_ids: null,
  amount_shipping: 0,
  application: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
  automatically_finalizes_at: null,
  collection_method: 'charge_automatically',
  currency: 'nzd',
  custom_fields: null,
  customer_account: null,
  customer_address: null,
  customer_name: null,
  customer_phone: null,
  customer_shipping: null,
  customer_tax_exempt: 'none',
  default_payment_method: null,
  default_source: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  due_date: null,
  ending_balance: 0,
  footer: null,
  from_invoice: null,
  invoice_pdf: null,
  issuer: { type: 'self' },
  last_finalization_error: null,
  latest_revision: null,
  livemode: false,
  metadata: {},
  next_payment_attempt: null,
  on_behalf_of: null,
  payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  starting_balance: 0,
  statement_descriptor: null,
  test_clock: null,
  total_discount_amounts: [],
  total_pretax_credit_amounts: [],
  total_taxes: [],
} satisfies Partial<Stripe.Invoice>

const isOver = ({ held }: StripeWorld, { subscription }: InvoiceRecord): boolean =>
  held.subscriptions[subscription]?.status === 'canceled'

export function invoiceObject(world: StripeWorld, record: InvoiceRecord): Stripe.Invoice {
  const { cents, created, customer } = record
  const due = cents - record.credit
  const paid = record.status === 'paid' ? due : 0
  return {
    ...PLAIN_INVOICE,
    id: record.id,
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: paid,
    amount_remaining: due - paid,
    attempt_count: record.attempts,
    attempted: record.attempts > 0,
    auto_advance: record.status === 'open' && !isOver(world, record),
    billing_reason: record.reason,
    created,
    customer,
    customer_email: world.held.customers[customer]?.email ?? null,
    effective_at: created,
    hosted_invoice_url: `${world.pages}/invoice/${record.id}`,
    lines: listOf(`/v1/invoices/${record.id}/lines`, lineObjects(record)),
    number: record.number,
    parent: {
      quote_details: null,
      subscription_details: { metadata: {}, subscription: record.subscription },
      type: 'subscription_details',
    },
    period_end: record.starts,
    period_start: record.starts,
    status: record.status,
    status_transitions: transitions(created, record.status),
    subtotal: cents,
    subtotal_excluding_tax: cents,
    total: cents,
    total_excluding_tax: cents,
    webhooks_delivered_at: created,
  }
}

const transitions = (finalized_at: number, status: InvoiceRecord['status']) => ({
  finalized_at,
  marked_uncollectible_at: null,
  paid_at: status === 'paid' ? finalized_at : null,
  voided_at: status === 'void' ? finalized_at : null,
})

export function invoicePaymentObject(
  world: StripeWorld,
  record: InvoiceRecord,
  expand: boolean,
): Stripe.InvoicePayment {
  return {
    id: record.id.replace('in_', 'inpay_'),
    object: 'invoice_payment',
    amount_paid: record.status === 'paid' ? record.cents - record.credit : null,
    amount_requested: record.cents - record.credit,
    created: record.created,
    currency: 'nzd',
    invoice: expand ? invoiceObject(world, record) : record.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: record.intent, type: 'payment_intent' },
    status: record.status === 'paid' ? 'paid' : 'open',
    status_transitions: { canceled_at: null, paid_at: record.status === 'paid' ? record.created : null },
  }
}
