import type { StoreDb } from '#local-store/db.ts'
import type { Clock } from '#platform/clock.ts'
import type { SyncServer } from './server.ts'

/** The dependencies of pushing, which the service worker provides too. */
export interface PushContext {
  db: StoreDb
  server: Pick<SyncServer, 'applyOps'>
  clock: Clock
  /** Returns a number between 0 and 1, which spreads retries. */
  random: () => number
  /** Aborts when sync stops: by the time an answer arrives another teacher may be signed in. */
  stopped: AbortSignal
}

/** The dependencies of every part of sync. */
export interface SyncContext extends PushContext {
  server: SyncServer
}
