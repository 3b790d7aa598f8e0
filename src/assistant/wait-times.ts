import type { CallFailure } from '#backend/failure.ts'

const SECOND = 1_000
const MAX_WAIT_MS = 300 * SECOND

/** A job's lease on the server is 120 s. A running reply whose row has not changed for longer has lost its worker. */
export const LEASE_MS = 130 * SECOND
/** The time until the row of a finished reply has arrived by pull. */
export const SETTLE_MS = 5 * SECOND
/** The time to wait while another tab, device or worker has the reply. */
export const ELSEWHERE_MS = 30 * SECOND

/** Full jitter between 1 s and a bound that doubles up to 5 min. The network's return also starts a new attempt. */
export function waitAfter(failure: CallFailure, attempts: number, random: () => number): number {
  if (failure.kind === 'refused' || failure.kind === 'update') return MAX_WAIT_MS
  const bound = Math.min(MAX_WAIT_MS, SECOND * 2 ** Math.min(attempts, 20))
  return Math.max(failure.retryAfterMs ?? 0, SECOND + random() * (bound - SECOND))
}
