import Dexie, { type DexieOptions, type EntityTable, type Table, type Transaction } from 'dexie'
import type { ServerRow } from '#domain/rows.ts'
import type { NewEntry, OutboxEntry } from './outbox-entry.ts'
import type { Records } from './records.ts'
import { Connection } from './reopen.ts'
import { UPCASTERS, type Upcasters, upcast } from './upcast.ts'

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
  /** How often in a row that began, and when it may go on (ms since 1970, the device's clock). */
  resyncs?: { count: number; notBefore: number }
}

/** A version of a resource other than what its row shows. With `html` it can be seen and restored offline. */
export interface StoredRevision {
  id: string
  message_id: string
  base_id: string | null
  restored_from: string | null
  device: string | null
  /** ISO, by the server's clock. */
  saved_at: string
  html?: string
}

/** Small things this store knows of itself. */
export interface StoreFact {
  key: 'device' | 'opened'
  value: string
}

/** One step of the database's shape. Outbox and drafts have theirs from the first version and for ever. */
export interface SchemaStep {
  stores: Partial<Record<StoreName, string>>
  upgrade?: (tables: Transaction) => PromiseLike<void>
}

type StoreName = keyof Records | 'outbox' | 'drafts' | 'meta' | 'staging' | 'revisions' | 'facts'

/*
 * To change it, add a step with the stores that change and nothing else: never `outbox` or `drafts`, which hold words that
 * exist nowhere else (their shape is brought up when read: upcast.ts). Rows of the server may simply be cleared and
 * read again. The steps are numbered from 1 in this order.
 */
export const SCHEMA: readonly SchemaStep[] = [
  {
    stores: {
      chat_sessions: 'id, listed',
      chat_messages: 'id, [session_id+place], unfinished',
      starred_items: 'id, [item_type+place]',
      user_usage: 'id',
      subscriptions: 'id',
      outbox: '++seq, &opId, lane, state, [op.op+state], *targets',
      drafts: 'key',
      meta: 'key',
      staging: '++n',
    },
  },
  { stores: { revisions: 'id, message_id', facts: 'key' } },
]

/** What has changed between releases; tests hand in their own. */
export interface History {
  schema?: readonly SchemaStep[]
  upcasters?: Upcasters | undefined
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
  declare revisions: EntityTable<StoredRevision, 'id'>
  declare facts: EntityTable<StoreFact, 'key'>
  /** Rows of a full resync until they are swapped in. */
  declare staging: Table<ServerRow & { n: number }, number, ServerRow>
  readonly userId: string
  readonly connection: Connection

  /** `options` name another IndexedDB than the browser's. */
  constructor(userId: string, options: DexieOptions = {}, history: History = {}) {
    // strict: "saved on this device" is said only after the disk has it.
    super(`mahere-${userId}`, { ...options, chromeTransactionDurability: 'strict' })
    this.userId = userId
    this.connection = new Connection(this)
    const { schema = SCHEMA, upcasters = UPCASTERS } = history
    for (const [at, { stores, upgrade }] of schema.entries()) {
      const version = this.version(at + 1).stores(stores)
      if (upgrade) version.upgrade(upgrade)
    }
    // Also called for what bulkGet did not find.
    this.outbox.hook('reading', (entry: OutboxEntry | undefined) => entry && upcast(entry, upcasters))
  }
}
