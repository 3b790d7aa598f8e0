import type Stripe from 'stripe'
import { PRICES } from './catalogue.ts'
import type { CustomerRecord, PortalRecord } from './records.ts'
import type { StripeWorld } from './stripe-world.ts'

const STARTED = 1_767_225_600

/** The package turns decimals into numbers that count exactly; on the wire they are text. */
const onTheWire = (decimal: string) => decimal as unknown as Stripe.Decimal

export const listOf = <T>(url: string, data: T[]): Stripe.ApiList<T> => ({
  object: 'list',
  data,
  has_more: false,
  url,
})

const PLAIN_PRICE = {
  active: true,
  created: STARTED,
  currency: 'nzd',
  custom_unit_amount: null,
  livemode: false,
  lookup_key: null,
  metadata: {},
  nickname: null,
  recurring: {
    interval: 'month',
    interval_count: 1,
    meter: null,
    trial_period_days: null,
    usage_type: 'licensed',
  },
  tax_behavior: 'inclusive',
  transform_quantity: null,
  type: 'recurring',
} satisfies Partial<Stripe.Price>

export function priceObject(id: string, withTiers = false): Stripe.Price {
  const price = PRICES[id]
  if (!price) throw new Error(`no such price: ${id}`)
  const isTiered = price.name === 'school'
  const tier = { flat_amount: null, flat_amount_decimal: null, unit_amount: null, unit_amount_decimal: null }
  return {
    ...PLAIN_PRICE,
    id,
    object: 'price',
    billing_scheme: isTiered ? 'tiered' : 'per_unit',
    product: price.product,
    tiers_mode: isTiered ? 'graduated' : null,
    ...(isTiered &&
      withTiers && {
        tiers: [
          {
            ...tier,
            flat_amount: price.first,
            flat_amount_decimal: onTheWire(`${price.first}`),
            up_to: price.included,
          },
          { ...tier, unit_amount: price.each, unit_amount_decimal: onTheWire(`${price.each}`), up_to: null },
        ],
      }),
    unit_amount: isTiered ? null : price.first,
    unit_amount_decimal: isTiered ? null : onTheWire(`${price.first}`),
  }
}

export function customerObject(record: CustomerRecord): Stripe.Customer {
  return {
    id: record.id,
    object: 'customer',
    address: null,
    balance: 0,
    created: record.created,
    currency: 'nzd',
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: record.email,
    invoice_prefix: 'MAHERE',
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: record.metadata,
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  }
}

export const paymentMethodId = (customer: string) => customer.replace('cus_', 'pm_')

/** The last digits of the test cards, which are Stripe's own. */
export const LAST_DIGITS = { pays: '4242', declined: '0002', asks: '3155', fails_later: '0341' }

export function paymentMethodObject({ id, card, created }: CustomerRecord): Stripe.PaymentMethod {
  return {
    id: paymentMethodId(id),
    object: 'payment_method',
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    card: {
      brand: 'visa',
      checks: null,
      country: 'NZ',
      display_brand: 'visa',
      exp_month: 12,
      exp_year: 2034,
      funding: 'credit',
      generated_from: null,
      last4: LAST_DIGITS[card ?? 'pays'],
      networks: null,
      regulated_status: null,
      three_d_secure_usage: null,
      wallet: null,
    },
    created,
    customer: id,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  }
}

export function portalObject(world: StripeWorld, record: PortalRecord): Stripe.BillingPortal.Session {
  return {
    id: record.id,
    object: 'billing_portal.session',
    configuration: 'bpc_00000001',
    created: record.created,
    customer: record.customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: record.returnUrl,
    url: `${world.pages}/portal/${record.id}`,
  }
}
