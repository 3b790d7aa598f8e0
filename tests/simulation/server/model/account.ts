import {
  type ChatMessage,
  type ChatSession,
  keyOf,
  type RevisionRow,
  type Rows,
  type ServerRow,
  type SyncedTable,
} from '#domain/rows.ts'

export interface Job {
  message_id: string
  reply_id: string
  session_id: string
  state: string
  attempt: number
  first_attempt: number
  lease_lost: boolean
  charge_key: string
  queued_at: number
}

export interface Charge {
  key: string
  reason: string
  units: number
  at: number
}

export interface Receipt {
  hash: string
  outcome: { status: 'done' } & Record<string, unknown>
}

export type Revision = Required<RevisionRow>

interface Tombstone {
  table_name: SyncedTable
  row_id: string
  rev: number
}

/** The tables of one teacher, as plain data: a savepoint is a copy. Every write takes the next number of the stream. */
export interface AccountData {
  epoch: string
  rev: number
  rows: { [T in SyncedTable]: Map<string, Rows[T]> }
  tombstones: Map<string, Tombstone>
  receipts: Map<string, Receipt>
  ledger: Charge[]
  jobs: Map<string, Job>
  revisions: Revision[]
  /** What was delivered of the school's shelf: private.shelf_items. */
  delivered: Map<string, { version: string; rev: number }>
  /** The current month of a paid account, which may already be over. */
  period: { over: boolean; n: number } | null
}

export class Account {
  readonly userId: string
  data: AccountData
  private readonly tick: () => number

  constructor(userId: string, epoch: string, tick: () => number) {
    this.userId = userId
    this.tick = tick
    this.data = {
      epoch,
      rev: 0,
      rows: {
        chat_sessions: new Map(),
        chat_messages: new Map(),
        starred_items: new Map(),
        user_usage: new Map(),
        subscriptions: new Map(),
        teacher_classes: new Map(),
        shelf_items: new Map(),
      },
      tombstones: new Map(),
      receipts: new Map(),
      ledger: [],
      jobs: new Map(),
      revisions: [],
      delivered: new Map(),
      period: null,
    }
  }

  /** The server's time in milliseconds; every call answers a later time. */
  now(): number {
    return this.tick()
  }

  iso(at = this.now()): string {
    return new Date(at).toISOString().replace('Z', '+00:00')
  }

  session = (id: string): ChatSession | undefined => this.data.rows.chat_sessions.get(id)
  message = (id: string): ChatMessage | undefined => this.data.rows.chat_messages.get(id)
  messagesOf = (sessionId: string): ChatMessage[] =>
    [...this.data.rows.chat_messages.values()].filter(({ session_id }) => session_id === sessionId)

  /** private.stamp(): insert and update alike. */
  put<T extends SyncedTable>(table: T, row: Omit<Rows[T], 'rev'>): void {
    const stamped = { ...row, rev: ++this.data.rev } as Rows[T]
    this.data.rows[table].set(keyOf(table, stamped), stamped)
  }

  change<T extends SyncedTable>(table: T, key: string, change: Partial<Rows[T]>): void {
    const row = this.data.rows[table].get(key)
    if (row) this.put(table, { ...row, ...change })
  }

  remove(table: SyncedTable, key: string): void {
    if (this.data.rows[table].delete(key)) this.bury(table, key)
  }

  /** private.bury(). */
  bury(table: SyncedTable, key: string): void {
    this.data.tombstones.set(`${table}:${key}`, { table_name: table, row_id: key, rev: ++this.data.rev })
  }

  /** Runs one op under a savepoint: what it throws undoes what it did. */
  savepoint<T>(work: () => T): T {
    const before = copyOf(this.data)
    try {
      return work()
    } catch (error) {
      this.data = before
      throw error
    }
  }

  allRows(): ServerRow[] {
    const { rows, tombstones } = this.data
    const synced = (Object.keys(rows) as SyncedTable[]).flatMap((t) => [
      ...Array.from(rows[t].values() as Iterable<unknown>, (r) => ({ t, r })),
    ])
    const buried = Array.from(tombstones.values(), (r) => ({
      t: 'sync_tombstones',
      r: { ...r, user_id: this.userId },
    }))
    return [...synced, ...buried] as ServerRow[]
  }
}

/** Rows and jobs are replaced, never changed in place, so copying the collections is enough. */
export function copyOf(data: AccountData): AccountData {
  const rows = Object.fromEntries(
    Object.entries(data.rows).map(([table, map]) => [table, new Map(map as Map<string, unknown>)]),
  ) as unknown as AccountData['rows']
  return {
    ...data,
    rows,
    tombstones: new Map(data.tombstones),
    receipts: new Map(data.receipts),
    ledger: [...data.ledger],
    jobs: new Map(data.jobs),
    revisions: [...data.revisions],
    delivered: new Map(data.delivered),
  }
}
