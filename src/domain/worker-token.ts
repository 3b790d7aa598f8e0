/** The access token for calls of the service worker while no page is open. It comes without a refresh token, so it renews nothing. */
export interface WorkerToken {
  userId: string
  accessToken: string
  /** Milliseconds since 1970 by this device's clock, the only one the worker knows. */
  expiresAt: number
  /** The server's origin. */
  url: string
  /** The server's public key. */
  anonKey: string
}

/** A token with less time left is not used, because the call has to end before the token expires. */
const NEEDED_MS = 60_000

export function isUsable(token: WorkerToken, now: number): boolean {
  return token.expiresAt - now > NEEDED_MS
}
