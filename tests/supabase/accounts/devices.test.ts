import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { onBothDatabases } from '../../support/databases/database.ts'
import { call, failure, Teacher } from '../../support/teacher.ts'

interface Device {
  id: string
  browser: string
  used_at: string
  here: boolean
}

onBothDatabases('the devices a teacher is signed in on', (db) => {
  async function signIn(teacher: Teacher, browser: string, hoursAgo: number): Promise<string> {
    const id = randomUUID()
    await db().as('auth', (tx) =>
      tx.sql(
        `insert into auth.sessions (id, user_id, user_agent, created_at, updated_at, refreshed_at)
         values ($1, $2, $3, now() - interval '9 days', now() - interval '9 days',
           (now() - $4::int * interval '1 hour') at time zone 'UTC')`,
        [id, teacher.id, browser, hoursAgo],
      ),
    )
    return id
  }
  const list = (teacher: Teacher) => call<Device[]>(db(), teacher.caller, 'list_sessions')

  it('are listed by their last use, with the device that asks marked, and nobody else’s among them', async () => {
    const [mine, other] = [await Teacher.join(db()), await Teacher.join(db())]
    const school = await signIn(mine, 'Firefox/150', 30)
    const phone = await signIn(mine, 'Safari/605', 2)
    await signIn(other, 'Chrome/150', 1)
    const ended = await signIn(mine, 'Edge/150', 0)
    await db().as('auth', (tx) =>
      tx.sql(`update auth.sessions set not_after = now() - interval '1 minute' where id = $1`, [ended]),
    )
    expect((await list(mine)).map(({ id, browser, here }) => [id, browser, here])).toEqual([
      [phone, 'Safari/605', false],
      [school, 'Firefox/150', false],
    ])
    const claims = JSON.stringify({ sub: mine.id, role: 'authenticated', session_id: school })
    const asked = await db().as(mine.caller, async (tx) => {
      await tx.sql(`select set_config('request.jwt.claims', $1, true)`, [claims])
      return tx.sql<{ answer: Device[] }>('select public.list_sessions() as answer')
    })
    expect(asked[0]?.answer.filter(({ here }) => here).map(({ id }) => id)).toEqual([school])
    const [last] = await list(mine)
    expect(Math.abs(Date.now() - 2 * 3_600_000 - Date.parse(last?.used_at ?? ''))).toBeLessThan(600_000)
  })

  it('[DATA-74] are signed out there by their teacher and by nobody else', async () => {
    const [mine, other] = [await Teacher.join(db()), await Teacher.join(db())]
    const [lost, kept] = [await signIn(mine, 'Lost phone', 1), await signIn(mine, 'Desk', 2)]
    expect(await call(db(), other.caller, 'end_session', { session: lost })).toBe(false)
    expect((await list(mine)).map(({ id }) => id)).toEqual([lost, kept])
    expect(await call(db(), mine.caller, 'end_session', { session: lost })).toBe(true)
    expect(await call(db(), mine.caller, 'end_session', { session: lost })).toBe(false)
    expect((await list(mine)).map(({ id }) => id)).toEqual([kept])
    expect(await failure(call(db(), 'anon', 'list_sessions'))).toBe('42501')
    expect(await failure(call(db(), 'anon', 'end_session', { session: kept }))).toBe('42501')
  })
})
