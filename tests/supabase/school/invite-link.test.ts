import { expect, it } from 'vitest'
import { onBothDatabases } from '../../support/databases/database.ts'
import { link, makeAdmin, remove } from '../../support/school/two-schools.ts'
import { call, failure, type Row, Teacher } from '../../support/teacher.ts'

const DAY_MS = 86_400_000

onBothDatabases('the invite link of a school', (db) => {
  const owner = (text: string, values: string[] = []) => db().as('owner', (tx) => tx.sql<Row>(text, values))
  const asAdmin = (admin: Teacher, name: string) =>
    call<Row>(db(), admin.caller, name, { admin_user_id: admin.id })
  const make = async (admin: Teacher) => String((await asAdmin(admin, 'make_invite_link')).token)
  const read = (by: Teacher, invite: string) => call<Row>(db(), by.caller, 'read_invite', { invite })
  const join = (by: Teacher, invite: string) => call<Row>(db(), by.caller, 'join_school', { invite })
  const acts = async (admin: Teacher) =>
    (await call<Row[]>(db(), admin.caller, 'get_school_log', { admin_user_id: admin.id })).map(
      ({ act }) => act,
    )
  async function confirmed() {
    const teacher = await Teacher.join(db())
    await db().as('auth', (tx) =>
      tx.sql('update auth.users set email_confirmed_at = now() where id = $1', [teacher.id]),
    )
    return teacher
  }
  const ended = { status: 'refused', reason: 'link_ended' }

  it('makes a teacher a member with a licence, and the log tells it', async () => {
    const [admin, teacher] = [await makeAdmin(db()), await confirmed()]
    const invite = await make(admin)
    expect(invite).toMatch(/^[0-9a-f]{64}$/)
    expect(await read(teacher, invite)).toEqual({ status: 'ready', school_name: 'Te Kura' })
    expect(await join(teacher, invite)).toEqual({ status: 'done' })
    expect(await teacher.sql('select message_limit, school_name from public.subscriptions')).toEqual([
      { message_limit: 500, school_name: 'Te Kura' },
    ])
    expect(await acts(admin)).toEqual(['member_added', 'link_made', 'school_named'])
    expect(await join(teacher, invite)).toEqual({ status: 'refused', reason: 'already_member' })
  })

  it('is shown to its administrator until it ends after 14 days', async () => {
    const [admin, teacher] = [await makeAdmin(db()), await confirmed()]
    expect(await asAdmin(admin, 'get_invite_link')).toBeNull()
    const made = await asAdmin(admin, 'make_invite_link')
    const shown = await asAdmin(admin, 'get_invite_link')
    expect(made).toEqual({ ...shown, status: 'done' })
    const days = (Date.parse(String(shown.ends_at)) - Date.now()) / DAY_MS
    expect(Math.round(days)).toBe(14)
    await owner(`update private.invite_links set ends_at = now() - interval '1 second'`)
    expect(await asAdmin(admin, 'get_invite_link')).toBeNull()
    expect(await read(teacher, String(made.token))).toEqual(ended)
    expect(await join(teacher, String(made.token))).toEqual(ended)
  })

  it('ends when it is ended and when another is made, and a link nobody made leads nowhere', async () => {
    const [admin, teacher] = [await makeAdmin(db()), await confirmed()]
    const [first, second] = [await make(admin), await make(admin)]
    expect(await join(teacher, first)).toEqual(ended)
    await asAdmin(admin, 'end_invite_link')
    await asAdmin(admin, 'end_invite_link')
    expect(await join(teacher, second)).toEqual(ended)
    expect(await join(teacher, '')).toEqual(ended)
    expect(await acts(admin)).toEqual(['link_ended', 'link_made', 'link_made', 'school_named'])
  })

  it('ends when the school is handed over, also if its maker later runs another', async () => {
    const [admin, heir, teacher] = [await makeAdmin(db()), await confirmed(), await confirmed()]
    await link(admin, heir)
    const invite = await make(admin)
    await call(db(), admin.caller, 'hand_over_school', { member_user_id: heir.id })
    expect(await join(teacher, invite)).toEqual(ended)
    await remove(heir, admin)
    const plan = { is_admin: true, message_limit: 500, plan_type: 'school', status: 'active' }
    await call(db(), 'service', 'set_subscription', { target_user: admin.id, patch: plan })
    await admin.sql(`update public.subscriptions set school_name = 'Kura 2', school_id = gen_random_uuid()`)
    expect(await join(teacher, invite)).toEqual(ended)
  })

  it('refuses who cannot be a member, says why, and changes nothing', async () => {
    const [admin, other] = [await makeAdmin(db()), await makeAdmin(db())]
    const [theirs, unproved, leaving, given] = [
      await confirmed(),
      await Teacher.join(db()),
      await confirmed(),
      await confirmed(),
    ]
    const invite = await make(admin)
    await link(other, theirs)
    await call(db(), leaving.caller, 'request_account_deletion', {})
    await link(other, given, { was_invited: true, password_reset_required: true })
    await remove(other, given)
    const reasons: unknown[] = []
    for (const one of [admin, theirs, other, unproved, leaving, given]) {
      const said = await read(one, invite)
      expect(said).toEqual({ ...(await join(one, invite)), school_name: 'Te Kura' })
      reasons.push(said.reason)
    }
    expect(reasons).toEqual([
      'yourself',
      'other_school',
      'other_school',
      'not_confirmed',
      'account_going',
      'own_password_first',
    ])
    expect(
      await owner('select 1 from public.school_memberships where admin_id = $1::text::uuid', [admin.id]),
    ).toEqual([])
  })

  it('refuses when no licence is left, and to make one before the school has a name', async () => {
    const [admin, teacher] = [await makeAdmin(db()), await confirmed()]
    const invite = await make(admin)
    for (let n = 0; n < 10; n += 1) await link(admin, await Teacher.join(db()))
    expect(await join(teacher, invite)).toEqual({ status: 'refused', reason: 'license_limit' })
    expect(await asAdmin(await makeAdmin(db(), null), 'make_invite_link')).toEqual({
      status: 'refused',
      reason: 'no_school',
    })
  })

  it('is nothing for anybody who is not signed in, and no member or stranger makes, sees or ends one', async () => {
    const [admin, member] = [await makeAdmin(db()), await confirmed()]
    const invite = await make(admin)
    await link(admin, member)
    for (const name of ['read_invite', 'join_school'])
      expect(await failure(call(db(), 'anon', name, { invite }))).toBe('42501')
    for (const name of ['get_invite_link', 'make_invite_link', 'end_invite_link'])
      for (const [by, whose] of [
        [member, admin],
        [member, member],
        [await makeAdmin(db()), admin],
      ] as const)
        expect(await failure(call(db(), by.caller, name, { admin_user_id: whose.id }))).toBe('42501')
    expect(await asAdmin(admin, 'get_invite_link')).toMatchObject({ token: invite })
  })
})
