/** One thing that was looked at. `missing` says in plain words what to do; undefined means that it is there. */
export interface Finding {
  what: string
  missing?: string | undefined
  /** Why it could not be looked at, if it could not. */
  unseen?: string | undefined
}

export interface Target {
  /** The project's address, without a slash at its end. */
  url: string
  /** The publishable key. */
  key: string
  app?: string | undefined
  /** A secret key, which shows the inside as well. */
  secret?: string | undefined
}

const WAIT_MS = 20_000

/** A request that ends in time; redirects are shown, not followed. */
export function ask(address: string, options: RequestInit = {}): Promise<Response> {
  return fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(WAIT_MS), ...options })
}

export const keyed = (key: string, token = key) => ({
  apikey: key,
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
})

export const finding = (what: string, isThere: boolean, missing: string): Finding => ({
  what,
  missing: isThere ? undefined : missing,
})
