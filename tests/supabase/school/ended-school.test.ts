import { beforeEach, expect, it } from 'vitest'
import { changePlan } from '../../../supabase/local/stripe/billing.ts'
import { onBothDatabases } from '../../support/databases/database.ts'
import { paymentTools } from '../../support/payments/payment-tools.ts'
import { link, makeAdmin, nameSchool } from '../../support/school/two-schools.ts'
import type { Teacher } from '../../support/teacher.ts'

onBothDatabases('a school that has ended', (db) => {
  const { town, join, owner, plan } = paymentTools(db)
  beforeEach(() => owner('delete from private.payment_accounts'))
  const schoolOf = async (teacher: Teacher) =>
    (await teacher.sql('select school_name from public.subscriptions'))[0]?.school_name
  const settle = () => owner('select public.settle_due_plans()')

  /** A school whose administrator changed to the Teacher plan. */
  async function endedSchool(member: Teacher) {
    const [at, admin] = [town(), await join()]
    const subscription = await at.buy(admin.id, 'school')
    await at.deliverAll()
    await nameSchool(admin, 'Te Kura tawhito')
    await link(admin, member)
    changePlan(at.world, subscription, 'price_teacher', 1)
    await at.deliverAll()
    expect(await plan(member)).toMatchObject({ plan_type: 'free' })
    return { at, admin, subscription }
  }

  it('lets its members join another, and takes them back if nobody else did', async () => {
    const [member, colleague] = [await join(), await join()]
    const { at, admin, subscription } = await endedSchool(member)
    changePlan(at.world, subscription, 'price_school', 10)
    await at.deliverAll()
    expect(await plan(member)).toMatchObject({ plan_type: 'school_member' })
    await link(admin, colleague)
    const other = await makeAdmin(db(), 'Te Kura hou')
    expect(await link(other, member)).toEqual({ status: 'refused', reason: 'other_school' })
    changePlan(at.world, subscription, 'price_teacher', 1)
    await at.deliverAll()
    expect(await link(other, member)).toEqual({ status: 'done' })
    await settle()
    expect([await plan(member), await schoolOf(member)]).toMatchObject([
      { plan_type: 'school_member', message_limit: 500 },
      'Te Kura hou',
    ])
    changePlan(at.world, subscription, 'price_school', 10)
    await at.deliverAll()
    expect([await schoolOf(member), await schoolOf(colleague)]).toEqual(['Te Kura hou', 'Te Kura tawhito'])
  })

  it('is given up by an administrator who joins another, and its members are shown under no wrong name', async () => {
    const member = await join()
    const { at, admin } = await endedSchool(member)
    const other = await makeAdmin(db(), 'Te Kura hou')
    expect(await link(other, admin)).toEqual({ status: 'done' })
    await settle()
    expect([await schoolOf(admin), await schoolOf(member)]).toEqual(['Te Kura hou', null])
    const { findings } = await at.reconcile()
    expect(findings.filter(({ kind }) => kind === 'state_differed')).toEqual([])
    expect(await link(other, member)).toEqual({ status: 'done' })
  })
})
