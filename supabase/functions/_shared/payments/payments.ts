import Stripe from 'stripe'
import { STRIPE_API_VERSION } from '../content/contract.ts'
import { Refusal } from '../http/answer.ts'
import { neededSetting, setting } from '../http/settings.ts'
import { type Books, databaseBooks } from './books.ts'

export interface PaymentSettings {
  /** The price that each kind of plan is sold at. Requests never name a price. */
  prices: Record<PlanKind, string>
  /** The settings of the customer portal; Stripe's own default without it. */
  portalConfiguration?: string | undefined
  /** The origins of the app, to which Stripe may lead back. */
  returnOrigins: string[]
}

export type PlanKind = 'individual' | 'school'

/** What all payment code works with. */
export interface Payments {
  stripe: Stripe
  books: Books
  settings: PaymentSettings
}

/**
 * Stripe's package takes an answer without an `error` for a success, whatever its status. A server in between that is
 * out of order must not count as one.
 */
const honest =
  (fetcher: typeof fetch): typeof fetch =>
  async (input, init) => {
    const answer = await fetcher(input, init)
    if (answer.ok) return answer
    const text = await answer.text()
    const { status, headers } = answer
    if (/^\s*\{\s*"error"\s*:\s*\{/.test(text)) return new Response(text, { status, headers })
    return Response.json({ error: { type: 'api_error', message: `HTTP ${status}` } }, { status })
  }

/** `STRIPE_API_BASE` leads to the stand-in on a developer's machine; without it calls go to Stripe. */
export function stripeClient(
  key: string,
  apiBase: string | undefined,
  fetcher: typeof fetch = fetch,
): Stripe {
  const base = apiBase === undefined ? undefined : new URL(apiBase)
  return new Stripe(key, {
    apiVersion: STRIPE_API_VERSION,
    httpClient: Stripe.createFetchHttpClient(honest(fetcher)),
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: false,
    ...(base && {
      host: base.hostname,
      protocol: base.protocol === 'http:' ? 'http' : 'https',
      ...(base.port !== '' && { port: base.port }),
    }),
  })
}

function readSettings(): PaymentSettings {
  return {
    prices: {
      individual: neededSetting('STRIPE_PRICE_TEACHER'),
      school: neededSetting('STRIPE_PRICE_SCHOOL'),
    },
    portalConfiguration: setting('STRIPE_PORTAL_CONFIGURATION'),
    returnOrigins: neededSetting('STRIPE_RETURN_ORIGINS')
      .split(',')
      .map((origin) => origin.trim()),
  }
}

export function openPayments(): Payments {
  const key = setting('STRIPE_SECRET_KEY')
  if (key === undefined) throw new Refusal(503, 'payments_off', 'Payments are not set up on this server yet.')
  return {
    stripe: stripeClient(key, setting('STRIPE_API_BASE')),
    books: databaseBooks(),
    settings: readSettings(),
  }
}

/** The same where payments are set up, else undefined: a school without them changes hands all the same. */
export const paymentsIfSetUp = (): Payments | undefined =>
  setting('STRIPE_SECRET_KEY') === undefined ? undefined : openPayments()
