import Stripe from 'stripe'
import { idOf, isLive } from './paid.ts'
import type { Payments } from './payments.ts'
import { subscriptionOf } from './running-bills.ts'
import { isOtherRequest } from './spent-key.ts'

/** Bills in these states can still be paid on Stripe's pages. */
const UNPAID = ['open', 'uncollectible'] as const
const isUnpaid = ({ status }: Stripe.Invoice): boolean => UNPAID.some((one) => one === status)

/** Voids a bill of a plan that has ended. If somebody paid it at this moment, they paid for nothing and the owner is told. */
async function voidBill(payments: Payments, bill: Stripe.Invoice): Promise<void> {
  const customer_id = idOf(bill.customer)
  try {
    await payments.stripe.invoices.voidInvoice(bill.id, {}, { idempotencyKey: `void-${bill.id}` })
  } catch (error) {
    if (isOtherRequest(error)) return // another request is voiding it
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
    const user_id = customer_id && (await payments.books.userOf(customer_id))
    const detail = `${bill.id} is of a plan that has ended and could not be voided. If it was paid, decide on a refund.`
    await payments.books.find({ kind: 'paid_after_end', customer_id, user_id, detail, mended: false })
  }
}

/**
 * Voids what is unpaid of the subscriptions that have ended. Stripe stops collecting such a bill and leaves it open, so a
 * teacher could pay it on its page and get nothing. Bills of other subscriptions, and those that we did not make, stay.
 */
export async function voidLeftBills(payments: Payments, subscriptions: Stripe.Subscription[]): Promise<void> {
  const ended = subscriptions.filter((one) => !isLive(one))
  const ids = new Set<string | null>(ended.map(({ id }) => id))
  for (const customer of new Set(ended.map((one) => idOf(one.customer) ?? ''))) {
    const bills = await payments.stripe.invoices.list({ customer, limit: 100 })
    for (const bill of bills.data)
      if (isUnpaid(bill) && ids.has(subscriptionOf(bill))) await voidBill(payments, bill)
  }
}

/** True for an unpaid bill of one of our accounts whose subscription has ended. */
async function isLeft({ stripe, books }: Payments, bill: Stripe.Invoice): Promise<boolean> {
  const subscription = subscriptionOf(bill)
  if (subscription === null || (await books.userOf(idOf(bill.customer) ?? '')) === null) return false
  return !isLive(await stripe.subscriptions.retrieve(subscription))
}

/** The same for all accounts, should the word of an end never have arrived. */
export async function voidAllLeftBills(payments: Payments): Promise<void> {
  for (const status of UNPAID) {
    const left: Stripe.Invoice[] = []
    for await (const bill of payments.stripe.invoices.list({ status, limit: 100 }))
      if (await isLeft(payments, bill)) left.push(bill)
    for (const bill of left) await voidBill(payments, bill)
  }
}
