import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { onBothDatabases } from '../support/databases/database.ts'
import { call, failure, type Json, op, sendOp, Teacher } from '../support/teacher.ts'

onBothDatabases('schools', (db) => {
  const service = (name: string, args: Record<string, Json>) => call(db(), 'service', name, args)
  const makeAdmin = async () => {
    const admin = await Teacher.join(db())
    const patch = { is_admin: true, message_limit: 500, plan_type: 'school', status: 'active' }
    await service('set_subscription', { target_user: admin.id, patch })
    return admin
  }
  const link = (admin: Teacher, member: Teacher, details: Record<string, Json> = {}) =>
    service('link_school_member', { admin_user_id: admin.id, member_user_id: member.id, details })
  const plan = async (t: Teacher) =>
    (
      await t.sql(
        'select message_limit, plan_type, school_id, school_name, is_admin from public.subscriptions',
      )
    )[0]

  it('[SCHOOL-31] [SCHOOL-35] a school has ten licences for members; the eleventh member is refused', async () => {
    const admin = await makeAdmin()
    const info = () =>
      db().as(admin.caller, (tx) =>
        tx.sql('select * from public.get_admin_license_info($1::text::uuid)', [admin.id]),
      )
    expect(await info()).toEqual([{ total_licenses: 10, used_licenses: 0, available_licenses: 10 }])
    for (let n = 0; n < 10; n += 1)
      expect(await link(admin, await Teacher.join(db()))).toEqual({ status: 'done' })
    expect(await info()).toEqual([{ total_licenses: 10, used_licenses: 10, available_licenses: 0 }])
    expect(await call(db(), admin.caller, 'can_add_school_member', { admin_user_id: admin.id })).toBe(false)
    const late = await Teacher.join(db())
    expect(await link(admin, late)).toEqual({ status: 'refused', reason: 'license_limit' })
    expect(
      await service('purchase_additional_licenses', { admin_user_id: admin.id, additional_licenses: 1 }),
    ).toBe(11)
    expect(await link(admin, late)).toEqual({ status: 'done' })
  })

  it.each([0, 51])('[DATA-78] %i licences cannot be bought at once, and none by a client', async (count) => {
    const admin = await makeAdmin()
    const args = { admin_user_id: admin.id, additional_licenses: count }
    expect(await failure(service('purchase_additional_licenses', args))).toBe('22023')
    expect(
      await failure(
        call(db(), admin.caller, 'purchase_additional_licenses', { ...args, additional_licenses: 1 }),
      ),
    ).toBe('42501')
  })

  it('[PLAN-110] [SCHOOL-71] [SCHOOL-73] a member is premium while a member, free after, and keeps the content', async () => {
    const [admin, member] = [await makeAdmin(), await Teacher.join(db())]
    await link(admin, member, { admin_provided_name: 'Ana' })
    expect(await plan(member)).toMatchObject({ message_limit: 500, plan_type: 'school_member' })
    await member.send()
    expect(await call(db(), admin.caller, 'remove_school_member', { member_user_id: member.id })).toEqual({
      success: true,
    })
    expect(await plan(member)).toMatchObject({ message_limit: 10, plan_type: 'free', school_id: null })
    expect(await member.sql('select 1 from public.chat_messages')).toHaveLength(2)
    expect(await admin.sql('select 1 from public.school_memberships')).toEqual([])
  })

  it('only the admin of a member removes them, and only an admin asks', async () => {
    const [admin, rival, member] = [await makeAdmin(), await makeAdmin(), await Teacher.join(db())]
    await link(admin, member)
    const remove = (by: Teacher) =>
      failure(call(db(), by.caller, 'remove_school_member', { member_user_id: member.id }))
    expect(await remove(rival)).toBe('42501')
    expect(await remove(member)).toBe('42501')
    expect(
      await failure(call(db(), member.caller, 'get_admin_statistics', { admin_user_id: member.id })),
    ).toBe('42501')
    expect(
      await failure(call(db(), member.caller, 'get_admin_license_info', { admin_user_id: member.id })),
    ).toBe('42501')
    expect((await plan(member))?.message_limit).toBe(500)
  })

  it('[SCHOOL-59] [DATA-12] [DATA-13] the fallback list is the admin’s own, newest first, with cut emails', async () => {
    const [admin, one, two] = [await makeAdmin(), await Teacher.join(db()), await Teacher.join(db())]
    await link(admin, one, { was_invited: true, password_reset_required: true, admin_provided_name: 'One' })
    await link(admin, two)
    const list = await admin.sql(
      'select * from public.school_memberships where admin_id = $1::text::uuid order by created_at desc',
      [admin.id],
    )
    expect(list.map((m) => m.member_id)).toEqual([two.id, one.id])
    expect(list[1]).toMatchObject({
      email: `${one.id.slice(0, 3)}...`,
      admin_provided_name: 'One',
      was_invited: true,
      email_confirmed: false,
      invitation_sent_at: null,
      password_reset_required: true,
      password_reset_completed: false,
      name_conflict_detected: false,
      subscription_status: 'active',
      is_managed: true,
    })
    expect(await one.sql('select member_id from public.school_memberships')).toEqual([{ member_id: one.id }])
  })

  const choosePassword = (member: Teacher) =>
    db().as('auth', (tx) =>
      tx.sql("update auth.users set encrypted_password = 'their own' where id = $1", [member.id]),
    )

  it('[AUTH-54] until then nothing of the member’s is written, by whatever way; what waits is taken afterwards', async () => {
    const [admin, member] = [await makeAdmin(), await Teacher.join(db())]
    const before = sendOp()
    expect(await member.apply(before)).toMatchObject([{ status: 'done' }])
    await link(admin, member, { password_reset_required: true })
    const later = sendOp()
    // What was done stays done; what is new waits, and is no refusal: nothing is parked on the device.
    expect(await member.apply(before, later)).toMatchObject([{ status: 'done' }, { status: 'waiting' }])
    const used = async () => (await member.sql('select count_messages from public.user_usage'))[0]
    expect(await used()).toEqual({ count_messages: 1 })
    const message = { message_id: randomUUID(), session_id: randomUUID(), content: 'by another client' }
    expect(await service('send_message', { as_user: member.id, message })).toEqual({
      status: 'refused',
      reason: 'password_setup',
    })
    expect(
      await service('charge_message', { target_user: member.id, message_id: randomUUID() }),
    ).toMatchObject({ success: false, reason: 'password_setup', new_count: 1 })
    expect(
      await failure(
        member.sql('insert into public.chat_sessions (id, user_id) values ($1::text::uuid, $2::text::uuid)', [
          randomUUID(),
          member.id,
        ]),
      ),
    ).toBe('42501')
    expect(await member.sql("update public.chat_sessions set title = 'mine' returning id")).toEqual([])
    expect((await member.sql('select id from public.chat_sessions')).length).toBe(1)

    await choosePassword(member)
    await call(db(), member.caller, 'complete_password_reset', { user_id: member.id })
    expect(await member.apply(later)).toMatchObject([{ status: 'done' }])
    expect(await used()).toEqual({ count_messages: 2 })
    expect((await member.sql("update public.chat_sessions set title = 'mine' returning id")).length).toBe(2)
  })

  it('[DATA-53] [DATA-54] [DATA-55] [DATA-56] a new member must reset the password until it is completed', async () => {
    const [admin, member] = [await makeAdmin(), await Teacher.join(db())]
    await link(admin, member, { was_invited: true, password_reset_required: true })
    const ask = (name: string) => call(db(), member.caller, name, { user_id: member.id })
    expect(await ask('user_needs_password_reset')).toBe(true)
    expect(await ask('user_has_temporary_password')).toBe(true)
    expect(await failure(ask('complete_password_reset'))).toBe('55000')
    expect(await ask('user_needs_password_reset')).toBe(true)
    await choosePassword(member)
    expect(await ask('complete_password_reset')).toBe(true)
    expect(await ask('user_needs_password_reset')).toBe(false)
    expect(
      await member.sql(
        'select password_reset_required, password_reset_completed from public.school_memberships',
      ),
    ).toEqual([{ password_reset_required: true, password_reset_completed: true }])
  })

  it('[DATA-20] the statistics count what the school starred, by type, and nothing of others', async () => {
    const [admin, member, stranger] = [await makeAdmin(), await Teacher.join(db()), await Teacher.join(db())]
    await admin.sql('update public.subscriptions set school_name = $1, school_id = $2::text::uuid', [
      'Kura',
      randomUUID(),
    ])
    await link(admin, member)
    for (const [t, generator_type] of [
      [member, 'lessonPlan'],
      [member, 'resourceGenerator'],
      [admin, 'lessonPlan'],
      [stranger, 'lessonPlan'],
    ] as const) {
      const sent = await t.send({ generator_type })
      await t.applyOne(
        op('star.set', `star:${sent.reply}`, {
          session_id: sent.session,
          message_id: sent.reply,
          item_type: 'lesson_plan',
          starred: true,
        }),
      )
    }
    const rows = await db().as(admin.caller, (tx) =>
      tx.sql('select * from public.get_admin_statistics($1::text::uuid)', [admin.id]),
    )
    expect(rows).toEqual([{ total_lesson_plans: 2, total_resources: 1 }])
  })

  it('[SCHOOL-20] [DATA-75] an admin names the school; its id is set once and is nobody else’s', async () => {
    const [admin, rival, teacher] = [await makeAdmin(), await makeAdmin(), await Teacher.join(db())]
    const set = (t: Teacher, change: string, value: string) =>
      t.sql(`update public.subscriptions set ${change}`, [value])
    const school = randomUUID()
    await set(admin, 'school_id = $1::text::uuid', school)
    await set(admin, 'school_name = $1', 'Te Kura')
    expect(await plan(admin)).toMatchObject({ school_id: school, school_name: 'Te Kura' })
    expect(await failure(set(admin, 'school_id = $1::text::uuid', randomUUID()))).toBe('42501')
    expect(await failure(set(rival, 'school_id = $1::text::uuid', school))).toBe('42501')
    expect(await failure(set(teacher, 'school_name = $1', 'Mine'))).toBe('42501')
  })
})
