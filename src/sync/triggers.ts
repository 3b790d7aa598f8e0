import { onCommitted } from '#local-store/commit.ts'
import { isVisible, onReturn } from '#platform/online.ts'
import { onLoadRequested } from '#session/chat-loads.ts'
import { onSyncRequested, setSyncStatus } from '#session/sync-status.ts'
import type { SyncContext } from './context.ts'

const TICK_MS = 30_000

export interface Wishes {
  /** A round soon. */
  sync(): void
  /** A round at once, also for what was waiting out a failure. */
  resume(): void
  load(): void
}

/** All that makes sync look again: local work, the network or the teacher coming back, a nudge, a slow tick. */
export function listen({ db, server, clock }: SyncContext, wishes: Wishes): () => void {
  let cancelTick = () => {}
  const tick = () => {
    cancelTick = clock.after(TICK_MS, () => {
      if (isVisible()) wishes.sync()
      tick()
    })
  }
  tick()
  const stops = [
    onCommitted((committed) => committed === db && wishes.sync()),
    onSyncRequested(wishes.resume),
    onReturn(wishes.resume),
    onLoadRequested(wishes.load),
    server.listenForChanges(db.userId, wishes.sync, (realtime) => {
      setSyncStatus({ realtime })
      if (realtime) wishes.sync() // what happened before the channel stood was missed
    }),
    () => cancelTick(),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
