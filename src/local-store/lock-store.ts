import { StoreDb } from './db.ts'
import { deviceDb } from './device-db.ts'
import { mergeCopies } from './draft-copies.ts'
import { deleteStore } from './open-store.ts'
import { refresh } from './refresh.ts'
import { writing } from './write.ts'

const KEPT_DAYS = 30

/**
 * After a sign-out nobody asked for: what the server has goes at once, what it does not have stays for its teacher for 30 days. Opening
 * the store again unlocks it; the rest comes back from the server.
 */
export async function lockStore(userId: string): Promise<void> {
  const db = new StoreDb(userId)
  try {
    const synced = [db.chat_sessions, db.chat_messages, db.starred_items, db.user_usage, db.subscriptions]
    const gone = [...synced, db.meta, db.staging, db.revisions]
    const clear = async () => {
      await Promise.all(gone.map((table) => table.clear()))
      // What is done is the server's; its entry only waited for the rows that have just gone.
      await db.outbox.where('state').equals('acked').delete()
      const waiting = await db.outbox.toArray()
      await refresh(
        db,
        waiting.flatMap((entry) => entry.targets),
      )
    }
    await writing(db, () => db.transaction('rw', [...gone, db.outbox], clear))
    // Only then is there room for them on a full disk. Those that find none stay where they are, under their teacher's name.
    await mergeCopies(db).catch(() => {})
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

/**
 * Whoever was at this device and neither signed out nor was locked: a lock that failed, or a sign-in that took the place
 * of theirs. `spared` is asked at the last moment: who is at the device now, or is being removed from it.
 */
export async function lockOthers(spared: (userId: string) => boolean): Promise<void> {
  const open = await deviceDb.users.filter(({ lockedAt }) => lockedAt === undefined).primaryKeys()
  for (const userId of open) if (!spared(userId)) await lockStore(userId)
}

/** Before the app's first release: a clock that says so was wrong when the store was locked. */
const FIRST_RELEASE = '2026-11-01T00:00:00.000Z'

/** At start-up: unsent words nobody came back for. Under a clock that was wrong the days begin again. */
export async function dropOldLocks(now: number): Promise<void> {
  const oldest = new Date(now - KEPT_DAYS * 86_400_000).toISOString()
  for (const user of await deviceDb.users.toArray()) {
    if (user.lockedAt === undefined || user.lockedAt >= oldest) continue
    if (user.lockedAt >= FIRST_RELEASE) await deleteStore(user.userId)
    else await deviceDb.users.put({ ...user, lockedAt: new Date(now).toISOString() })
  }
}
