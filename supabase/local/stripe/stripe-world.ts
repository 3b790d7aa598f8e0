import type Stripe from 'stripe'
import { invoiceObject } from './invoice-objects.ts'
import { sessionObject, subscriptionObject } from './objects.ts'
import {
  type EventRecord,
  type Holdings,
  type InvoiceRecord,
  nothingHeld,
  type SessionRecord,
  type SubscriptionRecord,
} from './records.ts'

/** What Stripe holds and when it is, with the events that tell of changes. Nothing here knows of HTTP. */
export class StripeWorld {
  readonly held: Holdings
  /** The address below which the checkout and portal pages are. */
  readonly pages: string
  private readonly realNow: () => number
  /** Called with each event, in order. */
  onEvent: (event: EventRecord) => void = () => {}

  constructor(pages: string, held: Holdings = nothingHeld(), realNow: () => number = Date.now) {
    this.pages = pages
    this.held = held
    this.realNow = realNow
  }

  /** Seconds since 1970, by this Stripe's movable clock. */
  now(): number {
    return Math.floor(this.realNow() / 1000) + this.held.ahead
  }

  newId(prefix: string): string {
    this.held.ids += 1
    return `${prefix}_${this.held.seed}${String(this.held.ids).padStart(6, '0')}`
  }

  emit(type: Stripe.Event.Type, object: object): void {
    this.onEvent({ id: this.newId('evt'), type, created: this.now(), object: structuredClone(object) })
  }

  tellSubscription(type: 'created' | 'updated' | 'deleted', subscription: SubscriptionRecord): void {
    this.emit(`customer.subscription.${type}`, subscriptionObject(this, subscription))
  }

  tellInvoice(type: 'invoice.paid' | 'invoice.payment_failed', invoice: InvoiceRecord): void {
    this.emit(type, invoiceObject(this, invoice))
  }

  tellSession(type: 'completed' | 'expired', session: SessionRecord): void {
    this.emit(`checkout.session.${type}`, sessionObject(this, session))
  }

  subscriptionsOf(customer: string): SubscriptionRecord[] {
    return Object.values(this.held.subscriptions).filter((one) => one.customer === customer)
  }
}
