import type { Transaction } from 'dexie'
import type { Records } from './records.ts'

/** One step of the schema. Outbox and drafts keep the shape of the first step for good. */
export interface SchemaStep {
  stores: Partial<Record<StoreName, string>>
  upgrade?: (tables: Transaction) => PromiseLike<void>
}

type StoreName =
  | keyof Records
  | 'outbox'
  | 'drafts'
  | 'meta'
  | 'staging'
  | 'revisions'
  | 'facts'
  | 'device_drafts'

/*
 * To change the schema, add a step with only the stores that change (README.md in this folder). Never change `outbox` or
 * `drafts`: they hold text that exists nowhere else, and upcast.ts converts it when it is read. The server's rows may be
 * cleared, because they can be fetched again. The steps are numbered from 1 in this order.
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
  { stores: { device_drafts: 'id' } },
  // It writes nothing, because a full disk would end the upgrade and lock the store. Sync asks for the rows of the new table.
  { stores: { teacher_classes: 'id' } },
  // `row.bare`: the items whose documents have to be fetched.
  { stores: { shelf_items: 'id, place, row.bare' } },
]

/** The version that IndexedDB knows: Dexie multiplies its own by ten. */
export const NATIVE_VERSION = SCHEMA.length * 10
