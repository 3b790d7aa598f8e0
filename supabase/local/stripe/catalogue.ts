import { INCLUDED_LICENCES } from '../../functions/_shared/content/contract.ts'
import type { PlanName } from './records.ts'

export interface PriceRecord {
  id: string
  product: string
  name: PlanName
  /** What the first so many cost together, and each further one. */
  included: number
  first: number
  each: number
}

/** The two prices that the owner sets up at Stripe, in cents, GST included. */
export const PRICES: Record<string, PriceRecord> = {
  price_teacher: {
    id: 'price_teacher',
    product: 'prod_teacher',
    name: 'teacher',
    included: 1,
    first: 999,
    each: 999,
  },
  price_school: {
    id: 'price_school',
    product: 'prod_school',
    name: 'school',
    included: INCLUDED_LICENCES,
    first: 7999,
    each: 799,
  },
}

/** The cost of a month in cents. */
export function monthlyCents(price: string, quantity: number): number {
  const record = PRICES[price]
  if (!record) throw new Error(`no such price: ${price}`)
  return record.first + Math.max(0, quantity - record.included) * record.each
}
