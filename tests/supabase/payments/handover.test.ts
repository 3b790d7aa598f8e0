import { beforeEach, expect, it } from 'vitest'
import { cancelPlan } from '../../../supabase/functions/_shared/payments/cancel-renew.ts'
import { paymentDetails } from '../../../supabase/functions/_shared/payments/details.ts'
import { openPortal } from '../../../supabase/functions/_shared/payments/portal.ts'
import { payCheckout } from '../../../supabase/local/stripe/billing.ts'
import { deleteCustomer } from '../../../supabase/local/stripe/owner-actions.ts'
import { onBothDatabases } from '../../support/databases/database.ts'
import { paymentTools } from '../../support/payments/payment-tools.ts'
import { APP, type PaymentTown } from '../../support/payments/payment-town.ts'
import { link, nameSchool, remove } from '../../support/school/two-schools.ts'
import { call, type Teacher } from '../../support/teacher.ts'

onBothDatabases('payments: a school changes hands', (db) => {
  const { town, join, owner, plan } = paymentTools(db)
  beforeEach(async () => {
    await owner('delete from private.payment_accounts')
    await owner('delete from private.payment_findings')
  })
  const confirmed = async () => {
    const teacher = await join()
    await db().as('auth', (tx) =>
      tx.sql('update auth.users set email_confirmed_at = now() where id = $1::text::uuid', [teacher.id]),
    )
    return teacher
  }
  const handOver = async (by: Teacher, to: Teacher) =>
    expect(await call(db(), by.caller, 'hand_over_school', { member_user_id: to.id })).toEqual({
      status: 'done',
    })
  const billsOf = async (at: PaymentTown, { id }: Teacher) =>
    (await paymentDetails(at.payments, id)).bills.map(({ cents }) => cents)
  async function paidSchool(at: PaymentTown, ...members: Teacher[]) {
    const admin = await confirmed()
    await at.buy(admin.id, 'school')
    await at.deliverAll()
    await nameSchool(admin, 'Te Kura')
    for (const member of members) await link(admin, member)
    return admin
  }
  async function paidOnce(at: PaymentTown) {
    const teacher = await confirmed()
    await at.buy(teacher.id)
    await cancelPlan(at.payments, teacher.id)
    at.days(32)
    await at.deliverAll()
    return teacher
  }

  it('the heir has the bills of the school, and the former administrator none of another person’s', async () => {
    const at = town()
    const heir = await paidOnce(at)
    const admin = await paidSchool(at, heir)
    await handOver(admin, heir)
    expect(await billsOf(at, heir)).toEqual([7999])
    expect(await paymentDetails(at.payments, admin.id)).toMatchObject({ customer: false, bills: [] })
    await expect(openPortal(at.payments, admin.id, APP)).rejects.toThrow('There are no bills')
    await remove(heir, admin)
    const page = await at.open(admin.id)
    expect(at.world.held.customers[page?.customer ?? '']?.email).toBe(`${admin.id}@school.test`)
    expect((await at.reconcile()).findings).toEqual([])
  })

  it('who hands on a school that was handed to them has their own bills again', async () => {
    const at = town()
    const [heir, third] = [await paidOnce(at), await confirmed()]
    const admin = await paidSchool(at, heir, third)
    await handOver(admin, heir)
    await handOver(heir, third)
    expect([await billsOf(at, heir), await billsOf(at, third), await billsOf(at, admin)]).toEqual([
      [999],
      [7999],
      [],
    ])
    expect(await plan(third)).toMatchObject({ plan_type: 'school', is_admin: true })
  })

  it('what the heir pays on an older page of their own is ended and named, and the school runs on', async () => {
    const at = town()
    const heir = await confirmed()
    const page = await at.open(heir.id)
    const admin = await paidSchool(at, heir)
    await handOver(admin, heir)
    if (!page || !payCheckout(at.world, page, 'pays')) throw new Error('nothing was bought')
    await at.deliverAll()
    expect(at.subscriptionsOf(heir.id).map(({ status }) => status)).toEqual(['canceled'])
    expect(await plan(heir)).toMatchObject({ plan_type: 'school', is_admin: true })
    expect(await plan(admin)).toMatchObject({ plan_type: 'school_member' })
    expect((await at.reconcile()).findings).toMatchObject([
      { kind: 'second_subscription', user_id: heir.id, customer_id: page.customer, mended: false },
    ])
  })

  it('a customer set aside and deleted at Stripe leaves the school its own', async () => {
    const at = town()
    const heir = await paidOnce(at)
    const admin = await paidSchool(at, heir)
    await handOver(admin, heir)
    deleteCustomer(at.world, at.subscriptionsOf(heir.id)[0]?.customer ?? '')
    await at.deliverAll()
    expect(await billsOf(at, heir)).toEqual([7999])
    expect(await plan(heir)).toMatchObject({ plan_type: 'school', is_admin: true })
  })

  it('of a school that was given by hand the administrator keeps their own customer and bills', async () => {
    const at = town()
    const [admin, heir] = [await paidOnce(at), await confirmed()]
    const given = { is_admin: true, message_limit: 500, plan_type: 'school', status: 'active' }
    await call(db(), 'service', 'set_subscription', { target_user: admin.id, patch: given })
    await nameSchool(admin, 'Te Kura')
    await link(admin, heir)
    await handOver(admin, heir)
    expect([await billsOf(at, admin), await billsOf(at, heir)]).toEqual([[999], []])
    expect(await plan(heir)).toMatchObject({ plan_type: 'school', is_admin: true })
  })

  /** A school that was handed over and has ended. */
  async function endedSchool(at: PaymentTown, heir: Teacher) {
    const admin = await paidSchool(at, heir)
    await handOver(admin, heir)
    await cancelPlan(at.payments, heir.id)
    at.days(32)
    await at.deliverAll()
    expect(await plan(heir)).toMatchObject({ plan_type: 'free', is_admin: false })
    return admin
  }

  it('after the school has ended the heir buys on their own customer, and has their own bills', async () => {
    const at = town()
    const heir = await paidOnce(at)
    const own = at.subscriptionsOf(heir.id)[0]?.customer
    const admin = await endedSchool(at, heir)
    expect(await billsOf(at, heir)).toEqual([7999])
    expect((await at.buy(heir.id)).customer).toBe(own)
    await at.deliverAll()
    expect(await plan(heir)).toMatchObject({ plan_type: 'premium' })
    expect(await billsOf(at, heir)).toEqual([999, 999])
    const page = await at.open(admin.id)
    expect(at.world.held.customers[page?.customer ?? '']?.metadata.user_id).toBe(admin.id)
    expect((await at.reconcile()).findings).toEqual([])
  })

  it('so does an heir who never had a customer, and who bought a school hands on their own', async () => {
    const at = town()
    const [heir, third] = [await confirmed(), await confirmed()]
    await endedSchool(at, heir)
    const bought = await at.buy(heir.id, 'school')
    expect(at.world.held.customers[bought.customer]?.email).toBe(`${heir.id}@school.test`)
    await at.deliverAll()
    await link(heir, third)
    await handOver(heir, third)
    expect([await billsOf(at, heir), await billsOf(at, third)]).toEqual([[], [7999]])
    expect((await at.reconcile()).findings).toEqual([])
  })

  it('a page that was left open on the school’s customer is closed before the heir buys, and what was paid on it counts', async () => {
    const at = town()
    const heir = await confirmed()
    const admin = await endedSchool(at, heir)
    const school = at.subscriptionsOf(admin.id)[0]?.customer ?? ''
    const old = async () => {
      const params = {
        mode: 'subscription',
        customer: school,
        line_items: [{ price: 'price_teacher', quantity: 1 }],
      }
      const { id } = await at.payments.stripe.checkout.sessions.create(params as never)
      await owner(
        'update private.payment_accounts set checkout = $2::text::jsonb where user_id = $1::text::uuid',
        [heir.id, JSON.stringify({ kind: 'individual', origin: APP, session: id })],
      )
      return at.world.held.sessions[id]
    }
    const paid = await old()
    at.beforeCall = (_method, path) => {
      if (path.endsWith('/expire') && paid) payCheckout(at.world, paid, 'pays')
    }
    expect(await at.open(heir.id)).toBeUndefined() // the portal
    at.beforeCall = () => undefined
    expect(await plan(heir)).toMatchObject({ plan_type: 'premium' })
    await cancelPlan(at.payments, heir.id)
    at.days(32)
    await at.deliverAll()
    const left = await old()
    expect((await at.open(heir.id))?.customer).not.toBe(school)
    expect(left?.status).toBe('expired')
  })
})
