import { beforeEach, expect, it } from 'vitest'
import { changePlan } from '../../../supabase/local/stripe/billing.ts'
import { dispute, refund } from '../../../supabase/local/stripe/owner-actions.ts'
import { onBothDatabases } from '../../support/databases/database.ts'
import { FREE, paymentTools, TEACHER } from '../../support/payments/payment-tools.ts'
import type { PaymentTown } from '../../support/payments/payment-town.ts'
import type { Teacher } from '../../support/teacher.ts'

const SCHOOL = { message_limit: 500, plan_type: 'school', is_admin: true }

onBothDatabases('payments: money that goes back', (db) => {
  const { town, join, owner, plan } = paymentTools(db)
  beforeEach(async () => {
    await owner('delete from private.payment_accounts')
    await owner('delete from private.payment_findings')
  })
  const giveBack = async (at: PaymentTown, t: Teacher, bill: number, cents?: number) => {
    const invoice = at.billsOf(t.id)[bill]
    if (!invoice) throw new Error('no such bill')
    refund(at.world, invoice, cents ?? invoice.cents)
    await at.deliverAll()
    await at.deliverAll()
  }
  const licences = async (t: Teacher) =>
    (
      await owner('select total_licenses from private.school_licenses where admin_id = $1::text::uuid', [
        t.id,
      ])
    )[0]?.total_licenses
  async function upgraded(at: PaymentTown) {
    const t = await join()
    changePlan(at.world, await at.buy(t.id), 'price_school', 10)
    await at.deliverAll()
    expect(at.billsOf(t.id).map(({ cents }) => cents)).toEqual([999, 7000])
    return t
  }

  it('[PLAN-109] a school keeps what its upgrade paid for when the small bill before it is refunded', async () => {
    const at = town()
    const t = await upgraded(at)
    await giveBack(at, t, 0)
    expect(await plan(t)).toMatchObject(SCHOOL)
    expect((await at.reconcile()).findings).toEqual([])
    await giveBack(at, t, 1)
    expect(await plan(t)).toMatchObject(FREE)
  })

  it('[PLAN-109] an upgrade that is refunded or disputed leads back to the plan that is still paid for, and charges nothing', async () => {
    const at = town()
    const [refunded, disputed, part] = [await upgraded(at), await upgraded(at), await upgraded(at)]
    await giveBack(at, refunded, 1)
    await giveBack(at, part, 1, 6999)
    dispute(at.world, at.billsOf(disputed.id)[1] as never)
    await at.deliverAll()
    await at.deliverAll()
    for (const t of [refunded, disputed]) {
      expect(await plan(t)).toMatchObject({ ...TEACHER, is_admin: false })
      expect(at.billsOf(t.id)).toHaveLength(2)
    }
    expect(await plan(part)).toMatchObject(SCHOOL)
    expect((await at.reconcile()).findings).toEqual([])
    at.days(31)
    expect(at.billsOf(refunded.id).map(({ cents }) => cents)).toEqual([999, 7000, 999])
  })

  it('[PLAN-109] an upgrade that is refunded is taken back though the bill of a licence is kept', async () => {
    const at = town()
    const [t, both] = [await upgraded(at), await upgraded(at)]
    for (const one of [t, both]) {
      const [subscription] = at.subscriptionsOf(one.id)
      if (subscription) changePlan(at.world, subscription, 'price_school', 11)
    }
    await at.deliverAll()
    await giveBack(at, t, 1)
    expect(await plan(t)).toMatchObject({ ...TEACHER, is_admin: false })
    await giveBack(at, both, 0)
    expect(await plan(both)).toMatchObject(SCHOOL)
    await giveBack(at, both, 1)
    expect(await plan(both)).toMatchObject(FREE)
    for (const one of [t, both])
      expect(at.billsOf(one.id).map(({ cents }) => cents)).toEqual([999, 7000, 799])
    expect((await at.reconcile()).findings).toEqual([])
  })

  it('an upgrade that is paid for again after its refund is kept', async () => {
    const at = town()
    const t = await upgraded(at)
    await giveBack(at, t, 1)
    const [subscription] = at.subscriptionsOf(t.id)
    if (!subscription) throw new Error('no subscription')
    changePlan(at.world, subscription, 'price_school', 10)
    await at.deliverAll()
    await at.reconcile()
    expect(await plan(t)).toMatchObject(SCHOOL)
  })

  it('[SCHOOL-27] licences that are refunded go, and those that are still paid for stay', async () => {
    const [at, t] = [town(), await join()]
    const subscription = await at.buy(t.id, 'school')
    changePlan(at.world, subscription, 'price_school', 12)
    await at.deliverAll()
    await giveBack(at, t, 1)
    expect(await licences(t)).toBe(10)
    changePlan(at.world, subscription, 'price_school', 13)
    changePlan(at.world, subscription, 'price_school', 15)
    await at.deliverAll()
    await giveBack(at, t, 2)
    expect(await licences(t)).toBe(15)
    await giveBack(at, t, 0)
    expect(await plan(t)).toMatchObject(FREE)
  })
})
