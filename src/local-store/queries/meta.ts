import { currentStore } from '../current-store.ts'
import type { StoreDb } from '../db.ts'

/** True if every message of every chat has reached this device. */
export async function isHistoryComplete(db: StoreDb = currentStore()): Promise<boolean> {
  return (await db.meta.get('sync'))?.historyBefore === null
}

/** True if this device has ever synced. Before that, an empty list does not mean that the teacher has no chats. */
export async function hasSynced(db: StoreDb = currentStore()): Promise<boolean> {
  return (await db.meta.get('sync')) !== undefined
}
