import { copyOp, starOp } from '#domain/ops.ts'
import { STAR_LIMIT } from '#domain/product.ts'
import type { DocumentBody, ItemType } from '#domain/rows.ts'
import { cutTitle } from '#domain/titles.ts'
import { newId } from '#platform/ids.ts'
import { commit } from '../commit.ts'
import { currentStore } from '../current-store.ts'
import type { StoreDb } from '../db.ts'
import { bodyOf } from '../queries/messages.ts'
import { countStarred } from '../queries/starred.ts'
import { shown } from '../records.ts'
import { type CommandResult, readThenCommit, refuse } from './result.ts'

interface Original {
  itemType: ItemType
  title: string
  body: DocumentBody
}

interface SavedOriginal {
  messageId: string
  itemType: ItemType
  /** The title that the teacher sees on the original. */
  title: string
}

export interface MadeCopy {
  sessionId: string
  messageId: string
  title: string
}

/**
 * Makes a copy of a document in a chat of its own and stars it, in one transaction. It costs no message. A full list
 * makes no copy, because a copy that is in no list would not be found again.
 */
export async function copyDocument(
  { itemType, title, body }: Original,
  db: StoreDb = currentStore(),
): Promise<CommandResult<MadeCopy>> {
  return readThenCommit(db, async () => {
    if ((await countStarred(itemType, db)) >= STAR_LIMIT) return refuse('star_limit')
    const made = { sessionId: newId(), messageId: newId(), title: cutTitle(title) }
    const ids = { session_id: made.sessionId, message_id: made.messageId }
    const generator_type = itemType === 'resource' ? 'resourceGenerator' : 'lessonPlan'
    const copy = copyOp(newId(), { ...ids, generator_type, title: made.title, body })
    const star = starOp(newId(), { ...ids, item_type: itemType, starred: true })
    const committed = await commit([copy, star], db)
    return committed.ok ? { ok: true, ...made } : committed
  })
}

/** Makes a copy of a saved plan or resource as it is shown now. */
export async function copySaved(
  { messageId, itemType, title }: SavedOriginal,
  db: StoreDb = currentStore(),
): Promise<CommandResult<MadeCopy>> {
  const original = shown(await db.chat_messages.get(messageId))
  if (!original) return refuse('not_found')
  return copyDocument({ itemType, title: `Copy of ${title}`, body: bodyOf(original) }, db)
}
