import type { NudgeTable, OnNudge } from '#backend/realtime.ts'
import { onCommitted } from '#local-store/commit.ts'
import type { StoreDb } from '#local-store/db.ts'
import { isVisible, onReturn } from '#platform/online.ts'
import { onLoadRequested } from '#session/chat-loads.ts'
import { onSyncRequested, setSyncStatus } from '#session/sync-status.ts'
import type { SyncContext } from './context.ts'

const TICK_MS = 30_000

interface TriggerHandlers {
  /** Asks for a round, unless the pause after an error is still running. */
  check(): void
  /** Asks for a round, because the teacher has changed something. */
  sync(): void
  /** Asks for a round that also tries entries waiting after a failure. */
  resume(): void
  load(): void
}

/** Listens to everything that triggers sync: local work, the network or the teacher coming back, a nudge, a slow tick. */
export function listen({ db, server, clock }: SyncContext, handlers: TriggerHandlers): () => void {
  let cancelTick = () => {}
  const tick = () => {
    const before = clock.now()
    cancelTick = clock.after(TICK_MS, () => {
      // If the clock was put back, entries that wait until a time of day would wait for hours.
      const putBack = clock.now() < before
      if (isVisible()) putBack ? handlers.resume() : handlers.check()
      tick()
    })
  }
  tick()
  const onNudge: OnNudge = (table, id, gone) => {
    if (!gone || !id) return handlers.check()
    // Deletions of other teachers' rows are announced here too. Only a device that holds the row needs to pull.
    void isHeld(db, table, id).then((held) => held && handlers.check())
  }
  const stops = [
    onCommitted((committed) => committed === db && handlers.sync()),
    onSyncRequested(handlers.resume),
    onReturn(handlers.resume),
    onLoadRequested(handlers.load),
    server.listenForChanges(db.userId, onNudge, (realtime) => {
      setSyncStatus({ realtime })
      if (realtime) handlers.check() // changes made before the channel was open were missed
    }),
    () => cancelTick(),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Says whether the store holds the row. An unreadable store counts as holding it: a needless pull does no harm. */
async function isHeld(db: StoreDb, table: NudgeTable, id: string): Promise<boolean> {
  if (table !== 'chat_sessions' && table !== 'chat_messages') return true
  return db
    .table(table)
    .get(id)
    .then((record) => record !== undefined)
    .catch(() => true)
}
