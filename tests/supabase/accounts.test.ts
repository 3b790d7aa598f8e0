import { expect, it } from 'vitest'
import { onBothDatabases } from '../support/databases/database.ts'
import { call, type Json, op, Teacher } from '../support/teacher.ts'

onBothDatabases('accounts', (db) => {
  const service = (name: string, args: Record<string, Json>) => call(db(), 'service', name, args)
  const set = (t: Teacher, patch: Record<string, Json>) =>
    service('set_subscription', { target_user: t.id, patch })
  const owner = (text: string, values: unknown[] = []) => db().as('owner', (tx) => tx.sql(text, values))
  const month = (t: Teacher, shift: string) =>
    owner(
      `update private.usage_periods set ends_at = clock_timestamp() + $2::text::interval where user_id = $1::text::uuid`,
      [t.id, shift],
    )

  it('[PLAN-108] [DATA-18] a paid month starts at zero again, at bootstrap, at a send and by the timer', async () => {
    const t = await Teacher.join(db())
    await set(t, { message_limit: 500, plan_type: 'teacher', status: 'active' })
    await t.send()
    await month(t, '-1 s')
    await t.bootstrap()
    expect(await t.used()).toBe(0)
    await t.send()
    await month(t, '-1 s')
    await t.send()
    expect(await t.used()).toBe(1)
    await month(t, '-1 s')
    expect(Number(await service('reset_due_periods', {}))).toBeGreaterThan(0)
    expect(await t.used()).toBe(0)
    const resets = await owner(
      `select units from private.usage_ledger where user_id = $1::text::uuid and reason = 'reset' order by at`,
      [t.id],
    )
    expect(resets).toEqual([{ units: -1 }, { units: -1 }, { units: -1 }])
  })

  it('the ten messages of a free account never start again', async () => {
    const t = await Teacher.join(db())
    await t.send()
    await service('reset_due_periods', {})
    await t.bootstrap()
    expect(await t.used()).toBe(1)
    expect(await owner('select 1 from private.usage_periods where user_id = $1::text::uuid', [t.id])).toEqual(
      [],
    )
  })

  it('the counter is always the sum of its ledger', async () => {
    const t = await Teacher.join(db(), 500)
    const failed = await t.send()
    await t.send()
    await service('claim_job', { message: failed.message })
    await service('publish_reply', { message: failed.message, my_attempt: 1, patch: {}, new_state: 'failed' })
    await month(t, '-1 s')
    await t.bootstrap()
    await t.send()
    const [sum] = await owner(
      'select sum(units)::int as units from private.usage_ledger where user_id = $1::text::uuid',
      [t.id],
    )
    expect(sum?.units).toBe(await t.used())
    expect(await t.used()).toBe(1)
  })

  it('a failure after the month turned gives nothing back from the new month', async () => {
    const t = await Teacher.join(db(), 500)
    const sent = await t.send()
    await service('claim_job', { message: sent.message })
    await month(t, '-1 s')
    await t.send()
    await service('publish_reply', { message: sent.message, my_attempt: 1, patch: {}, new_state: 'failed' })
    expect(await t.used()).toBe(1)
  })

  it('[PLAN-63] [PLAN-64] a cancelled plan lasts to its end and is free after it, its school’s members too', async () => {
    const [admin, member] = [await Teacher.join(db()), await Teacher.join(db())]
    const day = 86_400_000
    const ends = (ms: number) => new Date(Date.now() + ms).toISOString()
    await set(admin, {
      is_admin: true,
      message_limit: 500,
      plan_type: 'school',
      status: 'active',
      cancel_at_period_end: true,
      current_period_end: ends(day),
    })
    await service('link_school_member', { admin_user_id: admin.id, member_user_id: member.id, details: {} })
    const limits = async () =>
      Promise.all(
        [admin, member].map(
          async (t) => (await t.sql('select message_limit from public.subscriptions'))[0]?.message_limit,
        ),
      )
    await service('reset_due_periods', {})
    expect(await limits()).toEqual([500, 500])
    await set(admin, { current_period_end: ends(-1000) })
    await service('reset_due_periods', {})
    await service('reset_due_periods', {})
    expect(await limits()).toEqual([10, 10])
    expect(
      await admin.sql('select status, is_admin, cancel_at_period_end from public.subscriptions'),
    ).toEqual([{ status: 'canceled', is_admin: false, cancel_at_period_end: false }])
  })

  it('deleting an account removes every row of it and no row of another', async () => {
    const [gone, stays] = [await Teacher.join(db()), await Teacher.join(db())]
    const sent = await gone.send()
    await stays.send()
    await gone.apply(
      op('star.set', 'star:x', {
        session_id: sent.session,
        message_id: sent.message,
        item_type: 'lesson_plan',
        starred: true,
      }),
      op('resource.save', 'resource:x', {
        session_id: sent.session,
        message_id: sent.reply,
        base_id: null,
        html: '<p>x</p>',
      }),
    )
    await service('claim_job', { message: sent.message })
    await db().as('auth', (tx) => tx.sql('delete from auth.users where id = $1::text::uuid', [gone.id]))
    const tables = await owner(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.columns
       where column_name = 'user_id' and table_schema in ('public', 'private')`,
    )
    expect(tables.length).toBeGreaterThan(8)
    for (const { name } of tables) {
      expect({
        name,
        rows: await owner(`select user_id from ${name} where user_id = $1::text::uuid`, [gone.id]),
      }).toEqual({ name, rows: [] })
    }
    expect(await stays.sql('select 1 from public.chat_messages')).toHaveLength(2)
    expect(
      await service('publish_reply', {
        message: sent.message,
        my_attempt: 1,
        patch: { content: 'late' },
        new_state: 'done',
      }),
    ).toBe(false)
  })

  it('chats nobody touched for two years go, what is starred stays', async () => {
    const t = await Teacher.join(db())
    const [old, starred, fresh] = [await t.send(), await t.send(), await t.send()]
    await t.apply(
      op('star.set', 'star:x', {
        session_id: starred.session,
        message_id: starred.reply,
        item_type: 'lesson_plan',
        starred: true,
      }),
    )
    await owner('alter table public.chat_sessions disable trigger c_rules')
    await owner(
      `update public.chat_sessions set updated_at = now() - interval '2 years 1 day' where id in ($1::text::uuid, $2::text::uuid)`,
      [old.session, starred.session],
    )
    await owner('alter table public.chat_sessions enable trigger c_rules')
    const { epoch, as_of } = await t.bootstrap()
    expect(await service('apply_retention', {})).toBe(1)
    const left = await t.sql<{ id: string }>('select id from public.chat_sessions')
    expect(left.map((s) => s.id).sort()).toEqual([starred.session, fresh.session].sort())
    const page = await t.pull(epoch, as_of)
    expect(page.rows.map((row) => row.r.row_id).sort()).toEqual([old.session, old.message, old.reply].sort())
  })
})
