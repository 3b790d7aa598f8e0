import type { ChatMessage, ChatSession, ItemType, Rows, StarredItem, SyncedTable } from '#domain/rows.ts'

/** A row as the device stores it: the server's row and, while ops wait for it, a second copy with the ops applied. */
export interface Stored<Row> {
  /** The key of the row on every device (`keyOf`). */
  id: string
  /** The rev of the row or of its tombstone; 0 while the server has sent neither. */
  rev: number
  /** null: the server has no such row, or has removed it. */
  row: Row | null
  /** Present while ops wait; null when the waiting ops remove the row. */
  view?: Row | null
}

/*
 * The records below add index keys. A record without a key is not in that index, so hidden and removed rows cost a list
 * nothing. `place` and `listed` sort the server's rows by the server's time, and waiting rows after them by their taps.
 */
export interface StoredSession extends Stored<ChatSession> {
  listed?: string
  /** True if all its messages are on this device; false when some were deleted to make room. */
  complete?: boolean
}
export interface StoredMessage extends Stored<ChatMessage> {
  session_id?: string
  place?: string
  /** The time of an unfinished reply that the server has. */
  unfinished?: string
  /** The findings of this device's checks of the reply (commands/keep-report.ts). */
  report?: readonly ReportNote[]
}
export interface ReportNote {
  ok: boolean
  what: string
  how: string
}
export interface StoredStar extends Stored<StarredItem> {
  item_type?: ItemType
  place?: string
}

export interface StoredShelfItem extends Stored<Rows['shelf_items']> {
  place?: string
}

export interface Records {
  chat_sessions: StoredSession
  chat_messages: StoredMessage
  starred_items: StoredStar
  user_usage: Stored<Rows['user_usage']>
  subscriptions: Stored<Rows['subscriptions']>
  teacher_classes: Stored<Rows['teacher_classes']>
  shelf_items: StoredShelfItem
}

export const SYNCED_TABLES = [
  'chat_sessions',
  'chat_messages',
  'starred_items',
  'user_usage',
  'subscriptions',
  'teacher_classes',
  'shelf_items',
] as const satisfies SyncedTable[]

/** The row that a screen shows for a record. */
export function shown<Row>(record: Stored<Row> | undefined): Row | undefined {
  if (!record) return undefined
  return (record.view === undefined ? record.row : record.view) ?? undefined
}
