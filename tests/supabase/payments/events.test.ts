import { beforeEach, expect, it } from 'vitest'
import { cancelPlan, renewPlan } from '../../../supabase/functions/_shared/payments/cancel-renew.ts'
import { paymentDetails } from '../../../supabase/functions/_shared/payments/details.ts'
import { handleEvent } from '../../../supabase/functions/_shared/payments/events.ts'
import { reconcile } from '../../../supabase/functions/_shared/payments/reconcile.ts'
import { changePlan, payCheckout } from '../../../supabase/local/stripe/billing.ts'
import { PRICES } from '../../../supabase/local/stripe/catalogue.ts'
import { deleteCustomer, refund } from '../../../supabase/local/stripe/owner-actions.ts'
import { onBothDatabases } from '../../support/databases/database.ts'
import { FREE, paymentTools, TEACHER } from '../../support/payments/payment-tools.ts'
import { asSent } from '../../support/payments/payment-town.ts'
import type { Teacher } from '../../support/teacher.ts'

onBothDatabases('payments: events', (db) => {
  const { town, join, owner, plan } = paymentTools(db)
  beforeEach(async () => {
    await owner('delete from private.payment_accounts')
    await owner('delete from private.payment_findings')
  })
  const kept = async ({ id }: Teacher) => {
    const rows = await owner('select kind from private.payment_findings where user_id = $1::text::uuid', [id])
    return rows.map(({ kind }) => kind)
  }

  it('[PLAN-108] [PLAN-12] the event of a payment gives 500 messages from zero, once, whether it comes once, twice or before', async () => {
    const [at, t] = [town(), await join()]
    await t.send()
    await at.buy(t.id)
    const [first] = at.events
    if (!first) throw new Error('no event')
    expect(await at.deliver(first)).toBe('handled')
    expect(await plan(t)).toMatchObject(TEACHER)
    expect(await t.used()).toBe(0)
    await t.send()
    expect(await at.deliver(first)).toBe('seen')
    await at.deliverAll()
    expect(await t.used()).toBe(1)
    expect(await plan(t)).toMatchObject(TEACHER)
  })

  it('events out of order end with what Stripe holds', async () => {
    const [at, t] = [town(), await join()]
    await at.buy(t.id)
    await cancelPlan(at.payments, t.id)
    await renewPlan(at.payments, t.id)
    at.events.reverse()
    await at.deliverAll()
    expect(await plan(t)).toMatchObject(TEACHER)
  })

  it('a slow reading never replaces a newer one', async () => {
    const [at, t] = [town(), await join()]
    await at.buy(t.id)
    await at.deliverAll()
    let between = async () => {
      between = async () => undefined
      await cancelPlan(at.payments, t.id)
    }
    const books = { ...at.payments.books }
    const slow = {
      ...at.payments,
      books: {
        ...books,
        apply: async (...given: Parameters<typeof books.apply>) => {
          await between()
          return books.apply(...given)
        },
      },
    }
    const customer = Object.keys(at.world.held.customers)[0]
    await handleEvent(
      slow,
      asSent({ id: 'evt_slow', type: 'invoice.paid', created: 1, object: { customer } }),
    )
    expect(await plan(t)).toMatchObject({ cancel_at_period_end: true })
  })

  it('unknown types and strangers’ customers are kept as events and change nothing', async () => {
    const at = town()
    await at.deliver({ id: 'evt_odd', type: 'tax.settings.updated', created: 5, object: { id: 'x' } })
    await at.deliver({ id: 'evt_who', type: 'invoice.paid', created: 5, object: { customer: 'cus_who' } })
    const kept = await owner(
      `select id, outcome from private.payment_events where id in ('evt_odd', 'evt_who') order by id`,
    )
    expect(kept).toEqual([
      { id: 'evt_odd', outcome: 'ignored' },
      { id: 'evt_who', outcome: 'unknown customer' },
    ])
  })

  it('a handling that fails is done when Stripe sends the event again', async () => {
    const [at, t] = [town(), await join()]
    await at.buy(t.id)
    const [event] = at.events
    if (!event) throw new Error('no event')
    at.beforeCall = () => Promise.reject(new Error('network'))
    await expect(at.deliver(event)).rejects.toThrow()
    at.beforeCall = () => undefined
    expect(await at.deliver(event)).toBe('handled')
    expect(await plan(t)).toMatchObject(TEACHER)
  })

  it('a customer deleted at Stripe is free, and can pay again as a new customer', async () => {
    const [at, t] = [town(), await join()]
    const { customer } = await at.buy(t.id)
    await at.deliverAll()
    deleteCustomer(at.world, customer)
    await at.deliverAll()
    expect(await plan(t)).toMatchObject(FREE)
    const again = await at.buy(t.id)
    expect(again.customer).not.toBe(customer)
    await at.deliverAll()
    expect(await plan(t)).toMatchObject(TEACHER)
  })

  it('a customer deleted at Stripe without a word of it gets a new one at the next checkout', async () => {
    const [at, t] = [town(), await join()]
    await at.open(t.id)
    deleteCustomer(at.world, Object.keys(at.world.held.customers)[0] ?? '')
    expect(await at.open(t.id)).toBeDefined()
  })

  it('the payments of a deleted account are ended at Stripe', async () => {
    const [at, t] = [town(), await join()]
    await at.buy(t.id)
    await at.deliverAll()
    await db().as('auth', (tx) => tx.sql('delete from auth.users where id = $1::text::uuid', [t.id]))
    const result = await at.reconcile()
    expect(result.findings).toMatchObject([{ kind: 'account_gone', mended: false }])
    expect(at.subscriptionsOf(t.id)[0]?.status).toBe('canceled')
  })

  it('a checkout paid after its account was deleted is ended, and its refund is for the owner to decide, once', async () => {
    const [at, t] = [town(), await join()]
    const session = await at.open(t.id)
    await db().as('auth', (tx) => tx.sql('delete from auth.users where id = $1::text::uuid', [t.id]))
    if (!session || !payCheckout(at.world, session, 'pays')) throw new Error('nothing was bought')
    await at.deliverAll()
    expect(at.subscriptionsOf(t.id)[0]?.status).toBe('canceled')
    const told = { kind: 'account_gone', user_id: t.id, mended: false }
    for (let nights = 0; nights < 2; nights += 1)
      expect((await at.reconcile()).findings).toMatchObject([told])
    expect(await kept(t)).toEqual(['account_gone'])
    await owner('update private.payment_findings set mended = true where user_id = $1::text::uuid', [t.id])
    expect((await at.reconcile()).findings).toEqual([])
  })

  it('the reconciliation mends what no event told, names it, and has nothing to say the second time', async () => {
    const [at, t] = [town(), await join()]
    await at.buy(t.id)
    at.events.length = 0
    expect((await at.reconcile()).findings).toMatchObject([
      { kind: 'state_differed', user_id: t.id, mended: true },
    ])
    expect(await plan(t)).toMatchObject(TEACHER)
    expect((await at.reconcile()).findings).toEqual([])
  })

  it('one account that cannot be mended is named, and the next one is mended', async () => {
    const at = town()
    const [bad, good] = [await join(), await join()].sort((a, b) => (a.id < b.id ? -1 : 1))
    if (!bad || !good) throw new Error('nobody joined')
    for (const t of [bad, good]) await at.buy(t.id)
    const { books } = at.payments
    const apply: typeof books.apply = (user, ...given) =>
      user === bad.id ? Promise.reject(new Error('away')) : books.apply(user, ...given)
    const { findings } = await reconcile(
      { ...at.payments, books: { ...books, apply } },
      at.world.now() * 1000,
    )
    expect(findings).toMatchObject([
      { kind: 'failed', user_id: bad.id, detail: 'Error: away', mended: false },
      { kind: 'state_differed', user_id: good.id, mended: true },
    ])
    expect([await kept(bad), await kept(good)]).toEqual([['failed'], ['state_differed']])
    expect(await plan(good)).toMatchObject(TEACHER)
  })

  it('one refund that cannot be looked at keeps no other from ending its plan', async () => {
    const [at, first, second] = [town(), await join(), await join()]
    for (const t of [first, second]) await at.buy(t.id)
    await at.deliverAll()
    for (const t of [first, second]) refund(at.world, at.billsOf(t.id)[0] as never, 999)
    at.events.length = 0
    at.beforeCall = (_method, path) => {
      if (!path.includes('/invoice_payments')) return
      at.beforeCall = () => undefined
      throw new Error('away')
    }
    expect((await at.reconcile()).findings.map(({ kind }) => kind)).toEqual(['failed', 'state_differed'])
    expect((await at.reconcile()).findings).toMatchObject([{ kind: 'state_differed', mended: true }])
    for (const t of [first, second]) expect(await plan(t)).toMatchObject(FREE)
  })

  it('what the reconciliation mended is kept though the rest of its run fails', async () => {
    const [at, t] = [town(), await join()]
    await at.buy(t.id)
    const { books } = at.payments
    const accountsAfter: typeof books.accountsAfter = (after, rows) =>
      after === null ? books.accountsAfter(after, rows) : Promise.reject(new Error('away'))
    const given = { ...at.payments, books: { ...books, accountsAfter } }
    await expect(reconcile(given, at.world.now() * 1000)).rejects.toThrow('away')
    expect(await kept(t)).toEqual(['state_differed'])
  })

  it('[PLAN-07] the reconciliation names a price at Stripe that differs from the printed one, and a stranger who pays', async () => {
    const [at, t] = [town(), await join()]
    const subscription = await at.buy(t.id)
    await owner('delete from private.payment_accounts where user_id = $1::text::uuid', [t.id])
    const settings = {
      ...at.payments.settings,
      prices: { individual: 'price_school', school: 'price_teacher' },
    }
    const { findings } = await reconcile({ ...at.payments, settings }, at.world.now() * 1000)
    expect(findings.map(({ kind }) => kind)).toEqual(['unknown_customer', 'price_differs', 'price_differs'])
    expect(findings[0]?.detail).toContain(subscription.id)
  })

  it('a price that is no longer sold still counts for those who have it', async () => {
    const [at, t] = [town(), await join()]
    await at.buy(t.id)
    PRICES.price_teacher_2027 = {
      ...(PRICES.price_teacher as NonNullable<typeof PRICES.x>),
      id: 'price_teacher_2027',
      first: 1099,
    }
    at.payments.settings.prices.individual = 'price_teacher_2027'
    await at.deliverAll()
    expect(await plan(t)).toMatchObject(TEACHER)
  })

  it('the account page is told the next bill, the card and the bills, to the cent', async () => {
    const [at, t] = [town(), await join()]
    expect(await paymentDetails(at.payments, t.id)).toEqual({
      success: true,
      customer: false,
      next_bill: null,
      card: null,
      bills: [],
    })
    const subscription = await at.buy(t.id, 'school')
    changePlan(at.world, subscription, 'price_school', 13)
    const details = await paymentDetails(at.payments, t.id)
    expect(details).toMatchObject({
      customer: true,
      next_bill: { cents: 10_396 },
      card: { brand: 'visa', last4: '4242' },
    })
    expect(details.bills.map(({ cents, paid }) => [cents, paid]).sort()).toEqual([
      [2397, true],
      [7999, true],
    ])
    expect(await plan(t)).toMatchObject({ plan_type: 'school' }) // no event had come
    await cancelPlan(at.payments, t.id)
    expect((await paymentDetails(at.payments, t.id)).next_bill).toBeNull()
  })
})
