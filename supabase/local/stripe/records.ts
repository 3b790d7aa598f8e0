import { randomBytes } from 'node:crypto'

/** What the stand-in keeps. Times are seconds since 1970, as Stripe's are; amounts are cents. */
export type PlanName = 'teacher' | 'school'
export type CardName = 'pays' | 'declined' | 'asks' | 'fails_later'

export interface CustomerRecord {
  id: string
  email: string | null
  metadata: Record<string, string>
  created: number
  deleted: boolean
  card: CardName | null
}

export interface SubscriptionRecord {
  id: string
  customer: string
  price: string
  quantity: number
  status: 'active' | 'past_due' | 'canceled'
  cancelAtPeriodEnd: boolean
  canceledAt: number | null
  endedAt: number | null
  created: number
  starts: number
  ends: number
  metadata: Record<string, string>
  latestInvoice: string
  /** What changes without a bill of their own add to the next one. */
  pending: LineRecord[]
  /** When an unpaid bill is tried again; the last try that fails ends the subscription. */
  retries: number[]
}

export interface SessionRecord {
  id: string
  customer: string
  price: string
  quantity: number
  reference: string | null
  metadata: Record<string, string>
  subscriptionMetadata: Record<string, string>
  status: 'open' | 'complete' | 'expired'
  successUrl: string
  cancelUrl: string
  subscription: string | null
  invoice: string | null
  created: number
}

/** A line of a bill: one price and quantity, for a whole period or for the rest of one. */
export interface LineRecord {
  price: string
  quantity: number
  cents: number
  isProration: boolean
}

export interface InvoiceRecord {
  id: string
  number: string
  customer: string
  subscription: string
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update'
  cents: number
  lines: LineRecord[]
  /** What the customer's credit paid of it. */
  credit: number
  status: 'paid' | 'open' | 'void'
  created: number
  starts: number
  ends: number
  intent: string
  attempts: number
}

/** A change of a customer's balance: less than nothing is credit, which the next bills use up. */
export interface BalanceRecord {
  id: string
  customer: string
  cents: number
  /** The balance after it. */
  ending: number
  invoice: string | null
  metadata: Record<string, string>
  description: string | null
  created: number
}

export interface MoneyBackRecord {
  id: string
  intent: string
  cents: number
  created: number
}

export interface PortalRecord {
  id: string
  customer: string
  returnUrl: string
  created: number
  /** A change of a subscription that the page asks a yes for. */
  confirm: { subscription: string; price: string; quantity: number; afterUrl: string } | null
}

export interface EventRecord {
  id: string
  type: string
  created: number
  object: object
}

export interface KeptAnswer {
  request: string
  status: number
  body: object
}

/** Everything that survives a restart. */
export interface Holdings {
  /** How far this Stripe's clock is ahead of the real one, in seconds. */
  ahead: number
  /** Begins every id, so that those of two stand-ins never meet. */
  seed: string
  ids: number
  customers: Record<string, CustomerRecord>
  subscriptions: Record<string, SubscriptionRecord>
  sessions: Record<string, SessionRecord>
  invoices: Record<string, InvoiceRecord>
  balances: Record<string, BalanceRecord>
  refunds: Record<string, MoneyBackRecord>
  disputes: Record<string, MoneyBackRecord>
  portals: Record<string, PortalRecord>
  answers: Record<string, KeptAnswer>
}

export const nothingHeld = (): Holdings => ({
  ahead: 0,
  seed: randomBytes(4).toString('hex'),
  ids: 0,
  customers: {},
  subscriptions: {},
  sessions: {},
  invoices: {},
  balances: {},
  refunds: {},
  disputes: {},
  portals: {},
  answers: {},
})
