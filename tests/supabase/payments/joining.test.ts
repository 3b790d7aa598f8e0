import { beforeEach, expect, it } from 'vitest'
import { closeCheckout } from '../../../supabase/functions/_shared/payments/checkout.ts'
import { changePlan, payCheckout } from '../../../supabase/local/stripe/billing.ts'
import { onBothDatabases } from '../../support/databases/database.ts'
import { paymentTools } from '../../support/payments/payment-tools.ts'
import { link, makeAdmin, remove } from '../../support/school/two-schools.ts'

onBothDatabases('payments: who joins a school', (db) => {
  const { town, join, owner } = paymentTools(db)
  beforeEach(() => owner('delete from private.payment_accounts'))

  it('gets no payment page that was still being opened when they joined', async () => {
    const [at, admin, member] = [town(), await makeAdmin(db()), await join()]
    at.beforeCall = async (method, path) => {
      if (method !== 'POST' || path !== '/v1/checkout/sessions') return
      at.beforeCall = () => undefined
      await link(admin, member)
      await closeCheckout(at.payments, member.id)
    }
    await expect(at.open(member.id)).rejects.toThrow('Your school pays for your plan already.')
    const pages = Object.values(at.world.held.sessions)
    expect(pages.map(({ status }) => status)).toEqual(['expired'])
    expect(pages.map((page) => payCheckout(at.world, page, 'pays'))).toEqual([false])
  })

  it('asks Stripe nothing if they never began to pay', async () => {
    const [at, admin, member] = [town(), await makeAdmin(db()), await join()]
    await link(admin, member)
    const asked: string[] = []
    at.beforeCall = (_method, path) => {
      asked.push(path)
    }
    await closeCheckout(at.payments, member.id)
    expect(asked).toEqual([])
    expect(
      await owner('select 1 from private.payment_accounts where user_id = $1::text::uuid', [member.id]),
    ).toEqual([])
  })

  it('and waits for a licence cannot pay on their own page any more once they have one', async () => {
    const [at, admin, member, other] = [town(), await join(), await join(), await join()]
    const subscription = await at.buy(admin.id, 'school')
    await at.deliverAll()
    for (let n = 0; n < 9; n += 1) await link(admin, await join())
    for (const one of [other, member]) {
      changePlan(at.world, subscription, 'price_school', subscription.quantity + 1)
      await at.deliverAll()
      await link(admin, one)
    }
    changePlan(at.world, subscription, 'price_school', 10)
    await at.deliverAll()
    const page = await at.open(member.id)
    if (!page) throw new Error('no page')
    await at.deliverAll()
    expect(page.status).toBe('open')
    changePlan(at.world, subscription, 'price_school', 11)
    await at.deliverAll()
    expect(payCheckout(at.world, page, 'pays')).toBe(false)
    expect(at.billsOf(member.id)).toEqual([])
    expect((await at.reconcile()).findings).toEqual([])
  })

  it('so it is in the night, when the licence came by another way, and each page is asked about once', async () => {
    const [at, admin, member] = [town(), await makeAdmin(db()), await join()]
    const page = await at.open(member.id)
    await link(admin, member)
    await at.reconcile()
    expect(page?.status).toBe('expired')
    const asked: string[] = []
    at.beforeCall = (_method, path) => {
      asked.push(path)
    }
    await at.reconcile()
    expect(asked.filter((path) => path.includes('/checkout/'))).toEqual([])
    at.beforeCall = () => undefined
    await remove(admin, member)
    expect((await at.open(member.id))?.status).toBe('open')
  })
})
