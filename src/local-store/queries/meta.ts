import type { StoreDb } from '../db.ts'
import { currentStore } from '../open-store.ts'

/** Whether every message of every chat has reached this device. */
export async function isHistoryComplete(db: StoreDb = currentStore()): Promise<boolean> {
  return (await db.meta.get('sync'))?.historyBefore === null
}

/** Whether this device has ever heard from the server; before that an empty list says nothing. */
export async function hasSynced(db: StoreDb = currentStore()): Promise<boolean> {
  return (await db.meta.get('sync')) !== undefined
}
