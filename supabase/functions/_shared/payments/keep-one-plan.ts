import type Stripe from 'stripe'
import { idOf, itemOf, kindOfPrice } from './paid.ts'
import type { Payments } from './payments.ts'

/**
 * Sets a Teacher plan to one. Stripe's own page may keep a school's ten as the quantity when the school changes to Teacher, and
 * would charge ten plans for one teacher each month. What was charged for the others is credit at once: nothing can be charged
 * for a smaller number. The owner is told. Answers true when Stripe has to be read again.
 */
export async function keepOnePlan(
  payments: Payments,
  subscriptions: Stripe.Subscription[],
): Promise<boolean> {
  const { stripe, books } = payments
  for (const subscription of subscriptions) {
    const item = itemOf(subscription)
    const quantity = item?.quantity ?? 1
    if (!item || quantity < 2 || subscription.status !== 'active') continue
    if ((await kindOfPrice(payments, item.price)) !== 'individual') continue
    await stripe.subscriptions.update(
      subscription.id,
      { items: [{ id: item.id, quantity: 1 }], proration_behavior: 'always_invoice' },
      { idempotencyKey: `one-plan-${subscription.id}-${idOf(subscription.latest_invoice)}` },
    )
    const customer_id = idOf(subscription.customer)
    const user_id = customer_id && (await books.userOf(customer_id))
    const detail = `${subscription.id} was charged for ${quantity} Teacher plans, and one counts. It was set to 1, and the rest is credit.`
    await books.find({ kind: 'quantity', customer_id, user_id, detail, mended: true })
    return true
  }
  return false
}
