import {
  attempt,
  begin,
  beginFromLink,
  failed,
  failedAs,
  type PlainAnswer,
  type SignInAnswer,
} from './account-attempt.ts'
import type { ArrivalLink } from './arrival-link.ts'
import { authCall } from './auth-call.ts'
import { backendConfig, backendStorage, sessionKey } from './config.ts'
import { takeFlow } from './provider-flow.ts'
import { serverNow } from './server-clock.ts'
import { askForTokens } from './session.ts'
import { removeSession, tokenTime } from './stored-session.ts'

/** [AUTH-63] in ms. */
const STALE_MS = 120_000
/** Errors about an identity, not about the session [AUTH-59] [AUTH-60] [AUTH-61]. */
const KEEP_SESSION = new Set([
  'identity_already_exists',
  'identity_not_found',
  'single_identity_not_deletable',
])

/** Signs in with what the address brought. Twice with the same link is refused the second time, and changes nothing. */
export function completeArrival(link: ArrivalLink): Promise<SignInAnswer> {
  switch (link.kind) {
    case 'tokens':
      return withTokens(link.accessToken, link.refreshToken)
    case 'code':
      return exchangeCode(link.code)
    case 'token-hash':
      return verify({ token_hash: link.tokenHash, type: link.type })
    case 'error':
      return Promise.resolve(arrivalError(link.code, link.description))
  }
}

/** Back from Google or Apple. Only the browser that left for it holds the secret that the code needs. */
export function exchangeCode(code: string): Promise<SignInAnswer> {
  return attempt(async (auth) => {
    const { data, error } = await auth.exchangeCodeForSession(code, takeFlow())
    return error ? failed(error) : begin(data.session)
  }, 'pkce')
}

/** The six digits beside a mail's link, typed where the teacher is. */
export function verifyCode(input: { email: string; code: string; type: 'signup' }): Promise<SignInAnswer> {
  const email = input.email.trim().toLowerCase()
  return verify({ email, token: input.code.replace(/\D/g, ''), type: input.type })
}

async function verify(body: Record<string, string>): Promise<SignInAnswer> {
  const reply = await authCall('/auth/v1/verify', { body })
  return reply.ok ? beginFromLink(reply.value) : reply
}

/** [AUTH-116] Taken only from the service's own word on whose they are. */
async function withTokens(accessToken: string, refreshToken: string): Promise<SignInAnswer> {
  if (import.meta.env?.DEV && serverNow() - (tokenTime(accessToken, 'iat') ?? 0) > STALE_MS) {
    console.warn('The session in the address was issued over 120 s ago; the address may be an old one.')
  }
  const asked = await authCall('/auth/v1/user', { method: 'GET', token: accessToken })
  if (asked.ok) {
    const session = { access_token: accessToken, refresh_token: refreshToken, token_type: 'bearer' }
    return beginFromLink({ ...session, expires_in: 3600, user: asked.value }, false)
  }
  if (asked.failure.kind === 'threw') return asked
  const renewed = await askForTokens(refreshToken)
  if (renewed.ok) return beginFromLink(renewed.value)
  if (renewed.failure.kind !== 'auth') return failed(new TypeError(renewed.failure.message))
  return failedAs('link_expired', renewed.failure.message)
}

/**
 * An error in the address ends the sign-in that was begun here [AUTH-62]. Without one begun here the address is anybody's, and no link
 * from elsewhere can sign a teacher out.
 */
function arrivalError(code: string, description: string): SignInAnswer {
  if (!KEEP_SESSION.has(code) && flowBegunHere()) removeSession()
  return failed({ code, message: description || code, status: 400 })
}

function flowBegunHere(): boolean {
  const config = backendConfig()
  if (!config) return false
  const key = sessionKey(config)
  return ['-code-verifier', '-flows-code-verifier'].some(
    (end) => backendStorage().getItem(key + end) !== null,
  )
}

/** [AUTH-67] A new mail with a new link and code. The answer never tells whether there is such an account. */
export async function resendConfirmation(email: string): Promise<PlainAnswer> {
  const redirect = encodeURIComponent(`${location.origin}/login`)
  const body = { type: 'signup', email: email.trim().toLowerCase() }
  const reply = await authCall(`/auth/v1/resend?redirect_to=${redirect}`, { body })
  return reply.ok ? { ok: true } : reply
}
