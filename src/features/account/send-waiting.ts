import { countWaitingStates, type WaitingCounts } from '#local-store/queries/waiting-counts.ts'
import { requestSync } from '#session/sync-status.ts'

const LOOK_EVERY_MS = 200

/**
 * Asks for a round of sync and watches the outbox until nothing is on its way or the time is up: what was refused does
 * not go by waiting. Returns how many changes are left.
 */
export async function sendWaiting(
  withinMs: number,
  count: () => Promise<WaitingCounts> = countWaitingStates,
): Promise<number> {
  requestSync()
  let left = await count()
  for (let waited = 0; left.waiting > 0 && waited < withinMs; waited += LOOK_EVERY_MS) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
    left = await count()
  }
  return left.waiting + left.refused
}
