import { good } from '#backend/failure.ts'
import type { OpReceipt } from '#backend/rows.ts'
import { applyOp } from '#domain/apply-op.ts'
import type { MessageSend, Op } from '#domain/ops.ts'
import { keyOf, type Rows, type ServerRow, type SyncedTable } from '#domain/rows.ts'
import { targetsOf } from '#domain/targets.ts'
import type { SyncServer } from '#sync/server.ts'

/**
 * A server of one teacher in memory, with the rules of the SQL that these tests need: receipts, one rev per change,
 * tombstones, the message limit, and deleting as hiding. Other tests cover the SQL itself.
 */
export class MemoryServer implements Omit<SyncServer, 'listenForChanges'> {
  epoch = 'epoch-1'
  head = 0
  messageLimit = 10
  effects: Op[] = []
  readonly refusals = new Map<string, string>()
  readonly rows = new Map<string, ServerRow>()
  private readonly receipts = new Map<string, OpReceipt>()
  readonly userId: string

  constructor(userId: string) {
    this.userId = userId
    this.put('user_usage', { user_id: userId, count_messages: 0, rev: 0 })
  }

  row<T extends SyncedTable>(table: T, key: string): Rows[T] | undefined {
    const found = this.rows.get(`${table}:${key}`)
    return found?.t === table ? (found.r as Rows[T]) : undefined
  }

  put<T extends SyncedTable>(table: T, row: Rows[T]): void {
    const stamped = { ...row, rev: ++this.head }
    this.rows.set(`${table}:${keyOf(table, stamped)}`, { t: table, r: stamped } as unknown as ServerRow)
  }

  remove(table: SyncedTable, key: string): void {
    const tombstone = { user_id: this.userId, table_name: table, row_id: key, rev: ++this.head }
    this.rows.set(`${table}:${key}`, { t: 'sync_tombstones', r: tombstone })
  }

  async applyOps(_asUser: string, ops: Op[]) {
    const stopped = new Set<string>()
    return good(ops.map((op) => this.answer(op, stopped)))
  }

  async pullChanges(epoch: string, since: number, maxRows = 500) {
    if (epoch !== this.epoch || since > this.head) return good({ resync: true as const })
    const rows = this.changes((rev) => rev > since).slice(0, maxRows)
    const cursor = rows.length === maxRows ? (rows.at(-1)?.r.rev ?? since) : this.head
    return good({ epoch, head: this.head, cursor, rows, server_time: '' })
  }

  async bootstrap() {
    const rows = this.changes().filter(({ t }) => t !== 'chat_messages' && t !== 'sync_tombstones')
    const older = this.changes().some(({ t }) => t === 'chat_messages') ? this.head + 1 : null
    return good({ ...this.asOf(rows), server_time: '', complete_chats: [], history_before: older })
  }

  async fetchHistory(before: number, maxRows = 500) {
    const rows = this.changes((rev) => rev < before)
      .reverse()
      .slice(0, maxRows)
    const next = rows.length === maxRows ? (rows.at(-1)?.r.rev ?? null) : null
    return good({ ...this.asOf(rows), server_time: '', next_before: next })
  }

  async fetchChat(session: string) {
    return good(this.asOf(this.changes().filter((row) => isOfChat(row, session))))
  }

  async fetchMessages(ids: string[]) {
    return good(this.asOf(this.changes().filter(({ t, r }) => t === 'chat_messages' && ids.includes(r.id))))
  }

  async listRevisions() {
    return good([])
  }

  async fetchRevision() {
    return good(null)
  }

  private asOf(rows: ServerRow[]) {
    return { epoch: this.epoch, as_of: this.head, rows }
  }

  private changes(wanted: (rev: number) => boolean = () => true): ServerRow[] {
    return [...this.rows.values()]
      .filter(({ r }) => wanted(r.rev))
      .sort((one, other) => one.r.rev - other.r.rev)
  }

  private answer(op: Op, stopped: Set<string>): OpReceipt {
    const before = this.receipts.get(op.op_id)
    if (before) return before
    if (stopped.has(op.lane)) return { op_id: op.op_id, status: 'waiting' }
    const reason = this.refusals.get(op.op_id) ?? this.refusals.get(op.op) ?? this.limitFor(op)
    if (reason) {
      stopped.add(op.lane)
      return { op_id: op.op_id, status: 'refused', reason }
    }
    this.perform(op)
    const receipt: OpReceipt = { op_id: op.op_id, status: 'done', rev: this.head }
    this.receipts.set(op.op_id, receipt)
    return receipt
  }

  private limitFor(op: Op): string | undefined {
    const used = this.row('user_usage', this.userId)?.count_messages ?? 0
    return op.op === 'message.send' && used >= this.messageLimit ? 'message_limit' : undefined
  }

  private perform(op: Op): void {
    this.effects.push(op)
    const tap = { by: this.userId, at: new Date(1_800_000_000_000 + this.head).toISOString() }
    for (const { table, key } of targetsOf(op)) {
      const row = applyOp({ table, key }, this.row(table, key), op, tap)
      if (row) this.put(table, row)
      else if (this.row(table, key)) this.remove(table, key)
    }
    if (op.op === 'message.send') this.charge(op)
    if (op.op === 'chat.delete') this.hide(op.session_id)
  }

  private charge(_op: MessageSend): void {
    const used = this.row('user_usage', this.userId)?.count_messages ?? 0
    this.put('user_usage', { user_id: this.userId, count_messages: used + 1, rev: 0 })
  }

  private hide(session: string): void {
    for (const row of this.changes()) {
      if (row.t === 'chat_messages' && row.r.session_id === session)
        this.put(row.t, { ...row.r, is_visable: false })
    }
  }
}

function isOfChat({ t, r }: ServerRow, session: string): boolean {
  return (t === 'chat_sessions' && r.id === session) || (t === 'chat_messages' && r.session_id === session)
}
