import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { DELETION_DAYS, KEPT_YEARS } from '#domain/promises.ts'
import { onBothDatabases } from '../../support/databases/database.ts'
import { call, failure, type Json, Teacher } from '../../support/teacher.ts'

const DAY = 86_400_000
type Row = Record<string, Json>

onBothDatabases('deleting an account', (db) => {
  const owner = (text: string, values: unknown[] = []) => db().as('owner', (tx) => tx.sql<Row>(text, values))
  const ask = (t: Teacher) => call<Row>(db(), t.caller, 'request_account_deletion')
  const keep = (t: Teacher) => call<Row>(db(), t.caller, 'keep_account')
  /** The timers, until none of them has anything left to do. */
  async function runJob(): Promise<number> {
    let deleted = 0
    for (let more = 1; more > 0; deleted += more)
      more = await call<number>(db(), 'service', 'delete_due_accounts')
    await call(db(), 'service', 'settle_due_plans')
    return deleted
  }
  const wasDeleted = (id: string) => call<boolean>(db(), 'anon', 'was_account_deleted', { account: id })
  const dueAt = async (t: Teacher) => {
    const rows = await t.sql('select deletion_due_at from public.subscriptions')
    return rows[0]?.deletion_due_at ?? null
  }
  const letTimePass = (t: Teacher, days: number) =>
    owner(
      `update public.subscriptions set deletion_due_at = deletion_due_at - $2::int * interval '1 day'
       where user_id = $1::text::uuid`,
      [t.id, days],
    )
  const isThere = async (t: Teacher) =>
    (await owner('select 1 from auth.users where id = $1::text::uuid', [t.id])).length === 1
  const pay = (t: Teacher, cancelled: boolean) =>
    call(db(), 'service', 'apply_payment', {
      target_user: t.id,
      read_at_version: 0,
      now_paid: {
        kind: 'individual',
        status: 'active',
        subscription_id: `sub_${t.id}`,
        licences: 1,
        cancel_at_period_end: cancelled,
        period_start: new Date(Date.now() - DAY).toISOString(),
        period_end: new Date(Date.now() + 20 * DAY).toISOString(),
      },
    })

  /** Every table that holds something of this teacher, found by its columns and not by a list. */
  async function whereIs(id: string): Promise<string[]> {
    const columns = await owner(
      `select c.table_schema as schema, c.table_name as name, c.column_name as col from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
       where c.table_schema in ('public', 'private', 'auth') and c.data_type = 'uuid' and t.table_type = 'BASE TABLE'`,
    )
    const found = new Set<string>()
    for (const { schema, name, col } of columns) {
      const rows = await owner(
        `select 1 from "${schema}"."${name}" where "${col}" = $1::text::uuid limit 1`,
        [id],
      )
      if (rows.length > 0) found.add(`${schema}.${name}`)
    }
    return [...found].sort()
  }

  it('waits seven days, says so to every device, and is taken back by its teacher', async () => {
    const t = await Teacher.join(db())
    const asked = await ask(t)
    const due = Date.parse(String(asked.due_at))
    expect(Math.abs(due - Date.now() - DELETION_DAYS * DAY)).toBeLessThan(60_000)
    const page = await t.bootstrap()
    const row = page.rows.find(({ t: table }) => table === 'subscriptions')?.r
    expect(Date.parse(String(row?.deletion_due_at))).toBe(due)
    await letTimePass(t, DELETION_DAYS - 1)
    expect((await ask(t)).due_at).not.toBe(asked.due_at)
    await runJob()
    expect(await isThere(t)).toBe(true)
    await keep(t)
    expect(await dueAt(t)).toBeNull()
    await runJob()
    expect(await isThere(t)).toBe(true)
    expect(await wasDeleted(t.id)).toBe(false)
  })

  it('asking twice does not begin the seven days anew', async () => {
    const t = await Teacher.join(db())
    const first = await ask(t)
    expect((await ask(t)).due_at).toBe(first.due_at)
  })

  it('[PUB-71] [OP-102] then leaves nothing of the teacher but payment records, and nobody else loses anything', async () => {
    const [t, other] = [await Teacher.join(db()), await Teacher.join(db())]
    const sent = await t.send()
    await other.send()
    const before = await whereIs(other.id)
    await pay(t, true)
    expect(await whereIs(t.id)).toContain('public.chat_messages')
    await ask(t)
    await letTimePass(t, DELETION_DAYS)
    expect(await runJob()).toBe(1)
    expect(await whereIs(t.id)).toEqual(['private.deleted_accounts', 'private.payment_accounts'])
    expect(await whereIs(other.id)).toEqual(before)
    expect(
      await owner('select 1 from public.chat_sessions where id = $1::text::uuid', [sent.session]),
    ).toEqual([])
    expect(await runJob()).toBe(0)
  })

  it('keeps payment records as long as the privacy page says, and no longer', async () => {
    const t = await Teacher.join(db())
    await pay(t, true)
    await ask(t)
    await letTimePass(t, DELETION_DAYS)
    await runJob()
    const age = (years: number) =>
      owner(
        `update private.deleted_accounts set deleted_at = clock_timestamp() - $2::int * interval '1 year' + interval '1 day'
         where user_id = $1::text::uuid`,
        [t.id, years],
      )
    await age(KEPT_YEARS.payments)
    await runJob()
    expect(await whereIs(t.id)).toContain('private.payment_accounts')
    await age(KEPT_YEARS.payments + 1)
    await runJob()
    expect(await whereIs(t.id)).toEqual([])
  })

  it('is refused while a plan would be charged again, and given up when one is paid for meanwhile', async () => {
    const t = await Teacher.join(db())
    await pay(t, false)
    expect(await ask(t)).toEqual({ status: 'refused', reason: 'live_subscription' })
    expect(await dueAt(t)).toBeNull()
    const late = await Teacher.join(db())
    await ask(late)
    await pay(late, false)
    await letTimePass(late, DELETION_DAYS)
    expect(await runJob()).toBe(0)
    expect([await isThere(late), await dueAt(late)]).toEqual([true, null])
  })

  it('[PLAN-64] sets the teachers of a school free whose admin goes, with their work', async () => {
    const [admin, member] = [await Teacher.join(db()), await Teacher.join(db())]
    const plan = {
      message_limit: 500,
      plan_type: 'school',
      is_admin: true,
      status: 'active',
      school_name: 'Kura',
      school_id: randomUUID(),
    }
    await call(db(), 'service', 'set_subscription', { target_user: admin.id, patch: plan })
    const link = { admin_user_id: admin.id, member_user_id: member.id, details: { was_invited: true } }
    await call(db(), 'service', 'link_school_member', link)
    await member.send()
    await ask(admin)
    await letTimePass(admin, DELETION_DAYS)
    expect(await runJob()).toBe(1)
    const [left] = await member.sql('select plan_type, message_limit, school_name from public.subscriptions')
    expect(left).toEqual({ plan_type: 'free', message_limit: 10, school_name: null })
    expect(await member.sql('select 1 from public.chat_messages where role = $1', ['user'])).toHaveLength(1)
  })

  it('tells a device whose token outlives the account that it is signed out, and refuses none of its words', async () => {
    const t = await Teacher.join(db())
    await ask(t)
    await letTimePass(t, DELETION_DAYS)
    await runJob()
    expect(await failure(t.send())).toBe('PT401')
    expect(await failure(t.bootstrap())).toBe('PT401')
    expect(await wasDeleted(t.id)).toBe(true)
    expect(await wasDeleted(randomUUID())).toBe(false)
    expect(await whereIs(t.id)).toEqual(['private.deleted_accounts'])
  })

  it('[DATA-74] can be asked for and taken back by nobody else', async () => {
    const [t, other] = [await Teacher.join(db()), await Teacher.join(db())]
    await ask(t)
    await keep(other)
    expect(await dueAt(t)).not.toBeNull()
    expect(await dueAt(other)).toBeNull()
    expect(await failure(call(db(), 'anon', 'request_account_deletion'))).toBe('42501')
    expect(await failure(call(db(), t.caller, 'delete_due_accounts'))).toBe('42501')
    const forged = 'update public.subscriptions set deletion_due_at = null where user_id = $1::text::uuid'
    expect(await failure(t.sql(forged, [t.id]))).toBe('42501')
  })
})
