import type { DeviceDraft } from '#domain/device-draft.ts'
import { currentStore } from '../current-store.ts'
import type { StoreDb } from '../db.ts'

/** The text of a draft. Keys are `chat:<session>`, `new:lessonPlan`, `new:resourceGenerator` and `resource:<message>`. */
export async function readDraft(key: string, db: StoreDb = currentStore()): Promise<string | undefined> {
  return (await db.drafts.get(key))?.text
}

/** The draft that the browser's own model has written for a message. */
export const readDeviceDraft = async (
  messageId: string,
  db: StoreDb = currentStore(),
): Promise<DeviceDraft | undefined> => db.device_drafts.get(messageId)

/** The keys of all drafts: `chat:<session>`, `resource:<message>` and those of new chats. */
export async function listDraftKeys(db: StoreDb = currentStore()): Promise<Set<string>> {
  return new Set(await db.drafts.toCollection().primaryKeys())
}
