import type Stripe from 'stripe'
import { monthlyCents } from './catalogue.ts'
import type { SessionRecord, SubscriptionRecord } from './records.ts'
import { listOf, paymentMethodId, priceObject } from './small-objects.ts'
import type { StripeWorld } from './stripe-world.ts'

const PLAIN_SUBSCRIPTION = {
  object: 'subscription',
  application: null,
  application_fee_percent: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_cycle_anchor_config: null,
  billing_mode: { flexible: null, type: 'classic' },
  billing_schedules: [],
  billing_thresholds: null,
  cancel_at: null,
  collection_method: 'charge_automatically',
  currency: 'nzd',
  customer_account: null,
  days_until_due: null,
  default_source: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: { type: 'self' },
  },
  livemode: false,
  managed_payments: null,
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  payment_settings: {
    payment_method_options: null,
    payment_method_types: null,
    save_default_payment_method: 'off',
  },
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  test_clock: null,
  transfer_data: null,
  trial_end: null,
  trial_settings: {
    end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
  },
  trial_start: null,
} satisfies Partial<Stripe.Subscription>

/**
 * The objects as Stripe sends them. Their types are Stripe's own, made from its published description of the pinned
 * version, so a field that is missing, extra or of another kind does not compile.
 */
export function subscriptionObject(world: StripeWorld, record: SubscriptionRecord): Stripe.Subscription {
  const card = world.held.customers[record.customer]?.card
  return {
    ...PLAIN_SUBSCRIPTION,
    id: record.id,
    billing_cycle_anchor: record.created,
    cancel_at_period_end: record.cancelAtPeriodEnd,
    canceled_at: record.canceledAt,
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      reason: record.canceledAt ? 'cancellation_requested' : null,
    },
    created: record.created,
    customer: record.customer,
    default_payment_method: card ? paymentMethodId(record.customer) : null,
    ended_at: record.endedAt,
    items: listOf('/v1/subscription_items', [itemObject(record)]),
    latest_invoice: record.latestInvoice,
    metadata: record.metadata,
    start_date: record.created,
    status: record.status,
  }
}

function itemObject(record: SubscriptionRecord): Stripe.SubscriptionItem {
  const price = priceObject(record.price)
  return {
    id: record.id.replace('sub_', 'si_'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: record.created,
    current_period_end: record.ends,
    current_period_start: record.starts,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: {
      id: price.id,
      object: 'plan',
      active: true,
      amount: price.unit_amount,
      amount_decimal: price.unit_amount_decimal,
      billing_scheme: price.billing_scheme,
      created: price.created,
      currency: 'nzd',
      interval: 'month',
      interval_count: 1,
      livemode: false,
      metadata: {},
      meter: null,
      nickname: null,
      product: price.product,
      tiers_mode: price.tiers_mode,
      transform_usage: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    price,
    quantity: record.quantity,
    subscription: record.id,
    tax_rates: [],
  }
}

const PLAIN_SESSION = {
  object: 'checkout.session',
  adaptive_pricing: null,
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency: 'nzd',
  currency_conversion: null,
  custom_fields: [],
  custom_text: {
    after_submit: null,
    shipping_address: null,
    submit: null,
    terms_of_service_acceptance: null,
  },
  customer_account: null,
  customer_creation: null,
  customer_details: null,
  discounts: [],
  integration_identifier: null,
  invoice_creation: null,
  livemode: false,
  locale: null,
  managed_payments: null,
  mode: 'subscription',
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_collection: 'always',
  payment_method_configuration_details: null,
  payment_method_options: null,
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  submit_type: null,
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  ui_mode: 'hosted_page',
  wallet_options: null,
} satisfies Partial<Stripe.Checkout.Session>

export function sessionObject(world: StripeWorld, record: SessionRecord): Stripe.Checkout.Session {
  const cents = monthlyCents(record.price, record.quantity)
  const isComplete = record.status === 'complete'
  return {
    ...PLAIN_SESSION,
    id: record.id,
    amount_subtotal: cents,
    amount_total: cents,
    cancel_url: record.cancelUrl,
    client_reference_id: record.reference,
    created: record.created,
    customer: record.customer,
    customer_email: world.held.customers[record.customer]?.email ?? null,
    expires_at: record.created + 86_400,
    invoice: record.invoice,
    metadata: record.metadata,
    payment_method_types: ['card'],
    payment_status: isComplete ? 'paid' : 'unpaid',
    status: record.status,
    subscription: record.subscription,
    success_url: record.successUrl,
    url: record.status === 'open' ? `${world.pages}/checkout/${record.id}` : null,
  }
}
