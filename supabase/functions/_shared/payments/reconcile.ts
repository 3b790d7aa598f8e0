import type Stripe from 'stripe'
import type { PaymentFinding as Finding, Reconciliation } from '../content/contract.ts'
import type { AccountAtNight, Paid } from './books.ts'
import { checkPrices } from './check-prices.ts'
import { closePagesOfMembers } from './close-pages.ts'
import { keepOnePlan } from './keep-one-plan.ts'
import { voidAllLeftBills } from './left-bills.ts'
import { endRefunded } from './money-back.ts'
import { idOf, isGranting, isLive, itemOf, kindOfPrice, readPaid } from './paid.ts'
import type { Payments } from './payments.ts'
import { customersOf, settle } from './settle.ts'

/** Refunds and disputes older than this were looked at by earlier nights. */
const LOOK_BACK_S = 14 * 86_400
const PAGE = 200

const NOBODY = { customer_id: null, user_id: null }

type ByCustomer = Map<string, Stripe.Subscription[]>

async function liveSubscriptions({ stripe }: Payments): Promise<ByCustomer> {
  const found: ByCustomer = new Map()
  for await (const subscription of stripe.subscriptions.list({ limit: 100 })) {
    const customer = idOf(subscription.customer) ?? ''
    if (isLive(subscription)) found.set(customer, [...(found.get(customer) ?? []), subscription])
  }
  return found
}

/** One account or one payment that fails must not keep the others from being mended. It is tried again the next night. */
async function attempt(
  { books }: Payments,
  { customer_id, user_id }: Pick<Finding, 'customer_id' | 'user_id'>,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work()
  } catch (error) {
    await books.find({ kind: 'failed', customer_id, user_id, detail: String(error), mended: false })
  }
}

/** Ends what was refunded or is disputed, should the word of it never have arrived. */
async function endAllRefunded(payments: Payments, now: number): Promise<void> {
  const { stripe } = payments
  const recent = { limit: 100, created: { gte: Math.floor(now / 1000) - LOOK_BACK_S } }
  const intents = new Set<string>()
  for await (const dispute of stripe.disputes.list(recent)) intents.add(idOf(dispute.payment_intent) ?? '')
  for await (const refund of stripe.refunds.list(recent)) intents.add(idOf(refund.payment_intent) ?? '')
  intents.delete('')
  for (const intent of intents) await attempt(payments, NOBODY, () => endRefunded(payments, intent))
}

/** A live subscription to our prices that belongs to no teacher: somebody pays for nothing. */
async function nameStrangers(payments: Payments, left: ByCustomer): Promise<void> {
  for (const [customer_id, subscriptions] of left) {
    const items = subscriptions.flatMap(({ items }) => items.data)
    const kinds = await Promise.all(items.map(({ price }) => kindOfPrice(payments, price)))
    if (kinds.every((kind) => kind === null)) continue
    const detail = `${subscriptions.map(({ id }) => id).join(', ')} belongs to no account here.`
    await payments.books.find({ kind: 'unknown_customer', customer_id, user_id: null, detail, mended: false })
  }
}

async function mendAccount(
  payments: Payments,
  account: AccountAtNight,
  subscriptions: Stripe.Subscription[],
): Promise<void> {
  const { user_id, customer_id } = account
  const paid = await readPaid(payments, subscriptions)
  await namePaidTwice(payments, account, paid)
  if (!(await keepOnePlan(payments, subscriptions))) await nameTooMany(payments, account, paid, subscriptions)
  await nameUnknownPrice(payments, account, paid, subscriptions)
  const isRead = JSON.stringify(inOrder(paid)) === JSON.stringify(inOrder(account.paid))
  const isSame = isRead && !account.shown_otherwise
  if (isSame && subscriptions.length < 2 && !(account.gone && subscriptions.length > 0)) return
  const { changed } = await settle(payments, user_id)
  if (!changed && !account.shown_otherwise) return
  const detail = changed
    ? `We had ${account.paid?.status ?? 'nothing'}, Stripe has ${paid?.status ?? 'nothing'}.`
    : 'The app showed another plan than the one that is paid for.'
  await payments.books.find({ kind: 'state_differed', customer_id, user_id, detail, mended: true })
}

const inOrder = (paid: object | null) => paid && Object.entries(paid).sort(([a], [b]) => a.localeCompare(b))

/** A teacher who paid before a school gave them a licence goes on paying; whether that should end is for a person to say. */
async function namePaidTwice({ books }: Payments, account: AccountAtNight, paid: Paid | null): Promise<void> {
  const { user_id, customer_id, member } = account
  if (!member || paid?.kind !== 'individual' || paid.cancel_at_period_end) return
  const detail = `${paid.subscription_id} is charged though a school pays for this teacher. Decide whether it ends.`
  await books.find({ kind: 'paid_by_school', customer_id, user_id, detail, mended: false })
}

/** A teacher's plan is for one. While a payment has failed the number is left, so it is named. */
async function nameTooMany(
  { books }: Payments,
  { user_id, customer_id }: AccountAtNight,
  paid: Paid | null,
  subscriptions: Stripe.Subscription[],
): Promise<void> {
  const charged = subscriptions.find(({ id }) => id === paid?.subscription_id)
  const quantity = (charged && itemOf(charged)?.quantity) ?? 1
  if (paid?.kind !== 'individual' || quantity < 2) return
  const detail = `${paid.subscription_id} is charged for ${quantity} Teacher plans, and one counts. Set its quantity to 1 and decide on a refund.`
  await books.find({ kind: 'quantity', customer_id, user_id, detail, mended: false })
}

/** Names a teacher who is charged at a price that is none of ours and is shown as free: both sides agree, so nothing else tells. */
async function nameUnknownPrice(
  { books }: Payments,
  { user_id, customer_id }: AccountAtNight,
  paid: Paid | null,
  subscriptions: Stripe.Subscription[],
): Promise<void> {
  const charged = paid === null ? subscriptions.find(isGranting) : undefined
  if (!charged) return
  const detail = `${charged.id} is charged at ${itemOf(charged)?.price.id}, which is no price of a plan here, so its teacher has none. Set STRIPE_PRICE_TEACHER or STRIPE_PRICE_SCHOOL, or the price.`
  await books.find({ kind: 'unknown_price', customer_id, user_id, detail, mended: false })
}

async function mendAccounts(payments: Payments, live: ByCustomer): Promise<number> {
  const { books } = payments
  let checked = 0
  let last: string | null = null
  for (
    let page = await books.accountsAfter(null, PAGE);
    page.length > 0;
    page = await books.accountsAfter(last, PAGE)
  ) {
    for (const account of page) {
      last = account.user_id
      checked += 1
      const customers = customersOf(account)
      const subscriptions = customers.flatMap((customer) => live.get(customer) ?? [])
      for (const customer of customers) live.delete(customer)
      await attempt(payments, account, () => mendAccount(payments, account, subscriptions))
    }
  }
  return checked
}

/** The same payments; what is found with them is kept in the database at once, and answered at the end. */
function gathering(payments: Payments, findings: Finding[]): Payments {
  const find = (finding: Finding) => {
    findings.push(finding)
    return payments.books.find(finding)
  }
  return { ...payments, books: { ...payments.books, find } }
}

/**
 * Compares all that is live at Stripe with all that we hold, mends what differs and names what only the owner can mend.
 * It needs no event to have arrived. What an event or an earlier run found and nobody has decided on is named again. `now`
 * is Stripe's clock, in milliseconds.
 */
export async function reconcile(given: Payments, now: number): Promise<Reconciliation> {
  const findings: Finding[] = []
  const payments = gathering(given, findings)
  await attempt(payments, NOBODY, async () => {
    findings.push(...(await given.books.waiting()))
  })
  await attempt(payments, NOBODY, () => endAllRefunded(payments, now))
  const live = await liveSubscriptions(payments)
  const checked = await mendAccounts(payments, live)
  await attempt(payments, NOBODY, () => voidAllLeftBills(payments))
  await attempt(payments, NOBODY, () => closePagesOfMembers(payments, null))
  await attempt(payments, NOBODY, () => nameStrangers(payments, live))
  await attempt(payments, NOBODY, () => checkPrices(payments))
  return { success: true, checked, findings }
}
