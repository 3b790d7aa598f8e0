import type Stripe from 'stripe'
import { INCLUDED_LICENCES } from '../content/contract.ts'
import type { Payments, PlanKind } from './payments.ts'

/** The prices that our pages print, in cents, GST included. */
export const PRINTED_CENTS: Record<PlanKind, { first: number; each: number }> = {
  individual: { first: 999, each: 999 },
  school: { first: 7999, each: 799 },
}

/** One amount for all that is included, and nothing on top of it; then one for each further licence. */
function isPrintedSchool({ tiers_mode, tiers }: Stripe.Price): boolean {
  const { first, each } = PRINTED_CENTS.school
  const [base, extra] = tiers ?? []
  return (
    tiers_mode === 'graduated' &&
    base?.flat_amount === first &&
    !base.unit_amount &&
    base.up_to === INCLUDED_LICENCES &&
    extra?.unit_amount === each &&
    !extra.flat_amount
  )
}

/** True if Stripe charges by this price what our pages say. It needs the price with its tiers. */
export function isPrinted(kind: PlanKind, price: Stripe.Price): boolean {
  const { active, currency, tax_behavior, recurring, unit_amount } = price
  const isMonthly = recurring?.interval === 'month' && recurring.interval_count === 1
  const isOurs = active && currency === 'nzd' && tax_behavior === 'inclusive' && isMonthly
  return (
    isOurs && (kind === 'school' ? isPrintedSchool(price) : unit_amount === PRINTED_CENTS.individual.first)
  )
}

/** Names a price at Stripe that differs from the one our pages print. Only the owner can mend that. */
export async function checkPrices({ stripe, books, settings }: Payments): Promise<void> {
  for (const kind of Object.keys(settings.prices) as PlanKind[]) {
    const price = await stripe.prices.retrieve(settings.prices[kind], { expand: ['tiers'] })
    if (isPrinted(kind, price)) continue
    const detail = `${price.id} is not the monthly price in NZD with GST included that our pages print.`
    await books.find({ kind: 'price_differs', customer_id: null, user_id: null, detail, mended: false })
  }
}
