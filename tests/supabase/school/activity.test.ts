import { expect, it } from 'vitest'
import { onBothDatabases } from '../../support/databases/database.ts'
import { link, makeAdmin, wordsOf } from '../../support/school/two-schools.ts'
import { call, failure, type Json, Teacher } from '../../support/teacher.ts'

interface Activity {
  weeks: { week: string; messages: number }[]
  areas: { area: string; plans: number }[]
}

onBothDatabases('the activity of a school', (db) => {
  const service = <T = Json>(name: string, args: Record<string, Json>) => call<T>(db(), 'service', name, args)
  const activity = (by: Teacher, of = by) =>
    call<Activity>(db(), by.caller, 'get_school_activity', { admin_user_id: of.id })
  const owner = (sql: string, ...values: string[]) => db().as('owner', (tx) => tx.sql(sql, values))

  /** Asks, and is given a plan of this area, or a failure. */
  async function plan(t: Teacher, area: string | null, state: 'done' | 'failed' = 'done') {
    const { message } = await t.send({ content: wordsOf(t) })
    await service('claim_job', { message })
    const doc = { format: 'plan', version: 1, sections: [{ id: 'intro' }, { id: 'header', area }] }
    const patch = state === 'done' ? { content: wordsOf(t), doc, doc_version: 1 } : {}
    await service('publish_reply', { message, my_attempt: 1, patch, new_state: state })
    return message
  }

  it('is messages by week and plans by learning area, of this school, without a word or a name', async () => {
    const [admin, member, stranger] = [
      await makeAdmin(db()),
      await Teacher.join(db()),
      await Teacher.join(db()),
    ]
    await link(admin, member)
    await plan(admin, 'English')
    await plan(member, 'English')
    await plan(member, null)
    await plan(member, 'English', 'failed')
    const old = await plan(member, 'Mathematics and Statistics')
    await plan(stranger, 'The Arts')
    await owner(
      `update public.school_memberships set created_at = created_at - interval '90 days' where member_id = $1::text::uuid`,
      member.id,
    )
    await owner(`update private.usage_ledger set at = at - interval '14 days' where key = $1`, old)

    const said = await activity(admin)
    expect(said.weeks).toHaveLength(12)
    expect(said.weeks.map(({ week }) => new Date(week).getUTCDay())).toEqual(Array(12).fill(1))
    expect(said.weeks.at(-3)?.messages).toBe(1)
    expect(said.weeks.at(-1)?.messages).toBe(3)
    expect(said.areas).toContainEqual({ area: 'English', plans: 2 })
    expect(said.areas).toContainEqual({ area: 'Other', plans: 1 })
    expect(said.areas.some(({ area }) => area === 'The Arts')).toBe(false)
    expect(JSON.stringify(said)).not.toMatch(/words of|@/)
  })

  it('of a teacher from before they joined is not counted', async () => {
    const [admin, member] = [await makeAdmin(db()), await Teacher.join(db())]
    await plan(member, 'Science')
    await link(admin, member)
    await owner(
      `update public.school_memberships set created_at = clock_timestamp() + interval '1 ms' where member_id = $1::text::uuid`,
      member.id,
    )
    const said = await activity(admin)
    expect(said.areas).toEqual([])
    expect(said.weeks.at(-1)?.messages).toBe(0)
  })

  it('[DATA-74] is for the school’s own administrator alone', async () => {
    const [admin, other, member] = [await makeAdmin(db()), await makeAdmin(db()), await Teacher.join(db())]
    await link(admin, member)
    for (const [by, of] of [
      [member, admin],
      [member, member],
      [other, admin],
    ] as const)
      expect(await failure(activity(by, of))).toBe('42501')
  })
})
