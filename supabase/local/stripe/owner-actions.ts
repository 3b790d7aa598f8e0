import { endSubscription } from './billing.ts'
import { disputeObject, refundedCharge } from './money-back-objects.ts'
import type { InvoiceRecord } from './records.ts'
import type { StripeWorld } from './stripe-world.ts'

/** What the owner or a bank does in Stripe's dashboard. */
export function refund(world: StripeWorld, invoice: InvoiceRecord, cents: number): void {
  const id = world.newId('re')
  world.held.refunds[id] = { id, intent: invoice.intent, cents, created: world.now() }
  world.emit('charge.refunded', refundedCharge(world, invoice))
}

export function dispute(world: StripeWorld, invoice: InvoiceRecord): void {
  const id = world.newId('dp')
  const record = { id, intent: invoice.intent, cents: invoice.cents - invoice.credit, created: world.now() }
  world.held.disputes[id] = record
  world.emit('charge.dispute.created', disputeObject(record))
}

export function deleteCustomer(world: StripeWorld, id: string): void {
  const customer = world.held.customers[id]
  if (!customer || customer.deleted) return
  for (const subscription of world.subscriptionsOf(id)) endSubscription(world, subscription)
  for (const session of Object.values(world.held.sessions))
    if (session.customer === id && session.status === 'open') session.status = 'expired'
  customer.deleted = true
  world.emit('customer.deleted', { id, object: 'customer' })
}
