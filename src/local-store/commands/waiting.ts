import { changeOutbox } from '../commit.ts'
import { currentStore } from '../current-store.ts'
import type { StoreDb } from '../db.ts'
import { mayBeDropped, type OutboxEntry, queuedAgain } from '../outbox-entry.ts'
import { refresh } from '../refresh.ts'
import { type CommandResult, refuse } from './result.ts'

/** Makes a refused change, under its own id, or a waiting one ready to send now. */
export function retryWaiting(opId: string, db: StoreDb = currentStore()): Promise<CommandResult> {
  return changeEntry(db, opId, async (entry) => {
    if (entry.state !== 'parked' && entry.state !== 'queued') return false
    await db.outbox.put(queuedAgain(entry))
    return true
  })
}

/**
 * Drops a change with its text, and answers how to put it back in its place. It keeps a change that may have been sent,
 * because then only the server knows its outcome.
 */
export async function discardWaiting(
  opId: string,
  db: StoreDb = currentStore(),
): Promise<CommandResult<{ putBack: () => Promise<CommandResult> }>> {
  let dropped: OutboxEntry | undefined
  const result = await changeEntry(db, opId, async (entry) => {
    if (!mayBeDropped(entry)) return false
    await db.outbox.delete(entry.seq)
    dropped = entry
    return true
  })
  return result.ok ? { ok: true, putBack: () => putBack(db, dropped) } : result
}

/** The entry is as it was: a refused one stays refused, and a waiting one keeps its turn. */
function putBack(db: StoreDb, entry: OutboxEntry | undefined): Promise<CommandResult> {
  return changeOutbox(db, async () => {
    if (!entry) return
    await db.outbox.put(entry)
    await refresh(db, entry.targets)
  })
}

/** `change` returns whether the entry was in a state that allows it. */
async function changeEntry(
  db: StoreDb,
  opId: string,
  change: (entry: OutboxEntry) => Promise<boolean>,
): Promise<CommandResult> {
  let changed = false
  const outcome = await changeOutbox(db, async () => {
    const entry = await db.outbox.get({ opId })
    changed = entry !== undefined && (await change(entry))
    if (entry && changed) await refresh(db, entry.targets)
  })
  if (!outcome.ok) return outcome
  return changed ? { ok: true } : refuse('not_found')
}
