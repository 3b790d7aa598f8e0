import { isoNow } from '#platform/clock.ts'
import type { StoreDb } from '../db.ts'
import { currentStore } from '../open-store.ts'
import { attempt, type CommandResult } from './result.ts'

/** An empty text is no draft. */
export async function saveDraft(
  key: string,
  text: string,
  db: StoreDb = currentStore(),
): Promise<CommandResult> {
  if (!text) return clearDraft(key, db)
  return attempt(async () => {
    await db.connection.change(() => db.drafts.put({ key, text, savedAt: isoNow() }))
    return { ok: true }
  })
}

export async function clearDraft(key: string, db: StoreDb = currentStore()): Promise<CommandResult> {
  return attempt(async () => {
    await db.connection.change(() => db.drafts.delete(key))
    return { ok: true }
  })
}
