import { isoNow } from '#platform/clock.ts'
import type { StoreDb } from '../db.ts'
import { removeCopy, removeCopyOf, writeCopy } from '../draft-copies.ts'
import { currentStore } from '../open-store.ts'
import { writing } from '../write.ts'
import { attempt, type CommandResult } from './result.ts'

/** At each key press: at once, and never a failure. `saveDraft` follows when the typing pauses. */
export function jotDraft(key: string, text: string, db: StoreDb = currentStore()): void {
  writeCopy(db.userId, key, text)
}

/** An empty text is no draft. */
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
