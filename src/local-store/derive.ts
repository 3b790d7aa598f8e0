import { applyOp } from '#domain/apply-op.ts'
import type { Op } from '#domain/ops.ts'
import type { ChatMessage, ChatSession, Rows, ShelfItem, StarredItem, SyncedTable } from '#domain/rows.ts'
import { isReplayed, type OutboxEntry } from './outbox-entry.ts'
import { type Records, type Stored, shown } from './records.ts'

/** The part of a record that stays when the ops on top of it change. */
export type Base<T extends SyncedTable> = Pick<Records[T], 'id' | 'rev' | 'row'> & { complete?: boolean }

/**
 * The record of a row: the server's row, the same row with the waiting ops applied in the order of the taps, and the index
 * keys of the result. Returns undefined when neither the server nor an op knows such a row.
 */
export function derive<T extends SyncedTable>(
  table: T,
  { id, rev, row, complete }: Base<T>,
  entries: OutboxEntry[],
  userId: string,
): Records[T] | undefined {
  const waiting = entries.filter(isReplayed)
  const server = (row ?? undefined) as Rows[T] | undefined
  const withOp = (before: Rows[T] | undefined, { op, tappedAt }: OutboxEntry) =>
    applyOp({ table, key: id }, before, op, { by: userId, at: tappedAt })
  const record: Stored<Rows[T]> = { id, rev, row: server ?? null }
  if (waiting.length > 0) record.view = waiting.reduce(withOp, server) ?? null
  if (rev === 0 && !record.view) return undefined
  const begunHere = table === 'chat_sessions' && rev === 0
  const mark = complete !== undefined ? { complete } : begunHere ? { complete: true } : {}
  return { ...record, ...mark, ...indexKeys(table, record, waiting) } as unknown as Records[T]
}

function indexKeys<T extends SyncedTable>(table: T, record: Stored<Rows[T]>, waiting: OutboxEntry[]) {
  const row = shown(record)
  if (!row) return {}
  if (table === 'chat_sessions') return sessionKeys(row as ChatSession, waiting)
  if (table === 'chat_messages')
    return messageKeys(record as Stored<ChatMessage>, row as ChatMessage, waiting)
  if (table === 'starred_items') return starKeys(record as Stored<StarredItem>, row as StarredItem, waiting)
  return table === 'shelf_items' ? { place: (row as ShelfItem).put_at } : {}
}

function sessionKeys(chat: ChatSession, waiting: OutboxEntry[]) {
  if (chat.is_deleted) return {}
  const lifting = waiting.findLast(({ op }) => isAdding(op) || op.op === 'chat.rename')
  return { listed: lifting ? waitingPlace(lifting) : chat.updated_at }
}

function messageKeys(record: Stored<ChatMessage>, message: ChatMessage, waiting: OutboxEntry[]) {
  const { session_id, role, created_at, is_visable } = message
  const send = record.row ? undefined : waiting.find(({ op }) => isAdding(op))
  const place = send ? waitingPlace(send) + (role === 'user' ? 'a' : 'b') : created_at
  const unfinished = record.row && isUnfinished(record.row) && isUnfinished(message)
  return { session_id, ...(is_visable ? { place } : {}), ...(unfinished ? { unfinished: created_at } : {}) }
}

const isAdding = ({ op }: Op) => op === 'message.send' || op === 'plan.save'

const isUnfinished = ({ role, state }: ChatMessage) =>
  role === 'assistant' && (state === 'waiting' || state === 'running')

function starKeys(record: Stored<StarredItem>, star: StarredItem, waiting: OutboxEntry[]) {
  const set = record.row ? undefined : waiting.findLast(({ op }) => op.op === 'star.set')
  return { item_type: star.item_type, place: set ? waitingPlace(set) : star.starred_at }
}

/** An index key that sorts after every ISO time, in the order of the taps. */
export const waitingPlace = (entry: OutboxEntry) => `~${String(entry.seq).padStart(12, '0')}`
