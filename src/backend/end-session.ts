import { backendConfig, backendFetch, backendOnline, backendStorage } from './config.ts'
import { serverNow } from './server-clock.ts'
import { expiresAt, readSession, removeSession, type StoredSession, tokenTime } from './stored-session.ts'

export type SignOutScope = 'global' | 'local' | 'others'

/** Access tokens of sessions ended while the server was away. Never refresh tokens: nothing left here can sign anyone in again. */
const OWED_KEY = 'mahere-revocations'

/**
 * Ends the session on this device at once, also offline; telling the server follows, now or at the next start [AUTH-113]. `local` ends
 * this device's session only: a teacher who signs out at school stays signed in at home.
 */
export function endSession(scope: SignOutScope = 'local'): void {
  const session = readSession()
  removeSession()
  if (session) void revoke(session, scope)
}

async function revoke(session: StoredSession, scope: SignOutScope): Promise<void> {
  let token = session.access_token
  if (expiresAt(session) <= serverNow() && backendOnline()) {
    // Only here, so that nothing that can sign out has to carry it.
    const { askForTokens } = await import('./session.ts')
    const renewed = await askForTokens(session.refresh_token)
    if (!renewed.ok) return
    token = renewed.value.access_token
  }
  owe(token)
  if (await logOut(token, scope)) settle(token)
}

/** At start and when the network returns. */
export async function payRevocations(): Promise<void> {
  if (!backendOnline()) return
  for (const token of owed()) {
    const usable = (tokenTime(token, 'exp') ?? 0) > serverNow()
    if (!usable || (await logOut(token, 'local'))) settle(token)
  }
}

/** Whether the server has heard it. 401, 403 and 404 mean that there is no such session any more [AUTH-114]. */
async function logOut(token: string, scope: SignOutScope): Promise<boolean> {
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

function owed(): string[] {
  try {
    const value: unknown = JSON.parse(backendStorage().getItem(OWED_KEY) ?? '[]')
    return Array.isArray(value) ? value.filter((token) => typeof token === 'string') : []
  } catch {
    return []
  }
}

const owe = (token: string) => keep([...owed().filter((other) => other !== token), token])
const settle = (token: string) => keep(owed().filter((other) => other !== token))

function keep(tokens: string[]): void {
  if (tokens.length === 0) backendStorage().removeItem(OWED_KEY)
  else backendStorage().setItem(OWED_KEY, JSON.stringify(tokens))
}
