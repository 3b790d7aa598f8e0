import Dexie, { type DexieOptions, type EntityTable, type Table } from 'dexie'
import type { ServerRow } from '#domain/rows.ts'
import type { NewEntry, OutboxEntry } from './outbox-entry.ts'
import type { Records } from './records.ts'

export interface Draft {
  key: string
  text: string
  savedAt: string
}

/** Where this device stands in the teacher's stream of changes. */
export interface SyncPosition {
  key: 'sync'
  epoch: string
  cursor: number
  /** The next page of older rows ends below this rev; null once all is on the device. */
  historyBefore: number | null
  /** While all rows are read anew for another epoch: how far that is. */
  resync?: 'wanted' | { epoch: string; cursor: number; before: number | null }
}

/** What one teacher has on one device. School devices are shared, so there is one database per user id. */
export class StoreDb extends Dexie {
  declare chat_sessions: EntityTable<Records['chat_sessions'], 'id'>
  declare chat_messages: EntityTable<Records['chat_messages'], 'id'>
  declare starred_items: EntityTable<Records['starred_items'], 'id'>
  declare user_usage: EntityTable<Records['user_usage'], 'id'>
  declare subscriptions: EntityTable<Records['subscriptions'], 'id'>
  declare outbox: Table<OutboxEntry, number, NewEntry>
  declare drafts: EntityTable<Draft, 'key'>
  declare meta: EntityTable<SyncPosition, 'key'>
  /** Rows of a full resync until they are swapped in. */
  declare staging: Table<ServerRow & { n: number }, number, ServerRow>
  readonly userId: string

  /** `options` name another IndexedDB than the browser's. */
  constructor(userId: string, options: DexieOptions = {}) {
    // strict: "saved on this device" is said only after the disk has it.
    super(`mahere-${userId}`, { ...options, chromeTransactionDurability: 'strict' })
    this.userId = userId
    this.version(1).stores({
      chat_sessions: 'id, listed',
      chat_messages: 'id, [session_id+place], unfinished',
      starred_items: 'id, [item_type+place]',
      user_usage: 'id',
      subscriptions: 'id',
      outbox: '++seq, &opId, lane, state, [op.op+state], *targets',
      drafts: 'key',
      meta: 'key',
      staging: '++n',
    })
  }
}
