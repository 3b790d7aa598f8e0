import type { StoreDb } from '#local-store/db.ts'
import type { Clock } from '#platform/clock.ts'
import type { ReceiptOutcome } from './apply-receipts.ts'
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
  /** Tells the teacher what the server answered. The service worker has no screen and leaves it out. */
  notify?: (outcome: ReceiptOutcome) => void
}

/** The dependencies of every part of sync. */
export interface SyncContext extends PushContext {
  server: SyncServer
}
