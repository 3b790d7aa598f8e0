import { expect, it } from 'vitest'
import { onBothDatabases } from '../../support/databases/database.ts'
import { link, makeAdmin, nameSchool, remove } from '../../support/school/two-schools.ts'
import { call, failure, type Row, Teacher } from '../../support/teacher.ts'

onBothDatabases('members of a school', (db) => {
  const join = () => Teacher.join(db())
  const check = (admin: Teacher, member_email: string) =>
    call<Row>(db(), 'service', 'school_member_check', { admin_user_id: admin.id, member_email })
  const mail = (t: Teacher) => `${t.id}@school.test`
  const plan = async (t: Teacher) =>
    (
      await t.sql(
        'select message_limit, plan_type, school_id, school_name, is_admin from public.subscriptions',
      )
    )[0]
  const sweep = () => call(db(), 'service', 'settle_due_plans')
  const log = (admin: Teacher) =>
    call<{ act: string; who: string; subject: string; id: number }[]>(db(), admin.caller, 'get_school_log', {
      admin_user_id: admin.id,
    })
  const deleteAccount = (t: Teacher) =>
    db().as('auth', (tx) => tx.sql('delete from auth.users where id = $1', [t.id]))
  const describe = (t: Teacher, name: string, confirmed: boolean) =>
    db().as('auth', (tx) =>
      tx.sql(
        `update auth.users set raw_user_meta_data = jsonb_build_object('full_name', $2::text),
         email_confirmed_at = case when $3::text = 'yes' then now() end where id = $1`,
        [t.id, name, confirmed ? 'yes' : 'no'],
      ),
    )

  it('[SCHOOL-39] [SCHOOL-50] [SCHOOL-52] says beforehand why an address cannot be added', async () => {
    const [admin, other, member, theirs, own] = [
      await makeAdmin(db()),
      await makeAdmin(db()),
      await join(),
      await join(),
      await join(),
    ]
    await link(admin, own)
    await link(other, theirs)
    const reason = async (by: Teacher, address: string) => (await check(by, address)).reason
    expect(await reason(member, 'x@y.nz')).toBe('not_admin')
    expect(await reason(await makeAdmin(db(), null), 'x@y.nz')).toBe('no_school')
    expect(await reason(admin, mail(own))).toBe('already_member')
    expect(await reason(admin, ` ${mail(own).toUpperCase()} `)).toBe('already_member')
    expect(await reason(admin, mail(theirs))).toBe('other_school')
    expect(await reason(admin, mail(other))).toBe('other_school')
    expect(await reason(admin, mail(admin))).toBe('yourself')
    expect(await check(admin, 'new@school.test')).toEqual({ status: 'ready', account: null })
    await describe(member, ' Ana  Petersen ', true)
    expect(await check(admin, mail(member))).toEqual({
      status: 'ready',
      account: { id: member.id, name: 'Ana  Petersen', confirmed: true },
    })
    for (let n = 1; n < 10; n += 1) await link(admin, await join())
    expect(await reason(admin, 'new@school.test')).toBe('license_limit')
  })

  it('checks a list for the school’s admin alone, in its order, naming nobody, and whatever licences are left', async () => {
    const [admin, other, theirs, own, free] = [
      await makeAdmin(db()),
      await makeAdmin(db()),
      await join(),
      await join(),
      await join(),
    ]
    await link(admin, own)
    await link(other, theirs)
    const checkAll = async (by: Teacher, emails: string[]) => {
      const text = `{${emails.map((email) => `"${email}"`).join(',')}}`
      const call = 'select public.check_new_members($1::text::uuid, $2::text::text[])::text as said'
      const [row] = await by.sql<{ said: string }>(call, [admin.id, text])
      return JSON.parse(row?.said ?? '')
    }
    const list = [
      mail(theirs),
      'new@school.test',
      ` ${mail(own).toUpperCase()}`,
      mail(admin),
      mail(free),
      mail(other),
    ]
    const said = ['other_school', null, 'already_member', 'yourself', null, 'other_school']
    expect(await checkAll(admin, list)).toEqual(said)
    for (let n = 1; n < 10; n += 1) await link(admin, await join())
    expect(await checkAll(admin, list)).toEqual(said)
    expect(await checkAll(admin, [])).toEqual([])
    for (const stranger of [own, other, free]) expect(await failure(checkAll(stranger, list))).toBe('42501')
    expect(await failure(checkAll(admin, Array(201).fill('x@y.nz')))).toBe('22023')
  })

  it('[SCHOOL-49] [SCHOOL-57] an admin lists whole addresses; nobody else lists anything', async () => {
    const [admin, rival, one, two] = [
      await makeAdmin(db()),
      await makeAdmin(db()),
      await join(),
      await join(),
    ]
    await describe(two, 'Sione Tupou', true)
    await link(admin, one, { admin_provided_name: 'Ana' })
    await link(admin, two)
    const list = (by: Teacher) =>
      call<Row[] | null>(db(), 'service', 'list_school_members', { admin_user_id: by.id })
    expect(await list(admin)).toMatchObject([
      { member_id: two.id, email: mail(two), name: 'Sione Tupou', subscription_status: 'active' },
      { member_id: one.id, email: mail(one), name: 'Ana', subscription_status: 'active' },
    ])
    expect(await list(rival)).toEqual([])
    expect(await list(one)).toBeNull()
    expect(await plan(one)).toMatchObject({ message_limit: 500, plan_type: 'school_member' })
  })

  it('[SCHOOL-48] who was given a password after joining has to choose their own', async () => {
    const [admin, rival, member] = [await makeAdmin(db()), await makeAdmin(db()), await join()]
    await link(admin, member, { was_invited: true })
    const ask = (by: Teacher) =>
      call(db(), 'service', 'ask_for_own_password', { admin_user_id: by.id, member_user_id: member.id })
    const needs = () => call(db(), member.caller, 'user_needs_password_reset', { user_id: member.id })
    await ask(rival)
    expect(await needs()).toBe(false)
    await ask(admin)
    expect(await needs()).toBe(true)
    expect(await failure(call(db(), member.caller, 'complete_password_reset', { user_id: member.id }))).toBe(
      '55000',
    )
  })

  it('an invitation goes to one’s own member, with a link until the address is confirmed, and not twice a minute', async () => {
    const [admin, rival, member] = [await makeAdmin(db()), await makeAdmin(db()), await join()]
    await link(admin, member, { was_invited: true, admin_provided_name: 'Ana' })
    const both = (by: Teacher) => ({ admin_user_id: by.id, member_user_id: member.id })
    const begin = (by: Teacher) => call<Row>(db(), 'service', 'begin_invitation', both(by))
    expect(await begin(rival)).toEqual({ status: 'refused', reason: 'not_your_member' })
    const mailed = await begin(admin)
    expect(mailed).toMatchObject({
      status: 'ready',
      email: mail(member),
      name: 'Ana',
      school_name: 'Te Kura',
    })
    await call(db(), 'service', 'note_invitation', both(admin))
    expect(await begin(admin)).toEqual({ status: 'refused', reason: 'too_soon' })
    await db().as('owner', (tx) =>
      tx.sql(`update public.school_memberships set invitation_sent_at = now() - interval '2 minutes'`),
    )
    await call(db(), 'service', 'confirm_member_email', { token: mailed.token ?? '' })
    await describe(member, 'Ana', true)
    expect((await begin(admin)).token).toBeUndefined()
  })

  it('an admin’s new name of the school reaches the members, and their plans stay', async () => {
    const [admin, member] = [await makeAdmin(db()), await join()]
    await link(admin, member)
    await sweep()
    await nameSchool(admin, 'Te Kura Hou')
    await sweep()
    expect(await plan(member)).toMatchObject({ school_name: 'Te Kura Hou', message_limit: 500 })
    expect(await plan(admin)).toMatchObject({
      school_name: 'Te Kura Hou',
      message_limit: 500,
      is_admin: true,
    })
  })

  it('when an account is deleted, its seat is free; with the admin’s, the members fall to free and keep their work', async () => {
    const [admin, leaver, member] = [await makeAdmin(db()), await join(), await join()]
    await link(admin, leaver)
    await link(admin, member)
    await member.send()
    await deleteAccount(leaver)
    await sweep()
    expect(await plan(member)).toMatchObject({ message_limit: 500 })
    await deleteAccount(admin)
    await sweep()
    expect(await plan(member)).toMatchObject({
      message_limit: 10,
      plan_type: 'free',
      school_id: null,
      school_name: null,
    })
    expect(await member.sql('select 1 from public.chat_messages')).toHaveLength(2)
    expect(await sweep()).toBe(0)
  })

  it('the log says who did what to whom, only the school’s admin reads it, and nothing in it is changed', async () => {
    const [admin, rival, member] = [await makeAdmin(db()), await makeAdmin(db()), await join()]
    await describe(admin, 'Mere Parata', true)
    await link(admin, member)
    await remove(admin, member)
    await nameSchool(admin, 'Te Kura Hou')
    await call(db(), 'service', 'purchase_additional_licenses', {
      admin_user_id: admin.id,
      additional_licenses: 2,
    })
    const lines = await log(admin)
    expect(lines.slice(0, 4).map(({ act, subject }) => [act, subject])).toEqual([
      ['licences_changed', '12'],
      ['school_named', 'Te Kura Hou'],
      ['member_removed', mail(member)],
      ['member_added', mail(member)],
    ])
    const me = `Mere Parata, ${mail(admin)}`
    expect(lines.slice(0, 4).map(({ who }) => who)).toEqual(['Automatic', me, me, me])
    expect(JSON.stringify(await log(rival))).not.toContain(mail(member))
    expect(await failure(log(member))).toBe('42501')
    for (const change of [`update private.school_log set who = 'x'`, 'delete from private.school_log'])
      expect(await failure(db().as('owner', (tx) => tx.sql(change)))).toBe('42501')
    await deleteAccount(admin)
    expect(await failure(log(admin))).toBe('42501')
    const left = await db().as('owner', (tx) =>
      tx.sql('select 1 from private.school_log where admin_id = $1', [admin.id]),
    )
    expect(left).toEqual([])
  })

  it('[SCHOOL-20] [DATA-75] two admins never hold one school id, also where a trigger does not look', async () => {
    const [admin, rival] = [await makeAdmin(db()), await makeAdmin(db(), null)]
    const school_id = (await plan(admin))?.school_id ?? ''
    const direct = db().as('owner', (tx) =>
      tx.script(`alter table public.subscriptions disable trigger c_rules;
        update public.subscriptions set school_id = '${school_id}' where user_id = '${rival.id}'`),
    )
    expect(await failure(direct)).toBe('23505')
  })
})
