import { changeOutbox } from '../commit.ts'
import { currentStore } from '../current-store.ts'
import type { StoreDb } from '../db.ts'
import { mayBeDropped, type OutboxEntry, queuedAgain } from '../outbox-entry.ts'
import { refresh } from '../refresh.ts'
import type { CommandResult } from './result.ts'

/** Makes every waiting change ready to send now, before its next try is due. Refused changes stay refused. */
export function sendNow(db: StoreDb = currentStore()): Promise<CommandResult> {
  return requeue(db, ['queued'])
}

/** Makes every waiting and every refused change ready to send now, in the order of the taps. */
export function retryAllWaiting(db: StoreDb = currentStore()): Promise<CommandResult> {
  return requeue(db, ['queued', 'parked'])
}

async function requeue(db: StoreDb, states: OutboxEntry['state'][]): Promise<CommandResult> {
  return changeOutbox(db, async () => {
    const entries = await db.outbox.where('state').anyOf(states).toArray()
    await db.outbox.bulkPut(entries.map(queuedAgain))
    await refresh(
      db,
      entries.filter(({ state }) => state === 'parked').flatMap(({ targets }) => targets),
    )
  })
}

/** Drops these changes with their text, except those that may have been sent meanwhile. Returns the number dropped. */
export async function discardAllWaiting(
  opIds: readonly string[],
  db: StoreDb = currentStore(),
): Promise<CommandResult<{ dropped: number }>> {
  let dropped = 0
  const outcome = await changeOutbox(db, async () => {
    const entries = await db.outbox
      .where('opId')
      .anyOf([...opIds])
      .toArray()
    const droppable = entries.filter(mayBeDropped)
    dropped = droppable.length
    await db.outbox.bulkDelete(droppable.map(({ seq }) => seq))
    await refresh(
      db,
      droppable.flatMap(({ targets }) => targets),
    )
  })
  return outcome.ok ? { ok: true, dropped } : outcome
}
