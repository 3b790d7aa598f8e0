import type { WorkerToken } from '#domain/worker-token.ts'
import { type BackendConfig, backendConfig, backendStorage, sessionKey } from '../config.ts'
import { clockOffset } from '../server-clock.ts'

export interface AuthUser {
  id: string
  email?: string
  user_metadata?: Record<string, unknown>
}

/** The auth library's record in local storage. */
export interface StoredSession {
  access_token: string
  refresh_token: string
  token_type: string
  expires_in: number
  expires_at?: number
  user: AuthUser
}

export function isSession(value: unknown): value is StoredSession {
  if (typeof value !== 'object' || value === null) return false
  const { access_token, refresh_token, user } = value as Partial<StoredSession>
  return (
    typeof access_token === 'string' &&
    access_token !== '' &&
    typeof refresh_token === 'string' &&
    typeof user?.id === 'string'
  )
}

export function readSession(): StoredSession | null {
  const config = backendConfig()
  const text = config && backendStorage().getItem(sessionKey(config))
  if (!text) return null
  try {
    const value: unknown = JSON.parse(text)
    return isSession(value) ? value : null
  } catch {
    return null
  }
}

export function writeSession(session: StoredSession): void {
  const config = backendConfig()
  if (!config) return
  backendStorage().setItem(sessionKey(config), JSON.stringify(session))
  tellWorker?.(forWorker(session, config))
}

let tellWorker: ((token: WorkerToken | null) => void) | undefined

/** Passes each new token to the app, which stores a copy for the service worker; `null` at the end of the session. The first call is immediate. */
export function onTokenChange(listener: (token: WorkerToken | null) => void): void {
  tellWorker = listener
  const config = backendConfig()
  const session = readSession()
  listener(config && session && forWorker(session, config))
}

function forWorker(session: StoredSession, config: BackendConfig): WorkerToken {
  const { access_token, user } = session
  const end = expiresAt(session) - clockOffset()
  return { userId: user.id, accessToken: access_token, expiresAt: end, ...config }
}

/** Removes the session and the secrets that the library keeps for sign-ins that were begun and never completed. */
export function removeSession(): void {
  const config = backendConfig()
  if (!config) return
  tellWorker?.(null)
  const key = sessionKey(config)
  for (const flow of begunFlows(`${key}-flows-code-verifier`)) {
    backendStorage().removeItem(`${key}-flow-${flow}-code-verifier`)
  }
  for (const end of ['', '-code-verifier', '-flows-code-verifier']) backendStorage().removeItem(key + end)
}

function begunFlows(listKey: string): string[] {
  try {
    const list: unknown = JSON.parse(backendStorage().getItem(listKey) ?? '[]')
    return Array.isArray(list) ? list.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** A time from the token itself, in ms by the server's clock. The stored `expires_at` may have been computed with this device's clock. */
export function tokenTime(token: string, claim: 'exp' | 'iat'): number | undefined {
  try {
    const part = (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')
    const seconds: unknown = JSON.parse(atob(part))[claim]
    return typeof seconds === 'number' ? seconds * 1000 : undefined
  } catch {
    return undefined
  }
}

export function expiresAt(session: StoredSession): number {
  return tokenTime(session.access_token, 'exp') ?? (session.expires_at ?? 0) * 1000
}
