import type { PGlite } from '@electric-sql/pglite'
import type { ServerRow } from '#domain/rows.ts'
import { SYNCED_TABLES } from '#local-store/records.ts'
import { sqlServer } from '../../sync/support/sql-server.ts'
import type { CallName, JobView, ServerDump, SimServer } from './sim-server.ts'

/** A school's shelf is no table of one teacher: see SHELF_ROWS. */
const ROWS = [...SYNCED_TABLES.filter((table) => table !== 'shelf_items'), 'sync_tombstones']
  .map(
    (table) =>
      `select coalesce(jsonb_agg(jsonb_build_object('t', '${table}', 'r', to_jsonb(x))), '[]') as list
        from public.${table} x where x.user_id = $1`,
  )
  .join(' union all ')

/** What was delivered to the reader: without its content where a newer document is on its way. */
const SHELF_ROWS = `select coalesce(jsonb_agg(jsonb_build_object('t', 'shelf_items', 'r',
    jsonb_build_object('id', i.id, 'user_id', i.user_id, 'rev', i.rev) || case when d.version = i.version then
      jsonb_build_object('item_type', d.item_type, 'title', d.title, 'about', d.about, 'words', d.words, 'by', d.by_name,
        'mine', d.user_id = i.user_id, 'put_at', d.put_at, 'body', d.body) else '{}' end)), '[]') as list
  from private.shelf_items i left join private.shelf_of($1) d on d.id = i.id where i.user_id = $1`

const DUMP = `select h.epoch, h.rev as head,
  (select jsonb_agg(l.list) from (${ROWS} union all ${SHELF_ROWS}) l) as rows,
  (select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'title', d.title, 'mine', d.user_id = $1)), '[]')
    from private.shelf_of($1) d) as shelf,
  (select coalesce(jsonb_agg(op_id), '[]') from private.applied_ops where user_id = $1) as receipts,
  (select coalesce(jsonb_agg(jsonb_build_object('key', key, 'reason', reason, 'units', units)), '[]')
    from private.usage_ledger where user_id = $1) as ledger,
  (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'message_id', message_id, 'html', html)), '[]')
    from public.resource_revisions where user_id = $1) as revisions
  from public.sync_heads h where h.user_id = $1`

type Found = Omit<ServerDump, 'rows' | 'receipts'> & { rows: ServerRow[][]; receipts: string[] }

/** The real migrations on a real Postgres in this process. One database serves many schedules, one after the other. */
export class SqlServer implements SimServer {
  private readonly db: PGlite
  private readonly newId: () => string
  private ready: Promise<unknown> | undefined

  constructor(db: PGlite, newId: () => string) {
    this.db = db
    this.newId = newId
  }

  async addTeacher(messageLimit: number): Promise<string> {
    // Removes the last schedule's accounts, because the same seed mints the same ids again.
    this.ready ??= this.db.exec(`set timezone to 'UTC'; delete from auth.users`)
    await this.ready
    const userId = this.newId()
    await this.db.query('insert into auth.users (id) values ($1)', [userId])
    await this.call(userId, 'bootstrap', [])
    await this.setLimit(userId, messageLimit)
    return userId
  }

  /** Without triggers: the payments and seats by which teachers come into a school are tested elsewhere. */
  async makeSchool(admin: string, member: string, school: string): Promise<void> {
    await this.db.exec(`set session_replication_role = replica;
      update public.subscriptions set school_id = '${school}', is_admin = (user_id = '${admin}')
        where user_id in ('${admin}', '${member}');
      insert into public.school_memberships (admin_id, member_id) values ('${admin}', '${member}');
      set session_replication_role = origin`)
  }

  async call(asUser: string, name: CallName, args: unknown[]): Promise<unknown> {
    const server = sqlServer(this.db, asUser) as Record<string, (...args: unknown[]) => Promise<unknown>>
    const answer = server[name]
    if (!answer) throw new Error(`tests/sync/support/sql-server.ts does not know ${name}`)
    return answer(...args)
  }

  async dump(userId: string): Promise<ServerDump> {
    const [found] = (await this.db.query<Found>(DUMP, [userId])).rows
    if (!found) throw new Error(`No teacher ${userId}`)
    return { ...found, rows: found.rows.flat(), receipts: new Set(found.receipts) }
  }

  async jobs(): Promise<JobView[]> {
    const columns = 'message_id as "messageId", user_id as "userId", state, attempt'
    return (await this.db.query<JobView>(`select ${columns} from private.generation_jobs`)).rows
  }

  async claim(messageId: string): Promise<number | null> {
    const job = await this.value<{ attempt: number } | null>('public.claim_job($1)', [messageId])
    return job?.attempt ?? null
  }

  publish(messageId: string, attempt: number, patch: object, state: string): Promise<boolean> {
    const values = [messageId, attempt, JSON.stringify(patch), state]
    return this.value<boolean>('public.publish_reply($1, $2, $3::text::jsonb, $4)', values)
  }

  async loseLeases(): Promise<void> {
    await this.db.exec(`update private.generation_jobs set lease_until = clock_timestamp() - interval '1 s'
      where lease_until is not null`)
  }

  sweep = () => this.value<string[]>('public.due_jobs(100, 0)', [])

  async setLimit(userId: string, limit: number): Promise<void> {
    await this.db.query('update public.subscriptions set message_limit = $1 where user_id = $2', [
      limit,
      userId,
    ])
  }

  async endPeriod(userId: string): Promise<void> {
    await this.db.query(
      `update private.usage_periods set ends_at = clock_timestamp() - interval '1 s' where user_id = $1`,
      [userId],
    )
  }

  async newEpochs(): Promise<void> {
    await this.db.query('select private.new_epochs()')
  }

  private async value<T>(expression: string, values: unknown[]): Promise<T> {
    const { rows } = await this.db.query<{ answer: T }>(`select ${expression} as answer`, values)
    return (rows[0] as { answer: T }).answer
  }
}
