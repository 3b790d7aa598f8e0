import { StoreDb } from './db.ts'
import { deviceDb } from './device-db.ts'
import { mergeCopies } from './draft-copies.ts'
import { deleteStore } from './open-store.ts'
import { refresh } from './refresh.ts'

const KEPT_DAYS = 30

/**
 * After a sign-out nobody asked for: what the server has goes at once, what it does not have stays for its teacher for 30 days. Opening
 * the store again unlocks it; the rest comes back from the server.
 */
export async function lockStore(userId: string): Promise<void> {
  const db = new StoreDb(userId)
  try {
    await mergeCopies(db)
    const synced = [db.chat_sessions, db.chat_messages, db.starred_items, db.user_usage, db.subscriptions]
    const gone = [...synced, db.meta, db.staging, db.revisions]
    await db.transaction('rw', [...gone, db.outbox], async () => {
      await Promise.all(gone.map((table) => table.clear()))
      // What is done is the server's; its entry only waited for the rows that have just gone.
      await db.outbox.where('state').equals('acked').delete()
      const waiting = await db.outbox.toArray()
      await refresh(
        db,
        waiting.flatMap((entry) => entry.targets),
      )
    })
  } finally {
    db.close()
  }
  const now = new Date().toISOString()
  await deviceDb.users.put({ userId, lastUsedAt: now, lockedAt: now })
}

/** At start-up: the tab may have been closed before the lock was done. */
export async function finishLock(userId: string): Promise<void> {
  const known = await deviceDb.users.get(userId)
  if (known && known.lockedAt === undefined) await lockStore(userId)
}

/** At start-up: unsent words nobody came back for. */
export async function dropOldLocks(now: number): Promise<void> {
  const oldest = new Date(now - KEPT_DAYS * 86_400_000).toISOString()
  const old = await deviceDb.users
    .filter(({ lockedAt }) => lockedAt !== undefined && lockedAt < oldest)
    .toArray()
  for (const { userId } of old) {
    await deleteStore(userId)
  }
}
