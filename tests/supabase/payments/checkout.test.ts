import { beforeEach, expect, it } from 'vitest'
import { cancelPlan, renewPlan } from '../../../supabase/functions/_shared/payments/cancel-renew.ts'
import { closeCheckout, startCheckout } from '../../../supabase/functions/_shared/payments/checkout.ts'
import { payCheckout } from '../../../supabase/local/stripe/billing.ts'
import { onBothDatabases } from '../../support/databases/database.ts'
import { FREE, paymentTools } from '../../support/payments/payment-tools.ts'
import { APP } from '../../support/payments/payment-town.ts'

onBothDatabases('payments: checkout', (db) => {
  const { town, join, owner, plan } = paymentTools(db)
  beforeEach(() => owner('delete from private.payment_accounts'))

  it('two tabs that check out at once get one page, and paying on it twice charges once', async () => {
    const [at, t] = [town(), await join()]
    const sessions = await Promise.all([at.open(t.id), at.open(t.id), at.open(t.id)])
    expect(new Set(sessions.map((session) => session?.id)).size).toBe(1)
    const [session] = sessions
    if (!session) throw new Error('no session')
    expect(payCheckout(at.world, session, 'pays')).toBe(true)
    expect(payCheckout(at.world, session, 'pays')).toBe(false)
    expect(at.billsOf(t.id).map(({ cents }) => cents)).toEqual([999])
  })

  it('a checkout for another plan closes the first one, so only one can be paid', async () => {
    const [at, t] = [town(), await join()]
    const first = await at.open(t.id, 'individual')
    const second = await at.open(t.id, 'school')
    if (!first || !second) throw new Error('no session')
    expect(first.status).toBe('expired')
    expect(payCheckout(at.world, first, 'pays')).toBe(false)
    expect(payCheckout(at.world, second, 'pays')).toBe(true)
    expect(at.billsOf(t.id).map(({ cents }) => cents)).toEqual([7999])
  })

  it('before a school changes hands an open page is closed, and nobody can pay on it any more', async () => {
    const [at, t] = [town(), await join()]
    const session = await at.open(t.id)
    if (!session) throw new Error('no session')
    await closeCheckout(at.payments, t.id)
    expect(session.status).toBe('expired')
    expect(payCheckout(at.world, session, 'pays')).toBe(false)
    await closeCheckout(at.payments, t.id)
    expect(at.billsOf(t.id)).toEqual([])
  })

  it('before a school changes hands a page that was paid on is read, so the payment is known', async () => {
    const [at, t] = [town(), await join()]
    const session = await at.open(t.id)
    if (!session) throw new Error('no session')
    expect(payCheckout(at.world, session, 'pays')).toBe(true)
    expect(await plan(t)).toMatchObject({ message_limit: 10 })
    await closeCheckout(at.payments, t.id)
    expect(await plan(t)).toMatchObject({ message_limit: 500 })
  })

  it('before a school changes hands a page that is paid on at that moment is read as well', async () => {
    const [at, t] = [town(), await join()]
    const session = await at.open(t.id)
    if (!session) throw new Error('no session')
    at.beforeCall = (_method, path) => {
      if (path.endsWith('/expire')) payCheckout(at.world, session, 'pays')
    }
    await closeCheckout(at.payments, t.id)
    expect(await plan(t)).toMatchObject({ message_limit: 500 })
  })

  it('tabs that check out for different plans at once leave one open page', async () => {
    const [at, t] = [town(), await join()]
    await Promise.all([at.open(t.id, 'individual'), at.open(t.id, 'school'), at.open(t.id, 'individual')])
    const open = Object.values(at.world.held.sessions).filter(({ status }) => status === 'open')
    expect(open).toHaveLength(1)
  })

  it('a payment made while a second checkout is being opened leads that one to the portal', async () => {
    const [at, t] = [town(), await join()]
    const first = await at.open(t.id, 'individual')
    if (!first) throw new Error('no session')
    at.beforeCall = (_method, path) => {
      if (path.endsWith('/expire') || path.includes('/checkout/sessions/'))
        payCheckout(at.world, first, 'pays')
    }
    expect(await at.open(t.id, 'school')).toBeUndefined()
    expect(at.billsOf(t.id)).toHaveLength(1)
  })

  it('[PLAN-82] [PLAN-78] [PLAN-84] [PLAN-85] [PLAN-86] [PLAN-02] [PLAN-04] the server fixes price, licences, metadata and addresses', async () => {
    const at = town()
    const [t, s] = [await join(), await join()]
    const mine = await at.open(t.id)
    expect(mine).toMatchObject({
      price: 'price_teacher',
      quantity: 1,
      metadata: { user_id: t.id, user_email: `${t.id}@school.test`, account_type: 'individual' },
      successUrl: `${APP}/home?subscription=success`,
      cancelUrl: `${APP}/home?subscription=cancelled`,
    })
    expect(mine?.metadata.licenses).toBeUndefined()
    const school = await at.open(s.id, 'school')
    expect(school).toMatchObject({
      price: 'price_school',
      quantity: 10,
      metadata: { account_type: 'school', licenses: '10' },
      subscriptionMetadata: { user_id: s.id },
      successUrl: `${APP}/home?subscription=success&type=school`,
    })
  })

  it('an event that lies changes nothing: only what Stripe holds counts', async () => {
    const [at, t] = [town(), await join()]
    const session = await at.open(t.id)
    const lie = {
      id: 'evt_x',
      type: 'checkout.session.completed',
      created: 1,
      object: { customer: session?.customer, payment_status: 'paid' },
    }
    await at.deliver(lie)
    expect(await plan(t)).toMatchObject(FREE)
  })

  it('a plan that ends is not changed to School, which would be paid for some days alone', async () => {
    const [at, t] = [town(), await join()]
    await at.buy(t.id)
    const asked = async () => {
      await startCheckout(at.payments, t.id, 'school', APP)
      return Object.values(at.world.held.portals).at(-1)?.confirm?.price
    }
    await cancelPlan(at.payments, t.id)
    expect(await asked()).toBeUndefined() // Stripe's own page, where it can be renewed
    await renewPlan(at.payments, t.id)
    expect(await asked()).toBe('price_school')
  })

  it('[PLAN-83] one live subscription: a second checkout is the portal', async () => {
    const [at, t] = [town(), await join()]
    await at.buy(t.id)
    const { url } = await startCheckout(at.payments, t.id, 'individual', APP)
    expect(url).toMatch(/\/portal\//)
    expect(Object.values(at.world.held.sessions)).toHaveLength(1)
  })
})
