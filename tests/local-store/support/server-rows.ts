import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import type { ChatMessage, ChatSession, ServerRow, StarredItem } from '#domain/rows.ts'
import { StoreDb } from '#local-store/db.ts'
import { applying } from '#sync/position.ts'
import { reconcile } from '#sync/reconcile.ts'
import { chatRow, messageRow, starRow, USER } from '../../sync/support/rows.ts'

export const newStore = () => new StoreDb(USER, { indexedDB: new IDBFactory(), IDBKeyRange })

let rev = 0
/** A day of November 2026 as the server writes it. */
export const day = (n: number) => `2026-11-${String(n).padStart(2, '0')}T00:00:00.000+00:00`

export const chat = (id: string, change: Partial<ChatSession> = {}): ServerRow => ({
  t: 'chat_sessions',
  r: chatRow(++rev, { id, title: `Title of ${id}`, ...change }),
})
export const message = (id: string, change: Partial<ChatMessage> = {}): ServerRow => ({
  t: 'chat_messages',
  r: messageRow(++rev, { id, ...change }),
})
export const star = (message_id: string, change: Partial<StarredItem> = {}): ServerRow => ({
  t: 'starred_items',
  r: starRow(++rev, { id: `star of ${message_id}`, message_id, ...change }),
})
export const row = (t: ServerRow['t'], r: object): ServerRow =>
  ({ t, r: { user_id: USER, rev: ++rev, ...r } }) as unknown as ServerRow

/** Puts these rows into the store as sync does. */
export const arrive = (db: StoreDb, ...rows: ServerRow[]) => applying(db, () => reconcile(db, rows))

/** Says how far back the messages on this device go; null: they all are here. */
export const historyTo = (db: StoreDb, historyBefore: number | null) =>
  db.meta.put({ key: 'sync', epoch: 'e', cursor: 1_000, historyBefore })
