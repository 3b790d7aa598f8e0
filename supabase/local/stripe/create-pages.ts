import { PRICES } from './catalogue.ts'
import { type Form, formAt, textAt, textsAt } from './form.ts'
import type { CustomerRecord, PortalRecord, SessionRecord } from './records.ts'
import { portalObject } from './small-objects.ts'
import { missing, StripeRefusal } from './stripe-error.ts'
import type { StripeWorld } from './stripe-world.ts'

/** An open checkout closes by itself after a day. */
const OPEN_FOR_S = 86_400

function customerIn(world: StripeWorld, form: Form): CustomerRecord {
  const id = textAt(form, 'customer') ?? ''
  const customer = world.held.customers[id]
  if (!customer || customer.deleted) throw missing('customer', id, 'customer')
  return customer
}

export function createCheckout(world: StripeWorld, form: Form): SessionRecord {
  const customer = customerIn(world, form)
  const line = formAt(formAt(form, 'line_items'), '0')
  const price = textAt(line, 'price') ?? ''
  if (!PRICES[price]) throw missing('price', price, 'line_items[0][price]')
  if (textAt(form, 'mode') !== 'subscription')
    throw new StripeRefusal(400, 'Missing required param: mode.', {
      code: 'parameter_missing',
      param: 'mode',
    })
  const session: SessionRecord = {
    id: world.newId('cs_test'),
    customer: customer.id,
    price,
    quantity: Number(textAt(line, 'quantity') ?? 1),
    reference: textAt(form, 'client_reference_id') ?? null,
    metadata: textsAt(form, 'metadata'),
    subscriptionMetadata: textsAt(formAt(form, 'subscription_data'), 'metadata'),
    status: 'open',
    successUrl: textAt(form, 'success_url') ?? '',
    cancelUrl: textAt(form, 'cancel_url') ?? '',
    subscription: null,
    invoice: null,
    created: world.now(),
  }
  world.held.sessions[session.id] = session
  return session
}

/** The session, closed if its day is over. */
export function sessionWith(world: StripeWorld, id: string): SessionRecord {
  const session = world.held.sessions[id]
  if (!session) throw missing('checkout session', id, 'session')
  if (session.status === 'open' && world.now() >= session.created + OPEN_FOR_S) session.status = 'expired'
  return session
}

export function expireSession(world: StripeWorld, id: string): SessionRecord {
  const session = sessionWith(world, id)
  if (session.status !== 'open')
    throw new StripeRefusal(
      400,
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
    )
  session.status = 'expired'
  world.tellSession('expired', session)
  return session
}

function confirmOf(world: StripeWorld, form: Form): PortalRecord['confirm'] {
  const flow = formAt(form, 'flow_data')
  if (textAt(flow, 'type') !== 'subscription_update_confirm') return null
  const change = formAt(flow, 'subscription_update_confirm')
  const id = textAt(change, 'subscription') ?? ''
  const subscription = world.held.subscriptions[id]
  if (!subscription) throw missing('subscription', id)
  const item = formAt(formAt(change, 'items'), '0')
  return {
    subscription: id,
    price: textAt(item, 'price') ?? subscription.price,
    quantity: Number(textAt(item, 'quantity') ?? subscription.quantity),
    afterUrl: textAt(formAt(formAt(flow, 'after_completion'), 'redirect'), 'return_url') ?? '',
  }
}

export function createPortal(world: StripeWorld, form: Form): object {
  const portal: PortalRecord = {
    id: world.newId('bps'),
    customer: customerIn(world, form).id,
    returnUrl: textAt(form, 'return_url') ?? '',
    created: world.now(),
    confirm: confirmOf(world, form),
  }
  world.held.portals[portal.id] = portal
  return portalObject(world, portal)
}
