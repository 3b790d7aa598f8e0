import { beforeEach, expect, it } from 'vitest'
import { cancelPlan } from '../../../supabase/functions/_shared/payments/cancel-renew.ts'
import { changePlan, payCheckout, setCancel } from '../../../supabase/local/stripe/billing.ts'
import { refund } from '../../../supabase/local/stripe/owner-actions.ts'
import { onBothDatabases } from '../../support/databases/database.ts'
import { FREE, paymentTools, TEACHER } from '../../support/payments/payment-tools.ts'
import { link, makeAdmin, remove } from '../../support/school/two-schools.ts'
import type { Teacher } from '../../support/teacher.ts'

onBothDatabases('payments: what is paid for starts at zero', (db) => {
  const { service, town, join, owner, plan } = paymentTools(db)
  beforeEach(() => owner('delete from private.payment_accounts'))
  const use = (t: Teacher, count: number) =>
    owner('update public.user_usage set count_messages = $2 where user_id = $1::text::uuid', [t.id, count])
  /** Our clock moves on by a month: everything that we hold of this teacher is a month older. */
  const monthPasses = async ({ id }: Teacher) => {
    for (const change of [
      `private.payment_accounts set paid = jsonb_set(paid, '{period_end}', to_jsonb((paid ->> 'period_end')::timestamptz - interval '1 month'))`,
      `public.subscriptions set current_period_end = current_period_end - interval '1 month'`,
      `private.usage_periods set started_at = started_at - interval '1 month', ends_at = ends_at - interval '1 month'`,
    ])
      await owner(`update ${change} where user_id = $1::text::uuid`, [id])
    await service('reset_due_periods', {})
  }

  it('[PLAN-108] a cancellation taken back counts from zero, though its event comes after the period’s end', async () => {
    const [at, t] = [town(), await join()]
    const subscription = await at.buy(t.id)
    await at.deliverAll()
    await cancelPlan(at.payments, t.id)
    await use(t, 480)
    setCancel(at.world, subscription, false)
    await monthPasses(t)
    expect(await plan(t)).toMatchObject(FREE)
    at.days(31)
    await at.deliverAll()
    expect([await plan(t), await t.used()]).toMatchObject([TEACHER, 0])
    await t.send()
    await at.reconcile()
    expect(await t.used()).toBe(1)
  })

  it('a plan that was away within its month and comes back goes on counting', async () => {
    const [at, t] = [town(), await join()]
    const subscription = await at.buy(t.id)
    await at.deliverAll()
    await use(t, 480)
    const { status } = subscription
    Object.assign(subscription, { status: 'unpaid' })
    at.world.tellSubscription('updated', subscription)
    await at.deliverAll()
    expect(await plan(t)).toMatchObject(FREE)
    Object.assign(subscription, { status })
    at.world.tellSubscription('updated', subscription)
    await at.deliverAll()
    expect([await plan(t), await t.used()]).toMatchObject([TEACHER, 480])
  })

  it('[PLAN-08] a month that our timer began first is not begun again by Stripe’s event', async () => {
    const [at, t] = [town(), await join()]
    at.world.held.ahead = -31 * 86_400 - 5
    await at.buy(t.id)
    await at.deliverAll()
    await t.send()
    at.days(32)
    await at.deliverAll()
    expect(at.billsOf(t.id)).toHaveLength(2)
    expect(await t.used()).toBe(1)
  })

  it('[PLAN-108] everybody of a school that pays again counts from zero', async () => {
    const [at, admin, member] = [town(), await join(), await join()]
    await at.buy(admin.id, 'school')
    await at.deliverAll()
    await link(admin, member)
    for (const t of [admin, member]) await use(t, 490)
    await cancelPlan(at.payments, admin.id)
    at.days(32)
    await at.deliverAll()
    expect([await plan(member), await member.used()]).toMatchObject([FREE, 490])
    await at.buy(admin.id, 'school')
    await at.deliverAll()
    expect([await admin.used(), await member.used()]).toEqual([0, 0])
    refund(at.world, at.billsOf(admin.id)[1] as never, 7999)
    await at.deliverAll()
    await use(member, 490)
    await at.buy(admin.id, 'school')
    await at.deliverAll()
    expect([await plan(member), await member.used()]).toMatchObject([{ plan_type: 'school_member' }, 0])
  })

  it('a member counts from zero once in each month of the school, however often the licence comes and goes', async () => {
    const [at, admin, member] = [town(), await join(), await join()]
    const subscription = await at.buy(admin.id, 'school')
    changePlan(at.world, subscription, 'price_school', 11)
    await at.deliverAll()
    for (let n = 0; n < 10; n += 1) await link(admin, await join())
    await use(member, 480)
    await link(admin, member)
    expect(await member.used()).toBe(0)
    await use(member, 300)
    for (const quantity of [10, 11]) {
      changePlan(at.world, subscription, 'price_school', quantity)
      await at.deliverAll()
    }
    expect([await plan(member), await member.used()]).toMatchObject([{ message_limit: 500 }, 300])
    await remove(admin, member)
    await link(admin, member)
    expect(await member.used()).toBe(300)
    at.days(31)
    await at.deliverAll()
    expect(await member.used()).toBe(0)
  })

  it('a member’s own month, paid for on an older page, starts at zero and is theirs after the school', async () => {
    const [at, admin, member] = [town(), await makeAdmin(db()), await join()]
    const page = await at.open(member.id)
    await link(admin, member)
    await use(member, 490)
    at.world.held.ahead += 60
    if (!page || !payCheckout(at.world, page, 'pays')) throw new Error('nothing was bought')
    await at.deliverAll()
    await remove(admin, member)
    expect([await plan(member), await member.used()]).toMatchObject([TEACHER, 0])
  })
})
