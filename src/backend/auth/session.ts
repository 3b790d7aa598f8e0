import { withLock } from '#platform/locks.ts'
import { backendConfig, backendOnline } from '../config.ts'
import { type Answer, bad, type CallFailure, good } from '../failure.ts'
import { noteServerTime, serverNow } from '../server-clock.ts'
import { expectedUser } from './expected-user.ts'
import { signedInUser } from './identity.ts'
import { announce } from './session-events.ts'
import {
  expiresAt,
  isSession,
  readSession,
  removeSession,
  type StoredSession,
  tokenTime,
  writeSession,
} from './stored-session.ts'
import { guardedFetch, TokenCallFailed } from './token-guard.ts'

/** A token with less time left than this is renewed first, because it must outlive the request. */
const MARGIN_MS = 30_000
const TOKEN_LOCK = 'mahere-token'
/** The longest wait for another tab's refresh. A tab that was frozen during one must not block the others for good. */
const LOCK_WAIT_MS = 20_000

let refreshing: Promise<Answer<string>> | undefined

/**
 * The access token for calls to the server [AUTH-55]. A valid token is returned at once, offline too. With an expired token
 * it fails at once offline, and otherwise makes one refresh for all callers and all tabs. Only a refusal by the auth
 * service ends the session.
 */
export async function accessToken(): Promise<Answer<string>> {
  const session = usableSession()
  if (!session.ok) return session
  if (expiresAt(session.value) - serverNow() > MARGIN_MS) return good(session.value.access_token)
  const renewed = await renewedToken(session.value.access_token)
  if (renewed.ok || renewed.failure.kind === 'auth') return renewed
  // A token inside the margin that cannot be renewed now still works for a quick call.
  return expiresAt(session.value) > serverNow() ? good(session.value.access_token) : renewed
}

/** A token other than `stale`, which has expired or was rejected by the server. */
export function renewedToken(stale: string): Promise<Answer<string>> {
  refreshing ??= refreshUnderLock(stale).finally(() => {
    refreshing = undefined
  })
  return refreshing
}

function usableSession(): Answer<StoredSession> {
  const session = readSession()
  if (!session) {
    void announce({ type: 'missing' })
    return bad({ kind: 'auth', code: 'no_session', message: 'No access token in session' })
  }
  const expected = expectedUser()
  if (expected && session.user.id !== expected) {
    return bad({ kind: 'auth', code: 'other_user', message: 'Someone else has signed in on this device' })
  }
  return good(session)
}

async function refreshUnderLock(stale: string): Promise<Answer<string>> {
  if (!backendOnline()) return bad({ kind: 'offline', message: 'Offline' })
  try {
    return await withLock(TOKEN_LOCK, () => refreshIfStale(stale), AbortSignal.timeout(LOCK_WAIT_MS))
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'TimeoutError')) throw error
    return bad({ kind: 'retry', message: 'Another tab is busy renewing the session' })
  }
}

async function refreshIfStale(stale: string): Promise<Answer<string>> {
  // Another tab may have been faster while this one waited.
  const session = usableSession()
  if (!session.ok) return session
  if (session.value.access_token !== stale) return good(session.value.access_token)
  return refresh(session.value)
}

async function refresh(session: StoredSession): Promise<Answer<string>> {
  const answer = await askForTokens(session.refresh_token)
  const stored = readSession()
  // While the answer was on its way, the teacher signed out or code outside the lock renewed the session: the stored state wins.
  if (stored?.refresh_token !== session.refresh_token) {
    return stored ? usableToken() : bad({ kind: 'auth', code: 'no_session', message: 'Signed out' })
  }
  if (answer.ok) {
    const user = answer.value.user ?? session.user
    keepIfPossible({ ...session, ...answer.value, user })
    void announce({ type: 'renewed', user: signedInUser(user) })
    return good(answer.value.access_token)
  }
  if (answer.failure.kind === 'auth') {
    removeSession()
    void announce({ type: 'refused', userId: session.user.id })
  }
  return answer
}

/** Stores the session. On a full device the call continues with the new token, and the old record is renewed once more, which the service allows. */
function keepIfPossible(session: StoredSession): void {
  try {
    writeSession(session)
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}

/** Call it when all sessions of that teacher were ended on the server. Their unsent work stays on this device, as after any forced sign-out. */
export async function endSessionOf(userId: string): Promise<void> {
  if (readSession()?.user.id !== userId) return
  removeSession()
  await announce({ type: 'refused', userId })
}

function usableToken(): Answer<string> {
  const session = usableSession()
  return session.ok ? good(session.value.access_token) : session
}

/** Calls `POST /token?grant_type=refresh_token` without the auth library, which retries for 25 s and drops sessions on a 429. */
export async function askForTokens(refreshToken: string): Promise<Answer<StoredSession>> {
  const config = backendConfig()
  if (!config) return bad({ kind: 'offline', message: 'The server has not been reached yet' })
  try {
    const response = await guardedFetch(`${config.url}/auth/v1/token?grant_type=refresh_token`, {
      method: 'POST',
      headers: { apikey: config.anonKey, 'content-type': 'application/json' },
      body: JSON.stringify({ refresh_token: refreshToken }),
    })
    const body: unknown = await response.json()
    if (!response.ok) return bad(refusal(response.status, body))
    if (!isSession(body)) return bad({ kind: 'retry', status: response.status, message: 'Not a session' })
    noteServerTime(tokenTime(body.access_token, 'iat') ?? Number.NaN)
    return good(body)
  } catch (error) {
    if (error instanceof TokenCallFailed) return bad(error.failure)
    throw error
  }
}

function refusal(status: number, body: unknown): CallFailure {
  const { error_code, error, msg, error_description } = body as Record<string, unknown>
  const code = [error_code, error].find((part) => typeof part === 'string')
  const message = [msg, error_description].find((part) => typeof part === 'string')
  return {
    kind: 'auth',
    status,
    ...(typeof code === 'string' && { code }),
    message: typeof message === 'string' ? message : 'The session was refused',
  }
}
