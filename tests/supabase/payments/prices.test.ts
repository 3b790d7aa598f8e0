import { expect, it } from 'vitest'
import { INCLUDED_LICENCES } from '#content/contract.ts'
import { MONTHLY_PRICE } from '#domain/prices.ts'
import { SCHOOL_LICENCES } from '#domain/promises.ts'
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

it('[PLAN-78] a school is sold as many licences as our pages print', () => {
  expect(INCLUDED_LICENCES).toBe(SCHOOL_LICENCES)
})
