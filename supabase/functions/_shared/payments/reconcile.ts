import type Stripe from 'stripe'
import type { PaymentFinding as Finding, Reconciliation } from '../content/contract.ts'
import { endRefunded } from './money-back.ts'
import { idOf, isLive, kindOfPrice, readPaid } from './paid.ts'
import type { Payments, PlanKind } from './payments.ts'
import { settle } from './settle.ts'

/** Refunds and disputes older than this were looked at by earlier nights. */
const LOOK_BACK_S = 14 * 86_400
const PAGE = 200

/** The prices that our pages print, in cents, GST included. */
export const PRINTED_CENTS: Record<PlanKind, { first: number; each: number }> = {
  individual: { first: 999, each: 999 },
  school: { first: 7999, each: 799 },
}
const INCLUDED_LICENCES = 10

type ByCustomer = Map<string, Stripe.Subscription[]>

async function liveSubscriptions({ stripe }: Payments): Promise<ByCustomer> {
  const found: ByCustomer = new Map()
  for await (const subscription of stripe.subscriptions.list({ limit: 100 })) {
    const customer = idOf(subscription.customer) ?? ''
    if (isLive(subscription)) found.set(customer, [...(found.get(customer) ?? []), subscription])
  }
  return found
}

/** Ends what was refunded or is disputed, should the word of it never have arrived. */
async function endAllRefunded(payments: Payments, now: number): Promise<void> {
  const { stripe } = payments
  const recent = { limit: 100, created: { gte: Math.floor(now / 1000) - LOOK_BACK_S } }
  const intents = new Set<string>()
  for await (const dispute of stripe.disputes.list(recent)) intents.add(idOf(dispute.payment_intent) ?? '')
  for await (const refund of stripe.refunds.list(recent)) intents.add(idOf(refund.payment_intent) ?? '')
  intents.delete('')
  for (const intent of intents) await endRefunded(payments, intent)
}

/** Names a price at Stripe that differs from the one our pages print. Only the owner can mend that. */
async function checkPrices({ stripe, settings }: Payments): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const kind of Object.keys(settings.prices) as PlanKind[]) {
    const price = await stripe.prices.retrieve(settings.prices[kind], { expand: ['tiers'] })
    const { first, each } = PRINTED_CENTS[kind]
    const [base, extra] = price.tiers ?? []
    const isRight =
      kind === 'individual'
        ? price.unit_amount === first
        : price.tiers_mode === 'graduated' &&
          base?.flat_amount === first &&
          base.up_to === INCLUDED_LICENCES &&
          extra?.unit_amount === each
    const isOurs =
      price.currency === 'nzd' && price.tax_behavior === 'inclusive' && price.recurring?.interval === 'month'
    if (isRight && isOurs && price.active) continue
    const detail = `${price.id} is not the monthly price in NZD with GST included that our pages print.`
    findings.push({ kind: 'price_differs', customer_id: null, user_id: null, detail, mended: false })
  }
  return findings
}

/** A live subscription to our prices that belongs to no teacher: somebody pays for nothing. */
async function strangers(payments: Payments, left: ByCustomer): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const [customer_id, subscriptions] of left) {
    const items = subscriptions.flatMap(({ items }) => items.data)
    const kinds = await Promise.all(items.map(({ price }) => kindOfPrice(payments, price)))
    if (kinds.every((kind) => kind === null)) continue
    const detail = `${subscriptions.map(({ id }) => id).join(', ')} belongs to no account here.`
    findings.push({ kind: 'unknown_customer', customer_id, user_id: null, detail, mended: false })
  }
  return findings
}

async function mendAccounts(payments: Payments, live: ByCustomer): Promise<Reconciliation> {
  const { books } = payments
  const findings: Finding[] = []
  let checked = 0
  let last: string | null = null
  for (
    let page = await books.accountsAfter(null, PAGE);
    page.length > 0;
    page = await books.accountsAfter(last, PAGE)
  ) {
    for (const account of page) {
      const { user_id, customer_id } = account
      last = user_id
      checked += 1
      const subscriptions = live.get(customer_id) ?? []
      live.delete(customer_id)
      const paid = await readPaid(payments, subscriptions)
      const isSame = JSON.stringify(inOrder(paid)) === JSON.stringify(inOrder(account.paid))
      if (isSame && subscriptions.length < 2 && !(account.gone && subscriptions.length > 0)) continue
      const { changed } = await settle(payments, user_id)
      if (!changed && !account.gone) continue
      const detail = account.gone
        ? 'The account was deleted; its subscription was ended.'
        : `We had ${account.paid?.status ?? 'nothing'}, Stripe has ${paid?.status ?? 'nothing'}.`
      findings.push({
        kind: account.gone ? 'account_gone' : 'state_differed',
        customer_id,
        user_id,
        detail,
        mended: true,
      })
    }
  }
  return { success: true, checked, findings }
}

const inOrder = (paid: object | null) => paid && Object.entries(paid).sort(([a], [b]) => a.localeCompare(b))

/**
 * Compares all that is live at Stripe with all that we hold, mends what differs and names what only the owner can mend.
 * It needs no event to have arrived. `now` is Stripe's clock, in milliseconds.
 */
export async function reconcile(payments: Payments, now: number): Promise<Reconciliation> {
  await endAllRefunded(payments, now)
  const live = await liveSubscriptions(payments)
  const result = await mendAccounts(payments, live)
  result.findings.push(...(await strangers(payments, live)), ...(await checkPrices(payments)))
  for (const finding of result.findings) await payments.books.find(finding)
  return result
}
