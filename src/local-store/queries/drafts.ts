import type { StoreDb } from '../db.ts'
import { currentStore } from '../open-store.ts'

/** Keys: `chat:<session>`, `new:lessonPlan`, `new:resourceGenerator`, `resource:<message>`. */
export async function readDraft(key: string, db: StoreDb = currentStore()): Promise<string | undefined> {
  return (await db.drafts.get(key))?.text
}
