import { changeOutbox } from '../commit.ts'
import type { StoreDb } from '../db.ts'
import { currentStore } from '../open-store.ts'
import { mayBeDropped, type OutboxEntry, queuedAgain } from '../outbox-entry.ts'
import { refresh } from '../refresh.ts'
import type { CommandResult } from './result.ts'

/** Everything that waits goes at once, without waiting for its next try. Refused changes stay refused. */
export function sendNow(db: StoreDb = currentStore()): Promise<CommandResult> {
  return requeue(db, ['queued'])
}

/** The same, and everything the server refused is tried again, in the order of the taps. */
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

/** Drops these changes, words included; those that may have been sent meanwhile stay. Answers how many went. */
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
