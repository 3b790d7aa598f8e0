import { beforeEach, expect, it } from 'vitest'
import { cancelPlan, renewPlan } from '../../../supabase/functions/_shared/payments/cancel-renew.ts'
import { startCheckout } from '../../../supabase/functions/_shared/payments/checkout.ts'
import { buyLicences } from '../../../supabase/functions/_shared/payments/portal.ts'
import { changePlan } from '../../../supabase/local/stripe/billing.ts'
import { dispute, refund } from '../../../supabase/local/stripe/owner-actions.ts'
import { onBothDatabases } from '../../support/databases/database.ts'
import { FREE, paymentTools, TEACHER } from '../../support/payments/payment-tools.ts'
import { APP } from '../../support/payments/payment-town.ts'
import { call, type Teacher } from '../../support/teacher.ts'

onBothDatabases('payments: plans', (db) => {
  const { service, town, join, owner, plan } = paymentTools(db)
  beforeEach(() => owner('delete from private.payment_accounts'))

  it('[PLAN-60] [PLAN-62] [PLAN-63] [PLAN-67] [PLAN-69] [PLAN-15] cancel keeps access, renew takes it back, neither charges', async () => {
    const [at, t] = [town(), await join()]
    await at.buy(t.id)
    await at.deliverAll()
    expect(await cancelPlan(at.payments, t.id)).toEqual({ success: true })
    expect(await cancelPlan(at.payments, t.id)).toEqual({ success: true })
    expect(await plan(t)).toMatchObject({ message_limit: 500, status: 'active', cancel_at_period_end: true })
    expect(await renewPlan(at.payments, t.id)).toEqual({ success: true })
    expect(await plan(t)).toMatchObject(TEACHER)
    expect(at.billsOf(t.id)).toHaveLength(1)
  })

  it('[PLAN-64] a cancelled plan is free after its end, and nothing is left to cancel or renew', async () => {
    const [at, t] = [town(), await join()]
    await at.buy(t.id)
    await cancelPlan(at.payments, t.id)
    at.days(32)
    await at.deliverAll()
    expect(await plan(t)).toMatchObject({ ...FREE, status: 'canceled' })
    await expect(cancelPlan(at.payments, t.id)).rejects.toThrow('There is no paid plan to cancel.')
    await expect(renewPlan(at.payments, t.id)).rejects.toThrow('Your plan has ended.')
    expect(await at.open(t.id)).toBeDefined()
  })

  it('[PLAN-08] a renewal counts from zero once, and bills 9.99 once', async () => {
    const [at, t] = [town(), await join()]
    await at.buy(t.id)
    await at.deliverAll()
    await t.send()
    at.days(31)
    await at.deliverAll()
    expect(await t.used()).toBe(0)
    await t.send()
    await at.reconcile()
    expect(await t.used()).toBe(1)
    expect(at.billsOf(t.id).map(({ cents }) => cents)).toEqual([999, 999])
  })

  it('a failed renewal keeps the plan while Stripe tries again, and ends it after the last try', async () => {
    const [at, t] = [town(), await join()]
    await at.buy(t.id, 'individual', 'fails_later')
    at.days(32)
    await at.deliverAll()
    expect(await plan(t)).toMatchObject({ message_limit: 500, status: 'past_due' })
    expect(await at.open(t.id)).toBeUndefined() // the portal, where the card can be changed
    at.days(16)
    await at.deliverAll()
    expect(await plan(t)).toMatchObject(FREE)
  })

  it('[PLAN-109] [PLAN-05] an upgrade to a school is a change of the one subscription; its licences follow the quantity', async () => {
    const [at, t] = [town(), await join()]
    const subscription = await at.buy(t.id)
    const { url } = await startCheckout(at.payments, t.id, 'school', APP)
    const portal = at.world.held.portals[url.split('/portal/')[1] ?? '']
    expect(portal?.confirm).toMatchObject({
      price: 'price_school',
      quantity: 10,
      afterUrl: `${APP}/home?subscription=success&type=school`,
    })
    changePlan(at.world, subscription, 'price_school', 10)
    await at.deliverAll()
    expect(await plan(t)).toMatchObject({ message_limit: 500, plan_type: 'school', is_admin: true })
    expect(at.billsOf(t.id).map(({ cents }) => cents)).toEqual([999, 7000])
    expect(at.subscriptionsOf(t.id)).toHaveLength(1)
  })

  it('[PLAN-06] [SCHOOL-27] [SCHOOL-29] licences are bought on a page that asks for a yes, and taken back with their members’ seats', async () => {
    const [at, admin] = [town(), await join()]
    const subscription = await at.buy(admin.id, 'school')
    await at.deliverAll()
    const { url } = await buyLicences(at.payments, admin.id, 2, APP)
    const confirm = at.world.held.portals[url.split('/portal/')[1] ?? '']?.confirm
    expect(confirm).toMatchObject({
      price: 'price_school',
      quantity: 12,
      afterUrl: `${APP}/admin?license_purchase=success`,
    })
    changePlan(at.world, subscription, 'price_school', 12)
    changePlan(at.world, subscription, 'price_school', 12)
    expect(at.billsOf(admin.id).map(({ cents }) => cents)).toEqual([7999, 1598])
    await at.deliverAll()
    const members: Teacher[] = []
    for (let n = 0; n < 12; n += 1) {
      const member = await join()
      members.push(member)
      await service('link_school_member', { admin_user_id: admin.id, member_user_id: member.id, details: {} })
    }
    const limits = () => Promise.all(members.map(async (m) => (await plan(m))?.message_limit))
    expect(await limits()).toEqual(Array(12).fill(500))
    changePlan(at.world, subscription, 'price_school', 11)
    await at.deliverAll()
    expect(await limits()).toEqual([...Array(11).fill(500), 10])
    expect(await at.open(members[11]?.id ?? '')).toBeDefined() // no licence pays for this member now
    await call(db(), admin.caller, 'remove_school_member', { member_user_id: members[0]?.id ?? '' })
    expect(await limits()).toEqual([10, ...Array(11).fill(500)])
  })

  it('a teacher who buys no school buys no licences, and a member buys nothing', async () => {
    const [at, t, admin, member] = [town(), await join(), await join(), await join()]
    await at.buy(t.id)
    await expect(buyLicences(at.payments, t.id, 1, APP)).rejects.toThrow('Only the administrator')
    await at.buy(admin.id, 'school')
    await at.deliverAll()
    await service('link_school_member', { admin_user_id: admin.id, member_user_id: member.id, details: {} })
    await expect(startCheckout(at.payments, member.id, 'individual', APP)).rejects.toThrow('Your school pays')
  })

  it('a member who paid before is named to the owner, and keeps what they paid for when they leave', async () => {
    const [at, admin, member] = [town(), await join(), await join()]
    await at.buy(member.id)
    await at.buy(admin.id, 'school')
    await at.deliverAll()
    await service('link_school_member', { admin_user_id: admin.id, member_user_id: member.id, details: {} })
    expect(await plan(member)).toMatchObject({ plan_type: 'school_member' })
    expect((await at.reconcile()).findings).toMatchObject([
      { kind: 'paid_by_school', user_id: member.id, mended: false },
    ])
    await call(db(), admin.caller, 'remove_school_member', { member_user_id: member.id })
    expect(await plan(member)).toMatchObject(TEACHER)
    expect((await at.reconcile()).findings).toEqual([])
  })

  it('[PLAN-110] a member who still pays is told when, cancels their own plan, and keeps the school’s', async () => {
    const [at, admin, member] = [town(), await join(), await join()]
    const renewsAt = async (t: Teacher) =>
      (await t.sql('select own_plan_renews_at from public.subscriptions'))[0]?.own_plan_renews_at
    await at.buy(member.id)
    await at.buy(admin.id, 'school')
    await at.deliverAll()
    expect([await renewsAt(member), await renewsAt(admin)]).toEqual([null, null])
    await service('link_school_member', { admin_user_id: admin.id, member_user_id: member.id, details: {} })
    const first = new Date(String(await renewsAt(member))).getTime()
    expect(first).toBe((at.subscriptionsOf(member.id)[0]?.ends ?? 0) * 1000)
    at.days(32)
    await at.deliverAll()
    expect(new Date(String(await renewsAt(member))).getTime()).toBeGreaterThan(first)
    await cancelPlan(at.payments, member.id)
    expect(await renewsAt(member)).toBeNull()
    expect(await plan(member)).toMatchObject({ plan_type: 'school_member', message_limit: 500 })
    at.days(32)
    await at.deliverAll()
    expect(at.billsOf(member.id)).toHaveLength(2)
    expect(await plan(member)).toMatchObject({ plan_type: 'school_member', message_limit: 500 })
    expect((await at.reconcile()).findings).toEqual([])
  })

  it('a full refund and a dispute of the running month end the plan; part of it, or an old bill, does not', async () => {
    const at = town()
    const [whole, part, old, disputed] = [await join(), await join(), await join(), await join()]
    for (const t of [whole, part, old, disputed]) await at.buy(t.id)
    at.days(31)
    const bills = (t: Teacher) => at.billsOf(t.id)
    const [now, before] = [(t: Teacher) => bills(t)[1], (t: Teacher) => bills(t)[0]]
    refund(at.world, now(whole) as never, 999)
    refund(at.world, now(part) as never, 500)
    refund(at.world, before(old) as never, 999)
    dispute(at.world, now(disputed) as never)
    await at.deliverAll()
    await at.deliverAll()
    expect(await plan(whole)).toMatchObject(FREE)
    expect(await plan(part)).toMatchObject(TEACHER)
    expect(await plan(old)).toMatchObject(TEACHER)
    expect(await plan(disputed)).toMatchObject(FREE)
    expect(at.subscriptionsOf(disputed.id)[0]?.status).toBe('canceled')
  })
})
