import { cleanDeep } from '#domain/clean-text.ts'
import { fileOp } from '#domain/ops.ts'
import type { StarLabels } from '#domain/rows.ts'
import { changedLabels, labelsOf } from '#domain/saved/saved-labels.ts'
import { newId } from '#platform/ids.ts'
import { commit } from '../commit.ts'
import { currentStore } from '../current-store.ts'
import type { StoreDb } from '../db.ts'
import { shown } from '../records.ts'
import { type CommandResult, readThenCommit, refuse } from './result.ts'

/** Names, files and tags a saved item. Only what differs is sent. `set` and `was` are what an undo needs. */
export async function fileSaved(
  messageId: string,
  labels: StarLabels,
  db: StoreDb = currentStore(),
): Promise<CommandResult<{ set: StarLabels; was: StarLabels }>> {
  return readThenCommit(db, async () => {
    const star = shown(await db.starred_items.get(messageId))
    if (!star) return refuse('not_found')
    const change = changedLabels(star, { ...labelsOf(star), ...cleanDeep(labels) })
    if (Object.keys(change.set).length === 0) return { ok: true, ...change }
    const { chat_session_id: session_id, item_type } = star
    const op = fileOp(newId(), { session_id, message_id: messageId, item_type, set: change.set })
    const result = await commit(op, db)
    return result.ok ? { ok: true, ...change } : result
  })
}

/** Takes a change of labels back. If the same labels were changed since, that newer change stays. */
export async function unfileSaved(
  messageId: string,
  { set, was }: { set: StarLabels; was: StarLabels },
  db: StoreDb = currentStore(),
): Promise<CommandResult> {
  return readThenCommit(db, async () => {
    const star = shown(await db.starred_items.get(messageId))
    if (!star) return refuse('not_found')
    if (Object.keys(changedLabels(star, { ...labelsOf(star), ...set }).set).length > 0)
      return refuse('changed')
    const { chat_session_id: session_id, item_type } = star
    return commit(
      fileOp(newId(), { session_id, message_id: messageId, item_type, set: was, undoes: set }),
      db,
    )
  })
}
