import { isLoopbackAddress } from '@supabase/lite'
import { mailRateLimited, rateLimited } from './auth-error.ts'
import type { AuthRequest } from './auth-request.ts'

/** The limits of `[auth.rate_limit]` in config.toml: for each address, per hour for emails and per five minutes for the rest. */
export interface RateSettings {
  email_sent: number
  token_refresh: number
  sign_in_sign_ups: number
  token_verifications: number
}

export interface RateOptions {
  rates: RateSettings
  /** The pause between two emails to one address. */
  mailEverySeconds: number
  /** True if new accounts must confirm their email, so that a sign-up sends one. */
  confirmations: boolean
  /** True if the limits count for loopback too, where all devices of all tests share one address. */
  strict: boolean
  now?: () => number
}

const FIVE_MINUTES = 300_000
const HOUR = 3_600_000
const BURST = 30
/** The guesses at a 6-digit code allowed in five minutes, out of a million codes. */
const MAX_GUESSES = 10
const LOOPBACK_FACTOR = 50
const MAX_BUCKETS = 10_000

interface AddressLimit {
  name: string
  count: number
  windowMs: number
  burst: number
}

interface Bucket {
  level: number
  at: number
}

/** Leaky buckets, as in the hosted service: a burst, then a steady rate. */
class Buckets {
  private readonly kept = new Map<string, Bucket>()
  private readonly now: () => number

  constructor(now: () => number) {
    this.now = now
  }

  /** Takes one and returns 0, or returns the milliseconds until one is available. */
  take(key: string, perMs: number, burst: number): number {
    const now = this.now()
    const known = this.kept.get(key)
    const level = known ? Math.max(0, known.level - (now - known.at) * perMs) : 0
    if (level + 1 > burst + 1e-9) return Math.ceil((level + 1 - burst) / perMs)
    this.kept.delete(key)
    this.kept.set(key, { level: level + 1, at: now })
    if (this.kept.size > MAX_BUCKETS) this.kept.delete(this.kept.keys().next().value ?? '')
    return 0
  }
}

/** Answers 429 as the hosted service would. The answer about an email never depends on whether it has an account. */
export function rateLimits(options: RateOptions): (asked: AuthRequest) => Response | undefined {
  const buckets = new Buckets(options.now ?? Date.now)
  const { rates } = options

  function isOverLimit({ address }: AuthRequest, { name, count, windowMs, burst }: AddressLimit): boolean {
    const factor = !options.strict && isLoopbackAddress(address) ? LOOPBACK_FACTOR : 1
    return buckets.take(`${name} ${address}`, (count * factor) / windowMs, burst * factor) > 0
  }

  function mails(asked: AuthRequest): Response | undefined {
    const limit = { name: 'mails', count: rates.email_sent, windowMs: HOUR, burst: rates.email_sent }
    if (isOverLimit(asked, limit)) return mailRateLimited(60)
    const pause = options.mailEverySeconds * 1000
    if (pause <= 0 || asked.email === '') return undefined
    const wait = buckets.take(`mail ${asked.email}`, 1 / pause, 1)
    return wait > 0 ? mailRateLimited(Math.ceil(wait / 1000)) : undefined
  }

  return (asked) => {
    const kind = kindOf(asked)
    if (kind === 'mail') return mails(asked)
    if (kind === 'none') return undefined
    const limit = { name: kind, count: rates[kind], windowMs: FIVE_MINUTES, burst: BURST }
    if (isOverLimit(asked, limit)) return rateLimited()
    if (asked.path === '/signup') return options.confirmations ? mails(asked) : undefined
    const guess = kind === 'token_verifications' && asked.email !== ''
    return guess && buckets.take(`guess ${asked.email}`, MAX_GUESSES / FIVE_MINUTES, MAX_GUESSES) > 0
      ? rateLimited()
      : undefined
  }
}

function kindOf({
  path,
  url,
  request,
  email,
}: AuthRequest): keyof Omit<RateSettings, 'email_sent'> | 'mail' | 'none' {
  if (path === '/verify') return 'token_verifications'
  // A change of email sends emails to both the new and the old address.
  if (path === '/reauthenticate' || (path === '/user' && request.method === 'PUT' && email !== ''))
    return 'mail'
  if (request.method !== 'POST') return 'none'
  if (path === '/token') {
    return url.searchParams.get('grant_type') === 'refresh_token' ? 'token_refresh' : 'sign_in_sign_ups'
  }
  if (path === '/signup') return 'sign_in_sign_ups'
  return ['/recover', '/resend', '/otp', '/magiclink'].includes(path) ? 'mail' : 'none'
}
