import { requestSync } from '#session/sync-status.ts'

/** Requests a round of sync once a change of the outbox is stored. */
export async function thenSync(change: Promise<unknown>): Promise<void> {
  await change
  requestSync()
}
