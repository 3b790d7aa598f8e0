import { saveOp } from '#domain/ops.ts'
import { MAX_RESOURCE_CHARS } from '#domain/product.ts'
import { newId } from '#platform/ids.ts'
import { commit } from '../commit.ts'
import type { StoreDb } from '../db.ts'
import { currentStore } from '../open-store.ts'
import { shown } from '../records.ts'
import { attempt, type CommandResult, refuse } from './result.ts'

export interface EditInput {
  messageId: string
  html: string
  /** The revision the editor opened; null when nobody had edited the resource. */
  baseId: string | null
}

/** Saves an edit as a new revision, whose id it answers: the base of the next save. */
export async function saveResource(
  { messageId, html, baseId }: EditInput,
  db: StoreDb = currentStore(),
): Promise<CommandResult<{ revisionId: string }>> {
  if (html.length > MAX_RESOURCE_CHARS) return refuse('too_long')
  return attempt(async () => {
    const message = shown(await db.chat_messages.get(messageId))
    if (!message) return refuse('not_found')
    const revisionId = newId()
    const body = { session_id: message.session_id, message_id: messageId, base_id: baseId, html }
    const committed = await commit(saveOp(revisionId, body), db)
    return committed.ok ? { ok: true, revisionId } : committed
  })
}
