import type Stripe from 'stripe'
import type { PaymentAccount } from './books.ts'
import { idOf, itemOf, kindOfPrice } from './paid.ts'
import type { Payments } from './payments.ts'

/**
 * Raises a school's number again that fell because an older page, which was to add licences, was confirmed after a newer one.
 * Once we led the school to Stripe's own page, and while a tab of that may be open, no page is remembered: the school may have
 * chosen the number there. The owner is told. What Stripe credited for the fall is taken up by the next bill, so nothing is
 * charged today. Answers true when Stripe has to be read again.
 */
export async function undoOlderPage(
  payments: Payments,
  { user_id, paid, licence_pages }: PaymentAccount,
  subscriptions: Stripe.Subscription[],
): Promise<boolean> {
  const subscription = subscriptions.find(
    ({ id, status }) => id === paid?.subscription_id && status === 'active',
  )
  const item = subscription && itemOf(subscription)
  const quantity = item?.quantity ?? 0
  if (paid?.kind !== 'school' || !item || quantity >= paid.licences || !licence_pages.includes(quantity))
    return false
  if ((await kindOfPrice(payments, item.price)) !== 'school') return false
  await payments.stripe.subscriptions.update(subscription.id, {
    items: [{ id: item.id, quantity: paid.licences }],
    proration_behavior: 'create_prorations',
  })
  await payments.books.forgetLicencePage(user_id, quantity)
  const detail = `${subscription.id} fell to ${quantity} licences, as by an older page, and was raised to ${paid.licences} again.`
  const customer_id = idOf(subscription.customer)
  await payments.books.find({ kind: 'raised_again', customer_id, user_id, detail, mended: true })
  return true
}
