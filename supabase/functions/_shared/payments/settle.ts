import Stripe from 'stripe'
import type { Paid, PaymentAccount } from './books.ts'
import { keepOnePlan } from './keep-one-plan.ts'
import { voidLeftBills } from './left-bills.ts'
import { undoOlderPage } from './older-page.ts'
import { idOf, isLive, readPaid, willEnd } from './paid.ts'
import type { Payments } from './payments.ts'

const MAX_TRIES = 20

export interface Settled {
  account: PaymentAccount
  subscriptions: Stripe.Subscription[]
  paid: Paid | null
  /** False when our own row said the same already. */
  changed: boolean
}

export const isMissing = (error: unknown): error is Stripe.errors.StripeInvalidRequestError =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'

async function listOf({ stripe }: Payments, customer: string): Promise<Stripe.Subscription[]> {
  try {
    const page = await stripe.subscriptions.list({ customer, status: 'all', limit: 100 })
    return page.data
  } catch (error) {
    if (isMissing(error)) return [] // the customer was deleted at Stripe, and its subscriptions ended with it
    throw error
  }
}

/** An administrator who took a school over has two customers: an old page of their own may still be paid on. */
export const customersOf = (account: Pick<PaymentAccount, 'customer_id' | 'own_customer_id'>): string[] =>
  [account.customer_id, account.own_customer_id].filter((customer) => customer !== null)

async function listSubscriptions(
  payments: Payments,
  account: PaymentAccount,
): Promise<Stripe.Subscription[]> {
  const found: Stripe.Subscription[] = []
  for (const customer of customersOf(account)) found.push(...(await listOf(payments, customer)))
  return found
}

/** Ends a subscription now. One that has ended already is left. */
export async function endNow({ stripe }: Payments, subscription: Stripe.Subscription): Promise<void> {
  if (!isLive(subscription)) return
  try {
    await stripe.subscriptions.cancel(subscription.id)
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}

/**
 * Ends a subscription that was paid for and tells the owner, because only a person can decide on a refund. Who had
 * cancelled before they deleted their account knew that it would end.
 */
async function endAndTell(
  payments: Payments,
  { user_id }: PaymentAccount,
  subscription: Stripe.Subscription,
  kind: 'second_subscription' | 'account_gone',
  reason: string,
): Promise<void> {
  await endNow(payments, subscription)
  await voidLeftBills(payments, [{ ...subscription, status: 'canceled' }])
  const mended = kind === 'account_gone' && willEnd(subscription)
  const detail = `${subscription.id} was ended because ${reason}.${mended ? '' : ' Decide on a refund.'}`
  const customer_id = idOf(subscription.customer)
  await payments.books.find({ kind, customer_id, user_id, detail, mended })
}

/**
 * Who has two live subscriptions pays twice. Only somebody in the dashboard can bring that about, or the heir of a school
 * who pays on an older page of their own. All but the one that counts are ended.
 */
async function endSecond(payments: Payments, { account, subscriptions, paid }: Settled): Promise<void> {
  const live = subscriptions.filter(isLive)
  if (live.length < 2) return
  const keep = paid?.subscription_id ?? live[0]?.id
  for (const second of live) {
    if (second.id === keep) continue
    await endAndTell(payments, account, second, 'second_subscription', `${keep} is live`)
  }
}

/** A teacher may delete their account while a checkout is open, and pay on it then. */
async function endOfGone(payments: Payments, { account, subscriptions }: Settled): Promise<void> {
  for (const left of subscriptions.filter(isLive))
    await endAndTell(payments, account, left, 'account_gone', 'the account was deleted')
}

/** A number that rose to that of a page says that the page was used. It opens no second time. */
async function noteUsedPage({ books }: Payments, account: PaymentAccount, paid: Paid | null): Promise<void> {
  if (paid === null || paid.licences <= (account.paid?.licences ?? 0)) return
  if (account.licence_pages.includes(paid.licences))
    await books.forgetLicencePage(account.user_id, paid.licences)
}

/**
 * Reads what Stripe holds for a teacher and applies it. When another reading was applied meanwhile, ours may be older,
 * so Stripe is asked again. It is the only way by which a payment changes a plan.
 */
export async function settle(payments: Payments, userId: string): Promise<Settled> {
  const { books } = payments
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const account = await books.account(userId)
    const subscriptions = await listSubscriptions(payments, account)
    if (await undoOlderPage(payments, account, subscriptions)) continue
    if (await keepOnePlan(payments, subscriptions)) continue
    const paid = await readPaid(payments, subscriptions)
    const answer = await books.apply(userId, account.version, paid)
    if (answer.status === 'again') continue
    await noteUsedPage(payments, account, paid)
    const settled = { account, subscriptions, paid, changed: answer.changed ?? false }
    if (answer.status === 'gone') await endOfGone(payments, settled)
    else await endSecond(payments, settled)
    await voidLeftBills(payments, subscriptions)
    return settled
  }
  throw new Error(`the payments of ${userId} changed ${MAX_TRIES} times while they were read`)
}
