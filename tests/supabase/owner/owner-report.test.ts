import { beforeAll, expect, it } from 'vitest'
import type { OwnerReport } from '#content/contract.ts'
import { onBothDatabases } from '../../support/databases/database.ts'
import { call, failure, Teacher } from '../../support/teacher.ts'

onBothDatabases('what the owner is told', (db) => {
  let teacher: Teacher
  beforeAll(async () => {
    teacher = await Teacher.join(db())
  })
  const report = () => call<OwnerReport>(db(), 'service', 'owner_report')

  it('counts replies by state, and shows why attempts failed without a word of the teacher’s', async () => {
    const sent = await teacher.send()
    await call(db(), 'service', 'claim_job', { message: sent.message })
    expect((await report()).replies).toMatchObject({ running: 1, failed_today: 0 })
    await call(db(), 'service', 'note_failed_attempt', {
      message: sent.message,
      my_attempt: 1,
      kind: 'ServiceAway',
      reason: `the model answered 503 ${'x'.repeat(400)}`,
    })
    await call(db(), 'service', 'publish_reply', {
      message: sent.message,
      my_attempt: 1,
      patch: {},
      new_state: 'failed',
    })
    const { replies, failures } = await report()
    expect(replies).toMatchObject({ running: 0, failed_today: 1 })
    expect(failures).toMatchObject([{ kind: 'ServiceAway', times: 1 }])
    expect(failures[0]?.reason).toHaveLength(300)
    expect(JSON.stringify(await report())).not.toContain('Kia ora')
  })

  it('counts a reply as overdue that nobody has worked on for minutes', async () => {
    const before = (await report()).replies.overdue
    const sent = await teacher.send()
    await db().as('owner', (tx) =>
      tx.sql(
        `update private.generation_jobs set changed_at = clock_timestamp() - interval '6 minutes' where message_id = $1::text::uuid`,
        [sent.message],
      ),
    )
    expect((await report()).replies.overdue).toBe(before + 1)
  })

  it('names the bank and the curriculum by their numbers, and null for what this database has not', async () => {
    expect(await report()).toMatchObject({ goals: 1650, payments_to_do: 0, timers: null, secrets: null })
  })

  it('keeps a reason for 30 days, and no longer than the account', async () => {
    const other = await Teacher.join(db())
    const sent = await other.send()
    const note = (message: string) =>
      call(db(), 'service', 'note_failed_attempt', { message, my_attempt: 1, kind: 'Error', reason: 'old' })
    await note(sent.message)
    const kept = () =>
      db().as('owner', (tx) =>
        tx.sql('select 1 from private.failed_attempts where user_id = $1::text::uuid', [other.id]),
      )
    expect(await kept()).toHaveLength(1)
    await db().as('owner', (tx) =>
      tx.sql(`update private.failed_attempts set at = at - interval '31 days' where reason = 'old'`),
    )
    await note((await teacher.send()).message)
    expect(await kept()).toHaveLength(0)
  })

  it('no client reads any of it', async () => {
    expect(await failure(call(db(), teacher.caller, 'owner_report'))).toBe('42501')
    expect(await failure(teacher.sql('select * from private.failed_attempts'))).toBe('42501')
  })
})
