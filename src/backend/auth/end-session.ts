import { backendConfig, backendFetch, backendOnline, backendStorage, keepIfRoom } from '../config.ts'
import { serverNow } from '../server-clock.ts'
import { expiresAt, readSession, removeSession, type StoredSession, tokenTime } from './stored-session.ts'

type SignOutScope = 'global' | 'local' | 'others'

/** A list of `scope token` for sessions that ended while the server was away. It holds access tokens only, which cannot renew a session. */
const PENDING_KEY = 'mahere-revocations'

/**
 * Ends the session on this device at once, offline too, and tells the server now or at the next start [AUTH-113]. `local`
 * ends only this device's session: a teacher who signs out at school stays signed in at home.
 */
export function endSession(scope: SignOutScope = 'local'): void {
  const session = readSession()
  removeSession()
  if (session) void revoke(session, scope)
}

async function revoke(session: StoredSession, scope: SignOutScope): Promise<void> {
  const token = expiresAt(session) > serverNow() ? session.access_token : await lastToken(session)
  // Without an access token the server cannot be told. The refresh token no longer exists here either.
  if (token === undefined) return
  const revocation = `${scope} ${token}`
  addPending(revocation)
  if (await logOut(token, scope)) removePending(revocation)
}

async function lastToken({ refresh_token }: StoredSession): Promise<string | undefined> {
  if (!backendOnline()) return undefined
  try {
    // This import is dynamic so that the code for signing out stays small.
    const { askForTokens } = await import('./session.ts')
    const renewed = await askForTokens(refresh_token)
    return renewed.ok ? renewed.value.access_token : undefined
  } catch {
    return undefined // session.ts could not be loaded
  }
}

/** Sends pending revocations. Call it at start-up and when the network returns. */
export async function sendRevocations(): Promise<void> {
  if (!backendOnline()) return
  for (const revocation of pendingRevocations()) {
    const [token = '', scope = 'local'] = revocation.split(' ').reverse()
    const usable = (tokenTime(token, 'exp') ?? 0) > serverNow()
    if (!usable || (await logOut(token, scope))) removePending(revocation)
  }
}

/** Returns whether the server has ended the session. 401, 403 and 404 mean that there is no such session any more [AUTH-114]. */
async function logOut(token: string, scope: string): Promise<boolean> {
  const config = backendConfig()
  if (!config) return false
  try {
    const response = await backendFetch(`${config.url}/auth/v1/logout?scope=${scope}`, {
      method: 'POST',
      headers: { apikey: config.anonKey, authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(10_000),
      keepalive: true,
    })
    return response.ok || [401, 403, 404].includes(response.status)
  } catch {
    return false
  }
}

function pendingRevocations(): string[] {
  try {
    const value: unknown = JSON.parse(backendStorage().getItem(PENDING_KEY) ?? '[]')
    return Array.isArray(value) ? value.filter((revocation) => typeof revocation === 'string') : []
  } catch {
    return []
  }
}

const addPending = (revocation: string) =>
  keep([...pendingRevocations().filter((other) => other !== revocation), revocation])
const removePending = (revocation: string) =>
  keep(pendingRevocations().filter((other) => other !== revocation))

function keep(pending: string[]): void {
  if (pending.length === 0) backendStorage().removeItem(PENDING_KEY)
  else keepIfRoom(PENDING_KEY, JSON.stringify(pending))
}
