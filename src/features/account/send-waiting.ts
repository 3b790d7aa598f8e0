import { countWaiting } from '#local-store/queries/waiting.ts'
import { requestSync } from '#session/sync-status.ts'

const LOOK_EVERY_MS = 200

/** Asks for a round of sync and watches the outbox until it is empty or the time is up. Returns how many changes are left. */
export async function sendWaiting(
  withinMs: number,
  count: () => Promise<number> = countWaiting,
): Promise<number> {
  requestSync()
  let left = await count()
  for (let waited = 0; left > 0 && waited < withinMs; waited += LOOK_EVERY_MS) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
    left = await count()
  }
  return left
}
