import Dexie from 'dexie'
import { StoreDb } from './db.ts'

/**
 * Opens the teacher's store for the service worker. A deleted store is not created again, and the store closes for good when a
 * tab deletes it or opens a newer version. (Dexie alone would open it again, and so create it again.)
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
