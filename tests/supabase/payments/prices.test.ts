import { readFileSync } from 'node:fs'
import type Stripe from 'stripe'
import { expect, it } from 'vitest'
import { INCLUDED_LICENCES } from '#content/contract.ts'
import { MONTHLY_PRICE } from '#domain/prices.ts'
import { SCHOOL_LICENCES } from '#domain/promises.ts'
import { isPrinted, PRINTED_CENTS } from '../../../supabase/functions/_shared/payments/check-prices.ts'
import { TELLING } from '../../../supabase/functions/_shared/payments/events.ts'
import { priceObject } from '../../../supabase/local/stripe/small-objects.ts'

const readme = (file: string) => readFileSync(new URL(`../../../supabase/${file}`, import.meta.url), 'utf8')

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

const teacher = priceObject('price_teacher', true)
const school = priceObject('price_school', true)
const tiers = (first: object, second: object = {}) =>
  ({ tiers: school.tiers?.map((tier, at) => ({ ...tier, ...(at === 0 ? first : second) })) }) as object

it('[PLAN-02] [PLAN-04] the two prices as the owner is told to make them are the printed ones', () => {
  expect([isPrinted('individual', teacher), isPrinted('school', school)]).toEqual([true, true])
})

it.each<[string, Stripe.Price, object]>([
  ['another amount', teacher, { unit_amount: 1099 }],
  ['another currency', teacher, { currency: 'aud' }],
  ['GST on top', teacher, { tax_behavior: 'exclusive' }],
  ['a bill each second month', teacher, { recurring: { ...teacher.recurring, interval_count: 2 } }],
  ['a price that is no longer sold', teacher, { active: false }],
  ['the first ten charged one by one as well', school, tiers({ unit_amount: 799 })],
  ['only nine included', school, tiers({ up_to: 9 })],
  ['a fee on top of the eleventh', school, tiers({}, { flat_amount: 500 })],
  ['all at the price of the last tier', school, { tiers_mode: 'volume' }],
])('[PLAN-07] %s is told from the printed price', (_name, price, change) => {
  expect(isPrinted(price === teacher ? 'individual' : 'school', { ...price, ...change })).toBe(false)
})

it('the README names every event that the webhook has to send', () => {
  const text = readme('functions/_shared/payments/README.md')
  const named = /```text\n([^`]*)```/.exec(text)?.[1]?.split(/\s+/).filter(Boolean)
  expect(named?.sort()).toEqual([...TELLING].sort())
})
