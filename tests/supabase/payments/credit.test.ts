import { beforeEach, expect, it } from 'vitest'
import { changePlan } from '../../../supabase/local/stripe/billing.ts'
import { changeBalance, creditOf } from '../../../supabase/local/stripe/credit.ts'
import { dispute, refund } from '../../../supabase/local/stripe/owner-actions.ts'
import { onBothDatabases } from '../../support/databases/database.ts'
import { FREE, paymentTools, TEACHER } from '../../support/payments/payment-tools.ts'
import type { PaymentTown } from '../../support/payments/payment-town.ts'
import type { Teacher } from '../../support/teacher.ts'

onBothDatabases('payments: credit of a lowered plan', (db) => {
  const { town, join, owner, plan } = paymentTools(db)
  beforeEach(async () => {
    await owner('delete from private.payment_accounts')
    await owner('delete from private.payment_findings')
  })
  const cents = (at: PaymentTown, t: Teacher) => at.billsOf(t.id).map((bill) => bill.cents - bill.credit)
  const credit = (at: PaymentTown, t: Teacher) =>
    creditOf(at.world, at.subscriptionsOf(t.id)[0]?.customer ?? '')
  const invoice = (at: PaymentTown, t: Teacher, at_: number) => at.billsOf(t.id)[at_] as never
  const tell = async (at: PaymentTown) => {
    await at.deliverAll()
    await at.deliverAll()
  }
  /** A school with two more licences, which it took back: 15.98 are its credit. */
  async function lowered(at: PaymentTown) {
    const t = await join()
    const subscription = await at.buy(t.id, 'school')
    for (const quantity of [12, 10]) changePlan(at.world, subscription, 'price_school', quantity)
    await at.deliverAll()
    expect(at.billsOf(t.id).map((bill) => bill.cents)).toEqual([7999, 1598, -1598])
    expect(credit(at, t)).toBe(1598)
    return t
  }

  it('pays the next bill', async () => {
    const at = town()
    const t = await lowered(at)
    at.days(31)
    expect([cents(at, t).at(-1), credit(at, t)]).toEqual([6401, 0])
  })

  it('[SCHOOL-27] goes when the money of the licences goes back, once, whether it is refunded or disputed', async () => {
    const at = town()
    const [refunded, disputed] = [await lowered(at), await lowered(at)]
    refund(at.world, invoice(at, refunded, 1), 1598)
    dispute(at.world, invoice(at, disputed, 1))
    await tell(at)
    for (let nights = 0; nights < 2; nights += 1) {
      expect((await at.reconcile()).findings).toEqual([])
      expect([credit(at, refunded), credit(at, disputed)]).toEqual([0, 0])
      at.days(2)
    }
    for (const t of [refunded, disputed]) expect(await plan(t)).toMatchObject({ plan_type: 'school' })
    at.days(31)
    expect([cents(at, refunded).at(-1), cents(at, disputed).at(-1)]).toEqual([7999, 7999])
  })

  it('goes when a whole school or its upgrade is refunded, though the first try of taking it failed', async () => {
    const [at, school, upgraded] = [town(), await join(), await join()]
    changePlan(at.world, await at.buy(school.id, 'school'), 'price_teacher', 1)
    const own = await at.buy(upgraded.id)
    changePlan(at.world, own, 'price_school', 10)
    changePlan(at.world, own, 'price_teacher', 1)
    await at.deliverAll()
    expect([credit(at, school), credit(at, upgraded)]).toEqual([7000, 7000])
    refund(at.world, invoice(at, school, 0), 7999)
    refund(at.world, invoice(at, upgraded, 1), 7000)
    at.beforeCall = (method, path) => {
      if (method !== 'POST' || !path.endsWith('/balance_transactions')) return
      at.beforeCall = () => undefined
      throw new TypeError('the network broke')
    }
    const [first] = at.events.splice(0, 1)
    await expect(at.deliver(first as never)).rejects.toThrow()
    await at.deliver(first as never)
    await tell(at)
    expect([credit(at, school), credit(at, upgraded)]).toEqual([0, 0])
    expect([await plan(school), await plan(upgraded)]).toMatchObject([FREE, TEACHER])
  })

  it('stays when its own money was kept, and so does what the owner gave', async () => {
    const at = town()
    const [kept, gift, part] = [await lowered(at), await lowered(at), await lowered(at)]
    refund(at.world, invoice(at, kept, 0), 7999)
    changeBalance(at.world, at.subscriptionsOf(gift.id)[0]?.customer ?? '', -500)
    refund(at.world, invoice(at, gift, 1), 1598)
    refund(at.world, invoice(at, part, 1), 700)
    await tell(at)
    expect([credit(at, kept), credit(at, gift), credit(at, part)]).toEqual([1598, 500, 1598])
  })
})
