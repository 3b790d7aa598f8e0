import { currentStore } from '../current-store.ts'
import type { StoreDb } from '../db.ts'

/** The keys of all drafts: `chat:<session>`, `resource:<message>` and those of new chats. */
export async function listDraftKeys(db: StoreDb = currentStore()): Promise<Set<string>> {
  return new Set(await db.drafts.toCollection().primaryKeys())
}
