import { type PlanSave, savePlanOp, starOp } from '#domain/ops.ts'
import { STAR_LIMIT } from '#domain/product.ts'
import type { ChatMessage, ItemType } from '#domain/rows.ts'
import { cutTitle } from '#domain/titles.ts'
import { newId } from '#platform/ids.ts'
import { commit } from '../commit.ts'
import { currentStore } from '../current-store.ts'
import type { StoreDb } from '../db.ts'
import { countStarred } from '../queries/starred.ts'
import { shown } from '../records.ts'
import { attempt, type CommandResult, refuse } from './result.ts'

interface Original {
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
 * Makes a copy of a saved plan or resource, as it is shown now, in a chat of its own, and stars it. It costs no message.
 * A full list makes no copy, because a copy that is in no list would not be found again.
 */
export async function copyDocument(
  { messageId, itemType, title }: Original,
  db: StoreDb = currentStore(),
): Promise<CommandResult<MadeCopy>> {
  return attempt(async () => {
    const original = shown(await db.chat_messages.get(messageId))
    if (!original) return refuse('not_found')
    if ((await countStarred(itemType, db)) >= STAR_LIMIT) return refuse('star_limit')
    const copy = { sessionId: newId(), messageId: newId(), title: cutTitle(`Copy of ${title}`) }
    const star = {
      session_id: copy.sessionId,
      message_id: copy.messageId,
      item_type: itemType,
      starred: true,
    }
    const committed = await commit([copyOp(original, copy, itemType), starOp(newId(), star)], db)
    return committed.ok ? { ok: true, ...copy } : committed
  })
}

function copyOp(original: ChatMessage, copy: MadeCopy, itemType: ItemType): PlanSave {
  const { chat_content, html_content, edited_html_content, resource_type, doc_version } = original
  const generator_type = itemType === 'resource' ? 'resourceGenerator' : 'lessonPlan'
  return savePlanOp(newId(), {
    session_id: copy.sessionId,
    message_id: copy.messageId,
    base_id: original.id,
    doc: original.doc,
    content: original.content,
    title: copy.title,
    generator_type,
    copy: { chat_content, html_content, edited_html_content, resource_type, doc_version },
  })
}
