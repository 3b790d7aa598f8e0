import type { StoreDb } from '#local-store/db.ts'
import type { Clock } from '#platform/clock.ts'
import type { SyncServer } from './server.ts'

/** What pushing works with, also in the service worker. */
export interface PushContext {
  db: StoreDb
  server: Pick<SyncServer, 'applyOps'>
  clock: Clock
  /** Between 0 and 1, to spread retries. */
  random: () => number
  /** Aborted when sync was stopped: another teacher may be here by the time an answer arrives. */
  stopped: AbortSignal
}

/** What every part of sync works with. */
export interface SyncContext extends PushContext {
  server: SyncServer
}
