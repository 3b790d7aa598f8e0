import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { STRIPE_API_VERSION } from '#content/contract.ts'
import { cancelPlan, renewPlan } from '../../../supabase/functions/_shared/payments/cancel-renew.ts'
import { startCheckout } from '../../../supabase/functions/_shared/payments/checkout.ts'
import { paymentDetails } from '../../../supabase/functions/_shared/payments/details.ts'
import { buyLicences, openPortal } from '../../../supabase/functions/_shared/payments/portal.ts'
import { changePlan } from '../../../supabase/local/stripe/billing.ts'
import { CALLS } from '../../../supabase/local/stripe/calls.ts'
import { readForm } from '../../../supabase/local/stripe/form.ts'
import { deleteCustomer, dispute, refund } from '../../../supabase/local/stripe/owner-actions.ts'
import { DESCRIPTION, describedCall, differences } from '../../support/payments/description/described.ts'
import { MemoryBooks } from '../../support/payments/memory-books.ts'
import { type AnsweredCall, APP, PaymentTown } from '../../support/payments/payment-town.ts'
import { happen, happenings } from '../../support/payments/random-payments.ts'

const { paths, components, info } = DESCRIPTION
const LIVES = 150

/** What is wrong with a call that we made and with its answer, as Stripe describes both. */
function wrongIn({ method, path, sent, status, body }: AnsweredCall): string[] {
  const call = describedCall(method, path)
  if (!call) return [`Stripe describes no ${method} ${path}`]
  const asked = differences(call.sent, readForm(sent.replace(/^\?/, '')), `${call.name}: sent`, 'form')
  return status === 200 ? [...asked, ...differences(call.answer, body, `${call.name}: answer`)] : asked
}

/** A town whose every call, answer and event is compared with the description. */
function watchedTown(user: string) {
  const town = new PaymentTown(new MemoryBooks([user]).call)
  const wrong = new Set<string>()
  const calls = new Set<string>()
  const kinds = new Set<string>()
  town.onAnswer = (call) => {
    calls.add(describedCall(call.method, call.path)?.name ?? call.path)
    for (const one of wrongIn(call)) wrong.add(one)
  }
  town.world.onEvent = (event) => {
    town.events.push(event)
    const kind = (event.object as { object: string }).object
    kinds.add(kind)
    const schema = event.type === 'customer.deleted' ? undefined : components.schemas[kind]
    const all = schema ? differences(schema, JSON.parse(JSON.stringify(event.object)), event.type) : []
    for (const one of all) wrong.add(one)
  }
  return { town, wrong, calls, kinds }
}

it('the description is of the version that we ask Stripe for', () => {
  expect(info.version).toBe(STRIPE_API_VERSION)
})

it('the stand-in answers exactly the calls that are described', () => {
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => [method.toUpperCase(), path.replace('{id}', 'x')] as const),
  )
  for (const [method, path] of described)
    expect(CALLS.filter((call) => call.method === method && call.path.test(path))).toHaveLength(1)
  expect(CALLS).toHaveLength(described.length)
})

it('in a life with every call, each request, answer and event is as Stripe describes it', async () => {
  const user = randomUUID()
  const { town, wrong, calls, kinds } = watchedTown(user)
  const { payments, world } = town
  await town.open(user, 'individual')
  await town.open(user, 'school')
  const first = await town.buy(user)
  await startCheckout(payments, user, 'school', APP)
  changePlan(world, first, 'price_school', 12)
  await buyLicences(payments, user, 2, APP)
  await openPortal(payments, user, APP)
  await cancelPlan(payments, user)
  await renewPlan(payments, user)
  await paymentDetails(payments, user)
  town.days(31)
  dispute(world, town.billsOf(user).at(-1) as never)
  await town.deliverAll()
  changePlan(world, await town.buy(user, 'school'), 'price_teacher', 1)
  refund(world, town.billsOf(user).at(-2) as never, 7999)
  await town.reconcile()
  await town.buy(user, 'individual', 'fails_later')
  town.days(50)
  await town.deliverAll()
  deleteCustomer(world, first.customer)
  await town.deliverAll()
  expect([...wrong]).toEqual([])
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((m) => `${m} ${path}`),
  )
  expect([...calls].sort()).toEqual(all.sort())
  expect([...kinds].sort()).toEqual([
    'charge',
    'checkout.session',
    'customer',
    'dispute',
    'invoice',
    'subscription',
  ])
})

it(`so it is in ${LIVES} random lives`, async () => {
  const life = fc.asyncProperty(happenings, async (all) => {
    const user = randomUUID()
    const { town, wrong } = watchedTown(user)
    for (const what of all) await happen(town, user, what)
    town.beforeCall = () => undefined
    await town.reconcile()
    expect([...wrong]).toEqual([])
  })
  await fc.assert(life, { numRuns: LIVES })
})

/** Stripe published its examples for an earlier version; these fields have come or gone since, or are shown expanded. */
const CHANGED_SINCE = [
  'charge.payment_method_details.card.electronic_commerce_indicator is missing',
  'charge.transfer_data.destination is {"id":"obj_123","object":"account"} and not of the type string',
  'subscription.cancellation_details.feedback_option is missing',
  'subscription.items.data.0.current_trial is missing',
  'subscription.pending_update.cancel_at_period_end is missing',
  'subscription.transfer_data.destination is {"id":"obj_123","object":"account"} and not of the type string',
  'subscription.trial_settings.end_behavior.billing_cycle_anchor is missing',
  'subscription_item.current_trial is missing',
  'invoice.subscription is not known to Stripe',
  'checkout.session.allowed_payment_method_types is missing',
  'billing_portal.session.flow.customer_update is missing',
  'billing_portal.session.flow.subscription_pause is missing',
  'dispute.intended_submission_method is missing',
  'dispute.evidence_details.submission_method is missing',
]

it('the examples that Stripe published itself fit the description, but for what changed since', () => {
  const file = new URL('../../support/payments/description/stripe-examples.json', import.meta.url)
  const examples = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
  expect(Object.keys(examples).sort()).toEqual(Object.keys(components.schemas).sort())
  const all = Object.entries(examples).flatMap(([name, example]) =>
    differences(components.schemas[name] ?? {}, example, name),
  )
  expect(all.sort()).toEqual([...CHANGED_SINCE].sort())
})

it('a field that is missing, unknown, of another type or of another value is told', () => {
  const price = components.schemas.price ?? {}
  const right = JSON.parse(
    readFileSync(new URL('../../support/payments/description/stripe-examples.json', import.meta.url), 'utf8'),
  ).price
  const { currency: _, ...missing } = right
  expect(differences(price, missing, 'price')).toEqual(['price.currency is missing'])
  expect(differences(price, { ...right, colour: 'red' }, 'price')).toEqual([
    'price.colour is not known to Stripe',
  ])
  expect(differences(price, { ...right, created: '5' }, 'price')).toHaveLength(1)
  expect(differences(price, { ...right, tax_behavior: 'sometimes' }, 'price')).toHaveLength(1)
})
