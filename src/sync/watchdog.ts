import { readSyncStatus, setSyncStatus } from '#session/sync-status.ts'
import { oldestWaiting } from './batch.ts'
import type { SyncContext } from './context.ts'

const STUCK_MS = 120_000

/**
 * Notices when the oldest change does not get through although the server answers, and sets the `stuck` status. Time
 * without a network, a sign-in or an update does not count, because those have their own messages.
 */
export class Watchdog {
  private watched: { opId: string; since: number } | undefined

  async check({ db, clock, stopped }: SyncContext): Promise<void> {
    const oldest = await oldestWaiting(db).catch(() => undefined) // a failing store is reported elsewhere
    if (stopped.aborted) return
    const { reachable, phase } = readSyncStatus()
    const now = clock.now()
    if (!oldest || !reachable || phase.startsWith('paused')) this.watched = undefined
    else if (this.watched?.opId !== oldest.opId) this.watched = { opId: oldest.opId, since: now }
    const stuck = this.watched !== undefined && now - this.watched.since > STUCK_MS
    if (readSyncStatus().stuck !== stuck) setSyncStatus({ stuck })
  }
}
