import type { ChatMessage, ChatSession, ItemType, Rows, StarredItem, SyncedTable } from '#domain/rows.ts'

/** What the device keeps of a row: the row as the server sent it and, while ops wait for it, that row with them on top. */
export interface Stored<Row> {
  /** What the row is known by on every device (`keyOf`). */
  id: string
  /** Of the row or of its tombstone; 0 while the server has never sent one. */
  rev: number
  /** null: the server has none, or had one and removed it. */
  row: Row | null
  /** Present while ops wait; null: as they have it, the row is gone. */
  view?: Row | null
}

/*
 * The index keys. A record without one is not in that index, so hidden and removed rows cost a list nothing. Places
 * sort the server's rows by the server's time and waiting ones after all of them, by their taps.
 */
export interface StoredSession extends Stored<ChatSession> {
  listed?: string
  /** All its messages are on this device; false: some of them had to make room. */
  complete?: boolean
}
export interface StoredMessage extends Stored<ChatMessage> {
  session_id?: string
  place?: string
  /** Of a reply the server knows and has not finished: when it was asked for. */
  unfinished?: string
  /** What this device found when it checked the reply (commands/keep-report.ts). */
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

export interface Records {
  chat_sessions: StoredSession
  chat_messages: StoredMessage
  starred_items: StoredStar
  user_usage: Stored<Rows['user_usage']>
  subscriptions: Stored<Rows['subscriptions']>
}

export const SYNCED_TABLES = [
  'chat_sessions',
  'chat_messages',
  'starred_items',
  'user_usage',
  'subscriptions',
] as const satisfies SyncedTable[]

/** What a screen shows of a record. */
export function shown<Row>(record: Stored<Row> | undefined): Row | undefined {
  if (!record) return undefined
  return (record.view === undefined ? record.row : record.view) ?? undefined
}
