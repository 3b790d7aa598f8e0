const LEAST_MS = 1_000
/** Nothing is made to wait longer, whoever asks for it: what seems to was put off under a clock that has been put back. */
export const MOST_MS = 300_000

/** Milliseconds until the next attempt: full jitter between 1 s and a bound that doubles up to 5 min. No last attempt. */
export function backoff(attempts: number, random: () => number, retryAfterMs = 0): number {
  const bound = Math.min(MOST_MS, LEAST_MS * 2 ** Math.min(attempts, 20))
  return Math.min(MOST_MS, Math.max(retryAfterMs, Math.round(LEAST_MS + random() * (bound - LEAST_MS))))
}
