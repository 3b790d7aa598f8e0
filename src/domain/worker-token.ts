/** What the service worker may call the server with while no page is open. Never a refresh token: it renews nothing. */
export interface WorkerToken {
  userId: string
  accessToken: string
  /** By this device's clock, in ms: the worker knows no other. */
  expiresAt: number
  /** Of the server: its origin and the anonymous key. */
  url: string
  anonKey: string
}

/** With less left than this a page must do the work: the call has to be over before the token is. */
const NEEDED_MS = 60_000

export function isUsable(token: WorkerToken, now: number): boolean {
  return token.expiresAt - now > NEEDED_MS
}
