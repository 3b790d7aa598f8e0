import { shelfOp } from '#domain/ops.ts'
import type { ShelfCopy } from '#domain/rows.ts'
import { newId } from '#platform/ids.ts'
import { commit } from '../commit.ts'
import { currentStore } from '../current-store.ts'
import type { StoreDb } from '../db.ts'
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
