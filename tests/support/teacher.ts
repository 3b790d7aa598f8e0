import { randomUUID } from 'node:crypto'
import type { Caller, TestDatabase } from './databases/database.ts'

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json | undefined }
export type Row = Record<string, Json>
export interface SyncedRow {
  t: string
  r: Row
}
export interface Answer {
  op_id: string
  status: 'done' | 'refused' | 'waiting'
  rev?: number
  reason?: string
  also_edited?: string | null
}
export interface Page {
  epoch: string
  as_of: number
  head: number
  cursor: number
  rows: SyncedRow[]
  resync?: boolean
  complete_chats: string[]
  history_before: number | null
  next_before: number | null
  server_time: string
}
export type OpFields = Record<string, Json>

/** Calls a function of the API with named arguments, as PostgREST does; jsonb arguments are given as JSON text. */
export async function call<T = Json>(
  db: TestDatabase,
  caller: Caller,
  name: string,
  args: Record<string, Json> = {},
): Promise<T> {
  const values: unknown[] = []
  const list = Object.entries(args).map(([name_of, value]) => {
    if (value === null) return `${name_of} => null`
    values.push(asValue(value))
    return `${name_of} => $${values.length}::text::${typeOf(value)}`
  })
  const rows = await db.as(caller, (tx) =>
    tx.sql<{ answer: T }>(`select to_jsonb(public.${name}(${list.join(', ')})) as answer`, values),
  )
  return rows[0]?.answer as T
}

function typeOf(value: Json): string {
  if (isIdList(value)) return 'uuid[]'
  if (typeof value === 'object') return 'jsonb'
  if (typeof value === 'string') return /^[0-9a-f-]{36}$/.test(value) ? 'uuid' : 'text'
  return typeof value === 'boolean' ? 'boolean' : 'int'
}

function asValue(value: Json): string {
  if (isIdList(value)) return `{${value.join(',')}}`
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function isIdList(value: Json): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}

/** A teacher with an account, as one device of theirs sees the server. */
export class Teacher {
  readonly id = randomUUID()
  readonly caller: Caller = { user: this.id }
  readonly db: TestDatabase

  private constructor(db: TestDatabase) {
    this.db = db
  }

  static async join(db: TestDatabase, limit?: number): Promise<Teacher> {
    const teacher = new Teacher(db)
    await db.as('auth', (tx) =>
      tx.sql(`insert into auth.users (id, email) values ($1, $2)`, [teacher.id, `${teacher.id}@school.test`]),
    )
    await teacher.bootstrap()
    if (limit !== undefined)
      await call(db, 'service', 'set_subscription', {
        target_user: teacher.id,
        patch: { message_limit: limit },
      })
    return teacher
  }

  sql<T = Row>(text: string, values: readonly unknown[] = []): Promise<T[]> {
    return this.db.as(this.caller, (tx) => tx.sql<T>(text, values))
  }
  bootstrap(): Promise<Page> {
    return call<Page>(this.db, this.caller, 'bootstrap')
  }
  pull(epoch: string | null, since: number, max_rows?: number): Promise<Page> {
    return call<Page>(this.db, this.caller, 'pull_changes', {
      epoch,
      since,
      ...(max_rows === undefined ? {} : { max_rows }),
    })
  }
  async apply(...ops: OpFields[]): Promise<Answer[]> {
    const rows = await this.sql<{ answer: Answer[] }>(
      'select public.apply_ops($1::text::uuid, $2::text::jsonb) as answer',
      [this.id, JSON.stringify(ops)],
    )
    return rows[0]?.answer ?? []
  }
  async applyOne(op: OpFields): Promise<Answer> {
    const [answer] = await this.apply(op)
    if (answer === undefined) throw new Error('apply_ops gave no answer')
    return answer
  }
  /** Sends one message into a chat (a new one unless named); answers its ids. */
  async send(fields: OpFields = {}): Promise<{ session: string; message: string; reply: string }> {
    const op = sendOp(fields)
    const answer = await this.applyOne(op)
    if (answer.status !== 'done') throw new Error(`send: ${JSON.stringify(answer)}`)
    return { session: String(op.session_id), message: String(op.message_id), reply: String(op.reply_id) }
  }
  async used(): Promise<number> {
    const rows = await this.sql<{ count_messages: number }>('select count_messages from public.user_usage')
    return rows[0]?.count_messages ?? -1
  }
}

export function sendOp(fields: OpFields = {}): OpFields {
  const session_id = fields.session_id ?? randomUUID()
  return {
    op_id: randomUUID(),
    lane: `chat:${session_id}`,
    v: 1,
    op: 'message.send',
    session_id,
    message_id: randomUUID(),
    reply_id: randomUUID(),
    generator_type: 'lessonPlan',
    content: 'Plan a lesson about fractions',
    context: null,
    title: 'Plan a lesson about fractions',
    ...fields,
  }
}

/** Any other op, with an id of its own. */
export function op(kind: string, lane: string, fields: OpFields): OpFields {
  return { op_id: randomUUID(), lane, v: 1, op: kind, ...fields }
}

/** The SQLSTATE a call fails with, or 'none'. */
export async function failure(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'none',
    (error: unknown) => String((error as { code?: unknown }).code ?? error),
  )
}
