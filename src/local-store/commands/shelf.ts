import { shelfOp, starOp, takeOp } from '#domain/ops.ts'
import { STAR_LIMIT } from '#domain/product.ts'
import type { ShelfCopy } from '#domain/rows.ts'
import { cutTitle } from '#domain/titles.ts'
import { newId } from '#platform/ids.ts'
import { commit } from '../commit.ts'
import { currentStore } from '../current-store.ts'
import type { StoreDb } from '../db.ts'
import { countStarred } from '../queries/starred.ts'
import { attempt, type CommandResult, refuse } from './result.ts'

/** The server takes a million letters of JSON. */
const MAX_BODY = 900_000

/** Puts a copy of a message's document on the school's shelf, in place of an older one. */
export async function putOnShelf(
  messageId: string,
  item: ShelfCopy,
  db: StoreDb = currentStore(),
): Promise<CommandResult> {
  return attempt(async () => {
    if (JSON.stringify(item.body).length > MAX_BODY) return refuse('too_long')
    return commit(shelfOp(newId(), { message_id: messageId, item }), db)
  })
}

export async function takeOffShelf(messageId: string, db: StoreDb = currentStore()): Promise<CommandResult> {
  return attempt(async () => commit(shelfOp(newId(), { message_id: messageId, item: null }), db))
}

/** Makes a chat of the teacher's own from a copy and stars it, in one transaction. It costs no message. */
export async function takeCopy(
  { item_type, title, body }: Pick<ShelfCopy, 'item_type' | 'title' | 'body'>,
  db: StoreDb = currentStore(),
): Promise<CommandResult<{ session_id: string; message_id: string }>> {
  return attempt(async () => {
    if ((await countStarred(item_type, db)) >= STAR_LIMIT) return refuse('star_limit')
    const ids = { session_id: newId(), message_id: newId() }
    const generator_type = item_type === 'resource' ? 'resourceGenerator' : 'lessonPlan'
    const take = takeOp(newId(), { ...ids, generator_type, title: cutTitle(title), body })
    const star = starOp(newId(), { ...ids, item_type, starred: true })
    const done = await commit([take, star], db)
    return done.ok ? { ...done, ...ids } : done
  })
}
