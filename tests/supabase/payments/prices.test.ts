import { expect, it } from 'vitest'
import { MONTHLY_PRICE } from '#domain/prices.ts'
import { PRINTED_CENTS } from '../../../supabase/functions/_shared/payments/reconcile.ts'

it('the prices that the reconciliation expects at Stripe are those that our pages print', () => {
  const inDollars = (cents: number) => (cents / 100).toFixed(2)
  const { individual, school } = PRINTED_CENTS
  expect({
    teacher: inDollars(individual.first),
    school: inDollars(school.first),
    extraTeacher: inDollars(school.each),
  }).toEqual(MONTHLY_PRICE)
})
