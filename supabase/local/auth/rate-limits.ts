import { isLoopbackAddress } from '@supabase/lite'
import { tooManyMails, tooOften } from './auth-error.ts'
import type { AuthRequest } from './auth-request.ts'

/** Of `[auth.rate_limit]` in config.toml: per address, an hour for mails and five minutes for the rest. */
export interface RateSettings {
  email_sent: number
  token_refresh: number
  sign_in_sign_ups: number
  token_verifications: number
}

export interface RateOptions {
  rates: RateSettings
  /** Between two mails to one address. */
  mailEverySeconds: number
  /** Then a sign-up sends a mail too. */
  confirmations: boolean
  /** Also for this machine, where all devices of all tests share one address. */
  strict: boolean
  now?: () => number
}

const FIVE_MINUTES = 300_000
const HOUR = 3_600_000
const BURST = 30
/** A million codes stand against ten guesses in five minutes. */
const GUESSES = 10
const AT_HOME = 50
const MOST_KEPT = 10_000

interface Bucket {
  level: number
  at: number
}

/** Buckets that leak, as the hosted service's: a burst, then a steady rate. */
class Buckets {
  private readonly kept = new Map<string, Bucket>()
  private readonly now: () => number
  constructor(now: () => number) {
    this.now = now
  }

  /** Takes one, or answers how many ms until there is one. */
  take(key: string, perMs: number, burst: number): number {
    const now = this.now()
    const known = this.kept.get(key)
    const level = known ? Math.max(0, known.level - (now - known.at) * perMs) : 0
    if (level + 1 > burst + 1e-9) return Math.ceil((level + 1 - burst) / perMs)
    this.kept.delete(key)
    this.kept.set(key, { level: level + 1, at: now })
    if (this.kept.size > MOST_KEPT) this.kept.delete(this.kept.keys().next().value ?? '')
    return 0
  }
}

/** Answers 429 where the hosted service would. What is said about an email never depends on whether it has an account. */
export function rateLimits(options: RateOptions): (asked: AuthRequest) => Response | undefined {
  const buckets = new Buckets(options.now ?? Date.now)
  const { rates } = options

  function perAddress(
    name: string,
    count: number,
    windowMs: number,
    burst: number,
    { address }: AuthRequest,
  ) {
    const ease = !options.strict && isLoopbackAddress(address) ? AT_HOME : 1
    return buckets.take(`${name} ${address}`, (count * ease) / windowMs, burst * ease) > 0
  }

  function mails(asked: AuthRequest): Response | undefined {
    if (perAddress('mails', rates.email_sent, HOUR, rates.email_sent, asked)) return tooManyMails(60)
    const pause = options.mailEverySeconds * 1000
    if (pause <= 0 || asked.email === '') return undefined
    const wait = buckets.take(`mail ${asked.email}`, 1 / pause, 1)
    return wait > 0 ? tooManyMails(Math.ceil(wait / 1000)) : undefined
  }

  return (asked) => {
    const kind = kindOf(asked)
    if (kind === 'mail') return mails(asked)
    if (kind === 'none') return undefined
    if (perAddress(kind, rates[kind], FIVE_MINUTES, BURST, asked)) return tooOften()
    if (asked.path === '/signup') return options.confirmations ? mails(asked) : undefined
    const guess = kind === 'token_verifications' && asked.email !== ''
    return guess && buckets.take(`guess ${asked.email}`, GUESSES / FIVE_MINUTES, GUESSES) > 0
      ? tooOften()
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
  // A new address is asked for by mail, and so is the old one.
  if (path === '/reauthenticate' || (path === '/user' && request.method === 'PUT' && email !== ''))
    return 'mail'
  if (request.method !== 'POST') return 'none'
  if (path === '/token') {
    return url.searchParams.get('grant_type') === 'refresh_token' ? 'token_refresh' : 'sign_in_sign_ups'
  }
  if (path === '/signup') return 'sign_in_sign_ups'
  return ['/recover', '/resend', '/otp', '/magiclink'].includes(path) ? 'mail' : 'none'
}
