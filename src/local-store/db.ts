import Dexie, { type DexieOptions, type EntityTable, type Table } from 'dexie'
import type { DeviceDraft } from '#domain/device-draft.ts'
import type { ServerRow } from '#domain/rows.ts'
import type { NewEntry, OutboxEntry } from './outbox-entry.ts'
import type { Records } from './records.ts'
import { Connection } from './reopen.ts'
import { SCHEMA, type SchemaStep } from './schema.ts'
import { UPCASTERS, type Upcasters, upcast } from './upcast.ts'

export interface Draft {
  key: string
  text: string
  savedAt: string
}

/** This device's position in the teacher's stream of changes. */
export interface SyncPosition {
  key: 'sync'
  epoch: string
  cursor: number
  /** The next page of older rows ends below this rev; null once all rows are on the device. */
  historyBefore: number | null
  /** The number of synced tables whose rows this device asked for. An older app passed over the rows of a table that it did not know. */
  tables?: number
  /** Present during a full resync to another epoch: its progress. */
  resync?: 'wanted' | { epoch: string; cursor: number; before: number | null }
  /** The number of resyncs in a row, and the earliest time of the next (milliseconds since 1970 by the device's clock). */
  resyncs?: { count: number; notBefore: number }
}

/** A version of a resource other than the one its row shows. With `html` it can be viewed and restored offline. */
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

/** A small fact about the store, the school of a member, the goals chosen for the chat of a draft, or an unsaved edit of a plan. */
export interface StoreFact {
  key: 'device' | 'opened' | 'checked' | 'session' | 'school' | `goals:${string}` | `edit:${string}`
  value: string
}

/** The changes between releases. Tests pass their own. */
interface History {
  schema?: readonly SchemaStep[]
  upcasters?: Upcasters | undefined
}

/** One teacher's data on one device. School devices are shared, so there is one database per user id. */
export class StoreDb extends Dexie {
  declare chat_sessions: EntityTable<Records['chat_sessions'], 'id'>
  declare chat_messages: EntityTable<Records['chat_messages'], 'id'>
  declare starred_items: EntityTable<Records['starred_items'], 'id'>
  declare user_usage: EntityTable<Records['user_usage'], 'id'>
  declare subscriptions: EntityTable<Records['subscriptions'], 'id'>
  declare teacher_classes: EntityTable<Records['teacher_classes'], 'id'>
  declare shelf_items: EntityTable<Records['shelf_items'], 'id'>
  declare outbox: Table<OutboxEntry, number, NewEntry>
  declare drafts: EntityTable<Draft, 'key'>
  declare meta: EntityTable<SyncPosition, 'key'>
  declare revisions: EntityTable<StoredRevision, 'id'>
  declare facts: EntityTable<StoreFact, 'key'>
  declare device_drafts: EntityTable<DeviceDraft, 'id'>
  /** The rows of a full resync until they replace the old ones. */
  declare staging: Table<ServerRow & { n: number }, number, ServerRow>
  readonly userId: string
  readonly connection: Connection

  /** `options` may name another IndexedDB than the browser's. */
  constructor(userId: string, options: DexieOptions = {}, history: History = {}) {
    // strict: the app says "saved on this device" only after the data is on the disk.
    super(`mahere-${userId}`, { ...options, chromeTransactionDurability: 'strict' })
    this.userId = userId
    this.connection = new Connection(this)
    const { schema = SCHEMA, upcasters = UPCASTERS } = history
    for (const [at, { stores, upgrade }] of schema.entries()) {
      const version = this.version(at + 1).stores(stores)
      if (upgrade) version.upgrade(upgrade)
    }
    // Dexie also calls this with undefined, for keys that bulkGet did not find.
    this.outbox.hook('reading', (entry: OutboxEntry | undefined) => entry && upcast(entry, upcasters))
  }
}
