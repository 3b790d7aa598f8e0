import { beforeAll, expect, it } from 'vitest'
import { onBothDatabases } from '../../support/databases/database.ts'
import { call, failure, Teacher } from '../../support/teacher.ts'

const REQUEST = '77777777-7777-4777-8777-777777777777'

onBothDatabases('calls that broke', (db) => {
  let teacher: Teacher
  beforeAll(async () => {
    teacher = await Teacher.join(db())
  })
  const note = (reason: string) =>
    call(db(), 'service', 'note_failed_call', { request: REQUEST, called: 'create-checkout', reason })
  const kept = () =>
    db().as('owner', (tx) =>
      tx.sql<{ reason: string }>('select reason from private.failed_calls order by at'),
    )

  it('are found by the id of the request for 30 days, their reason cut', async () => {
    await note('x'.repeat(400))
    expect((await kept()).map(({ reason }) => reason.length)).toEqual([300])
    await db().as('owner', (tx) => tx.sql(`update private.failed_calls set at = at - interval '31 days'`))
    await note('a later one')
    expect(await kept()).toEqual([{ reason: 'a later one' }])
  })

  it('no client notes or reads one', async () => {
    const asTeacher = call(db(), teacher.caller, 'note_failed_call', {
      request: REQUEST,
      called: 'x',
      reason: 'x',
    })
    expect(await failure(asTeacher)).toBe('42501')
    expect(await failure(teacher.sql('select * from private.failed_calls'))).toBe('42501')
    expect(await failure(teacher.sql('select private.request_id()'))).toBe('42501')
  })

  it('SQL knows in whose name it runs, and takes nothing else for an id', async () => {
    const idWith = (headers: string) =>
      db().as('owner', async (tx) => {
        await tx.sql(`select set_config('request.headers', $1::text, true)`, [headers])
        return (await tx.sql<{ id: string | null }>('select private.request_id() as id'))[0]?.id
      })
    expect(await idWith(JSON.stringify({ 'x-request-id': REQUEST }))).toBe(REQUEST)
    expect(await idWith(JSON.stringify({ 'x-request-id': "'; drop table x" }))).toBeNull()
    expect(await idWith('{}')).toBeNull()
    expect(await idWith('')).toBeNull()
  })
})
