import type { Keys } from '../data-folder.ts'
import type { Database } from '../database.ts'
import type { Lite } from '../lite.ts'
import { afterMailTime, refuseSignIn } from './account-enumeration.ts'
import { openAdmin } from './admin.ts'
import { type AuthRequest, readAuthRequest } from './auth-request.ts'
import type { AuthSettings } from './auth-settings.ts'
import { endOtherSessions } from './password-change.ts'
import { Providers } from './providers.ts'
import { rateLimits } from './rate-limits.ts'
import { type Redirects, redirectsFor } from './redirects.ts'
import { noteBrowser } from './session-browser.ts'
import { type MailParts, resend, signUpAgain } from './sign-up-again.ts'
import { toLiteRequest } from './to-lite-request.ts'

const MAIL_PATHS = new Set(['/recover', '/resend', '/otp', '/magiclink'])

export interface AuthServerOptions {
  db: Database
  lite: Lite
  keys: Keys
  origin: string
  settings: AuthSettings
}

/**
 * Stands in front of @supabase/lite. It adds what that lacks (providers, admin, rate limits, resent emails) and corrects
 * what it would answer with 500.
 */
export class AuthServer {
  readonly providers: Providers
  private readonly db: Database
  private readonly lite: Lite
  private readonly mailParts: MailParts
  private readonly redirects: Redirects
  private readonly admin: (asked: AuthRequest) => Promise<Response>
  private readonly limit: (asked: AuthRequest) => Response | undefined

  constructor({ db, lite, keys, origin, settings }: AuthServerOptions) {
    this.db = db
    this.lite = lite
    this.mailParts = { db, mail: lite.mail, origin }
    this.redirects = redirectsFor(origin, settings.allowedOrigins)
    const minPasswordLength = settings.lite.minimum_password_length
    this.admin = openAdmin({ db, serviceKey: keys.serviceKey, minPasswordLength })
    this.limit = rateLimits(settings.limits)
    const exchange = codeExchange(lite, keys.anonKey, origin)
    this.providers = new Providers({ db, redirects: this.redirects, exchange })
  }

  async fetch(request: Request, peerAddress: string | null): Promise<Response> {
    const asked = await readAuthRequest(request, peerAddress ?? '')
    if (asked instanceof Response) return withCors(asked)
    const sendsMail = request.method === 'POST' && MAIL_PATHS.has(asked.path)
    return sendsMail ? afterMailTime(this.answer(asked, peerAddress)) : this.answer(asked, peerAddress)
  }

  private async answer(asked: AuthRequest, peerAddress: string | null): Promise<Response> {
    const own = asked.request.method === 'OPTIONS' ? undefined : await this.answerHere(asked)
    if (own) return withCors(own)
    const redirectTo = this.redirectOf(asked)
    const answer = await this.lite.fetch(toLiteRequest(asked, redirectTo), peerAddress, { redirectTo })
    await noteBrowser(this.db, asked, answer)
    return (await this.correct(asked, answer)) ?? answer
  }

  /** Answers what @supabase/lite lacks. Undefined means that it answers. */
  private async answerHere(asked: AuthRequest): Promise<Response | undefined> {
    const { path, url, request } = asked
    if (path.startsWith('/admin/')) return this.admin(asked)
    const limited = this.limit(asked)
    if (limited) return limited
    // Mail scanners probe links with HEAD, which must not use a link up.
    if (request.method === 'HEAD') return new Response(null, { status: 405, headers: { allow: 'GET, POST' } })
    if (path === '/authorize' && request.method === 'GET') return this.providers.authorize(url)
    if (path === '/callback')
      return this.providers.callback(asked.text ? new URLSearchParams(asked.text) : url.searchParams)
    if (path === '/resend' && request.method === 'POST')
      return resend(this.mailParts, asked, this.redirectOf(asked))
    return undefined
  }

  /** Replaces answers of @supabase/lite that reveal who has an account, and ends sessions that it leaves alive. */
  private async correct(asked: AuthRequest, answer: Response): Promise<Response | undefined> {
    const { path, url, request, body } = asked
    if (path === '/signup' && answer.status === 429) {
      return withCors(await signUpAgain(this.mailParts, asked, this.redirectOf(asked)))
    }
    if (path === '/settings' && answer.ok) return withCors(await withProviders(answer))
    if (path === '/otp' && answer.status === 422) return withCors(Response.json({}))
    if (path === '/token' && answer.status === 400 && url.searchParams.get('grant_type') === 'password') {
      return withCors(await refuseSignIn(this.db, asked, answer))
    }
    const newPassword = path === '/user' && request.method === 'PUT' && body.password != null
    if (newPassword && answer.ok) await endOtherSessions(this.db, asked)
    return undefined
  }

  private redirectOf({ url }: AuthRequest): string {
    return this.redirects.allowed(url.searchParams.get('redirect_to'))
  }
}

/** Returns a function that exchanges a code for a session through @supabase/lite. */
function codeExchange(lite: Lite, anonKey: string, origin: string) {
  return (auth_code: string, code_verifier: string): Promise<Response> => {
    const request = new Request(`${origin}/auth/v1/token?grant_type=pkce`, {
      method: 'POST',
      headers: { apikey: anonKey, 'content-type': 'application/json' },
      body: JSON.stringify({ auth_code, code_verifier }),
    })
    return lite.fetch(request, '127.0.0.1')
  }
}

/** Allows any origin, because the app may be served from elsewhere. Callers are known by key and token, never by a cookie. */
function withCors(answer: Response): Response {
  const headers = new Headers(answer.headers)
  headers.set('access-control-allow-origin', '*')
  return new Response(answer.body, { status: answer.status, headers })
}

/** Names the providers for which our account chooser stands in. */
async function withProviders(answer: Response): Promise<Response> {
  const settings = (await answer.json()) as { external?: Record<string, boolean> }
  return Response.json({ ...settings, external: { ...settings.external, google: true, apple: true } })
}
