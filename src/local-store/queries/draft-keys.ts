import type { StoreDb } from '../db.ts'
import { currentStore } from '../open-store.ts'

/** The keys of drafts alone: `chat:<session>`, `resource:<message>` and those of new chats. */
export async function listDraftKeys(db: StoreDb = currentStore()): Promise<Set<string>> {
  return new Set(await db.drafts.toCollection().primaryKeys())
}
