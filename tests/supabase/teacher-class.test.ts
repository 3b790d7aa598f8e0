import { describe, expect, it } from 'vitest'
import { onBothDatabases } from '../support/databases/database.ts'
import { call, type Json, op, type Row, Teacher } from '../support/teacher.ts'

const LOGO = 'data:image/png;base64,iVBORw0KGgo'

onBothDatabases("the teacher's class", (db) => {
  const set = (teacher: Teacher, changes: Json, user_id: string = teacher.id) =>
    teacher.applyOne(op('class.set', 'class', { user_id, changes }))
  const classOf = async (teacher: Teacher) =>
    (await teacher.sql<Row>('select to_jsonb(c) as c from public.teacher_classes c'))[0]?.c as Row | undefined

  describe('bad input', () => {
    it.each([
      ['a size that is no number', { size: 'many' }, 'rejected'],
      ['a class of nobody', { size: 0 }, 'rejected'],
      ['a class of a thousand', { size: 1000 }, 'rejected'],
      ['a year that no primary school has', { years: [9] }, 'rejected'],
      ['years that are a word', { years: 'five' }, 'rejected'],
      ['no years at all', { years: null }, 'rejected'],
      ['devices of another kind', { devices: 'toasters' }, 'rejected'],
      ['a name of 500 letters', { teacher: 'a'.repeat(500) }, 'too_long'],
      ['a logo of another kind', { logo: 'data:image/svg+xml;base64,PHN2Zz4=' }, 'rejected'],
      ['a logo from elsewhere', { logo: 'https://example.org/logo.png' }, 'rejected'],
      ['a logo that leaves its quotes', { logo: 'data:image/png;base64,aa" onerror="alert(1)' }, 'rejected'],
      ['a logo of 60,001 characters', { logo: LOGO.padEnd(60_001, 'A') }, 'too_long'],
      ['changes that are a list', [1, 2], 'rejected'],
      ['nothing', null, 'rejected'],
    ] as [string, Json, string][])(
      '%s is refused, and the class stays as it was',
      async (_, changes, reason) => {
        const teacher = await Teacher.join(db())
        await set(teacher, { room: '12' })
        expect(await set(teacher, changes)).toMatchObject({ status: 'refused', reason })
        expect(await classOf(teacher)).toMatchObject({ room: '12', size: null, years: [], teacher: '' })
      },
    )

    it('a refused first change leaves no class behind', async () => {
      const teacher = await Teacher.join(db())
      await set(teacher, { size: -3 })
      expect(await classOf(teacher)).toBeUndefined()
    })

    it('a name with HTML is kept as the letters it is', async () => {
      const teacher = await Teacher.join(db())
      await set(teacher, { teacher: '<b>Mx O’Neil & co</b>' })
      expect((await classOf(teacher))?.teacher).toBe('<b>Mx O’Neil & co</b>')
    })

    it('nobody sets the class of somebody else, nor its revision', async () => {
      const [mine, other] = [await Teacher.join(db()), await Teacher.join(db())]
      expect(await set(mine, { room: '1' }, other.id)).toMatchObject({ status: 'refused' })
      await set(mine, { room: '2', user_id: other.id, rev: 0 })
      expect(await classOf(other)).toBeUndefined()
      expect(await classOf(mine)).toMatchObject({ user_id: mine.id, room: '2' })
      expect(Number((await classOf(mine))?.rev)).toBeGreaterThan(0)
    })
  })

  it('two devices that change different things do not undo each other; of the same thing the last wins', async () => {
    const teacher = await Teacher.join(db())
    await set(teacher, { size: 24, room: 'Kauri' })
    await set(teacher, { size: 26 })
    await set(teacher, { room: 'Rimu', years: [5, 6] })
    expect(await classOf(teacher)).toMatchObject({ size: 26, room: 'Rimu', years: [5, 6] })
  })

  it('a logo of 60,000 characters is kept, stays when other things change, and can be taken away', async () => {
    const teacher = await Teacher.join(db())
    const logo = LOGO.padEnd(60_000, 'A')
    await set(teacher, { logo })
    await set(teacher, { size: 26 })
    expect(await classOf(teacher)).toMatchObject({ size: 26, logo })
    await set(teacher, { logo: '' })
    expect(await classOf(teacher)).toMatchObject({ size: 26, logo: '' })
  })

  it('an op that was sent twice has one effect', async () => {
    const teacher = await Teacher.join(db())
    const once = op('class.set', 'class', { user_id: teacher.id, changes: { size: 20 } })
    const first = await teacher.applyOne(once)
    await set(teacher, { size: 21 })
    expect(await teacher.applyOne(once)).toEqual(first)
    expect(await classOf(teacher)).toMatchObject({ size: 21 })
  })

  it('reaches other devices by pull and a new one by bootstrap', async () => {
    const teacher = await Teacher.join(db())
    const { epoch, as_of } = await teacher.bootstrap()
    await set(teacher, { school: 'Te Kura o Waiora' })
    const found = { t: 'teacher_classes', r: { school: 'Te Kura o Waiora', user_id: teacher.id } }
    expect((await teacher.pull(epoch, as_of)).rows).toMatchObject([found])
    expect((await teacher.bootstrap()).rows).toEqual(
      expect.arrayContaining([expect.objectContaining({ t: 'teacher_classes' })]),
    )
  })

  it('the planner is given years, size, devices and English learners, and never a name or a room', async () => {
    const teacher = await Teacher.join(db())
    await set(teacher, {
      ...{ years: [5], size: 27, esol: true, esol_count: 3, devices: 'none' },
      ...{ room: 'Rimu', teacher: 'Ms Ngata', school: 'Te Kura', logo: LOGO },
    })
    const { message } = await teacher.send()
    const input = await call<Row>(db(), 'service', 'job_input', { message })
    expect(input.class).toEqual({ years: [5], size: 27, esol: true, devices: 'none' })
    expect(JSON.stringify(input)).not.toMatch(/Rimu|Ngata|Te Kura|data:image/)
  })

  it('goes with the account', async () => {
    const teacher = await Teacher.join(db())
    await set(teacher, { size: 20 })
    await db().as('auth', (tx) => tx.sql('delete from auth.users where id = $1', [teacher.id]))
    const left = await db().as('owner', (tx) =>
      tx.sql('select 1 from public.teacher_classes where user_id = $1::text::uuid', [teacher.id]),
    )
    expect(left).toEqual([])
  })
})
