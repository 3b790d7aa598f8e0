import { backendConfig, backendFetch, backendOnline, backendStorage, keepIfRoom } from './config.ts'
import { serverNow } from './server-clock.ts'
import { expiresAt, readSession, removeSession, type StoredSession, tokenTime } from './stored-session.ts'

export type SignOutScope = 'global' | 'local' | 'others'

/** `scope token` of sessions ended while the server was away: access tokens. Never refresh tokens: nothing left here can sign anyone in again. */
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
  const token = expiresAt(session) > serverNow() ? session.access_token : await lastToken(session)
  // Without one nobody can be told; but nobody has the refresh token any more either.
  if (token === undefined) return
  const debt = `${scope} ${token}`
  owe(debt)
  if (await logOut(token, scope)) settle(debt)
}

async function lastToken({ refresh_token }: StoredSession): Promise<string | undefined> {
  if (!backendOnline()) return undefined
  try {
    // Only here, so that nothing that can sign out has to carry it.
    const { askForTokens } = await import('./session.ts')
    const renewed = await askForTokens(refresh_token)
    return renewed.ok ? renewed.value.access_token : undefined
  } catch {
    return undefined // that part of the app could not be loaded
  }
}

/** At start and when the network returns. */
export async function payRevocations(): Promise<void> {
  if (!backendOnline()) return
  for (const debt of owed()) {
    const [token = '', scope = 'local'] = debt.split(' ').reverse()
    const usable = (tokenTime(token, 'exp') ?? 0) > serverNow()
    if (!usable || (await logOut(token, scope))) settle(debt)
  }
}

/** Whether the server has heard it. 401, 403 and 404 mean that there is no such session any more [AUTH-114]. */
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

function owed(): string[] {
  try {
    const value: unknown = JSON.parse(backendStorage().getItem(OWED_KEY) ?? '[]')
    return Array.isArray(value) ? value.filter((debt) => typeof debt === 'string') : []
  } catch {
    return []
  }
}

const owe = (debt: string) => keep([...owed().filter((other) => other !== debt), debt])
const settle = (debt: string) => keep(owed().filter((other) => other !== debt))

function keep(debts: string[]): void {
  if (debts.length === 0) backendStorage().removeItem(OWED_KEY)
  else keepIfRoom(OWED_KEY, JSON.stringify(debts))
}
