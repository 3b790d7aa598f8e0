import { backendConfig, backendStorage, sessionKey } from '../config.ts'
import { serverNow } from '../server-clock.ts'
import {
  attempt,
  begin,
  beginFromLink,
  failed,
  failedAs,
  type PlainAnswer,
  type SignInAnswer,
} from './account-attempt.ts'
import type { ArrivalLink } from './arrival-link.soon.ts'
import { authCall } from './auth-call.ts'
import { takeFlow } from './provider-flow.ts'
import { askForTokens } from './session.ts'
import { removeSession, tokenTime } from './stored-session.ts'
import { tidyEmail } from './tidy-email.ts'

/** [AUTH-63] The age, in ms, from which a session in the address counts as old. */
const STALE_MS = 120_000
/** Errors about an identity rather than about the session [AUTH-59] [AUTH-60] [AUTH-61]. */
const KEEP_SESSION = new Set([
  'identity_already_exists',
  'identity_not_found',
  'single_identity_not_deletable',
])

/** Signs in with the link in the address. A second try with the same link is refused and changes nothing. */
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

/** Signs in on the return from Google or Apple. Only the browser that began it holds the secret for the code. */
function exchangeCode(code: string): Promise<SignInAnswer> {
  return attempt(async (auth) => {
    const { data, error } = await auth.exchangeCodeForSession(code, takeFlow())
    return error ? failed(error) : begin(data.session)
  }, 'pkce')
}

/** Signs in with the six digits from a mail, for a teacher who reads the mail on another device. */
export function verifyCode(input: { email: string; code: string; type: 'signup' }): Promise<SignInAnswer> {
  const email = tidyEmail(input.email)
  return verify({ email, token: input.code.replace(/\D/g, ''), type: input.type })
}

async function verify(body: Record<string, string>): Promise<SignInAnswer> {
  const answer = await authCall('/auth/v1/verify', { body })
  return answer.ok ? beginFromLink(answer.value) : answer
}

/** [AUTH-116] Signs in with tokens from the address, once the service has said whose they are. */
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
 * An error in the address ends the session if a sign-in was begun on this device [AUTH-62]. Otherwise anybody may have
 * written the address, and such a link must not sign a teacher out.
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

/** [AUTH-67] Sends a new mail with a new link and code. The answer never tells whether such an account exists. */
export async function resendConfirmation(email: string): Promise<PlainAnswer> {
  const redirect = encodeURIComponent(`${location.origin}/login`)
  const body = { type: 'signup', email: tidyEmail(email) }
  const answer = await authCall(`/auth/v1/resend?redirect_to=${redirect}`, { body })
  return answer.ok ? { ok: true } : answer
}
