import { beforeEach, expect, it } from 'vitest'
import { paymentDetails } from '../../../supabase/functions/_shared/payments/details.ts'
import { payBill } from '../../../supabase/local/stripe/billing.ts'
import { onBothDatabases } from '../../support/databases/database.ts'
import { FREE, paymentTools, TEACHER } from '../../support/payments/payment-tools.ts'
import type { PaymentTown } from '../../support/payments/payment-town.ts'

onBothDatabases('payments: unpaid bills of a plan that has ended', (db) => {
  const { town, join, owner, plan } = paymentTools(db)
  beforeEach(async () => {
    await owner('delete from private.payment_accounts')
    await owner('delete from private.payment_findings')
  })
  /** A teacher whose renewal failed until Stripe gave up. */
  async function ended(at: PaymentTown) {
    const t = await join()
    await at.buy(t.id, 'individual', 'fails_later')
    at.days(32)
    await at.deliverAll()
    at.days(16)
    const bill = at.billsOf(t.id)[1]
    if (!bill) throw new Error('no unpaid bill')
    return { t, bill }
  }

  it('[PLAN-64] are voided with the plan, so that nobody pays for nothing', async () => {
    const at = town()
    const { t, bill } = await ended(at)
    expect(bill.status).toBe('open')
    await at.deliverAll()
    expect(await plan(t)).toMatchObject(FREE)
    expect(bill.status).toBe('void')
    expect(payBill(at.world, bill)).toBe(false)
    expect((await paymentDetails(at.payments, t.id)).bills.map(({ cents, paid }) => [cents, paid])).toEqual([
      [999, true],
    ])
  })

  it('are voided by the nightly run, though no event told of the end and only the voiding had failed', async () => {
    const at = town()
    const { bill } = await ended(at)
    at.events.length = 0
    at.beforeCall = (_method, path) => {
      if (path.endsWith('/void')) throw new TypeError('the network broke')
    }
    await at.reconcile()
    expect(bill.status).toBe('open')
    at.beforeCall = () => undefined
    expect((await at.reconcile()).findings).toEqual([])
    expect(bill.status).toBe('void')
  })

  it('are voided alone: the bill of a running plan, and bills of others, stay payable', async () => {
    const [at, late] = [town(), await join()]
    const { t, bill } = await ended(at)
    await at.buy(t.id, 'individual', 'fails_later')
    await at.buy(late.id, 'individual', 'fails_later')
    at.days(32)
    await at.deliverAll()
    await at.reconcile()
    expect(bill.status).toBe('void')
    for (const one of [t, late]) {
      expect(await plan(one)).toMatchObject({ message_limit: 500, status: 'past_due' })
      const unpaid = at.billsOf(one.id).filter(({ status }) => status === 'open')
      expect(unpaid.map((invoice) => payBill(at.world, invoice))).toEqual([true])
      await at.deliverAll()
      expect(await plan(one)).toMatchObject(TEACHER)
    }
  })

  it('that are paid at the moment of the voiding are named to the owner until a refund is decided', async () => {
    const at = town()
    const { t, bill } = await ended(at)
    at.beforeCall = (_method, path) => {
      if (path.endsWith('/void')) payBill(at.world, bill)
    }
    await at.deliverAll()
    const told = { kind: 'paid_after_end', user_id: t.id, mended: false }
    for (let nights = 0; nights < 2; nights += 1)
      expect((await at.reconcile()).findings).toMatchObject([told])
    await owner('update private.payment_findings set mended = true')
    expect((await at.reconcile()).findings).toEqual([])
  })
})
