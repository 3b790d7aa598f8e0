import type Stripe from 'stripe'
import { closePagesOfMembers } from './close-pages.ts'
import { billsOf, endRefunded } from './money-back.ts'
import { idOf } from './paid.ts'
import type { Payments } from './payments.ts'
import { settle } from './settle.ts'

/** The events after which a plan may be another. All others are noted and nothing more. */
export const TELLING = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.refunded',
  'charge.dispute.created',
])

interface Mentioned {
  id?: string
  object?: string
  customer?: string | { id: string } | null
  payment_intent?: string | { id: string } | null
}

async function customerOf(payments: Payments, about: Mentioned): Promise<string | null> {
  if (about.object === 'customer') return about.id ?? null
  const payment = idOf(about.payment_intent)
  // A dispute names only its payment.
  if (about.object === 'dispute' && payment !== null)
    return idOf((await billsOf(payments, payment))[0]?.customer)
  return idOf(about.customer)
}

/**
 * The teacher may have a new customer by now, and an open checkout with it. Only the deleted one is forgotten: the number
 * that is read with it no longer fits once another was made.
 */
async function forget({ books }: Payments, user: string, customer: string | null): Promise<void> {
  const { customer_id, customers_made } = await books.account(user)
  if (customer_id === customer) await books.noteCustomer(user, customers_made, null)
}

async function work(
  payments: Payments,
  type: string,
  about: Mentioned,
  customer: string | null,
): Promise<string> {
  const { books } = payments
  if (!TELLING.has(type)) return 'ignored'
  const user = customer === null ? null : await books.userOf(customer)
  if (user === null) return 'unknown customer'
  if (type === 'customer.deleted') await forget(payments, user, customer)
  const payment = idOf(about.payment_intent)
  if (type.startsWith('charge.') && payment !== null) await endRefunded(payments, payment)
  await settle(payments, user)
  await closePagesOfMembers(payments, user)
  return 'done'
}

/**
 * Handles an event once. What it says is never believed: it only names the customer about whom Stripe is asked, so
 * events may come late, twice or in any order. If this throws, Stripe sends the event again.
 */
export async function handleEvent(payments: Payments, event: Stripe.Event): Promise<'seen' | 'handled'> {
  const about = event.data.object as Mentioned
  const customer = await customerOf(payments, about)
  if (!(await payments.books.receive(event, customer))) return 'seen'
  await payments.books.finish(event.id, await work(payments, event.type, about, customer))
  return 'handled'
}
