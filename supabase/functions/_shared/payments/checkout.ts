import Stripe from 'stripe'
import { INCLUDED_LICENCES } from '../content/contract.ts'
import { Refusal } from '../http/answer.ts'
import type { OpenCheckout, PaymentAccount } from './books.ts'
import { idOf, isLive, itemOf, willEnd } from './paid.ts'
import type { Payments, PlanKind } from './payments.ts'
import { confirmFlow, portalUrl } from './portal.ts'
import { isMissing, type Settled, settle } from './settle.ts'
import { isOtherRequest, isSpent } from './spent-key.ts'

const MAX_TRIES = 10
/** The licences of a new plan. */
const LICENCES: Record<PlanKind, number> = { individual: 1, school: INCLUDED_LICENCES }
const RETURN_PATH: Record<PlanKind, string> = {
  individual: '/home?subscription=success',
  school: '/home?subscription=success&type=school',
}

/**
 * The address of the one page on which this teacher can pay now. Whoever pays already is led to the portal, so there is
 * never a second subscription, and there is never more than one open checkout: a second tab gets the same one.
 */
export async function startCheckout(
  payments: Payments,
  userId: string,
  kind: PlanKind,
  origin: string,
): Promise<{ url: string }> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const settled = await settle(payments, userId)
    const { account, subscriptions } = settled
    if (!account.exists) throw new Refusal(401, 'bad_token', 'Please sign in.')
    if (account.member) throw new Refusal(409, 'school_pays', 'Your school pays for your plan already.')
    const live = subscriptions.find(isLive)
    if (live) return { url: await changePlan(payments, account, live, kind, origin) }
    const url = await openCheckout(payments, settled, { kind, origin })
    if (url !== undefined) return { url }
  }
  throw new Refusal(503, 'busy', 'The checkout could not be opened just now. Please try again.')
}

/** A second checkout is no second bill: it is the portal, or for a school its page that confirms the change. */
async function changePlan(
  payments: Payments,
  account: PaymentAccount,
  live: Stripe.Subscription,
  kind: PlanKind,
  origin: string,
): Promise<string> {
  const { school } = payments.settings.prices
  // A plan that ends is renewed first, or a whole school would be paid for that ends in some days.
  const goesOn = live.status === 'active' && !willEnd(live)
  const isUpgrade = kind === 'school' && itemOf(live)?.price.id !== school && goesOn
  const flow = isUpgrade
    ? confirmFlow(live, { price: school, quantity: LICENCES.school }, origin + RETURN_PATH.school)
    : undefined
  const url = await portalUrl(payments, idOf(live.customer) ?? '', `${origin}/home`, flow)
  if (isUpgrade) await payments.books.openLicencePage(account.user_id, LICENCES.school)
  else await payments.books.forgetLicencePages(account.user_id)
  return url
}

async function makeCustomer({ stripe, books }: Payments, account: PaymentAccount): Promise<void> {
  const { user_id, email, customers_made } = account
  try {
    const customer = await stripe.customers.create(
      { ...(email !== null && { email }), metadata: { user_id } },
      { idempotencyKey: `customer-${user_id}-${customers_made}` },
    )
    await books.noteCustomer(user_id, customers_made, customer.id)
  } catch (error) {
    if (!isSpent(error)) throw error
    await books.noteCustomer(user_id, customers_made, null)
    if (!isOtherRequest(error)) throw error
  }
}

/**
 * Lets the teacher buy on their own customer: that of a school which was handed to them and has ended is somebody else's, with
 * their card. A page that is open on it is closed first.
 */
async function takeOwnCustomer(payments: Payments, account: PaymentAccount): Promise<void> {
  const { user_id, customer_id, own_customer_id, customers_made } = account
  if (customer_id === null && own_customer_id === null) return makeCustomer(payments, account)
  await closeCheckout(payments, user_id)
  await payments.books.takeOwnCustomer(user_id, customers_made)
}

/** Undefined when something changed meanwhile: then everything is read again. */
async function openCheckout(
  payments: Payments,
  settled: Settled,
  wish: OpenCheckout,
): Promise<string | undefined> {
  const { account } = settled
  if (!account.customer_is_own) {
    await takeOwnCustomer(payments, account)
    return undefined
  }
  const open = account.checkout
  if (open?.session) {
    const left = await leaveOrReuse(payments, settled, open, wish)
    if (left !== 'free') return left === 'changed' ? undefined : left.url
  }
  const isReserved = open !== null && !open.session && isSame(open, wish)
  const no = isReserved
    ? account.checkout_no
    : await payments.books.claimCheckout(account.user_id, account.checkout_no, open?.session ?? null, wish)
  return no === null ? undefined : createSession(payments, account, wish, no)
}

const isSame = (a: OpenCheckout, b: OpenCheckout): boolean => a.kind === b.kind && a.origin === b.origin

/** What becomes of the checkout begun before: it is used again, or it is closed so that nobody can pay on it any more. */
async function leaveOrReuse(
  { stripe }: Payments,
  { subscriptions }: Settled,
  open: OpenCheckout,
  wish: OpenCheckout,
): Promise<{ url: string } | 'free' | 'changed'> {
  const session = await stripe.checkout.sessions.retrieve(open.session ?? '')
  if (session.status === 'expired') return 'free'
  if (session.status === 'complete')
    return subscriptions.some(({ id }) => id === idOf(session.subscription)) ? 'free' : 'changed'
  if (isSame(open, wish) && session.url) return { url: session.url }
  return (await expire(stripe, session.id)) ? 'free' : 'changed'
}

/** False when it was paid on or expired meanwhile. */
async function expire(stripe: Stripe, session: string): Promise<boolean> {
  try {
    await stripe.checkout.sessions.expire(session)
    return true
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return false
    throw error
  }
}

/**
 * Closes the page on which this teacher could still pay: a school pays for them now, or it is about to change hands and the
 * customer at Stripe that pays for it goes to somebody else. What was paid on it meanwhile is read first, so the database knows of it.
 */
export async function closeCheckout(payments: Payments, userId: string): Promise<void> {
  if ((await payments.books.account(userId)).customer_id === null) return // they never began to pay
  const { account } = await settle(payments, userId)
  const session = account.checkout?.session
  if (session === undefined) return
  const { status } = await payments.stripe.checkout.sessions.retrieve(session)
  if (status === 'open' && (await expire(payments.stripe, session))) return
  if (status !== 'expired') await settle(payments, userId)
}

function sessionParams(
  { settings }: Payments,
  account: PaymentAccount,
  { kind, origin }: OpenCheckout,
): Stripe.Checkout.SessionCreateParams {
  const metadata = {
    user_id: account.user_id,
    user_email: account.email ?? '',
    account_type: kind,
    ...(kind === 'school' && { licenses: String(LICENCES.school) }),
  }
  return {
    mode: 'subscription',
    customer: account.customer_id ?? '',
    client_reference_id: account.user_id,
    line_items: [{ price: settings.prices[kind], quantity: LICENCES[kind] }],
    success_url: origin + RETURN_PATH[kind],
    cancel_url: `${origin}/home?subscription=cancelled`,
    metadata,
    subscription_data: { metadata },
  }
}

/** The key makes the same reservation the same session, however often and by however many requests it is asked for. */
async function createSession(
  payments: Payments,
  account: PaymentAccount,
  wish: OpenCheckout,
  no: number,
): Promise<string | undefined> {
  const { stripe, books } = payments
  const { user_id, customers_made } = account
  try {
    const session = await stripe.checkout.sessions.create(sessionParams(payments, account, wish), {
      idempotencyKey: `checkout-${user_id}-${no}`,
    })
    if ((await books.noteCheckout(user_id, no, session.id)) && session.url) return session.url
    await expire(stripe, session.id)
    return undefined
  } catch (error) {
    if (!isSpent(error)) throw error
    await books.claimCheckout(user_id, no, null, null)
    if (isOtherRequest(error)) return undefined
    if (!isMissing(error) || error.param !== 'customer') throw error
    await books.noteCustomer(user_id, customers_made, null)
    return undefined
  }
}
