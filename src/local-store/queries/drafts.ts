import { currentStore } from '../current-store.ts'
import type { StoreDb } from '../db.ts'

/** The text of a draft. Keys are `chat:<session>`, `new:lessonPlan`, `new:resourceGenerator` and `resource:<message>`. */
export async function readDraft(key: string, db: StoreDb = currentStore()): Promise<string | undefined> {
  return (await db.drafts.get(key))?.text
}
