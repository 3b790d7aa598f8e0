import { expect, it } from 'vitest'
import { onBothDatabases } from '../../support/databases/database.ts'
import { call, type Json, Teacher } from '../../support/teacher.ts'

/** Ends of paid months that are hard to get right, all of them past. */
const ENDS = [
  ['midnight in New Zealand', '2026-10-31T11:00:00Z'],
  ['midnight in Greenwich', '2026-11-01T00:00:00Z'],
  ['the hour that summer time skips', '2026-09-26T14:00:00Z'],
  ['the hour that winter time has twice', '2026-04-04T14:30:00Z'],
  ['the 31st', '2026-08-31T00:30:00Z'],
  ['a leap day', '2024-02-29T09:00:00Z'],
] as const
const ZONES = ['UTC', 'Pacific/Auckland', 'Pacific/Chatham']

onBothDatabases('the turn of a paid month', (db) => {
  const service = (name: string, args: Record<string, Json>) => call(db(), 'service', name, args)
  const owner = (text: string, values: unknown[] = []) => db().as('owner', (tx) => tx.sql(text, values))
  const endAt = (t: Teacher, at: string) =>
    owner('update private.usage_periods set ends_at = $2::text::timestamptz where user_id = $1::text::uuid', [
      t.id,
      at,
    ])
  const resets = (t: Teacher) =>
    owner(`select units from private.usage_ledger where user_id = $1::text::uuid and reason = 'reset'`, [
      t.id,
    ])
  const timer = (zone: string) =>
    db().as('owner', async (tx) => {
      await tx.script(`set local timezone = '${zone}'`)
      await tx.sql('select public.reset_due_periods()')
    })
  async function paying(): Promise<Teacher> {
    const t = await Teacher.join(db())
    await service('set_subscription', {
      target_user: t.id,
      patch: { message_limit: 500, plan_type: 'premium', status: 'active' },
    })
    await t.send()
    return t
  }

  it.each(ENDS)(
    '[PLAN-108] [DATA-18] at %s resets once, whatever the time zones of those who look',
    async (_name, at) => {
      const t = await paying()
      await endAt(t, at)
      for (const zone of ZONES) await timer(zone)
      await t.bootstrap()
      expect(await resets(t)).toEqual([{ units: -1 }])
      expect(await t.used()).toBe(0)
      const [next] = await owner(
        `select ends_at > clock_timestamp() and ends_at <= clock_timestamp() + interval '1 month 1 day' as right,
         started_at = $2::text::timestamptz as starts from private.usage_periods where user_id = $1::text::uuid`,
        [t.id, at],
      )
      expect(next).toEqual({ right: true, starts: true })
    },
  )

  it('[PLAN-108] messages that waited offline over the turn count in the new month', async () => {
    const t = await paying()
    await owner('update public.user_usage set count_messages = 500 where user_id = $1::text::uuid', [t.id])
    await endAt(t, '2026-10-31T11:00:00Z')
    await t.send()
    await t.send()
    expect(await t.used()).toBe(2)
  })

  it('a second before its end the month goes on', async () => {
    const t = await paying()
    await owner(
      `update private.usage_periods set ends_at = clock_timestamp() + interval '60 s' where user_id = $1::text::uuid`,
      [t.id],
    )
    for (const zone of ZONES) await timer(zone)
    expect(await t.used()).toBe(1)
    expect(await resets(t)).toEqual([])
  })
})
