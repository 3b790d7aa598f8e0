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

/** Drops a change with its text. It keeps a change that may have been sent, because then only the server knows its outcome. */
export function discardWaiting(opId: string, db: StoreDb = currentStore()): Promise<CommandResult> {
  return changeEntry(db, opId, async (entry) => {
    if (!mayBeDropped(entry)) return false
    await db.outbox.delete(entry.seq)
    return true
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
