import type { Keys } from '../data-folder.ts'
import type { Database } from '../database.ts'
import type { Lite } from '../lite.ts'
import { openAdmin } from './admin.ts'
import { type AuthRequest, readAuthRequest } from './auth-request.ts'
import type { AuthSettings } from './auth-settings.ts'
import { noSoonerThanAMail, refusedSignIn } from './no-hints.ts'
import { endOtherSessions } from './password-change.ts'
import { openProviders, type Providers } from './providers.ts'
import { rateLimits } from './rate-limits.ts'
import { redirectsFor } from './redirects.ts'
import { resend, signUpAgain } from './sign-up-again.ts'

export interface AuthServer {
  fetch(request: Request, peerAddress: string | null): Promise<Response>
  providers: Providers
}

const MAIL_PATHS = new Set(['/recover', '/resend', '/otp', '/magiclink'])

export interface AuthServerOptions {
  db: Database
  lite: Lite
  keys: Keys
  origin: string
  settings: AuthSettings
}

/** In front of @supabase/lite: what it lacks (providers, admin, limits, mails sent again) and what it would answer with 500. */
export function openAuthServer({ db, lite, keys, origin, settings }: AuthServerOptions): AuthServer {
  const redirects = redirectsFor(origin, settings.allowedOrigins)
  const shortestPassword = settings.lite.minimum_password_length
  const admin = openAdmin({ db, serviceKey: keys.serviceKey, shortestPassword })
  const limit = rateLimits(settings.limits)
  const parts = { db, mail: lite.mail, origin }
  const providers = openProviders({ db, redirects, exchange })

  function exchange(auth_code: string, code_verifier: string): Promise<Response> {
    const request = new Request(`${origin}/auth/v1/token?grant_type=pkce`, {
      method: 'POST',
      headers: { apikey: keys.anonKey, 'content-type': 'application/json' },
      body: JSON.stringify({ auth_code, code_verifier }),
    })
    return lite.fetch(request, '127.0.0.1')
  }

  async function own(asked: AuthRequest): Promise<Response | undefined> {
    const { path, url, request } = asked
    if (path.startsWith('/admin/')) return admin(asked)
    const limited = limit(asked)
    if (limited) return limited
    // A mail program that only looks whether there is something must not use the link up.
    if (request.method === 'HEAD') return new Response(null, { status: 405, headers: { allow: 'GET, POST' } })
    if (path === '/authorize' && request.method === 'GET') return providers.authorize(url)
    if (path === '/callback')
      return providers.callback(asked.text ? new URLSearchParams(asked.text) : url.searchParams)
    if (path === '/resend' && request.method === 'POST') return resend(parts, asked, redirectOf(asked))
    return undefined
  }

  const redirectOf = ({ url }: AuthRequest) => redirects.allowed(url.searchParams.get('redirect_to'))

  async function fetch(request: Request, peerAddress: string | null): Promise<Response> {
    const asked = await readAuthRequest(request, peerAddress ?? '')
    if (asked instanceof Response) return forAnyOrigin(asked)
    const isMail = request.method === 'POST' && MAIL_PATHS.has(asked.path)
    return isMail ? noSoonerThanAMail(answered(asked, peerAddress)) : answered(asked, peerAddress)
  }

  async function answered(asked: AuthRequest, peerAddress: string | null): Promise<Response> {
    const mine = asked.request.method === 'OPTIONS' ? undefined : await own(asked)
    if (mine) return forAnyOrigin(mine)
    const answer = await lite.fetch(onward(asked, redirectOf(asked)), peerAddress, redirectOf(asked))
    return (await corrected(asked, answer)) ?? answer
  }

  /** Where @supabase/lite would tell who has an account, or leave a session alive; else nothing. */
  async function corrected(asked: AuthRequest, answer: Response): Promise<Response | undefined> {
    const { path, url, request, body } = asked
    if (path === '/signup' && answer.status === 429) {
      return forAnyOrigin(await signUpAgain(parts, asked, redirectOf(asked)))
    }
    if (path === '/otp' && answer.status === 422) return forAnyOrigin(Response.json({}))
    if (path === '/token' && answer.status === 400 && url.searchParams.get('grant_type') === 'password') {
      return forAnyOrigin(await refusedSignIn(db, asked, answer))
    }
    const newPassword = path === '/user' && request.method === 'PUT' && body.password != null
    if (newPassword && answer.ok) await endOtherSessions(db, asked)
    return undefined
  }

  return { fetch, providers }
}

/** The app may be served from elsewhere; who asks is told by the key and the token, never by a cookie. */
function forAnyOrigin(answer: Response): Response {
  const headers = new Headers(answer.headers)
  headers.set('access-control-allow-origin', '*')
  return new Response(answer.body, { status: answer.status, headers })
}

/** `email` stands for whatever was sent to that address. */
const LITE_TYPES: Record<string, string> = { email: 'magiclink', invite: 'signup' }

/** With an address to come back to that is ours, and with the type of a code in the words @supabase/lite knows. */
function onward({ request, url, path, body, text }: AuthRequest, redirectTo: string): Request {
  const to = new URL(url)
  // Written anew: of a name given twice, or in %-signs, @supabase/lite might read another value than we did.
  to.search = String(new URLSearchParams(Object.fromEntries([...url.searchParams].reverse())))
  if (to.searchParams.has('redirect_to')) to.searchParams.set('redirect_to', redirectTo)
  const isVerify = path === '/verify'
  const inQuery = isVerify && LITE_TYPES[to.searchParams.get('type') ?? '']
  if (inQuery) to.searchParams.set('type', inQuery)
  const inBody = isVerify && typeof body.type === 'string' && LITE_TYPES[body.type]
  const sent = inBody ? JSON.stringify({ ...body, type: inBody }) : text
  return new Request(to, { method: request.method, headers: request.headers, ...(sent && { body: sent }) })
}
