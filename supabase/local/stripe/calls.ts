import type Stripe from 'stripe'
import { changePlan, changeUnbilled, endSubscription, setCancel, sumOf } from './billing.ts'
import { monthlyCents, PRICES } from './catalogue.ts'
import { createCheckout, createPortal, expireSession, sessionWith } from './create-pages.ts'
import { adjustBalance, balanceObjects, creditOf } from './credit.ts'
import { type Form, formAt, textAt, textsAt } from './form.ts'
import { invoiceObject, invoicePaymentObject } from './invoice-objects.ts'
import { disputeObject, refundObject } from './money-back-objects.ts'
import { sessionObject, subscriptionObject } from './objects.ts'
import type { InvoiceRecord, MoneyBackRecord, SubscriptionRecord } from './records.ts'
import { customerObject, listOf, paymentMethodObject, priceObject } from './small-objects.ts'
import { missing, StripeRefusal } from './stripe-error.ts'
import type { StripeWorld } from './stripe-world.ts'

export interface RestCall {
  method: 'GET' | 'POST' | 'DELETE'
  path: RegExp
  /** The names of the parameters that are understood here. Stripe knows more; none that we send is left unread. */
  takes: readonly string[]
  answer(world: StripeWorld, form: Form, id: string): object
}

function call<Params>(
  method: RestCall['method'],
  path: string,
  takes: readonly (keyof Params & string)[],
  answer: RestCall['answer'],
): RestCall {
  return { method, path: new RegExp(`^/v1/${path.replace(':id', '([^/]+)')}$`), takes, answer }
}

function subscriptionWith(world: StripeWorld, id: string): SubscriptionRecord {
  const record = world.held.subscriptions[id]
  if (!record) throw missing('subscription', id)
  return record
}

const newestFirst = <T extends { created: number; id: string }>(records: Record<string, T>): T[] =>
  Object.values(records).sort((a, b) => b.created - a.created || b.id.localeCompare(a.id))

function page<T extends { id: string }>(url: string, all: T[], form: Form): Stripe.ApiList<T> {
  const limit = Number(textAt(form, 'limit') ?? 10)
  const after = textAt(form, 'starting_after')
  const from = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1
  return { ...listOf(url, all.slice(from, from + limit)), has_more: all.length > from + limit }
}

function listSubscriptions(world: StripeWorld, form: Form): object {
  const customer = textAt(form, 'customer')
  if (customer !== undefined && !world.held.customers[customer])
    throw missing('customer', customer, 'customer')
  const all = newestFirst(world.held.subscriptions).filter(
    (one) =>
      (customer === undefined || one.customer === customer) &&
      (textAt(form, 'status') === 'all' || one.status !== 'canceled'),
  )
  return page(
    '/v1/subscriptions',
    all.map((one) => subscriptionObject(world, one)),
    form,
  )
}

function readSubscription(world: StripeWorld, form: Form, id: string): Stripe.Subscription {
  const record = subscriptionWith(world, id)
  const object = subscriptionObject(world, record)
  const isExpanded = Object.values(formAt(form, 'expand')).includes('default_payment_method')
  const customer = world.held.customers[record.customer]
  return isExpanded && customer?.card
    ? { ...object, default_payment_method: paymentMethodObject(customer) }
    : object
}

function updateSubscription(world: StripeWorld, form: Form, id: string): object {
  const record = subscriptionWith(world, id)
  if (record.status === 'canceled')
    throw new StripeRefusal(400, 'A canceled subscription can only update its cancellation_details.')
  const cancel = textAt(form, 'cancel_at_period_end')
  if (cancel !== undefined) setCancel(world, record, cancel === 'true')
  const item = formAt(formAt(form, 'items'), '0')
  if (textAt(item, 'id') !== undefined) changeItem(world, record, item, textAt(form, 'proration_behavior'))
  return subscriptionObject(world, record)
}

function changeItem(world: StripeWorld, record: SubscriptionRecord, item: Form, proration?: string): void {
  if (proration !== 'none' && proration !== 'create_prorations' && proration !== 'always_invoice')
    throw new StripeRefusal(400, `This stand-in does not know proration_behavior ${proration}.`)
  const price = textAt(item, 'price') ?? record.price
  if (!PRICES[price]) throw missing('price', price, 'items[0][price]')
  const quantity = Number(textAt(item, 'quantity') ?? record.quantity)
  if (proration === 'always_invoice') changePlan(world, record, price, quantity)
  else changeUnbilled(world, record, price, quantity, proration === 'create_prorations')
}

function cancelSubscription(world: StripeWorld, _form: Form, id: string): object {
  const record = subscriptionWith(world, id)
  if (record.status === 'canceled') throw missing('subscription', id)
  endSubscription(world, record)
  return subscriptionObject(world, record)
}

function createCustomer(world: StripeWorld, form: Form): object {
  const id = world.newId('cus')
  const email = textAt(form, 'email') ?? null
  const record = {
    id,
    email,
    metadata: textsAt(form, 'metadata'),
    created: world.now(),
    deleted: false,
    card: null,
  }
  world.held.customers[id] = record
  return customerObject(record)
}

function moneyBack(records: Record<string, MoneyBackRecord>, form: Form): MoneyBackRecord[] {
  const since = Number(textAt(formAt(form, 'created'), 'gte') ?? 0)
  const intent = textAt(form, 'payment_intent')
  return newestFirst(records).filter((one) => one.created >= since && (intent ?? one.intent) === one.intent)
}

function previewInvoice(world: StripeWorld, form: Form): object {
  const record = subscriptionWith(world, textAt(form, 'subscription') ?? '')
  const invoice = world.held.invoices[record.latestInvoice]
  if (!invoice) throw missing('invoice', record.latestInvoice)
  const cents = monthlyCents(record.price, record.quantity) + sumOf(record.pending)
  const credit = Math.min(cents, creditOf(world, record.customer))
  const next = { id: 'upcoming_in', status: 'open' as const, cents, credit, created: record.ends }
  return invoiceObject(world, { ...invoice, ...next })
}

function listInvoices(world: StripeWorld, form: Form): object {
  const [of, status] = [textAt(form, 'customer'), textAt(form, 'status')]
  const found = newestFirst(world.held.invoices).filter(
    (one) => (of ?? one.customer) === one.customer && (status ?? one.status) === one.status,
  )
  return page(
    '/v1/invoices',
    found.map((one) => invoiceObject(world, one)),
    form,
  )
}

function voidInvoice(world: StripeWorld, id: string): InvoiceRecord {
  const invoice = world.held.invoices[id]
  if (!invoice) throw missing('invoice', id, 'invoice')
  if (invoice.status !== 'open')
    throw new StripeRefusal(400, 'You can only pass in open or uncollectible invoices to be voided.')
  invoice.status = 'void'
  return invoice
}

/** Exactly the calls that the edge functions make. */
export const CALLS: RestCall[] = [
  call<Stripe.PriceRetrieveParams>('GET', 'prices/:id', ['expand'], (_world, form, id) => {
    if (!PRICES[id]) throw missing('price', id, 'price')
    return priceObject(id, Object.values(formAt(form, 'expand')).includes('tiers'))
  }),
  call<Stripe.CustomerCreateParams>('POST', 'customers', ['email', 'metadata'], createCustomer),
  call<Stripe.CustomerListBalanceTransactionsParams>(
    'GET',
    'customers/:id/balance_transactions',
    ['limit', 'starting_after'],
    (world, form, id) => page(`/v1/customers/${id}/balance_transactions`, balanceObjects(world, id), form),
  ),
  call<Stripe.CustomerCreateBalanceTransactionParams>(
    'POST',
    'customers/:id/balance_transactions',
    ['amount', 'currency', 'description', 'metadata'],
    adjustBalance,
  ),
  call<Stripe.Checkout.SessionCreateParams>(
    'POST',
    'checkout/sessions',
    [
      'mode',
      'customer',
      'client_reference_id',
      'line_items',
      'success_url',
      'cancel_url',
      'metadata',
      'subscription_data',
    ],
    (world, form) => sessionObject(world, createCheckout(world, form)),
  ),
  call<object>('GET', 'checkout/sessions/:id', [], (world, _form, id) =>
    sessionObject(world, sessionWith(world, id)),
  ),
  call<object>('POST', 'checkout/sessions/:id/expire', [], (world, _form, id) =>
    sessionObject(world, expireSession(world, id)),
  ),
  call<Stripe.SubscriptionListParams>(
    'GET',
    'subscriptions',
    ['customer', 'status', 'limit', 'starting_after'],
    listSubscriptions,
  ),
  call<Stripe.SubscriptionRetrieveParams>('GET', 'subscriptions/:id', ['expand'], readSubscription),
  call<Stripe.SubscriptionUpdateParams>(
    'POST',
    'subscriptions/:id',
    ['cancel_at_period_end', 'cancel_at', 'items', 'proration_behavior'],
    updateSubscription,
  ),
  call<Stripe.SubscriptionCancelParams>('DELETE', 'subscriptions/:id', [], cancelSubscription),
  call<Stripe.BillingPortal.SessionCreateParams>(
    'POST',
    'billing_portal/sessions',
    ['customer', 'return_url', 'configuration', 'flow_data'],
    createPortal,
  ),
  call<Stripe.InvoiceListParams>(
    'GET',
    'invoices',
    ['customer', 'status', 'limit', 'starting_after'],
    listInvoices,
  ),
  call<Stripe.InvoiceVoidInvoiceParams>('POST', 'invoices/:id/void', [], (world, _form, id) =>
    invoiceObject(world, voidInvoice(world, id)),
  ),
  call<Stripe.InvoiceCreatePreviewParams>(
    'POST',
    'invoices/create_preview',
    ['customer', 'subscription'],
    previewInvoice,
  ),
  call<Stripe.InvoicePaymentListParams>(
    'GET',
    'invoice_payments',
    ['payment', 'invoice', 'expand'],
    (world, form) => {
      const intent = textAt(formAt(form, 'payment'), 'payment_intent')
      const invoice = textAt(form, 'invoice')
      const isExpanded = Object.values(formAt(form, 'expand')).includes('data.invoice')
      const paid = Object.values(world.held.invoices).filter(
        (one) => (intent ?? one.intent) === one.intent && (invoice ?? one.id) === one.id,
      )
      return listOf(
        '/v1/invoice_payments',
        paid.map((one) => invoicePaymentObject(world, one, isExpanded)),
      )
    },
  ),
  call<Stripe.RefundListParams>(
    'GET',
    'refunds',
    ['created', 'payment_intent', 'limit', 'starting_after'],
    (world, form) => page('/v1/refunds', moneyBack(world.held.refunds, form).map(refundObject), form),
  ),
  call<Stripe.DisputeListParams>(
    'GET',
    'disputes',
    ['created', 'payment_intent', 'limit', 'starting_after'],
    (world, form) => page('/v1/disputes', moneyBack(world.held.disputes, form).map(disputeObject), form),
  ),
]
