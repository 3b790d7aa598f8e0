import { noteServerTime } from '../server-clock.ts'
import { type AuthFailure, authFailureOf } from './auth-failure.ts'
import { type SignedInUser, signedInUser } from './identity.ts'
import { announce } from './session-events.ts'
import { isSession, readSession, tokenTime, writeSession } from './stored-session.ts'
import { clearTokenPause } from './token-pause.ts'

export type Failed = { ok: false; failure: AuthFailure }
export type PlainAnswer = { ok: true } | Failed
export type SignInAnswer = { ok: true; user: SignedInUser } | Failed

export const failed = (error: unknown): Failed => ({ ok: false, failure: authFailureOf(error) })
export const failedAs = (kind: AuthFailure['kind'], message: string): Failed => ({
  ok: false,
  failure: { kind, message, offline: false },
})

type AuthClient = NonNullable<ReturnType<typeof import('./auth-client.later.ts')['authClient']>>

/** Runs `work` with the auth library. Anything thrown (the library could not be loaded, no network) becomes a failed answer [AUTH-161]. */
export async function attempt<T>(
  work: (auth: AuthClient) => Promise<T | Failed>,
  flow: 'pkce' | 'implicit' = 'implicit',
): Promise<T | Failed> {
  try {
    const { authClient } = await import('./auth-client.later.ts')
    const auth = authClient(flow)
    return auth ? await work(auth) : failed(new TypeError('The server has not been reached yet'))
  } catch (error) {
    return failed(error)
  }
}

/**
 * Begins a session. It resolves when the app is ready for the teacher: the session is stored and every listener has run.
 * Only a token that was `justIssued` tells the server's time.
 */
export async function begin(session: unknown, justIssued = true): Promise<SignInAnswer> {
  if (!isSession(session)) return failed(new Error('The answer carried no session'))
  clearTokenPause()
  if (justIssued) noteServerTime(tokenTime(session.access_token, 'iat') ?? Number.NaN)
  writeSession(session)
  const user = signedInUser(session.user)
  await announce({ type: 'signed-in', user })
  return { ok: true, user }
}

/** Begins a session from a link, for which nobody typed a password. It never replaces the session of another teacher. */
export async function beginFromLink(session: unknown, justIssued = true): Promise<SignInAnswer> {
  const here = readSession()
  if (here && isSession(session) && here.user.id !== session.user.id) {
    return failedAs('other_user', 'Someone else is signed in on this device')
  }
  return begin(session, justIssued)
}
