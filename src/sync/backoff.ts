const MIN_WAIT_MS = 1_000
/** The longest wait, even if the server asks for more. A due time further away was set before the clock was put back. */
export const MAX_WAIT_MS = 300_000

/** Milliseconds until the next attempt: full jitter between 1 s and a bound that doubles up to 5 min. No last attempt. */
export function backoff(attempts: number, random: () => number, retryAfterMs = 0): number {
  const bound = Math.min(MAX_WAIT_MS, MIN_WAIT_MS * 2 ** Math.min(attempts, 20))
  return Math.min(
    MAX_WAIT_MS,
    Math.max(retryAfterMs, Math.round(MIN_WAIT_MS + random() * (bound - MIN_WAIT_MS))),
  )
}
