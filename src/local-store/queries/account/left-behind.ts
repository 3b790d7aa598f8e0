import { StoreDb } from '../../db.ts'
import { restoreWaiting } from '../../disk/restore-waiting.ts'
import { mergeCopies } from '../../draft-copies.ts'
import { listUnsentDrafts, type UnsentDraft } from '../unsent-drafts.ts'
import { listWaiting, type WaitingEntry } from '../waiting.ts'

export interface LeftBehind {
  waiting: WaitingEntry[]
  drafts: UnsentDraft[]
}

/** The words of a teacher who is not signed in that the server never got. Only their own account's end opens them. */
export async function readLeftBehind(userId: string): Promise<LeftBehind> {
  const db = new StoreDb(userId)
  try {
    await mergeCopies(db)
    await restoreWaiting(db)
    return { waiting: await listWaiting(db), drafts: await listUnsentDrafts(db) }
  } finally {
    db.close()
  }
}
