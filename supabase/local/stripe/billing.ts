import { monthlyCents } from './catalogue.ts'
import { spendCredit } from './credit.ts'
import type { CardName, InvoiceRecord, LineRecord, SessionRecord, SubscriptionRecord } from './records.ts'
import type { StripeWorld } from './stripe-world.ts'

const DAY_S = 86_400
/** An unpaid bill is tried again after so many days; then the subscription ends. */
const RETRY_DAYS = [3, 8, 15]

function monthLater(seconds: number): number {
  const date = new Date(seconds * 1000)
  const day = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() + 1)
  if (date.getUTCDate() !== day) date.setUTCDate(0)
  return Math.floor(date.getTime() / 1000)
}

/** The line of a whole period. */
const wholeLine = ({ price, quantity }: SubscriptionRecord | SessionRecord): LineRecord => ({
  price,
  quantity,
  cents: monthlyCents(price, quantity),
  isProration: false,
})

function bill(
  world: StripeWorld,
  subscription: SubscriptionRecord,
  reason: InvoiceRecord['reason'],
  lines: LineRecord[],
  paid: boolean,
): InvoiceRecord {
  const id = world.newId('in')
  const invoice: InvoiceRecord = {
    id,
    number: `MAHERE-${id.slice(3)}`,
    customer: subscription.customer,
    subscription: subscription.id,
    reason,
    cents: sumOf(lines),
    lines,
    credit: 0,
    status: paid ? 'paid' : 'open',
    created: world.now(),
    starts: subscription.starts,
    ends: subscription.ends,
    intent: world.newId('pi'),
    attempts: 1,
  }
  invoice.credit = spendCredit(world, invoice.customer, invoice.cents, id)
  if (invoice.credit === invoice.cents) invoice.status = 'paid'
  world.held.invoices[id] = invoice
  subscription.latestInvoice = id
  return invoice
}

/** Pays on the checkout page. It answers false when the card was declined, or when nothing can be paid there any more. */
export function payCheckout(world: StripeWorld, session: SessionRecord, card: CardName): boolean {
  const customer = world.held.customers[session.customer]
  if (session.status !== 'open' || card === 'declined' || !customer || customer.deleted) return false
  const now = world.now()
  const subscription: SubscriptionRecord = {
    id: world.newId('sub'),
    customer: session.customer,
    price: session.price,
    quantity: session.quantity,
    status: 'active',
    cancelAtPeriodEnd: false,
    canceledAt: null,
    endedAt: null,
    created: now,
    starts: now,
    ends: monthLater(now),
    metadata: session.subscriptionMetadata,
    latestInvoice: '',
    pending: [],
    retries: [],
  }
  world.held.subscriptions[subscription.id] = subscription
  customer.card = card
  const invoice = bill(world, subscription, 'subscription_create', [wholeLine(session)], true)
  Object.assign(session, { status: 'complete', subscription: subscription.id, invoice: invoice.id })
  world.tellSubscription('created', subscription)
  world.tellInvoice('invoice.paid', invoice)
  world.tellSession('completed', session)
  return true
}

/** Ends a subscription. Stripe no longer collects its unpaid bills, but leaves them open: they can still be paid on their pages. */
export function endSubscription(world: StripeWorld, subscription: SubscriptionRecord): void {
  if (subscription.status === 'canceled') return
  const now = world.now()
  Object.assign(subscription, { status: 'canceled', endedAt: now, retries: [] })
  subscription.canceledAt ??= now
  world.tellSubscription('deleted', subscription)
}

function renew(world: StripeWorld, subscription: SubscriptionRecord): void {
  subscription.starts = subscription.ends
  subscription.ends = monthLater(subscription.starts)
  const isGood = world.held.customers[subscription.customer]?.card !== 'fails_later'
  const lines = [wholeLine(subscription), ...subscription.pending.splice(0)]
  const invoice = bill(world, subscription, 'subscription_cycle', lines, isGood)
  const paid = invoice.status === 'paid'
  if (!paid) {
    subscription.status = 'past_due'
    subscription.retries = RETRY_DAYS.map((days) => world.now() + days * DAY_S)
  }
  world.tellInvoice(paid ? 'invoice.paid' : 'invoice.payment_failed', invoice)
  world.tellSubscription('updated', subscription)
}

/** Tries an unpaid bill again, on its day or because the customer gave another card. */
export function retry(world: StripeWorld, subscription: SubscriptionRecord): void {
  const invoice = world.held.invoices[subscription.latestInvoice]
  if (subscription.status !== 'past_due' || !invoice) return
  invoice.attempts += 1
  if (world.held.customers[subscription.customer]?.card !== 'fails_later') {
    invoice.status = 'paid'
    Object.assign(subscription, { status: 'active', retries: [] })
    world.tellInvoice('invoice.paid', invoice)
    world.tellSubscription('updated', subscription)
    return
  }
  world.tellInvoice('invoice.payment_failed', invoice)
  subscription.retries = subscription.retries.filter((at) => at > world.now())
  if (subscription.retries.length === 0) endSubscription(world, subscription)
}

/** The customer pays an open bill on its own page. That revives a plan whose payment failed, and none that has ended. */
export function payBill(world: StripeWorld, invoice: InvoiceRecord): boolean {
  const subscription = world.held.subscriptions[invoice.subscription]
  const customer = world.held.customers[invoice.customer]
  if (invoice.status !== 'open' || !customer || customer.deleted) return false
  invoice.status = 'paid'
  world.tellInvoice('invoice.paid', invoice)
  if (subscription?.status === 'past_due' && subscription.latestInvoice === invoice.id) {
    Object.assign(subscription, { status: 'active', retries: [] })
    world.tellSubscription('updated', subscription)
  }
  return true
}

/** The next thing that time brings to a subscription, or undefined. */
function dueAt({ status, retries, ends }: SubscriptionRecord): number | undefined {
  if (status === 'canceled') return undefined
  return status === 'past_due' ? Math.min(...retries, ends) : ends
}

/** Moves this Stripe's clock forward and does, in order, what falls due on the way. */
export function advance(world: StripeWorld, seconds: number): void {
  const until = world.now() + seconds
  for (;;) {
    const due = Object.values(world.held.subscriptions)
      .map((subscription) => ({ subscription, at: dueAt(subscription) ?? Number.POSITIVE_INFINITY }))
      .filter(({ at }) => at <= until)
      .sort((a, b) => a.at - b.at)[0]
    if (!due) break
    world.held.ahead += Math.max(0, due.at - world.now())
    const { subscription } = due
    if (subscription.status === 'past_due') retry(world, subscription)
    else if (subscription.cancelAtPeriodEnd) endSubscription(world, subscription)
    else renew(world, subscription)
  }
  world.held.ahead += Math.max(0, until - world.now())
}

/** The two lines of a change: the rest of the old plan is given back, and the rest of the new one is charged. */
function changeLines(
  world: StripeWorld,
  { starts, ends, ...old }: SubscriptionRecord,
  price: string,
  quantity: number,
): LineRecord[] {
  const share = Math.max(0, ends - world.now()) / (ends - starts)
  const given = Math.round(monthlyCents(old.price, old.quantity) * share)
  const charged = Math.round(monthlyCents(price, quantity) * share)
  return [
    { price: old.price, quantity: old.quantity, cents: -given, isProration: true },
    { price, quantity, cents: charged, isProration: true },
  ]
}

export const sumOf = (lines: LineRecord[]): number => lines.reduce((sum, { cents }) => sum + cents, 0)

/** What a change of price or quantity costs for the rest of the period, in cents; less than nothing for a credit. */
export const prorated = (
  world: StripeWorld,
  subscription: SubscriptionRecord,
  price: string,
  quantity: number,
): number => sumOf(changeLines(world, subscription, price, quantity))

/** The customer's yes to a change. The same change again costs nothing. */
export function changePlan(
  world: StripeWorld,
  subscription: SubscriptionRecord,
  price: string,
  quantity: number,
): void {
  if (subscription.status !== 'active') return
  if (subscription.price === price && subscription.quantity === quantity) return
  const lines = changeLines(world, subscription, price, quantity)
  Object.assign(subscription, { price, quantity })
  if (sumOf(lines) !== 0)
    world.tellInvoice('invoice.paid', bill(world, subscription, 'subscription_update', lines, true))
  world.tellSubscription('updated', subscription)
}

/** A change of the subscription by which nothing is billed before its next period, and then the rest of this one if it is prorated. */
export function changeUnbilled(
  world: StripeWorld,
  subscription: SubscriptionRecord,
  price: string,
  quantity: number,
  isProrated: boolean,
): void {
  if (isProrated) subscription.pending.push(...changeLines(world, subscription, price, quantity))
  Object.assign(subscription, { price, quantity })
  world.tellSubscription('updated', subscription)
}

export function setCancel(world: StripeWorld, subscription: SubscriptionRecord, cancel: boolean): void {
  subscription.cancelAtPeriodEnd = cancel
  subscription.canceledAt = cancel ? world.now() : null
  world.tellSubscription('updated', subscription)
}
