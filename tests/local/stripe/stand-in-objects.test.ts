import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { cancelPlan } from '../../../supabase/functions/_shared/payments/cancel-renew.ts'
import { paymentDetails } from '../../../supabase/functions/_shared/payments/details.ts'
import { openPortal } from '../../../supabase/functions/_shared/payments/portal.ts'
import { dispute, refund } from '../../../supabase/local/stripe/owner-actions.ts'
import { eventBody } from '../../../supabase/local/stripe/webhooks.ts'
import { MemoryBooks } from '../../support/payments/memory-books.ts'
import { APP, PaymentTown } from '../../support/payments/payment-town.ts'
import { differences, type Shape } from './published-shape.ts'

const { objects } = JSON.parse(readFileSync(new URL('stripe-objects.json', import.meta.url), 'utf8')) as {
  objects: Record<string, Shape>
}

/** Why these differ: the pinned version names a bill's subscription under `parent`, and evidence is between the owner and the bank. */
const MEANT = new Set([
  'invoice.subscription is missing',
  'dispute.evidence is missing',
  'dispute.evidence_details is missing',
])

type StripeObject = Record<string, unknown> & { object: string }

/** All objects of Stripe in an answer, with those inside it. */
function objectsIn(value: unknown): StripeObject[] {
  if (value === null || typeof value !== 'object') return []
  const inside = Object.values(value).flatMap(objectsIn)
  return 'object' in value && typeof value.object === 'string' ? [value as StripeObject, ...inside] : inside
}

describe('the stand-in for Stripe', () => {
  const answered: StripeObject[] = []

  beforeAll(async () => {
    const user = randomUUID()
    const town = new PaymentTown(new MemoryBooks([user]).call)
    town.onAnswer = (body) => answered.push(...objectsIn(body))
    await town.open(user)
    await town.buy(user)
    await town.deliverAll()
    await paymentDetails(town.payments, user)
    await openPortal(town.payments, user, APP)
    await cancelPlan(town.payments, user)
    const [bill] = town.billsOf(user)
    if (!bill) throw new Error('Nothing was billed')
    refund(town.world, bill, 100)
    dispute(town.world, bill)
    answered.push(...town.events.flatMap((event) => objectsIn(JSON.parse(eventBody(event, 'version')))))
    await town.deliverAll()
    await town.reconcile()
  })

  it('answers with every kind of object that our calls read', () => {
    expect([...new Set(answered.map(({ object }) => object))].sort()).toEqual(
      expect.arrayContaining(Object.keys(objects).filter((name) => name !== 'deleted_customer')),
    )
  })

  it.each(Object.keys(objects))('sends %s as Stripe publishes it', (name) => {
    const shape = objects[name] as Shape
    const found = answered.filter(({ object }) => object === name)
    const differs = found.flatMap((one) => differences(shape, one, name))
    expect([...new Set(differs)].filter((one) => !MEANT.has(one))).toEqual([])
  })
})
