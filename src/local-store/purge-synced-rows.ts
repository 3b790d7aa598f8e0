import { UNSENT_KEPT_DAYS } from '#domain/promises.ts'
import { StoreDb } from './db.ts'
import { deviceDb } from './device-db.ts'
import { mergeCopies } from './draft-copies.ts'
import { deleteStore } from './open-store.ts'
import { SYNCED_TABLES } from './records.ts'
import { refresh } from './refresh.ts'
import { writing } from './write.ts'

/**
 * After a forced sign-out the rows that the server has are deleted at once; unsent work stays for its teacher for 30 days.
 * When the teacher opens the store again, the rows come back from the server.
 */
export async function purgeSyncedRows(userId: string): Promise<void> {
  const db = new StoreDb(userId)
  try {
    const synced = SYNCED_TABLES.map((table) => db.table(table))
    const gone = [...synced, db.meta, db.staging, db.revisions, db.device_drafts]
    const clear = async () => {
      await Promise.all(gone.map((table) => table.clear()))
      await db.facts.delete('checked')
      // The server has applied these; they only waited for the rows that are deleted here.
      await db.outbox.where('state').equals('acked').delete()
      const waiting = await db.outbox.toArray()
      await refresh(
        db,
        waiting.flatMap((entry) => entry.targets),
      )
    }
    await writing(db, () => db.transaction('rw', [...gone, db.outbox, db.facts], clear))
    // Now there is room for the draft copies even on a full disk. Copies that find none stay in localStorage under their user id.
    await mergeCopies(db).catch(() => {})
  } finally {
    db.close()
  }
  const now = new Date().toISOString()
  await deviceDb.users.put({ userId, lastUsedAt: now, purgedAt: now })
}

/** Call it at start-up, because the tab may have been closed before the purge was done. */
export async function finishPurge(userId: string): Promise<void> {
  const known = await deviceDb.users.get(userId)
  if (known && known.purgedAt === undefined) await purgeSyncedRows(userId)
}

/**
 * Purges the stores of users who neither signed out nor were purged: because the purge failed, or because another sign-in
 * replaced theirs. `spared` is asked just before each purge; it spares the user who is signed in or just being removed.
 */
export async function purgeOtherUsers(spared: (userId: string) => boolean): Promise<void> {
  const open = await deviceDb.users.filter(({ purgedAt }) => purgedAt === undefined).primaryKeys()
  for (const userId of open) if (!spared(userId)) await purgeSyncedRows(userId)
}

/** No purge happened before the first release, so an earlier `purgedAt` shows that the clock was wrong. */
const FIRST_RELEASE = '2026-11-01T00:00:00.000Z'

/** Deletes, at start-up, purged stores whose teacher did not come back in time. After a wrong clock the days begin again. */
export async function deleteExpiredStores(now: number): Promise<void> {
  const oldest = new Date(now - UNSENT_KEPT_DAYS * 86_400_000).toISOString()
  for (const user of await deviceDb.users.toArray()) {
    if (user.purgedAt === undefined || user.purgedAt >= oldest) continue
    if (user.purgedAt >= FIRST_RELEASE) await deleteStore(user.userId)
    else await deviceDb.users.put({ ...user, purgedAt: new Date(now).toISOString() })
  }
}
