import type { CallFailure } from '#backend/failure.ts'

const SECOND = 1_000
const MOST_MS = 300 * SECOND

/** A job's lease on the server is 120 s; a running reply whose row stood still for longer has lost its worker. */
export const LEASE_MS = 130 * SECOND
/** Until the row of a finished reply has arrived by pull. */
export const SETTLE_MS = 5 * SECOND
/** Another tab, device or worker has it: look again only if nothing has come by then. */
export const ELSEWHERE_MS = 30 * SECOND

/** Full jitter between 1 s and a bound that doubles up to 5 min; a new attempt also comes with the network's return. */
export function waitAfter(failure: CallFailure, attempts: number, random: () => number): number {
  if (failure.kind === 'refused' || failure.kind === 'update') return MOST_MS
  const bound = Math.min(MOST_MS, SECOND * 2 ** Math.min(attempts, 20))
  return Math.max(failure.retryAfterMs ?? 0, SECOND + random() * (bound - SECOND))
}
