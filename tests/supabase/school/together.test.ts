import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { onDatabase } from '../../support/databases/database.ts'
import { link, makeAdmin, nameSchool, remove } from '../../support/school/two-schools.ts'
import { call, op, type Row, Teacher } from '../../support/teacher.ts'

// Only a server with several connections can race; PGlite has one.
onDatabase('PostgreSQL', 'schools at the same moment', (db) => {
  const join = () => Teacher.join(db())
  const many = (count: number) => Promise.all(Array.from({ length: count }, join))
  const used = async (admin: Teacher) =>
    (
      await admin.sql<{ used_licenses: number }>(
        'select used_licenses from public.get_admin_license_info($1::text::uuid)',
        [admin.id],
      )
    )[0]?.used_licenses
  /** What each answered: a status, the reason of a refusal, or the code of an error. */
  const outcome = (work: Promise<unknown>) =>
    work.then(
      (answer) => String((answer as Row).reason ?? (answer as Row).status ?? 'done'),
      (error: { code?: string }) => error.code,
    )

  const shelfOp = () => {
    const id = randomUUID()
    const item = {
      item_type: 'lesson_plan',
      title: 'Fractions',
      about: '',
      words: '',
      body: { content: 'x' },
    }
    return op('shelf.set', `shelf:${id}`, { message_id: id, item })
  }
  const putOnShelf = (teacher: Teacher) => teacher.applyOne(shelfOp())

  it('[SCHOOL-31] [SCHOOL-50] of ten additions for the last three licences three are taken', async () => {
    const [admin, teachers] = [await makeAdmin(db()), await many(17)]
    for (const teacher of teachers.slice(0, 7)) await link(admin, teacher)
    const said = await Promise.all(teachers.slice(7).map((teacher) => outcome(link(admin, teacher))))
    expect(said.filter((s) => s === 'done')).toHaveLength(3)
    expect(said.filter((s) => s === 'license_limit')).toHaveLength(7)
    expect(await used(admin)).toBe(10)
  })

  it('[SCHOOL-31] of ten teachers who join by one link at once the last three licences take three', async () => {
    const [admin, teachers] = [await makeAdmin(db()), await many(17)]
    for (const teacher of teachers.slice(0, 7)) await link(admin, teacher)
    await db().as('auth', (tx) => tx.sql('update auth.users set email_confirmed_at = now()'))
    const { token } = await call<Row>(db(), admin.caller, 'make_invite_link', { admin_user_id: admin.id })
    const joining = teachers
      .slice(7)
      .map(({ caller }) => outcome(call(db(), caller, 'join_school', { invite: String(token) })))
    const said = await Promise.all(joining)
    expect(said.filter((s) => s === 'done')).toHaveLength(3)
    expect(said.filter((s) => s === 'license_limit')).toHaveLength(7)
    expect(await used(admin)).toBe(10)
  })

  it('ten schools add the same teacher: one gets them, the others are told', async () => {
    const teacher = await join()
    const admins = await Promise.all(Array.from({ length: 10 }, () => makeAdmin(db())))
    const said = await Promise.all(admins.map((admin) => outcome(link(admin, teacher))))
    expect(said.sort()).toEqual(['done', ...Array(9).fill('other_school')])
  })

  it('adding, removing, renaming, paying, sweeping and the members’ own work never wait in a circle', async () => {
    const schools = await Promise.all([1, 2].map(() => makeAdmin(db())))
    const teachers = await many(8)
    const codes: (string | undefined)[] = []
    const note = async (work: Promise<unknown>) => void codes.push(await outcome(work))
    const pick = <T>(list: T[], n: number) => list[n % list.length] as T
    for (let round = 0; round < 12; round += 1)
      await Promise.all([
        ...teachers.map((teacher, n) => note(link(pick(schools, n + round), teacher))),
        ...teachers.map((teacher, n) => note(remove(pick(schools, n + round + 1), teacher))),
        ...schools.map((admin) => note(nameSchool(admin, `Kura ${round}`))),
        ...schools.map((admin, n) => note(link(admin, pick(schools, n + 1)))),
        ...schools.map((admin) =>
          note(
            call(db(), 'service', 'apply_payment', {
              target_user: admin.id,
              read_at_version: 0,
              now_paid: null,
            }),
          ),
        ),
        note(call(db(), 'service', 'settle_due_plans')),
        note(call(db(), 'service', 'reset_due_periods')),
        ...teachers.map((teacher) => note(teacher.send())),
        ...teachers.map((teacher) => note(putOnShelf(teacher))),
      ])
    const circles = codes.filter((code) => code === '40P01' || code === '23505' || code === '40001')
    expect(circles).toEqual([])
    expect(codes.filter((code) => code === 'done').length).toBeGreaterThan(100)
    for (const teacher of teachers) {
      const [plan] = await teacher.sql('select message_limit from public.subscriptions')
      const member = await teacher.sql('select 1 from public.school_memberships')
      expect(plan).toEqual({ message_limit: member.length ? 500 : 10 })
    }
  }, 120_000)

  it('[SCHOOL-20] two admins who claim one school id at the same moment: one holds it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, two] = [await makeAdmin(db(), null), await makeAdmin(db(), null)]
      const id = randomUUID()
      const claim = (admin: Teacher) =>
        outcome(admin.sql('update public.subscriptions set school_id = $1::text::uuid', [id]))
      const said = await Promise.all([claim(one), claim(two)])
      expect(said.filter((s) => s === 'done')).toHaveLength(1)
      expect(['42501', '23505']).toContain(said.find((s) => s !== 'done'))
    }
  })

  it('a change of the shelf waits for no colleague who is at work, and holds none up until it ends', async () => {
    const [admin, [one, other]] = [await makeAdmin(db()), await many(2)]
    if (!one || !other) throw new Error('two teachers')
    for (const teacher of [one, other]) await link(admin, teacher)
    await db().as('owner', async (tx) => {
      await tx.sql('select private.lock_head($1::text::uuid)', [other.id])
      expect(await putOnShelf(one)).toMatchObject({ status: 'done' })
    })
    await db().as(one.caller, async (tx) => {
      const ops = JSON.stringify([shelfOp()])
      await tx.sql('select public.apply_ops($1::text::uuid, $2::text::jsonb)', [one.id, ops])
      await other.send()
    })
  })
})
