import type Stripe from 'stripe'
import { INCLUDED_LICENCES } from '../content/contract.ts'
import type { Paid } from './books.ts'
import type { Payments, PlanKind } from './payments.ts'

/** A failed renewal keeps the plan for as long as Stripe tries again. */
const GRANTING = new Set(['active', 'trialing', 'past_due'])
const OVER = new Set(['canceled', 'incomplete_expired'])

/** True while the subscription could still charge: then there must be no second one. */
export const isLive = (subscription: Stripe.Subscription): boolean => !OVER.has(subscription.status)

/** True while the subscription gives its plan. */
export const isGranting = ({ status }: Stripe.Subscription): boolean => GRANTING.has(status)

/** Cancelled, and running out. The portal may set a date to cancel at instead of the flag. */
export const willEnd = (subscription: Stripe.Subscription): boolean =>
  subscription.cancel_at_period_end || subscription.cancel_at !== null

/**
 * What a subscription's quantity buys. A school's price includes ten licences, whatever smaller number the customer chose
 * on Stripe's own page; a teacher's plan is for one.
 */
export const licencesOf = (kind: PlanKind, quantity: number | undefined): number =>
  kind === 'school' ? Math.max(INCLUDED_LICENCES, quantity ?? 0) : 1

/** The one item of a subscription. */
export const itemOf = (subscription: Stripe.Subscription): Stripe.SubscriptionItem | undefined =>
  subscription.items.data[0]

export const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null)

/**
 * The kind of plan that a price is for. A teacher keeps a price that is no longer sold, so an unknown one is recognised
 * by its product.
 */
export async function kindOfPrice(
  { stripe, settings }: Payments,
  price: Stripe.Price,
): Promise<PlanKind | null> {
  const kinds = Object.keys(settings.prices) as PlanKind[]
  const named = kinds.find((kind) => settings.prices[kind] === price.id)
  if (named) return named
  for (const kind of kinds) {
    const sold = await stripe.prices.retrieve(settings.prices[kind])
    if (idOf(sold.product) === idOf(price.product)) return kind
  }
  return null
}

/** A time of Stripe's as an ISO text. */
export const iso = (seconds: number): string => new Date(seconds * 1000).toISOString()

async function paidBy(payments: Payments, subscription: Stripe.Subscription): Promise<Paid | null> {
  const item = itemOf(subscription)
  if (!item || !isGranting(subscription)) return null
  const kind = await kindOfPrice(payments, item.price)
  if (kind === null) return null
  return {
    subscription_id: subscription.id,
    kind,
    status: subscription.status,
    cancel_at_period_end: willEnd(subscription),
    period_start: iso(item.current_period_start),
    period_end: iso(subscription.cancel_at ?? item.current_period_end),
    licences: licencesOf(kind, item.quantity),
  }
}

/** What the subscriptions of one customer grant: a school before an individual plan, then the older one. */
export async function readPaid(
  payments: Payments,
  subscriptions: Stripe.Subscription[],
): Promise<Paid | null> {
  const oldestFirst = [...subscriptions].sort((a, b) => a.created - b.created || a.id.localeCompare(b.id))
  const all: Paid[] = []
  for (const subscription of oldestFirst) {
    const paid = await paidBy(payments, subscription)
    if (paid) all.push(paid)
  }
  return all.find(({ kind }) => kind === 'school') ?? all[0] ?? null
}
