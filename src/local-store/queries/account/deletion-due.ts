import { currentStore } from '../../current-store.ts'
import type { StoreDb } from '../../db.ts'
import { shown } from '../../records.ts'

/** Answers when the teacher's account will be deleted; null when nobody asked for that. */
export async function readDeletionDue(db: StoreDb = currentStore()): Promise<string | null> {
  return shown(await db.subscriptions.get(db.userId))?.deletion_due_at ?? null
}
