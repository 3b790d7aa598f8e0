import Dexie from 'dexie'
import { StoreDb } from './db.ts'

/**
 * The teacher's store for somebody without a screen: it is not made anew when it was removed, and gives way for good to
 * a tab that removes it or opens a newer one. (By itself Dexie would open it again, and so bring it back.)
 */
export async function openForWorker(userId: string): Promise<StoreDb | undefined> {
  const db = new StoreDb(userId)
  if (!(await Dexie.exists(db.name))) return undefined
  db.on('versionchange', () => {
    db.close()
    return false
  })
  return db
}
