import type Stripe from 'stripe'
import { booksOver } from '../../../supabase/functions/_shared/payments/books.ts'
import { startCheckout } from '../../../supabase/functions/_shared/payments/checkout.ts'
import { handleEvent } from '../../../supabase/functions/_shared/payments/events.ts'
import {
  type Payments,
  type PlanKind,
  stripeClient,
} from '../../../supabase/functions/_shared/payments/payments.ts'
import { reconcile } from '../../../supabase/functions/_shared/payments/reconcile.ts'
import { advance, payCheckout } from '../../../supabase/local/stripe/billing.ts'
import type {
  CardName,
  EventRecord,
  InvoiceRecord,
  SessionRecord,
  SubscriptionRecord,
} from '../../../supabase/local/stripe/records.ts'
import { nothingHeld } from '../../../supabase/local/stripe/records.ts'
import { answerCall } from '../../../supabase/local/stripe/rest.ts'
import { StripeWorld } from '../../../supabase/local/stripe/stripe-world.ts'

export const APP = 'https://app.test'
type Call = Parameters<typeof booksOver>[0]

export interface AnsweredCall {
  method: string
  path: string
  /** The form, from the body or from the address. */
  sent: string
  status: number
  body: object
}

/** Waiting before a retry would only slow the tests. */
function clientWithoutRetries(fetcher: typeof fetch): Stripe {
  const stripe = stripeClient('sk_test_stand_in', undefined, fetcher)
  stripe.getMaxNetworkRetries = () => 0
  return stripe
}

/** Our payment code with Stripe's package, the stand-in behind it without a network, and a post for events that the test delivers. */
export class PaymentTown {
  readonly world: StripeWorld
  readonly payments: Payments
  readonly events: EventRecord[] = []
  /** Runs before each call that reaches Stripe, so that a test can put something in between. */
  beforeCall: (method: string, path: string) => void | Promise<void> = () => {}
  /** Told of each call with its answer. */
  onAnswer: (call: AnsweredCall) => void = () => {}

  constructor(call: Call) {
    this.world = new StripeWorld('https://stripe.test', nothingHeld())
    this.world.onEvent = (event) => this.events.push(event)
    this.payments = {
      stripe: clientWithoutRetries((input, init) => this.fetch(String(input), init)),
      books: booksOver(call),
      settings: { prices: { individual: 'price_teacher', school: 'price_school' }, returnOrigins: [APP] },
    }
  }

  private async fetch(url: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    const { pathname, search } = new URL(url)
    const method = init.method ?? 'GET'
    await this.beforeCall(method, pathname)
    const sent = typeof init.body === 'string' ? init.body : ''
    const { status, body } = answerCall(this.world, {
      method,
      path: pathname + search,
      body: sent,
      key: headers.get('authorization') ?? undefined,
      idempotencyKey: headers.get('idempotency-key') ?? undefined,
    })
    this.onAnswer({ method, path: pathname, sent: method === 'POST' ? sent : search, status, body })
    return Response.json(body, { status, headers: { 'request-id': 'req_1' } })
  }

  /** Opens a checkout as a teacher and answers its session; undefined when the portal was opened instead. */
  async open(user: string, kind: PlanKind = 'individual'): Promise<SessionRecord | undefined> {
    const { url } = await startCheckout(this.payments, user, kind, APP)
    return this.world.held.sessions[url.split('/checkout/')[1] ?? '']
  }

  async buy(
    user: string,
    kind: PlanKind = 'individual',
    card: CardName = 'pays',
  ): Promise<SubscriptionRecord> {
    const session = await this.open(user, kind)
    if (!session || !payCheckout(this.world, session, card)) throw new Error('nothing was bought')
    return this.subscriptionsOf(user)[0] as SubscriptionRecord
  }

  deliver(event: EventRecord): Promise<'seen' | 'handled'> {
    return handleEvent(this.payments, asSent(event))
  }

  /** Delivers all events that wait, in order. */
  async deliverAll(): Promise<void> {
    for (const event of this.events.splice(0)) await this.deliver(event)
  }

  days(count: number): void {
    advance(this.world, count * 86_400)
  }

  reconcile() {
    return reconcile(this.payments, this.world.now() * 1000)
  }

  private customersOf(user: string): string[] {
    return Object.values(this.world.held.customers)
      .filter(({ metadata }) => metadata.user_id === user)
      .map(({ id }) => id)
  }

  /** The newest first. */
  subscriptionsOf(user: string): SubscriptionRecord[] {
    return this.customersOf(user)
      .flatMap((id) => this.world.subscriptionsOf(id))
      .reverse()
  }

  billsOf(user: string): InvoiceRecord[] {
    const customers = this.customersOf(user)
    return Object.values(this.world.held.invoices).filter(({ customer }) => customers.includes(customer))
  }
}

export const asSent = ({ id, type, created, object }: EventRecord) =>
  ({ id, object: 'event', type, created, data: { object } }) as unknown as Stripe.Event
