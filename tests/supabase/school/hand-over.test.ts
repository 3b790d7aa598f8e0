import { expect, it } from 'vitest'
import { onBothDatabases } from '../../support/databases/database.ts'
import { link, makeAdmin, nameSchool, remove } from '../../support/school/two-schools.ts'
import { call, failure, type Json, type Row, Teacher } from '../../support/teacher.ts'

onBothDatabases('handing a school over', (db) => {
  const join = () => Teacher.join(db())
  const owner = (text: string, values: string[] = []) => db().as('owner', (tx) => tx.sql<Row>(text, values))
  const auth = (text: string, values: string[]) => db().as('auth', (tx) => tx.sql(text, values))
  const handOver = (by: Teacher, to: Teacher) =>
    call<Row>(db(), by.caller, 'hand_over_school', { member_user_id: to.id })
  const confirm = (t: Teacher) =>
    auth('update auth.users set email_confirmed_at = now() where id = $1', [t.id])
  const plan = async (t: Teacher) =>
    (
      await t.sql(
        'select message_limit, plan_type, school_name, school_id, is_admin from public.subscriptions',
      )
    )[0]
  const membersOf = async (t: Teacher) =>
    (await owner('select member_id from public.school_memberships where admin_id = $1::text::uuid', [t.id]))
      .map(({ member_id }) => String(member_id))
      .sort()
  const pay = async (t: Teacher, kind: 'school' | 'individual', version = 0) => {
    const now_paid: Json = {
      kind,
      status: 'active',
      licences: 12,
      cancel_at_period_end: false,
      subscription_id: 's',
    }
    return call<Row>(db(), 'service', 'apply_payment', {
      target_user: t.id,
      read_at_version: version,
      now_paid,
    })
  }
  async function school() {
    const [admin, heir, colleague] = [await makeAdmin(db()), await join(), await join()]
    await link(admin, heir)
    await link(admin, colleague)
    await confirm(heir)
    return { admin, heir, colleague }
  }

  it('swaps the seats: members, licences and log go along, and nobody loses a plan or a word', async () => {
    const { admin, heir, colleague } = await school()
    await admin.send()
    await call(db(), 'service', 'purchase_additional_licenses', {
      admin_user_id: admin.id,
      additional_licenses: 3,
    })
    const before = await plan(admin)
    expect(await handOver(admin, heir)).toEqual({ status: 'done' })
    expect(await plan(heir)).toEqual({ ...before, is_admin: true, plan_type: 'school' })
    expect(await plan(admin)).toEqual({ ...before, is_admin: false, plan_type: 'school_member' })
    expect(await plan(colleague)).toMatchObject({ message_limit: 500, school_id: before?.school_id })
    expect(await membersOf(heir)).toEqual([admin.id, colleague.id].sort())
    expect(await membersOf(admin)).toEqual([])
    const info = await heir.sql(
      'select total_licenses, used_licenses from public.get_admin_license_info($1::text::uuid)',
      [heir.id],
    )
    expect(info).toEqual([{ total_licenses: 13, used_licenses: 2 }])
    const log = await call<Row[]>(db(), heir.caller, 'get_school_log', { admin_user_id: heir.id })
    expect(log[0]).toMatchObject({
      act: 'seat_handed_over',
      who: `${admin.id}@school.test`,
      subject: `${heir.id}@school.test`,
    })
    expect(log.filter(({ act }) => act === 'member_added')).toHaveLength(2)
    expect(log.filter(({ act }) => act === 'member_left' || act === 'member_removed')).toEqual([])
    expect(await failure(call(db(), admin.caller, 'get_school_log', { admin_user_id: admin.id }))).toBe(
      '42501',
    )
    expect(await admin.sql('select 1 from public.chat_messages')).toHaveLength(2)
    expect(await failure(remove(admin, colleague))).toBe('42501')
    await remove(heir, admin)
    expect(await plan(admin)).toMatchObject({ message_limit: 10, school_id: null })
  })

  it('the payment goes with the seat, and a reading that began before changes nothing', async () => {
    const { admin, heir } = await school()
    expect(await pay(admin, 'school')).toMatchObject({ status: 'done' })
    await call(db(), 'service', 'note_payment_customer', {
      target_user: admin.id,
      made: 0,
      customer: `c-${admin.id}`,
    })
    await handOver(admin, heir)
    expect(await call(db(), 'service', 'payment_user', { customer: `c-${admin.id}` })).toBe(heir.id)
    expect(await plan(heir)).toMatchObject({ is_admin: true, plan_type: 'school', message_limit: 500 })
    expect(await pay(admin, 'school', 1)).toEqual({ status: 'again' })
    await call(db(), 'service', 'settle_due_plans')
    expect(await plan(admin)).toMatchObject({ is_admin: false, plan_type: 'school_member' })
    const [{ version } = { version: '' }] = await owner(
      'select version::int from private.payment_accounts where user_id = $1::text::uuid',
      [heir.id],
    )
    const ended = { target_user: heir.id, read_at_version: Number(version), now_paid: null }
    expect(await call(db(), 'service', 'apply_payment', ended)).toMatchObject({ status: 'done' })
    for (const t of [admin, heir]) expect(await plan(t)).toMatchObject({ is_admin: false, message_limit: 10 })
  })

  it('is refused for who cannot take it, with the reason, and by whom it is not', async () => {
    const { admin, heir, colleague } = await school()
    const stranger = await join()
    expect(await handOver(admin, stranger)).toEqual({ status: 'refused', reason: 'not_your_member' })
    expect(await handOver(admin, colleague)).toEqual({ status: 'refused', reason: 'not_ready' })
    for (const by of [heir, stranger, await makeAdmin(db())])
      expect(
        await handOver(by, colleague).then(
          (said) => said.reason,
          (error: Row) => error.code,
        ),
      ).toMatch(/42501|not_your_member/)
    await confirm(colleague)
    await call(db(), colleague.caller, 'request_account_deletion', {})
    expect(await handOver(admin, colleague)).toEqual({ status: 'refused', reason: 'account_going' })
    await pay(heir, 'individual')
    expect(await handOver(admin, heir)).toEqual({ status: 'refused', reason: 'pays_themselves' })
    expect(await plan(admin)).toMatchObject({ is_admin: true })
  })

  it('of two tabs that hand over to two teachers at once, one does', async () => {
    const { admin, heir, colleague } = await school()
    await confirm(colleague)
    const said = await Promise.all(
      [heir, colleague].map((to) =>
        handOver(admin, to).then(
          ({ status }) => status,
          (e: Row) => e.code,
        ),
      ),
    )
    expect(said.sort()).toEqual(['42501', 'done'])
    const admins = await owner(
      'select user_id from public.subscriptions where is_admin and school_id = (select school_id from public.subscriptions where user_id = $1::text::uuid)',
      [admin.id],
    )
    expect(admins).toHaveLength(1)
  })

  it('who ran a school before reads the log of the one they run now', async () => {
    const { admin, heir } = await school()
    await handOver(admin, heir)
    await remove(heir, admin)
    await call(db(), 'service', 'set_subscription', { target_user: admin.id, patch: { is_admin: true } })
    await nameSchool(admin, 'Kura Hou')
    const log = await call<Row[]>(db(), admin.caller, 'get_school_log', { admin_user_id: admin.id })
    expect(log.map(({ act }) => act)).toEqual(['school_named'])
    await auth('delete from auth.users where id = $1', [heir.id])
    await auth('delete from auth.users where id = $1', [admin.id])
    const left = await owner(
      'select 1 from private.school_log where admin_id in ($1::text::uuid, $2::text::uuid)',
      [admin.id, heir.id],
    )
    expect(left).toEqual([])
  })
})
