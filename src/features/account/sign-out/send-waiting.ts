import { countWaitingStates, type WaitingCounts } from '#local-store/queries/waiting-counts.ts'
import { requestSync } from '#session/sync-status.ts'

const POLL_MS = 200

/**
 * Requests a round of sync and watches the outbox until nothing is waiting or the time is up. Refused changes do not count
 * as waiting, because time does not send them. Returns how many changes are left.
 */
export async function sendWaiting(
  withinMs: number,
  count: () => Promise<WaitingCounts> = countWaitingStates,
): Promise<number> {
  requestSync()
  let left = await count()
  for (let waited = 0; left.waiting > 0 && waited < withinMs; waited += POLL_MS) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    left = await count()
  }
  return left.waiting + left.refused
}
