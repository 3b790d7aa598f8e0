import { readHistoryPlace } from '#local-store/queries/meta.ts'
import { askForEverything } from '#session/chat-loads.ts'
import { readSyncStatus, requestSync } from '#session/sync-status.ts'

const LOOK_EVERY_MS = 250
/** A page of older rows takes no longer on the slowest line that we plan for. */
const GIVE_UP_AFTER_MS = 30_000

/** Has the older messages loaded that this device has not asked for, until all are here or none come any more. */
export async function fetchRest(signal: AbortSignal): Promise<void> {
  let place = await readHistoryPlace()
  if (place === null) return
  askForEverything(true)
  requestSync()
  try {
    let lastCameAt = Date.now()
    while (!signal.aborted && mayCome() && Date.now() - lastCameAt < GIVE_UP_AFTER_MS) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
      const now = await readHistoryPlace()
      if (now === null) return
      if (now !== place) lastCameAt = Date.now()
      place = now
    }
  } finally {
    askForEverything(false)
  }
}

function mayCome(): boolean {
  const { reachable, phase } = readSyncStatus()
  return reachable && phase !== 'paused-sign-in' && phase !== 'paused-update'
}
