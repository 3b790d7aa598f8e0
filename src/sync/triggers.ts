import type { NudgeTable, OnNudge } from '#backend/realtime.ts'
import { onCommitted } from '#local-store/commit.ts'
import type { StoreDb } from '#local-store/db.ts'
import { isVisible, onReturn } from '#platform/online.ts'
import { onLoadRequested } from '#session/chat-loads.ts'
import { onSyncRequested, setSyncStatus } from '#session/sync-status.ts'
import type { SyncContext } from './context.ts'

const TICK_MS = 30_000

export interface Wishes {
  /** A round soon, unless something broke a moment ago. */
  look(): void
  /** A round soon: there is work of the teacher's. */
  sync(): void
  /** A round at once, also for what was waiting out a failure. */
  resume(): void
  load(): void
}

/** All that makes sync look again: local work, the network or the teacher coming back, a nudge, a slow tick. */
export function listen({ db, server, clock }: SyncContext, wishes: Wishes): () => void {
  let cancelTick = () => {}
  const tick = () => {
    const before = clock.now()
    cancelTick = clock.after(TICK_MS, () => {
      // A clock put back would make what waits until a time of day wait for hours.
      const putBack = clock.now() < before
      if (isVisible()) putBack ? wishes.resume() : wishes.look()
      tick()
    })
  }
  tick()
  const onNudge: OnNudge = (table, id, gone) => {
    if (!gone || !id) return wishes.look()
    // The deletion of somebody else's row is told here as well: it concerns nobody who does not hold that row.
    void isHeld(db, table, id).then((held) => held && wishes.look())
  }
  const stops = [
    onCommitted((committed) => committed === db && wishes.sync()),
    onSyncRequested(wishes.resume),
    onReturn(wishes.resume),
    onLoadRequested(wishes.load),
    server.listenForChanges(db.userId, onNudge, (realtime) => {
      setSyncStatus({ realtime })
      if (realtime) wishes.look() // what happened before the channel stood was missed
    }),
    () => cancelTick(),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** A store that cannot be asked counts as holding it: a needless pull harms nobody. */
async function isHeld(db: StoreDb, table: NudgeTable, id: string): Promise<boolean> {
  if (table !== 'chat_sessions' && table !== 'chat_messages') return true
  return db
    .table(table)
    .get(id)
    .then((record) => record !== undefined)
    .catch(() => true)
}
