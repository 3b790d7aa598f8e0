import { beforeEach, expect, it } from 'vitest'
import { cancelPlan } from '../../../supabase/functions/_shared/payments/cancel-renew.ts'
import { buyLicences, openPortal } from '../../../supabase/functions/_shared/payments/portal.ts'
import { changePlan } from '../../../supabase/local/stripe/billing.ts'
import { PRICES } from '../../../supabase/local/stripe/catalogue.ts'
import { portalPage } from '../../../supabase/local/stripe/portal-page.ts'
import { onBothDatabases } from '../../support/databases/database.ts'
import { paymentTools, TEACHER } from '../../support/payments/payment-tools.ts'
import { APP } from '../../support/payments/payment-town.ts'
import type { Teacher } from '../../support/teacher.ts'

onBothDatabases('payments: a plan changed on Stripe’s own page', (db) => {
  const { service, town, join, owner, plan } = paymentTools(db)
  beforeEach(async () => {
    await owner('delete from private.payment_accounts')
    await owner('delete from private.payment_findings')
  })
  const licences = async (admin: Teacher) => {
    const rows = await owner(
      'select total_licenses from private.school_licenses where admin_id = $1::text::uuid',
      [admin.id],
    )
    return rows[0]?.total_licenses
  }

  it('[PLAN-05] a school has its ten licences though the page there took a quantity of one', async () => {
    const [at, t] = [town(), await join()]
    const subscription = await at.buy(t.id)
    const { url } = await openPortal(at.payments, t.id, APP)
    const id = url.split('/portal/')[1] ?? ''
    expect(at.world.held.portals[id]?.returnUrl).toBe(`${APP}/account`)
    portalPage(at.world, id, new URLSearchParams({ do: 'change', price: 'price_school', quantity: '1' }))
    expect(subscription).toMatchObject({ price: 'price_school', quantity: 1 })
    await at.deliverAll()
    expect(await plan(t)).toMatchObject({ plan_type: 'school', is_admin: true })
    expect(await licences(t)).toBe(10)
    const bought = await buyLicences(at.payments, t.id, 2, APP)
    const { confirm } = at.world.held.portals[bought.url.split('/portal/')[1] ?? ''] ?? {}
    expect(confirm).toMatchObject({ quantity: 12 })
    expect((await at.reconcile()).findings).toEqual([])
  })

  it('a school that lowers its number keeps the ten it pays for, and its members their seats', async () => {
    const [at, admin, member, other] = [town(), await join(), await join(), await join()]
    const subscription = await at.buy(admin.id, 'school')
    await at.deliverAll()
    for (const { id } of [member, other])
      await service('link_school_member', { admin_user_id: admin.id, member_user_id: id, details: {} })
    changePlan(at.world, subscription, 'price_school', 1)
    await at.deliverAll()
    expect(await licences(admin)).toBe(10)
    for (const t of [member, other]) expect(await plan(t)).toMatchObject({ message_limit: 500 })
    changePlan(at.world, subscription, 'price_teacher', 1)
    await at.deliverAll()
    expect(await plan(admin)).toMatchObject({ ...TEACHER, is_admin: false })
    for (const t of [member, other]) expect(await plan(t)).toMatchObject({ message_limit: 10 })
  })

  it('a second subscription made in the dashboard is ended, and named each night until its refund is decided', async () => {
    const [at, t] = [town(), await join()]
    const first = await at.buy(t.id)
    await at.deliverAll()
    const second = { ...first, id: 'sub_second', created: first.created + 60 }
    at.world.held.subscriptions[second.id] = second
    at.world.tellSubscription('created', second)
    await at.deliverAll()
    expect([first.status, second.status]).toEqual(['active', 'canceled'])
    expect(await plan(t)).toMatchObject(TEACHER)
    const told = { kind: 'second_subscription', user_id: t.id, mended: false }
    for (let nights = 0; nights < 2; nights += 1) {
      const { findings } = await at.reconcile()
      expect(findings).toMatchObject([told])
      expect(findings[0]?.detail).toMatch(/^sub_second was ended .* Decide on a refund\. Finding \d+\.$/)
    }
    await owner('update private.payment_findings set mended = true')
    expect((await at.reconcile()).findings).toEqual([])
  })

  it('the rest of a plan that was cancelled before its account was deleted asks for no decision', async () => {
    const [at, t] = [town(), await join()]
    const subscription = await at.buy(t.id)
    await cancelPlan(at.payments, t.id)
    await db().as('auth', (tx) => tx.sql('delete from auth.users where id = $1::text::uuid', [t.id]))
    expect((await at.reconcile()).findings).toMatchObject([{ kind: 'account_gone', mended: true }])
    expect(subscription.status).toBe('canceled')
    expect((await at.reconcile()).findings).toEqual([])
  })

  it('a school that changes to Teacher on the page there, which keeps its ten, pays for one plan and no more', async () => {
    const [at, t] = [town(), await join()]
    const subscription = await at.buy(t.id, 'school')
    await at.deliverAll()
    changePlan(at.world, subscription, 'price_teacher', 10)
    await at.deliverAll()
    await at.deliverAll()
    expect(await plan(t)).toMatchObject({ ...TEACHER, is_admin: false })
    expect(subscription).toMatchObject({ price: 'price_teacher', quantity: 1 })
    const bills = () => at.billsOf(t.id).map(({ cents, credit }) => [cents, cents - credit])
    expect(bills()).toEqual([
      [7999, 7999],
      [1991, 1991],
      [-8991, 0],
    ])
    expect(await owner('select kind, mended from private.payment_findings')).toEqual([
      { kind: 'quantity', mended: true },
    ])
    expect((await at.reconcile()).findings).toEqual([])
    at.days(31)
    expect(bills()[3]).toEqual([999, 0])
  })

  it('so it is when two events of the change are handled at once, and in the night', async () => {
    const [at, t, late] = [town(), await join(), await join()]
    const [own, other] = [await at.buy(t.id), await at.buy(late.id)]
    await at.deliverAll()
    for (const one of [own, other]) changePlan(at.world, one, 'price_teacher', 4)
    const mine = at.events.splice(0).filter(({ object }) => (object as typeof own).customer === own.customer)
    await Promise.all(mine.map((event) => at.deliver(event)))
    expect(at.billsOf(t.id).map(({ cents }) => cents)).toEqual([999, 2997, -2997])
    expect((await at.reconcile()).findings).toMatchObject([
      {
        kind: 'quantity',
        user_id: late.id,
        mended: true,
        detail: expect.stringContaining('4 Teacher plans'),
      },
    ])
    expect(other.quantity).toBe(1)
    expect((await at.reconcile()).findings).toEqual([])
  })

  it('a teacher charged at a price of another product is named to the owner, because the app shows them as free', async () => {
    const [at, t] = [town(), await join()]
    const subscription = await at.buy(t.id)
    PRICES.price_special = {
      ...(PRICES.price_teacher as NonNullable<typeof PRICES.x>),
      id: 'price_special',
      product: 'prod_special',
    }
    try {
      changePlan(at.world, subscription, 'price_special', 1)
      await at.deliverAll()
      expect(await plan(t)).not.toMatchObject(TEACHER)
      expect((await at.reconcile()).findings).toMatchObject([
        {
          kind: 'unknown_price',
          user_id: t.id,
          mended: false,
          detail: expect.stringContaining('price_special'),
        },
      ])
    } finally {
      Reflect.deleteProperty(PRICES, 'price_special')
    }
  })
})
