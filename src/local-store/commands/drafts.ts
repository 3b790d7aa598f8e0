import { isoNow } from '#platform/clock.ts'
import { currentStore } from '../current-store.ts'
import type { StoreDb } from '../db.ts'
import { removeCopy, removeCopyOf, writeCopy } from '../draft-copies.ts'
import { writing } from '../write.ts'
import { attempt, type CommandResult } from './result.ts'

/** Copies the draft at each key press, synchronously and without failing. `saveDraft` follows when typing pauses. */
export function jotDraft(key: string, text: string, db: StoreDb = currentStore()): void {
  writeCopy(db.userId, key, text)
}

/** Saves a draft. An empty text removes it. */
export async function saveDraft(
  key: string,
  text: string,
  db: StoreDb = currentStore(),
): Promise<CommandResult> {
  if (!text) return clearDraft(key, db)
  return attempt(async () => {
    await writing(db, async () => db.drafts.put({ key, text, savedAt: isoNow() }))
    removeCopyOf(db.userId, key, (copied) => copied === text)
    return { ok: true }
  })
}

export async function clearDraft(key: string, db: StoreDb = currentStore()): Promise<CommandResult> {
  return attempt(async () => {
    await writing(db, async () => db.drafts.delete(key))
    removeCopy(db.userId, key)
    return { ok: true }
  })
}
