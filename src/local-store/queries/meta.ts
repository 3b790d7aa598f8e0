import { currentStore } from '../current-store.ts'
import type { StoreDb } from '../db.ts'

/** True if every message of every chat has reached this device. */
export async function isHistoryComplete(db: StoreDb = currentStore()): Promise<boolean> {
  return (await readHistoryPlace(db)) === null
}

/** How far back the messages on this device go; null once all are here, undefined before the first sync. */
export async function readHistoryPlace(db: StoreDb = currentStore()): Promise<number | null | undefined> {
  return (await db.meta.get('sync'))?.historyBefore
}

/** True if this device has ever synced. Before that, an empty list does not mean that the teacher has no chats. */
export async function hasSynced(db: StoreDb = currentStore()): Promise<boolean> {
  return (await db.meta.get('sync')) !== undefined
}
