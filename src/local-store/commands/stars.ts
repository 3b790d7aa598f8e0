import { fileOp, starOp } from '#domain/ops.ts'
import { STAR_LIMIT } from '#domain/product.ts'
import type { ItemType, StarLabels } from '#domain/rows.ts'
import { isLabelled, labelsOf } from '#domain/saved/saved-labels.ts'
import { newId } from '#platform/ids.ts'
import { commit } from '../commit.ts'
import { currentStore } from '../current-store.ts'
import type { StoreDb } from '../db.ts'
import { countStarred, isStarred } from '../queries/starred.ts'
import { shown } from '../records.ts'
import { type CommandResult, readThenCommit, refuse } from './result.ts'

interface ToStar {
  messageId: string
  sessionId: string
  itemType: ItemType
  /** The name, folder and tags that it had, when a removed star comes back. */
  labels?: StarLabels
}

/** [STAR-06] The device checks its own count at once; the server counts again. */
export async function starMessage(
  { messageId, sessionId, itemType, labels = {} }: ToStar,
  db: StoreDb = currentStore(),
): Promise<CommandResult> {
  const body = { session_id: sessionId, message_id: messageId, item_type: itemType, starred: true }
  return readThenCommit(db, async () => {
    if (await isStarred(messageId, db)) return { ok: true }
    if ((await countStarred(itemType, db)) >= STAR_LIMIT) return refuse('star_limit')
    const { starred: _on, ...item } = body
    const file = isLabelled(labels) ? [fileOp(newId(), { ...item, set: labels })] : []
    return commit([starOp(newId(), body), ...file], db)
  })
}

export function unstarMessage({ messageId }: { messageId: string }, db: StoreDb = currentStore()) {
  return unstarMany([messageId], db)
}

/** Moves a star from one version of a plan to another, both in one transaction: the number of stars stays as it is. */
export async function moveStar(
  { from, to }: { from: string; to: string },
  db: StoreDb = currentStore(),
): Promise<CommandResult> {
  return readThenCommit(db, async () => {
    const star = shown(await db.starred_items.get(from))
    if (!star) return refuse('not_found')
    const body = { session_id: star.chat_session_id, item_type: star.item_type }
    const off = starOp(newId(), { ...body, message_id: from, starred: false })
    const on = starOp(newId(), { ...body, message_id: to, starred: true })
    const labels = labelsOf(star)
    const file = isLabelled(labels) ? [fileOp(newId(), { ...body, message_id: to, set: labels })] : []
    return commit([off, on, ...file], db)
  })
}

/** Unstars all of them in one transaction and skips messages that are not starred. */
export async function unstarMany(messageIds: string[], db: StoreDb = currentStore()): Promise<CommandResult> {
  return readThenCommit(db, async () => {
    const records = await db.starred_items.bulkGet(messageIds)
    const stars = records.flatMap((record) => shown(record) ?? [])
    const ops = stars.map(({ chat_session_id, message_id, item_type }) =>
      starOp(newId(), { session_id: chat_session_id, message_id, item_type, starred: false }),
    )
    return commit(ops, db)
  })
}
