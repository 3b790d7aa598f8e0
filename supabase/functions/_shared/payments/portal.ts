import type Stripe from 'stripe'
import { Refusal } from '../http/answer.ts'
import { idOf, isLive, itemOf, kindOfPrice, licencesOf } from './paid.ts'
import type { Payments } from './payments.ts'
import { isMissing, settle } from './settle.ts'

type Flow = Stripe.BillingPortal.SessionCreateParams.FlowData

export async function portalUrl(
  { stripe, settings }: Payments,
  customer: string,
  returnUrl: string,
  flow?: Flow,
): Promise<string> {
  const session = await stripe.billingPortal.sessions.create({
    customer,
    return_url: returnUrl,
    ...(settings.portalConfiguration && { configuration: settings.portalConfiguration }),
    ...(flow && { flow_data: flow }),
  })
  return session.url
}

/**
 * Stripe's page that shows what a change of the subscription costs today and asks for a yes. The quantity is the whole
 * new number, so a second yes changes nothing.
 */
export function confirmFlow(
  subscription: Stripe.Subscription,
  change: { price?: string; quantity: number },
  afterUrl: string,
): Flow {
  const item = itemOf(subscription)
  if (!item) throw new Error(`${subscription.id} has no item`)
  return {
    type: 'subscription_update_confirm',
    after_completion: { type: 'redirect', redirect: { return_url: afterUrl } },
    subscription_update_confirm: { subscription: subscription.id, items: [{ id: item.id, ...change }] },
  }
}

/**
 * Stripe's page with bills, card and plan, for a teacher who has ever paid. A school may choose its number there, so what it
 * falls to from now on is its own wish and no older page for licences.
 */
export async function openPortal(
  payments: Payments,
  userId: string,
  origin: string,
): Promise<{ url: string }> {
  const { customer_id, customers_made } = await payments.books.account(userId)
  if (customer_id === null) throw noCustomer()
  const { subscriptions } = await settle(payments, userId)
  await payments.books.forgetLicencePages(userId)
  const paysOn = idOf(subscriptions.find(isLive)?.customer) ?? customer_id
  try {
    return { url: await portalUrl(payments, paysOn, `${origin}/account`) }
  } catch (error) {
    if (!isMissing(error) || error.param !== 'customer' || paysOn !== customer_id) throw error
    // It was deleted at Stripe, and the word of it never came.
    await payments.books.noteCustomer(userId, customers_made, null)
    throw noCustomer()
  }
}

const noCustomer = () => new Refusal(409, 'no_customer', 'There are no bills for this account.')

/** The page that adds licences to a school's plan [SCHOOL-28]. */
export async function buyLicences(
  payments: Payments,
  userId: string,
  count: number,
  origin: string,
): Promise<{ url: string }> {
  const { subscriptions } = await settle(payments, userId)
  const live = subscriptions.find(isLive)
  const item = live && itemOf(live)
  const isSchool = item && (await kindOfPrice(payments, item.price)) === 'school'
  if (!live || !isSchool)
    throw new Refusal(
      403,
      'not_admin',
      'Only the administrator of a school that pays by card can buy licences.',
    )
  const after = `${origin}/admin?license_purchase=success`
  const quantity = licencesOf('school', item.quantity) + count
  const flow = confirmFlow(live, { quantity }, after)
  const url = await portalUrl(
    payments,
    idOf(live.customer) ?? '',
    `${origin}/admin?license_purchase=cancelled`,
    flow,
  )
  // The page is remembered once it exists, or a number that the school chooses later would look like that of a page.
  await payments.books.openLicencePage(userId, quantity)
  return { url }
}
