import type { NudgeTable, OnNudge } from '#backend/realtime.ts'
import { onCommitted } from '#local-store/commit.ts'
import type { StoreDb } from '#local-store/db.ts'
import { isVisible, onFocus, onReturn, seemsOnline } from '#platform/online.ts'
import { onLoadRequested } from '#session/chat-loads.ts'
import { onSyncRequested, setSyncStatus } from '#session/sync-status.ts'
import type { SyncContext } from './context.ts'
import { LiveUsage } from './live-usage.ts'

/** [PLAN-44] */
const TICK_MS = 30_000
/** A tab that becomes visible gets the focus at the same moment. */
const SAME_RETURN_MS = 1_000

interface TriggerHandlers {
  /** Asks for a round, unless the pause after an error is still running. */
  check(): void
  /** Asks for a round, because the teacher has changed something. */
  sync(): void
  /** Asks for a round that also tries entries waiting after a failure. */
  resume(): void
  load(): void
}

/**
 * Listens to everything that triggers sync: local work, the network or the teacher coming back, a nudge, a slow tick.
 * Nothing is polled while the tab is hidden or the browser says that it is offline, and one round runs on return [SYS-27].
 */
export function listen(context: SyncContext, handlers: TriggerHandlers): () => void {
  const { db, server, clock } = context
  const usage = new LiveUsage(clock)
  const onNudge: OnNudge = (table, id, gone) => {
    if (table === 'user_usage' && !usage.counts()) return
    if (!gone || !id) return handlers.check()
    // Deletions of other teachers' rows are announced here too. Only a device that holds the row needs to pull.
    void isHeld(db, table, id).then((held) => held && handlers.check())
  }
  const stops = [
    keepTicking(context, handlers),
    listenForReturns(context, handlers),
    onCommitted((committed) => {
      if (committed !== db) return
      usage.sent()
      handlers.sync()
    }),
    onSyncRequested(() => {
      usage.refreshed()
      handlers.resume()
    }),
    onLoadRequested(handlers.load),
    server.listenForChanges(db.userId, onNudge, (realtime) => {
      setSyncStatus({ realtime })
      if (realtime) handlers.check() // changes made before the channel was open were missed
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

function keepTicking({ clock }: SyncContext, handlers: TriggerHandlers): () => void {
  let cancel = () => {}
  const tick = () => {
    const before = clock.now()
    cancel = clock.after(TICK_MS, () => {
      // If the clock was put back, entries that wait until a time of day would wait for hours.
      const putBack = clock.now() < before
      if (isVisible() && seemsOnline()) putBack ? handlers.resume() : handlers.check()
      tick()
    })
  }
  tick()
  return () => cancel()
}

/** [PLAN-45] [PLAN-46] */
function listenForReturns({ clock }: SyncContext, handlers: TriggerHandlers): () => void {
  let returnedAt = Number.NEGATIVE_INFINITY
  const stopReturns = onReturn(() => {
    returnedAt = clock.now()
    if (seemsOnline()) handlers.resume()
  })
  const stopFocus = onFocus(() => {
    const isNews = Math.abs(clock.now() - returnedAt) >= SAME_RETURN_MS
    if (isNews && isVisible() && seemsOnline()) handlers.check()
  })
  return () => {
    stopReturns()
    stopFocus()
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
